import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { longestFirst } from './longest-first.ts'

/** Drives the built page in a real Chromium, as a person would. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['**/*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    // A browser waits a good part of its time.
    maxWorkers: 3,
    // The files of a worker share the games they read and a browser.
    isolate: false,
    sequence: { sequencer: longestFirst(/(faults|everywhere|play|onus|tercios)\.test\.ts$/) },
    // A second, as it is by itself, is little on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    // A busy machine may miss a beat; a fault fails twice.
    retry: 1,
  },
})
