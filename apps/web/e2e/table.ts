import { ancients } from '@acies/cc-ancients'
import { type AnyGame, headerOf, Match, type MatchFile, randomFrom, type Seat, sample, type Told } from '@acies/kernel'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Kept } from '../src/store/shelf.ts'
import type { Player } from '../src/table/table.ts'
import { hrefOf, openPage } from './browser.ts'

const WAIT = 60_000

/** Until the board lies still in its pane: nobody pushes it, and it is twice seen in the same place. */
export async function rest(page: Page): Promise<void> {
  const board = page.locator('.zoom-pane:not([data-moving]) .zoom-view svg').first()
  let before: string | null = null
  const still = async (): Promise<boolean> => {
    const now = JSON.stringify(await board.boundingBox())
    const same = now === before
    before = now
    return same
  }
  await expect.poll(still, { interval: 150 }).toBe(true)
}

/** The table as a person sees it. */
export class Seated {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  get stage(): Locator {
    return this.page.locator('.stage-place')
  }
  /** Until the referee asks somebody here; gives the step. */
  async asked(...steps: string[]): Promise<string> {
    const wanted = steps.length === 0 ? ['[data-asks]'] : steps.map(step => `[data-asks="${step}"]`)
    const place = this.page.locator(wanted.map(w => `.stage-place${w}[aria-busy="false"]`).join(','))
    await place.first().waitFor({ timeout: WAIT })
    return (await place.first().getAttribute('data-asks')) ?? ''
  }
  async prompt(): Promise<string> {
    return (await this.page.locator('.prompt p').first().innerText()).trim()
  }
  moment(): Promise<number> {
    return this.stage.getAttribute('data-at').then(Number)
  }
  hex(name: string): Locator {
    return this.page.locator(`[data-hex="${name}"]`)
  }
  live(): Locator {
    return this.page.locator('.hex-hit.live')
  }
  /** The hexes where a click picks something. */
  liveHexes(): Promise<string[]> {
    return this.live().evaluateAll(all => all.map(hex => hex.getAttribute('data-hex') ?? ''))
  }
  cards(): Locator {
    return this.page.locator('.hand-card:not([aria-disabled]):not(.played)')
  }
  main(): Locator {
    return this.page.locator('.btn.primary:visible, .btn.stop:visible').last()
  }
  /** Presses the main button, and again where it asks whether one is sure. */
  async press(): Promise<void> {
    await this.main().click()
    const sure = this.page.locator('.btn.stop.danger:visible')
    if ((await sure.count()) > 0) await sure.click()
  }
  /** Clicks a hex whatever it may be good for. */
  async clickHex(name: string): Promise<void> {
    await this.hex(name).click({ force: true })
  }
  /** Picks what is on a hex as soon as it may be picked, and sees it taken; a click that only hurried is given again. */
  async pick(name: string): Promise<void> {
    const live = this.page.locator(`.stage-place[aria-busy="false"] .hex-hit.live[data-hex="${name}"]`)
    await live.waitFor({ timeout: WAIT })
    const before = await this.state()
    const taken = () => expect.poll(() => this.state(), { timeout: 4000 }).not.toBe(before)
    await this.clickHex(name)
    await taken().catch(() => this.clickHex(name).then(taken))
  }
  /** What is asked, when, and how much of the answer is given. */
  private state(): Promise<string> {
    return this.stage.evaluate(({ dataset }) => [dataset.at, dataset.asks, dataset.picked].join(' '))
  }
  /** Plays a card that orders somebody by choice. */
  async playCard(press: (card: Locator) => Promise<void> = card => card.click()): Promise<string> {
    await this.asked('play-card')
    const names = await this.cards().allInnerTexts()
    const wanted = names.findIndex(name => /Orden a (dos|tres|cuatro)/.test(name))
    await press(this.cards().nth(Math.max(0, wanted)))
    return this.asked()
  }
  /** Answers what is asked with the main button until the own next card, or the end. */
  async finishTurn(): Promise<void> {
    const began = await this.moment()
    for (let i = 0; i < 80; i++) {
      if ((await this.page.locator('dialog[open]').count()) > 0) return
      const step = await this.asked()
      if (step === 'play-card' && (await this.moment()) > began) return
      await this.answerSomehow()
    }
  }
  /** Any legal answer, by what is on the screen. */
  async answerSomehow(): Promise<void> {
    const step = await this.asked()
    const at = await this.moment()
    if (step === 'play-card') await this.cards().first().click()
    else if (
      await this.page
        .locator('.prompt-acts :is(.btn.primary, .btn.stop), .sheet-acts :is(.btn.primary, .btn.stop)')
        .count()
    )
      await this.press()
    else await this.pick((await this.liveHexes())[0])
    await this.page
      .waitForFunction(
        ([n, asks]) => {
          const place = document.querySelector('.stage-place')
          return Number(place?.getAttribute('data-at')) > Number(n) || place?.getAttribute('data-asks') !== asks
        },
        [at, step] as const,
        { timeout: 3000 },
      )
      .catch(() => undefined)
  }
}

