/**
 * The end-to-end tests: the suite in VS Code's extension host (a process, and a worker), then the packed extension on
 * the screen. `tsx test/e2e/run.ts [node|web|ui …]` runs a part, with names such as `fixes.test.ts` these files of the suite alone.
 */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { bundleSuite } from "./lib/bundle-suite.ts";
import { add, inWords, type Outcome } from "./lib/outcome.ts";
import { e2e, root } from "./lib/paths.ts";
import { runSuite } from "./lib/run-suite.ts";
import { runOnScreen } from "./ui/run-on-screen.ts";

const parts = { node: () => runSuite("node"), web: () => runSuite("web"), ui: runOnScreen };
type Part = keyof typeof parts;

const given = process.argv.slice(2);
const files = given.filter((name) => name.endsWith(".test.ts"));
const asked = given.filter((name) => !files.includes(name));
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) throw new Error(`no such part: ${unknown.join(", ")}`);

const execute = (command: string, ...parameters: string[]) =>
  execFileSync(command, parameters, { cwd: root, stdio: ["ignore", "inherit", "inherit"] });
execute("bash", join(e2e, "setup.sh"));
execute("npm", "run", "--silent", "package");
await bundleSuite(files);

let total: Outcome = { passed: 0, failed: 0, skipped: 0 };
for (const name of (asked.length > 0 ? asked : Object.keys(parts)) as Part[]) {
  console.log(`${name}:`);
  total = add(total, await parts[name]());
}
console.log(inWords(total));
process.exit(total.failed > 0 ? 1 : 0);
