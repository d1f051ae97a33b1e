import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files of few words and much work; a file that is not known yet is begun the sooner the longer it is. */
const LONG = /(faults|everywhere)\.test\.ts$/

/** The longest first, or one worker would be left alone with them at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rest = await super.sort(files)
    return [...rest.filter(f => LONG.test(f.moduleId)), ...rest.filter(f => !LONG.test(f.moduleId))]
  }
}

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
    sequence: { sequencer: LongestFirst },
    // A second, as it is by itself, is little on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    // A busy machine may miss a beat; a fault fails twice.
    retry: 1,
  },
})
