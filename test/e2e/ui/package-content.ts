import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";

const files = [
  "[Content_Types].xml",
  "extension.vsixmanifest",
  "extension/LICENSE.txt",
  "extension/changelog.md",
  "extension/client/icon.png",
  "extension/dist/browser-server.js",
  "extension/dist/browser.cjs",
  "extension/dist/extension.cjs",
  "extension/dist/server.cjs",
  "extension/package.json",
  "extension/readme.md",
  "extension/schemas/configuration.schema.json",
];

/** Far above what it is; a bundle that takes in a development tool is beyond it. */
const maximumBytes = 2_000_000;

/** What is wrong with a packed extension: files that are missing or should not be there, or its size. */
export async function packageComplaints(vsix: string): Promise<string[]> {
  const content = await readFile(vsix);
  const present = Object.keys(unzipSync(content)).sort();
  return [
    ...files.filter((name) => !present.includes(name)).map((name) => `${name} is missing`),
    ...present.filter((name) => !files.includes(name)).map((name) => `${name} should not be in it`),
    ...(content.length > maximumBytes ? [`it has ${content.length} bytes, and may have ${maximumBytes}`] : []),
  ];
}
