import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{server,rules,client,tools,test}/**/*.test.ts"],
    exclude: ["**/node_modules/**", "test/e2e/**"],
    // A test that waits for an event gets time on a loaded machine; none of them measures time.
    testTimeout: 60_000,
  },
});
