import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Drives the built page in a real Chromium, as a person would. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['**/*.test.ts'],
    testTimeout: 90_000,
    hookTimeout: 30_000,
    // A browser mostly waits.
    maxWorkers: 4,
    // A busy machine may miss a beat; a fault fails twice.
    retry: 1,
  },
})
