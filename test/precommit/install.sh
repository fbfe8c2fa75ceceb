#!/usr/bin/env bash
# Puts pre-commit into test/precommit/.venv (ignored by git): from PyPI, else a link to Debian's package.
# Prints the path of the program. Status 3 and the reason on stderr when it cannot be had.
set -u
here="$(cd "$(dirname "$0")" && pwd)"
version="4.7.0"
program="$here/.venv/bin/pre-commit"

if [ ! -x "$program" ]; then
  rm -rf "$here/.venv"
  if python3 -m venv "$here/.venv" >/dev/null 2>&1 &&
    "$here/.venv/bin/pip" install --quiet --disable-pip-version-check "pre-commit==$version" >&2; then
    :
  else
    rm -rf "$here/.venv"
    if ! command -v pre-commit >/dev/null && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
      { apt-get update -q && apt-get install -y -q --no-install-recommends pre-commit; } >&2 </dev/null
    fi
    found="$(command -v pre-commit)" || {
      echo "pre-commit cannot be installed here: neither from PyPI (python3 with venv) nor as Debian's package" >&2
      exit 3
    }
    mkdir -p "$here/.venv/bin" && ln -s "$found" "$program"
  fi
fi
"$program" --version >&2 || exit 3
echo "$program"
