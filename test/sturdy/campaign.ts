/**
 * The campaigns at large: `npx tsx test/sturdy/campaign.ts [--runs=10000] [--only=WORD] [FOLDER]`. Says how many inputs each
 * tried; the first that breaks something ends it, with the input made as small as it gets.
 */
import { campaigns } from "./lib/campaigns.ts";

const words = process.argv.slice(2);
const option = (name: string) => words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const runs = Number(option("runs") ?? 10_000);
const only = option("only") ?? "";
const folder = words.find((word) => !word.startsWith("--"));

for (const campaign of campaigns(folder).filter(({ name }) => name.includes(only))) {
  const started = performance.now();
  try {
    campaign.run(runs);
    console.log(`${campaign.name}: ${runs} inputs in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? `\n${error.cause.stack}` : "";
    console.log(`${campaign.name}: ${error instanceof Error ? error.message : String(error)}${cause}`);
    process.exitCode = 1;
  }
}
