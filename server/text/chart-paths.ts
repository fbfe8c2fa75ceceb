/** Whether a path is that of a packed chart among the dependencies of another. */
export function isPackedChart(path: string): boolean {
  return /(?:^|\/)charts\/[^/]+\.tgz$/.test(path);
}

/** Tells whether a path lies in the folder of one of the charts among the files. */
export function chartMatcher(files: Iterable<string>): (path: string) => boolean {
  const folders: string[] = [];
  for (const path of files) {
    if (path === "Chart.yaml" || path.endsWith("/Chart.yaml")) folders.push(path.slice(0, -"Chart.yaml".length));
  }
  return (path) => folders.some((folder) => path.startsWith(folder));
}
