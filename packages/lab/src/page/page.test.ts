import { bridge } from '@acies/bots/testing'
import type { AnyGame, Lang } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import { planOf, type Report, Run, rotations } from '../index.ts'
import { board, figuresOf, histogram, MADE_BY, pageOf, safe, splits } from './index.ts'

/** The bridge, with something to count. */
const counted: AnyGame = {
  ...bridge,
  statistics: {
    charts: {
      losses: { title: { es: 'Bajas', en: 'Losses' }, columns: 'sides', name: key => ({ es: key, en: key }) },
      orders: {
        title: { es: 'Órdenes', en: 'Orders' },
        columns: [
          { es: 'veces', en: 'times' },
          { es: 'bajas', en: 'kills' },
        ],
        per: 0,
        name: key => ({ es: `orden ${key}`, en: `order ${key}` }),
      },
      map: { title: { es: 'Mapa', en: 'Map' }, columns: 'sides', map: true, name: key => ({ es: key, en: key }) },
    },
    places: { shape: 'hex', at: { h1: [0, 0], h2: [1, 0] } },
    counter: (_, add) => () => {
      add('losses', '<spears> & "bows"', 0, 1)
      add('orders', '3', 0, 2)
      add('orders', '3', 1, 1)
      add('map', 'h2', 1, 4)
    },
    turn: field => field.turn,
  },
}

async function reportOn(scenarios: string[]): Promise<Report> {
  const plan = planOf(counted, { scenarios, seatings: rotations(['random', 'recruit']), matches: 4, seed: 3 })
  const run = new Run(counted, plan, () => 0)
  while (!run.over) await run.step()
  return run.report
}
const one = reportOn(['dawn'])
const page = async (lang: Lang, report = one, links?: Map<number, string>) => pageOf(counted, await report, lang, links)

describe('the page of a simulation', () => {
  it('needs nothing else', async () => {
    const text = await page('es')
    expect(text).toContain(MADE_BY)
    expect(text.replace(/href="#place"/g, '')).not.toMatch(/(src|href)=|url\(|@import/)
    const opened = [...text.matchAll(/<(section|details|div|ul|ol|svg|table|main|header)\b/g)].map(tag => tag[1])
    for (const tag of new Set(opened)) {
      expect(text.split(`</${tag}>`).length - 1).toBe(opened.filter(name => name === tag).length)
    }
  })

  it('speaks both languages', async () => {
    const [es, en] = [await page('es'), await page('en')]
    for (const word of ['Victorias por bando', 'Ventaja de empezar', 'Duración', 'Clasificación Elo', 'Orilla sur'])
      expect(es).toContain(word)
    for (const word of ['Wins by side', 'Advantage of the first move', 'Length', 'Elo ratings', 'South bank'])
      expect(en).toContain(word)
    expect(es).toContain('<html lang="es">')
  })

  it('shows what the game counts, and escapes it', async () => {
    const text = await page('en')
    expect(text).toContain('&lt;spears&gt; &amp; &quot;bows&quot;')
    expect(text).not.toContain('<spears>')
    // Two orders for each kill.
    expect(text).toMatch(/<td>order 3<\/td><td>[\d,]+<\/td><td>0\.50<\/td>/)
    expect(text).toMatch(/<svg class="board heat1"/)
  })

  it('folds the battles away where there are several', async () => {
    const both = reportOn(['dawn', 'dusk'])
    expect((await page('en', both)).match(/<details>/g)).toHaveLength(2)
    expect(await page('en')).not.toContain('<details>')
  })

  it('names only those who sat down, where a battle has room for more', async () => {
    const roomy: AnyGame = {
      ...counted,
      scenarios: counted.scenarios.map(s => ({ ...s, sides: [...s.sides, { es: 'Nadie', en: 'No one' }] })),
    }
    const text = pageOf(roomy, await reportOn(['dawn', 'dusk']), 'en')
    expect(text).toContain('South bank')
    expect(text).not.toContain('No one')
  })

  it('links the matches that stand out', async () => {
    const { outliers } = await one
    const text = await page('en', one, new Map([[outliers[0].match, 'matches/x.json']]))
    expect(text).toContain(`<a href="matches/x.json">${outliers[0].match}</a>`)
  })

  it('stands with nothing played', async () => {
    const { report } = new Run(counted, planOf(counted, { matches: 4, seed: 3 }), () => 0)
    expect(pageOf(counted, report, 'es')).toContain('Victorias por bando')
  })
})

describe('its parts', () => {
  it('write numbers as the language does', () => {
    expect(figuresOf('es').amount(1.5)).toBe('1,50')
    expect(figuresOf('en').amount(12.34)).toBe('12.3')
    expect(figuresOf('es').percent(0.256)).toBe('26 %')
    expect(safe('<a & "b">')).toBe('&lt;a &amp; &quot;b&quot;&gt;')
  })

  it('give three who fight each other a share each, and allies one together', () => {
    const seats = (sides: readonly number[], shares: readonly number[]) =>
      sides.map((side, i) => ({ name: `seat${i}`, side, share: { share: shares[i], low: 0, high: 1 } }))
    const said = (sides: readonly number[], shares: readonly number[]): string | undefined =>
      /title="([^"]*)"/.exec(splits([{ name: 'x', seats: seats(sides, shares), matches: 8 }], figuresOf('en')))?.[1]
    expect(said([0, 1, 2], [0.5, 0.25, 0.25])).toBe('x: seat0 50% (0% – 100%), seat1 25%, seat2 25%')
    expect(said([0, 1, 0, 1], [0.75, 0.25, 0.75, 0.25])).toBe('x: seat0, seat2 75% (0% – 100%), seat1, seat3 25%')
  })

  it('put many lengths into few columns, and lose none', () => {
    const found = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [String(i + 7), 1]))
    const drawn = histogram(found, 'turns', figuresOf('en'))
    const counts = [...drawn.matchAll(/turns: (\d+)/g)].map(match => Number(match[1]))
    expect(counts.length).toBeLessThanOrEqual(30)
    expect(counts.reduce((a, b) => a + b, 0)).toBe(100)
    expect(histogram({}, 'turns', figuresOf('en'))).toBe('')
  })

  it('light the places where something happened', () => {
    const drawn = board('map', 0, { shape: 'square', at: { a: [0, 0], b: [1, 2] } }, { b: 9 }, key => `square ${key}`)
    expect(drawn).toContain('viewBox="0 0 40 60"')
    expect(drawn).toContain('<title>square b: 9</title>')
    expect(drawn.match(/class="lit"/g)).toHaveLength(1)
  })
})
