import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bridge } from '@acies/bots/testing'
import { type MatchFile, writeMatch } from '@acies/kernel'
import { afterAll, describe, expect, it } from 'vitest'
import { randomMatch } from './bench/matches.ts'
import { main } from './main.ts'
import { acies, ENGLISH, typing } from './testing/run.ts'
import { SHELF, shelf } from './testing/shelf.ts'

const folder = mkdtempSync(join(tmpdir(), 'acies-cli-'))
afterAll(() => rmSync(folder, { recursive: true }))

function put(name: string, content: unknown): string {
  const file = join(folder, name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const step = {
  game: 'bridge',
  title: 'A step forward',
  rules: ['BRIDGE-2'],
  position: { line: '.a.b...', hand: [0] },
  answers: [
    { seat: 0, picks: ['card-0'] },
    { seat: 0, picks: ['s1', 'h3'] },
  ],
  expect: { position: { line: '..ab...' }, decision: { step: 'attack', options: ['s1'] } },
}

/** Bad input: one line, exit code 2, nothing on standard output. */
async function complaint(args: string): Promise<string> {
  const { code, out, err } = await acies(args, [], {}, ENGLISH)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err.trimEnd()).not.toContain('\n')
  expect(err).toMatch(/^acies: /)
  return err
}

describe('acies', () => {
  it('says what it can do', async () => {
    const { terminal, run } = typing([])
    expect(await main([], { terminal, games: shelf })).toBe(0)
    for (const command of ['games', 'play', 'simulate', 'referee', 'replay', 'rules', 'bench']) {
      expect(run.out).toMatch(new RegExp(`^  ${command} `, 'm'))
    }
  })

  it('complains about commands and options it does not know', async () => {
    expect(await complaint('battle')).toContain("unknown command 'battle'")
    expect(await complaint('games --bogus')).toContain("unknown option '--bogus'")
    expect(await complaint('replay')).toContain("missing required argument 'match'")
    expect(await complaint('games --lang fr')).toContain('--lang: no language fr')
  })

  it('says when the fault is its own, without a stack', async () => {
    const broken = { bridge: () => Promise.reject(new Error('the shelf fell down')) }
    const { code, err } = await acies('games', [], { games: broken })
    expect(code).toBe(70)
    expect(err).toContain('the shelf fell down')
    expect(err).not.toContain(' at ')
  })
})

describe('acies games', () => {
  it('lists the battles in both languages', async () => {
    expect((await acies('games')).out).toContain('dawn  Amanecer, 200 a. C.: 1 Orilla sur, 2 Orilla norte')
    expect((await acies('games --lang en')).out).toContain('dawn  Dawn, 200 BC: 1 South bank, 2 North bank')
    expect(JSON.parse((await acies('games --json')).out)[0]).toMatchObject({
      id: 'bridge',
      scenarios: [{ id: 'dawn' }, {}],
    })
  })

  it('takes the language from the environment', async () => {
    const { terminal, run } = typing([], { LANG: 'en_GB.UTF-8' })
    await main(['games'], { terminal, games: shelf })
    expect(run.out).toContain('The Bridge')
  })
})

describe('acies rules', () => {
  it('prints all rules, or one', async () => {
    expect((await acies('rules bridge')).out).toContain('El puente\n  BRIDGE-1\n    Juega una carta.\n  BRIDGE-2')
    expect((await acies('rules bridge bridge-3 --lang en')).out).toBe(
      'The bridge\n  BRIDGE-3\n    A unit that is boxed in does not move.\n\n',
    )
    expect(await complaint('rules bridge BRIDGE-9')).toContain('bridge has no rule BRIDGE-9')
    expect(await complaint('rules chess')).toContain('no game chess; there are bridge')
  })
})

describe('acies referee', () => {
  it('passes what holds, alone or in a folder', async () => {
    const file = put('step.json', step)
    expect(await acies(`referee ${file} --lang en`)).toMatchObject({ code: 0, out: '1 passed, 0 failed\n' })
  })

  it('prints what differs, and fails', async () => {
    const wrong = put('wrong.json', { ...step, expect: { position: { line: 'a..b...' } } })
    const { code, out } = await acies(`referee ${wrong} ${put('right.json', step)} --lang en`)
    expect(code).toBe(1)
    expect(out).toContain('wrong.json: A step forward\n    position.line: "a..b..." expected, "..ab..." found')
    expect(out).toContain('1 passed, 1 failed')
  })

  it('fails a case whose dice run out', async () => {
    const fight = {
      ...step,
      position: { line: '.ab....', hand: [0] },
      answers: [
        { seat: 0, picks: ['card-0'] },
        { seat: 0, picks: [] },
        { seat: 0, picks: ['s1', 'n1'] },
        { seat: 1, picks: ['hold'] },
      ],
      expect: {},
    }
    const { code, out } = await acies(`referee ${put('dice.json', fight)}`)
    expect(code).toBe(1)
    expect(out).toContain('dice: one more was rolled')
  })

  it('walks folders', async () => {
    const nested = mkdtempSync(join(folder, 'cases-'))
    writeFileSync(join(nested, 'a.json'), JSON.stringify(step))
    writeFileSync(join(nested, 'notes.txt'), 'not a case')
    expect((await acies(`referee ${nested} --lang en`)).out).toBe('1 passed, 0 failed\n')
  })

  it('leaves out what is hidden, and runs the rest when one file is bad', async () => {
    const nested = mkdtempSync(join(folder, 'cases-'))
    mkdirSync(join(nested, '.git'))
    writeFileSync(join(nested, '.git', 'a.json'), 'nothing')
    writeFileSync(join(nested, 'a.json'), '{')
    writeFileSync(join(nested, 'b.json'), JSON.stringify(step))
    const { code, out } = await acies(`referee ${nested} --lang en`)
    expect(code).toBe(1)
    expect(out).toMatch(/a\.json:1:2: not JSON/)
    expect(out).toContain('1 passed, 0 failed, 1 no case')
  })

  it('rewrites cases of the form used before, and only those', async () => {
    const nested = mkdtempSync(join(folder, 'cases-'))
    const file = join(nested, 'old.json')
    const old = { ...step, expect: { ...step.expect, events: [{ type: 'move', unit: 0, hex: 2 }] } }
    writeFileSync(file, JSON.stringify(old))
    writeFileSync(join(nested, 'bad.json'), '[]')
    const { code, out } = await acies(`referee --migrate ${nested} --lang en`)
    expect(code).toBe(1)
    expect(out).toMatch(/bad\.json: case: it names no game\n1 of 2 rewritten, 1 left as they are\n$/)
    expect(readFileSync(file, 'utf8')).toContain('"events": [{ "type": "move", "unit": "s1", "hex": "h3" }]')
    expect((await acies(`referee ${file} --lang en`)).out).toBe('1 passed, 0 failed\n')
    expect((await acies(`referee --migrate ${file} --lang en`)).out).toBe('0 of 1 rewritten\n')
  })

  it('publishes the schema', async () => {
    const schema = JSON.parse((await acies('referee --schema bridge')).out)
    expect(schema.properties.game).toEqual({ const: 'bridge' })
    expect(schema.examples).toHaveLength(1)
    expect(await complaint('referee --schema chess')).toContain('no game chess')
  })

  it('complains about what is no case, naming file and place', async () => {
    expect(await complaint('referee')).toContain('name case files')
    expect(await complaint('referee /no/such.json')).toContain('/no/such.json: no such file')
    const bad = (name: string, content: unknown) => complaint(`referee ${put(name, content)}`)
    expect(await bad('broken.json', '{\n  "game": bridge\n}')).toMatch(/broken\.json:2:11: not JSON/)
    expect(await bad('list.json', [])).toMatch(/list\.json: case: /)
    expect(await bad('bare.json', { ...step, rules: [] })).toMatch(/bare\.json: rules: /)
    expect(await bad('other.json', { ...step, game: 'chess' })).toMatch(/other\.json: no game chess/)
    const unfit = { ...step, position: { line: 'xxx', hand: [] } }
    expect(await bad('unfit.json', unfit)).toMatch(/unfit\.json: position\.line: /)
    expect(await bad('rule.json', { ...step, rules: ['BRIDGE-99'] })).toMatch(/rules: no rule BRIDGE-99/)
  })
})

describe('acies replay', () => {
  const match: MatchFile = randomMatch(bridge, 'dusk', 8)
  const saved = put('match.json', writeMatch(match))

  it('tells a match in sentences', async () => {
    const { code, out } = await acies(`replay ${saved}`)
    expect(code).toBe(0)
    expect(out).toMatch(/^El puente: Ocaso\n/)
    expect(out).toMatch(/Orilla sur juega una orden de \d\. \[BRIDGE-1\]/)
    expect(out).toMatch(/Robas una orden de \d\. \(solo para Orilla sur\)/)
    expect((await acies(`replay ${saved} --lang en`)).out).toMatch(/South bank plays an order \d\./)
  })

  it('verifies', async () => {
    const { code, out } = await acies(`replay ${saved} --verify --lang en`)
    expect(code).toBe(0)
    expect(out).toMatch(new RegExp(`^${match.answers.length} answers, all by the rules\\. (Victory|A draw)`))
  })

  it('tells a match of earlier rules as far as today’s follow it, and does not verify it', async () => {
    const header = { ...match.header, version: '0' }
    const answers = [...match.answers.slice(0, 6), [0, 'nothing'], ...match.answers.slice(7)]
    const older = put('older.json', { header, answers })
    const { code, out } = await acies(`replay ${older} --lang en`)
    expect(code).toBe(0)
    expect(out).toContain(`earlier rules; today’s follow it to answer 6 of ${match.answers.length}.`)
    expect(await complaint(`replay ${older} --verify`)).toMatch(/header\.version: played under rules 0/)
  })

  it('complains about what is no match of these rules', async () => {
    const { header, answers } = match
    const from = (name: string, changes: object) => complaint(`replay ${put(name, { header, answers, ...changes })}`)
    expect(await complaint('replay /no/match.json')).toContain('/no/match.json: no such file')
    expect(await complaint(`replay ${folder}`)).toContain('a folder, not a file')
    expect(await complaint(`replay ${put('half.json', writeMatch(match).slice(0, 300))}`)).toMatch(
      /half\.json:1:\d+: not JSON/,
    )
    expect(await complaint(`replay ${put('empty.json', {})}`)).toMatch(/empty\.json: not a match: header/)
    expect(await from('g.json', { header: { ...header, game: 'chess' } })).toMatch(/g\.json: no game chess/)
    expect(await from('s.json', { header: { ...header, scenario: 'noon' } })).toMatch(/header\.scenario: .*noon/)
    expect(await from('o.json', { header: { ...header, options: ['fog'] } })).toMatch(
      /header\.options: .*no switch fog/,
    )
    expect(await from('a.json', { answers: [...answers.slice(0, 4), [0, 77], ...answers.slice(5)] })).toMatch(
      /a\.json: answers\.4: refused by /,
    )
    expect(await from('late.json', { answers: [...answers, [0, 1]] })).toMatch(/answers\.\d+: refused by not-asked/)
  })
})

describe('acies simulate', () => {
  const json = async (args: string) => JSON.parse((await acies(`simulate ${args} --json`)).out)

  it('gives the same whatever the number of threads', async () => {
    const fixed = 'bridge --games 12 --bots random --seed 11'
    const same = ({
      seconds,
      scenarios,
      ...rest
    }: {
      seconds: number
      scenarios: Record<string, { seconds: number }>
    }) => ({
      ...rest,
      scenarios: Object.values(scenarios).map(({ seconds: _, ...tally }) => tally),
    })
    const one = await json(`${fixed} --threads 1`)
    const two = await json(`${fixed} --threads 2`)
    expect(same(two)).toEqual(same(one))
    expect(one).toMatchObject({ matches: 12, finished: 12, errors: 0, interrupted: false })
    expect(Object.keys(one.scenarios)).toEqual(['dawn', 'dusk'])
  })

  it('keeps to one scenario when told to', async () => {
    expect((await json('bridge --games 3 --scenario dusk --threads 1')).scenarios).toMatchObject({
      dusk: { matches: 3 },
    })
  })

  it('reports what broke, keeps the matches and fails', async () => {
    const kept = join(folder, 'kept')
    const { code, out } = await acies(`simulate flood --games 4 --seed 1 --threads 1 --keep ${kept} --lang en`)
    expect(code).toBe(1)
    expect(out).toMatch(/match 0 \(dawn, decision \d+\): impossible: the river rose/)
    expect(readdirSync(kept)).toContain('flood-dusk-3.json')
    expect((await acies('simulate flood --games 4 --threads 1 --no-check')).code).toBe(0)
  })

  it('stops with what it has when it is interrupted', async () => {
    const { terminal, run, interrupt } = typing([])
    const done = main(['simulate', 'bridge', '--games', '1000000', '--json', '--lang', 'en'], {
      terminal,
      games: shelf,
      shelf: SHELF,
    })
    while (run.status.length === 0) await new Promise(resolve => setTimeout(resolve, 20))
    interrupt()
    expect(await done).toBe(130)
    const report = JSON.parse(run.out)
    expect(report.interrupted).toBe(true)
    expect(report.matches).toBeGreaterThan(0)
    expect(run.status[0]).toMatch(/^[█░]+ \d+% · \d+\/1000000 · [\d.]+\/s · /)
    expect(run.status.at(-1)).toBe('')
  })

  it('complains about what is not there', async () => {
    expect(await complaint('simulate chess')).toContain('no game chess')
    expect(await complaint('simulate bridge --scenario noon')).toContain(
      'bridge has no scenario noon; there are dawn, dusk',
    )
    expect(await complaint('simulate bridge --bots random,deep')).toContain('no bot deep; there are random, greedy')
    expect(await complaint('simulate bridge --games none')).toContain('--games: none is not a whole number')
    expect(await complaint('simulate bridge --threads 0')).toContain('--threads: 0')
    expect(await complaint('simulate bridge --seed x')).toContain('--seed: x')
    expect(await complaint('simulate bridge --bots ,')).toContain('--bots')
  })
})

describe('acies bench', () => {
  it('measures', async () => {
    const row = JSON.parse((await acies('bench bridge --passes 1 --milliseconds 5 --json')).out)
    expect(row).toMatchObject({ game: 'bridge', scenario: 'dawn' })
    for (const key of ['decisionsPerSecond', 'matchesPerSecond', 'matchFileBytes', 'verifyMilliseconds']) {
      expect(row[key]).toBeGreaterThan(0)
    }
    expect(Object.keys(row.ratios)).toEqual(['events', 'checked', 'invariants'])
    expect((await acies('bench bridge --passes 1 --milliseconds 5 --lang en')).out).toMatch(/decisions\/s/)
    const geometry = JSON.parse((await acies('bench table --passes 1 --milliseconds 1 --json')).out)
    expect(geometry.overlapsPerSecond).toBeGreaterThan(0)
    expect(await complaint('bench chess')).toContain('no game chess')
  })
})

describe('what is saved', () => {
  it('is left alone by bad input', async () => {
    const file = put('precious.json', 'precious')
    expect(await complaint(`play bridge --scenario dawn --save ${file}`)).toContain('is there already')
    expect(await complaint(`play --resume ${file}`)).toContain('precious.json:1:1: not JSON')
    expect(readFileSync(file, 'utf8')).toBe('precious')
  })
})
