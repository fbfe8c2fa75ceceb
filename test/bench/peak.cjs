// Loaded before the bundle: writes the largest resident memory in KB, as the operating system counted it, when it ends.
process.on("exit", () => {
  require("node:fs").writeFileSync(process.env.PLANELINT_BENCH_PEAK, String(process.resourceUsage().maxRSS));
});
