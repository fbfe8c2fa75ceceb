import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/precommit/*.spec.ts"],
    // pre-commit clones and sets up environments.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
