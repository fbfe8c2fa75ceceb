/** Whether a path is that of a packed chart among the dependencies of another. */
export function isPackedChart(path: string): boolean {
  return /(?:^|\/)charts\/[^/]+\.tgz$/.test(path);
}

/** Whether a path is that of the file that makes a chart of its folder. */
export function isChartFile(path: string): boolean {
  return path === "Chart.yaml" || path.endsWith("/Chart.yaml");
}

/** Tells whether a path lies in the folder of one of the charts among the files. */
export function chartMatcher(files: Iterable<string>): (path: string) => boolean {
  const folders: string[] = [];
  for (const path of files) {
    if (isChartFile(path)) folders.push(path.slice(0, -"Chart.yaml".length));
  }
  return (path) => folders.some((folder) => path.startsWith(folder));
}
