import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { shelf as realShelf } from '../games.ts'
import { main } from '../main.ts'
import { acies, ENGLISH, typing } from '../testing/run.ts'
import { SHELF, shelf } from '../testing/shelf.ts'

const folder = mkdtempSync(join(tmpdir(), 'acies-lab-'))
afterAll(() => rmSync(folder, { recursive: true }))
const at = (name: string): string => join(folder, name)

/** Bad input: one line, exit code 2, nothing on standard output. */
async function complaint(args: string): Promise<string> {
  const { code, out, err } = await acies(args, [], {}, ENGLISH)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err.trimEnd().split('\n')).toHaveLength(1)
  return err
}

/** A report without the times it took. */
function timeless(out: string): unknown {
  return JSON.parse(out, (key, value: unknown) => (key === 'seconds' ? 0 : value))
}

describe('a run that is noted', () => {
  const plan = 'simulate bridge --games 12 --seed 4 --threads 1 --json'

  it('goes on where it was broken off, and comes to the same', async () => {
    const file = at('run.jsonl')
    const whole = await acies(`${plan} --resume ${file}`)
    expect(whole.code).toBe(0)
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
    expect(lines).toHaveLength(13)
    // As if the machine had stopped while the sixth match was written.
    writeFileSync(file, `${lines.slice(0, 6).join('\n')}\n${lines[6].slice(0, 20)}`)
    const rest = await acies(`${plan} --resume ${file}`)
    expect(timeless(rest.out)).toEqual(timeless(whole.out))
    expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(13)
    // Nothing is left to play.
    expect(timeless((await acies(`${plan} --resume ${file}`)).out)).toEqual(timeless(whole.out))
  })

  it('goes on after Ctrl-C, with the seed it began with', async () => {
    const file = at('stopped.jsonl')
    const args = ['simulate', 'bridge', '--threads', '1', '--json', '--resume', file, '--games']
    const { terminal, run, interrupt } = typing([])
    const stopped = main([...args, '600'], { terminal, games: shelf, shelf: SHELF })
    while (run.status.length === 0) await new Promise(resolve => setTimeout(resolve, 5))
    interrupt()
    expect(await stopped).toBe(130)
    const before = JSON.parse(run.out)
    expect(before.interrupted).toBe(true)
    const after = JSON.parse((await acies([...args, '600'].join(' '))).out)
    expect(after).toMatchObject({ matches: 600, seed: before.seed, interrupted: false })
  })

  it('may be made longer, and nothing else', async () => {
    const file = at('longer.jsonl')
    await acies(`simulate bridge --games 3 --seed 4 --threads 1 --resume ${file}`)
    const { out } = await acies(`simulate bridge --games 5 --seed 4 --threads 1 --json --resume ${file}`)
    expect(JSON.parse(out).matches).toBe(5)
    const kept = readFileSync(file, 'utf8')
    const again = (changes: string) => complaint(`simulate ${changes} --threads 1 --resume ${file}`)
    expect(await again('bridge --games 5 --seed 5')).toContain('longer.jsonl: a run with another seed')
    expect(await again('bridge --games 5 --seed 4 --bots greedy')).toContain('another seatings')
    expect(await again('bridge --games 2 --seed 4')).toContain('another matches')
    expect(await again('flood --games 5 --seed 4')).toContain('another game')
    expect(readFileSync(file, 'utf8')).toBe(kept)
  })

  it('leaves alone what is no run', async () => {
    for (const [name, text] of [
      ['notes.txt', 'precious'],
      ['other.json', '{"precious": true}\n'],
    ]) {
      writeFileSync(at(name), text)
      expect(await complaint(`simulate bridge --resume ${at(name)}`)).toContain(`${name}: not a run`)
      expect(readFileSync(at(name), 'utf8')).toBe(text)
    }
    await acies(`simulate bridge --games 2 --seed 1 --threads 1 --resume ${at('odd.jsonl')}`)
    const [heading] = readFileSync(at('odd.jsonl'), 'utf8').split('\n')
    writeFileSync(at('odd.jsonl'), `${heading}\n{"index": 77}\n`)
    expect(await complaint(`simulate bridge --games 2 --seed 1 --resume ${at('odd.jsonl')}`)).toContain(
      'odd.jsonl:2: not a match of this run',
    )
    expect(await complaint(`simulate bridge --resume ${folder}`)).toContain('a folder, not a file')
    expect(await complaint(`simulate bridge --bots nobody --resume ${at('new.jsonl')}`)).toContain('no bot nobody')
    expect(existsSync(at('new.jsonl'))).toBe(false)
  })
})

