/** The parts of an image reference. */
export interface ImageReference {
  /** With the registry, without tag and digest. */
  readonly repository: string;
  readonly tag: string | undefined;
  readonly digest: string | undefined;
}

/**
 * Takes an image reference apart: `[registry[:port]/]path[:tag][@digest]`. Undefined for what is none, a template's text
 * for example.
 * Source: https://github.com/distribution/reference/blob/main/reference.go
 */
export function parseImage(text: string): ImageReference | undefined {
  const match = /^([^\s@{}$]+?)(?::([\w][\w.-]{0,127}))?(?:@([a-z0-9+._-]+:[0-9a-fA-F]+))?$/.exec(text.trim());
  const repository = match?.[1];
  if (repository === undefined || repository.endsWith("/")) return undefined;
  return { repository, tag: match?.[2], digest: match?.[3] };
}

/**
 * Whether a repository ends in whole segments with a pattern, so that mirrors match: `mirror.example/hub/timberio/vector`
 * is `timberio/vector`. A pattern of one segment is Docker's official image only, unless it is written `*\/name`.
 */
export function isRepository(repository: string, pattern: string): boolean {
  const written = repository.toLowerCase();
  const anywhere = pattern.startsWith("*/");
  const wanted = (anywhere ? pattern.slice(2) : pattern).toLowerCase();
  if (written === wanted) return true;
  if (!written.endsWith(wanted)) return false;
  if (!anywhere && !wanted.includes("/")) {
    return (
      written === `library/${wanted}` ||
      /^(?:index\.)?docker\.io\/(?:library\/)?/.exec(written)?.[0] === written.slice(0, -wanted.length)
    );
  }
  return written.endsWith(`/${wanted}`);
}
