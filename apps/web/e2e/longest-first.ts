import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Those files first, or one worker would be left alone with them at the end: they are short to read and long to run. */
export const longestFirst = (long: RegExp): typeof BaseSequencer =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const rest = await super.sort(files)
      return [...rest.filter(f => long.test(f.moduleId)), ...rest.filter(f => !long.test(f.moduleId))]
    }
  }