describe('a page', () => {
  it('is written with the matches that stand out beside it', async () => {
    const file = at('deep/page.html')
    const play = `simulate bridge --games 9 --seed 2 --threads 1 --lang en --report ${file}`
    // The folder is not there: it is asked for.
    const refused = await acies(play, ['n'])
    expect([refused.code, refused.err.trim().split('\n').length]).toEqual([2, 1])
    expect(existsSync(at('deep'))).toBe(false)
    const { code, out } = await acies(play, ['y'])
    expect(code).toBe(0)
    expect(out).toContain('Make it?')
    expect(out).toContain(file)
    // Nothing but the document stands where one is asked for.
    const document = await acies(`${play.replace('deep', 'deeper')} --json`, ['y'])
    expect(document.err).toContain('Make it?')
    expect(JSON.parse(document.out)).toMatchObject({ matches: 9 })
    const page = readFileSync(file, 'utf8')
    expect(page).toContain('<html lang="en"')
    const links = [...page.matchAll(/href="(page-matches\/[^"]+)"/g)].map(match => match[1])
    expect(links.length).toBeGreaterThan(3)
    for (const link of new Set(links)) {
      expect((await acies(`replay ${at(`deep/${link}`)} --verify`)).code).toBe(0)
    }
  })

  it('takes the place of an older page of ours, and of nothing else', async () => {
    const file = at('twice.html')
    const write = `simulate bridge --games 2 --threads 1 --report ${file}`
    await acies(`${write} --lang en`)
    expect((await acies(`${write} --lang es`)).code).toBe(0)
    expect(readFileSync(file, 'utf8')).toContain('<html lang="es"')
    writeFileSync(at('mine.html'), '<p>precious')
    expect(await complaint(`simulate bridge --report ${at('mine.html')}`)).toContain('is there already')
    expect(readFileSync(at('mine.html'), 'utf8')).toBe('<p>precious')
    expect(await complaint('simulate bridge --report page.pdf')).toContain('does not end in .html')
    expect(await complaint(`simulate bridge --report ${at('mine.html/deep/page.html')}`)).toContain('not a folder')
  })

  it('leaves no matches behind when the page cannot be written', async () => {
    // Its matches still have room under such a name, the page itself has not.
    const name = 'x'.repeat(247)
    expect(await complaint(`simulate bridge --games 2 --threads 1 --report ${at(`${name}.html`)}`)).toContain(name)
    expect(existsSync(at(`${name}-matches`))).toBe(false)
  })

  it('tells the same after a run was continued', async () => {
    const plan = 'simulate bridge --games 6 --seed 9 --threads 1 --lang es'
    await acies(`${plan} --resume ${at('page.jsonl')} --report ${at('first.html')}`)
    await acies(`${plan} --resume ${at('page.jsonl')} --report ${at('second.html')}`)
    const read = (name: string) => readFileSync(at(`${name}.html`), 'utf8').replaceAll(`${name}-matches`, 'matches')
    expect(read('second')).toBe(read('first'))
  })
})

describe('acies lab ladder', () => {
  it('rates the bots, with error bars', async () => {
    const args = 'lab ladder bridge --bots random,recruit,greedy --games 6 --visits 2 --seed 1 --threads 1 --lang en'
    const { anchor, rungs, matches } = JSON.parse((await acies(`${args} --json`)).out)
    expect({ anchor, matches }).toEqual({ anchor: 'random', matches: 6 })
    expect(rungs.map((rung: { matches: number }) => rung.matches)).toEqual([4, 4, 4])
    const rungOf = (bot: string) => rungs.find((rung: { bot: string }) => rung.bot === bot)
    expect(rungOf('random')).toMatchObject({ elo: 0, error: 0 })
    expect(rungOf('greedy').error).toBeGreaterThan(0)
    expect((await acies(args.replace('--games 6', '--games 1'))).out).toMatch(/Elo +95% +matches/)
  })

  it('says who never met', async () => {
    const { out } = await acies(
      'lab ladder bridge --bots random,recruit,greedy --games 2 --visits 2 --seed 1 --threads 1 --lang en',
    )
    expect(out).toMatch(/(recruit and greedy|greedy and recruit) never met/)
  })

  it('complains about what cannot be rated', async () => {
    expect(await complaint('lab ladder bridge --bots greedy')).toContain('--bots: a ladder needs two')
    expect(await complaint('lab ladder bridge --bots greedy,greedy')).toContain('--bots: a ladder needs two')
    expect(await complaint('lab ladder chess')).toContain('no game chess')
    expect(await complaint('lab climb bridge')).toContain("unknown command 'climb'")
  })
})

