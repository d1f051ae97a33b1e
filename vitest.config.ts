import { defineConfig } from 'vitest/config'
import { longestFirst } from './apps/web/e2e/longest-first.ts'
import { drawnByPreact } from './apps/web/preact.ts'

export default defineConfig({
  resolve: { alias: drawnByPreact },
  test: {
    include: ['{packages,games,apps,scripts}/**/*.test.{ts,tsx,mjs}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/e2e/**'],
    testTimeout: 60_000,
    // All processors: nobody works beside the tests.
    maxWorkers: '100%',
    // No test leaves anything behind in a module: a worker reads each once.
    isolate: false,
    sequence: { sequencer: longestFirst(/\/(game|bots|lab|engines|binary)\.test\.ts$/) },
  },
})
