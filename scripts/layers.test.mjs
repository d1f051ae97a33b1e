import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { layeredFiles, wrongImports } from './layers.mjs'
import { ROOT } from './source.mjs'

describe('layers', () => {
  it('no import points the wrong way', () => {
    const { files, games } = layeredFiles()
    expect(files.length).toBeGreaterThan(10)
    expect(files.flatMap(file => wrongImports(file, readFileSync(join(ROOT, file), 'utf8'), games))).toEqual([])
  })
})

describe('the look at the layers', () => {
  const games = new Set(['@acies/cc-ancients', '@acies/cc-napoleonics', '@acies/commands-colors'])
  const look = (file, source) => wrongImports(file, source, games)

  it.each([
    ['packages/kernel/src/a.ts', "import { ring } from '@acies/hexes'"],
    ['packages/hexes/src/a.ts', "import type { Seat } from '@acies/kernel'"],
    ['packages/table/src/a.ts', "export * from '@acies/hexes'"],
    ['games/commands-colors/src/a.ts', "import { ancients } from '@acies/cc-ancients'"],
    ['games/cc-napoleonics/src/a.ts', "import { ancients } from '@acies/cc-ancients'"],
    ['games/cc-ancients/src/a.ts', "import { greedy } from '@acies/bots'"],
    ['games/cc-ancients/src/a.ts', "type Bot = import('@acies/bots').Bot"],
    ['games/cc-ancients/src/a.ts', "import '@acies/cli'"],
    ['packages/bots/src/a.ts', "import { ancients } from '@acies/cc-ancients'"],
    ['packages/bots/src/a.ts', "const lab = await import('@acies/lab')"],
    ['apps/web/src/a.tsx', "import { main } from '@acies/cli'"],
    ['apps/cli/src/a.ts', "import { Rules } from '../../../packages/kernel/src/rules.ts'"],
    ['games/cc-ancients/src/a.ts', "import {\n  draw,\n} from '../../commands-colors/src/deck.ts'"],
    ['packages/kernel/src/a.ts', "import { Rules } from '@acies/kernel'"],
  ])('finds %s: %s', (file, source) => {
    expect(look(file, source)).toHaveLength(1)
  })

  it.each([
    ['games/cc-ancients/src/a.ts', "import { deck } from '@acies/commands-colors'"],
    ['games/commands-colors/src/a.ts', "import { board } from '@acies/hexes'"],
    ['packages/lab/src/a.ts', "import type { Bot } from '@acies/bots'"],
    ['packages/bots/src/a.test.ts', "import { ancients } from '@acies/cc-ancients'"],
    ['apps/cli/src/commands/a.ts', "import { Rules } from '@acies/kernel'\nimport { games } from '../games.ts'"],
    ['packages/kernel/src/a.ts', "// import { ring } from '@acies/hexes'\nimport { z } from 'zod'"],
  ])('lets %s: %s', (file, source) => {
    expect(look(file, source)).toEqual([])
  })

  it('names file and line', () => {
    expect(look('packages/kernel/src/a.ts', "\nimport '@acies/bots'")[0]).toMatch(/^packages\/kernel\/src\/a\.ts:2: /)
  })
})