describe('acies lab balance', () => {
  const args = 'lab balance bridge --bots random --games 6 --seed 1 --threads 1'

  it('weighs every battle', async () => {
    const { battles, matches } = JSON.parse((await acies(`${args} --json`)).out)
    expect(matches).toBe(12)
    expect(battles.map((b: { scenario: string; matches: number }) => [b.scenario, b.matches])).toEqual([
      ['dawn', 6],
      ['dusk', 6],
    ])
    const [south, north] = battles[0].sides
    expect(south.share + north.share).toBeCloseTo(1)
    expect(south.low).toBeLessThan(south.share)
  })

  it('prints a table, for a terminal and for a document', async () => {
    const english = (await acies(`${args} --lang en`)).out
    expect(english).toMatch(/^battle +matches +side 1/)
    expect(english).toMatch(/ \d+% /)
    expect(english).not.toContain(' %')
    const { out } = await acies(`${args} --markdown`)
    expect(out.split('\n').slice(0, 3)).toEqual([
      expect.stringMatching(/^\| batalla \| partidas \|/),
      expect.stringMatching(/^\| --- \| ---: \|/),
      expect.stringMatching(/^\| Amanecer \| 6 \| Orilla sur \| \d+ % \|/),
    ])
  })

  it('complains', async () => {
    expect(await complaint('lab balance bridge --games 0')).toContain('--games: 0')
    expect(await complaint('lab balance bridge --visits many')).toContain('--visits: many')
    expect(await complaint('lab balance bridge --budget -3')).toContain('--budget: -3')
  })
})

describe('acies lab study', () => {
  it('says what each question gains, the same every time', async () => {
    const args = 'lab study cc-ancients --games 1 --looks 2 --every 10 --seed 2'
    const found = await acies(`${args} --json`, [], { games: realShelf })
    const { game, matches, findings, interrupted } = JSON.parse(found.out)
    expect({ game, matches, interrupted }).toEqual({ game: 'cc-ancients', matches: 1, interrupted: false })
    expect(findings.length).toBeGreaterThan(0)
    for (const { asked, studied, error } of findings) {
      expect(asked).toBeGreaterThan(0)
      expect(studied).toBeGreaterThan(1)
      expect(error).toBeGreaterThanOrEqual(0)
    }
    const again = await acies(`${args} --json`, [], { games: realShelf })
    expect(timeless(again.out)).toEqual(timeless(found.out))
    expect((await acies(args, [], { games: realShelf })).out).toContain(findings[0].question)
  })

  it('needs a game that something is known of, and figures that make sense', async () => {
    expect(await complaint('lab study bridge --seed 1')).toContain('nothing is known of playing bridge')
    expect(await complaint('lab study bridge --looks 1')).toContain('--looks: 1')
    expect(await complaint('lab study bridge --every none')).toContain('--every: none')
  })
})

describe('acies lab fit', () => {
  it('says how much each term should count', async () => {
    const args = 'lab fit cc-ancients --games 4 --seed 2'
    const { game, matches, positions, factors } = JSON.parse(
      (await acies(`${args} --json`, [], { games: realShelf })).out,
    )
    expect({ game, matches }).toEqual({ game: 'cc-ancients', matches: 4 })
    expect(positions).toBeGreaterThan(40)
    expect(factors.map(({ term }: { term: string }) => term)).toContain('strength')
    for (const { factor, error } of factors) expect(Number.isFinite((factor ?? 0) + error)).toBe(true)
    expect((await acies(args, [], { games: realShelf })).out).toContain('strength')
    expect(await complaint('lab fit bridge')).toContain('nothing is known of playing bridge')
    expect(await complaint('lab fit bridge --games 0')).toContain('--games: 0')
  })
})

describe('acies bench threads', () => {
  it('says how much faster several are than one', async () => {
    const { out } = await acies('bench threads --threads 2 --passes 1 --milliseconds 50 --json')
    const { threads, matchesPerSecond, speedup, processorPerMatch } = JSON.parse(out)
    expect(threads).toBe(2)
    expect(processorPerMatch.several).toBeGreaterThan(0)
    expect(matchesPerSecond.one).toBeGreaterThan(0)
    expect(speedup).toBeCloseTo(matchesPerSecond.several / matchesPerSecond.one, 1)
    expect(await complaint('bench threads --bots nobody')).toContain('no bot nobody')
  })
})

describe('acies bench bots', () => {
  it('says how long each thinks', async () => {
    const { out } = await acies('bench bots --bots recruit,general --milliseconds 40 --json')
    const paces = JSON.parse(out)
    expect(paces.map(({ game, bot }: Record<string, string>) => `${game} ${bot}`)).toEqual([
      'bridge recruit',
      'bridge general',
      'flood recruit',
      'flood general',
    ])
    expect(paces[1].allowed).toEqual({ milliseconds: 500, for: 'turn' })
    for (const { answers, mean, usual, longest } of paces) {
      expect(answers).toBeGreaterThan(0)
      expect(mean).toBeLessThanOrEqual(longest)
      expect(usual).toBeLessThanOrEqual(longest)
    }
    expect(await complaint('bench bots --bots nobody')).toContain('no bot nobody')
  })
})
