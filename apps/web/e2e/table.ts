import type { BrowserContext, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { es } from '../src/text/es.ts'
import { openPage } from './browser.ts'

const WAIT = 20_000

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
    return this.page.locator('.btn.primary:visible').last()
  }
  async clickHex(name: string): Promise<void> {
    await this.hex(name).click({ force: true })
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
    else if (await this.page.locator('.prompt-acts .btn.primary, .sheet-acts .btn.primary').count())
      await this.main().click()
    else await this.clickHex((await this.liveHexes())[0])
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

/** A new battle, begun on its page. */
export async function begin(context: BrowserContext, battle = 'akragas', how: 'machine' | 'two' | 'watch' = 'machine') {
  const page = await openPage(context, `g/cc-ancients/${battle}`)
  await page.getByRole('radio', { name: new RegExp(`^${es.battle[how]}`) }).check({ force: true })
  // The quickest thinkers, where only machines play.
  if (how === 'watch')
    for (const level of await page.getByRole('radio', { name: /^Azar/ }).all()) await level.check({ force: true })
  await page.getByRole('button', { name: how === 'watch' ? es.battle.startWatching : es.battle.start }).click()
  await page.waitForURL(/#\/play\//)
  await page.locator('.stage-place').waitFor()
  return new Seated(page)
}

export async function noSeriousFaults(page: Page, source: string): Promise<void> {
  await page.evaluate(source)
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: () => Promise<{ violations: Violation[] }> } }
    interface Violation {
      id: string
      impact: string
      nodes: { html: string; failureSummary: string }[]
    }
    const { violations } = await axe.run()
    return violations
      .filter(v => v.impact === 'serious' || v.impact === 'critical')
      .map(
        v =>
          `${v.id}: ${v.nodes
            .slice(0, 3)
            .map(n => `${n.html.slice(0, 160)} — ${n.failureSummary}`)
            .join(' | ')}`,
      )
  })
  expect(found).toEqual([])
}