type How = 'machine' | 'two' | 'watch'
const PERSON: Player = { kind: 'person' }
const QUICK: Player = { kind: 'bot', bot: 'random' }
export const PLAYERS: Record<How, readonly Player[]> = {
  machine: [PERSON, QUICK],
  two: [PERSON, PERSON],
  watch: [QUICK, QUICK],
}

/** A battle of Ancients on the table, against the quickest machine. */
export function begin(
  context: BrowserContext,
  battle = 'akragas',
  how: How = 'machine',
  seed?: number,
): Promise<Seated> {
  return seat(context, fresh(battle, seed), PLAYERS[how])
}

let matches = 0

/** A match laid on the shelf of this device as it stands, and opened to play. */
export async function seat(
  context: BrowserContext,
  file: MatchFile,
  players: readonly Player[] = PLAYERS.machine,
): Promise<Seated> {
  const free = context.pages().find(page => page.url() === hrefOf('about'))
  const page = free ?? (await openPage(context, 'about'))
  await page.locator('h1').waitFor()
  const id = await lay(page, file, players)
  await page.goto(hrefOf(`play/${id}`))
  await page.locator('.stage-place').waitFor()
  return new Seated(page)
}

/** Lays a match on the shelf; gives its name there. */
export async function lay(page: Page, file: MatchFile, players = PLAYERS.machine): Promise<string> {
  const kept: Kept = {
    id: `match${++matches}`,
    name: '',
    file,
    players,
    created: 0,
    updated: Date.now(),
    summary: { turn: 0, score: [0, 0], asks: 0, over: false, winners: [] },
  }
  await page.evaluate(
    match =>
      new Promise<void>((resolve, reject) => {
        const asked = indexedDB.open('acies')
        asked.onerror = () => reject(asked.error)
        asked.onsuccess = () => {
          const write = asked.result.transaction('matches', 'readwrite')
          write.objectStore('matches').put(match)
          write.oncomplete = () => {
            asked.result.close()
            resolve()
          }
          write.onerror = () => reject(write.error)
        }
      }),
    kept,
  )
  return kept.id
}

/** A match that has just begun. */
export const fresh = (battle = 'akragas', seed = 20_260): MatchFile => ({
  header: headerOf(ancients, battle, seed, { seats: ['person', 'random'] }),
  answers: [],
})

/** A match played by chance until the seat is asked this, or to its end. */
export function playedUntil(step: string | null, seat: Seat = 0, seed?: number): MatchFile {
  const match = Match.load<unknown, Told>(ancients as AnyGame, fresh('akragas', seed))
  const { referee } = match.rules
  for (let n = 1; match.position.result === null; n++) {
    const [asked] = referee.owing(match.position)
    if (asked === seat && referee.decision(match.position, asked).step === step && n > 1) {
      const first = referee.next(match.position, asked, [])
      if (step !== 'announce-combat' || (first?.of === 'unit' && first.options.length > 0)) return match.file()
    }
    match.play(asked, sample(referee, match.position, asked, randomFrom(n)))
  }
  return match.file()
}

/** Both need one banner more, and the first seat has to play a card. */
export function nearTheEnd(): MatchFile {
  const whole = playedUntil(null, 0, 20_266)
  const match = Match.load<unknown, Told>(ancients as AnyGame, { ...whole, answers: [] })
  const { referee } = match.rules
  let cut = 0
  for (const [seat, ...picks] of whole.answers) {
    if (seat === 0 && referee.decision(match.position, seat).step === 'play-card') cut = match.length
    match.play(seat, picks)
  }
  return { ...whole, answers: whole.answers.slice(0, cut) }
}
