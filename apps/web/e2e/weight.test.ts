import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { es } from '../src/text/es.ts'
import { openPage, visit, withBrowser } from './browser.ts'
import { begin, Seated } from './table.ts'

withBrowser()

const DIST = fileURLToPath(new URL('../dist/', import.meta.url))

/** Kilobytes of script, gzipped, that a page and its workers have fetched. */
function weigh(page: Page): { kilobytes: () => number } {
  const scripts = new Set<string>()
  page.context().on('response', response => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) scripts.add(pathname.slice(1))
  })
  const weight = (name: string): number => gzipSync(readFileSync(`${DIST}${name}`), { level: 9 }).length
  return { kilobytes: () => [...scripts].reduce((sum, name) => sum + weight(name), 0) / 1024 }
}

/** All that comes to whoever begins at the home. */
async function fromHome(context: BrowserContext): Promise<{ kilobytes: () => number }> {
  const page = await openPage(context, 'nowhere')
  const scale = weigh(page)
  await page.goto(`${page.url().split('#')[0]}?fresh#/`)
  await page.locator('.home').waitFor()
  await page.waitForLoadState('networkidle')
  return scale
}

describe('what has to be fetched', () => {
  it('is under 150 KB of script for the home', async () => {
    const scale = await fromHome(await visit())
    expect(scale.kilobytes()).toBeGreaterThan(30)
    expect(scale.kilobytes()).toBeLessThan(150)
  })

  it('is under 350 KB of script for playing a game', async () => {
    const context = await visit()
    const scale = await fromHome(context)
    const table = await begin(context)
    await table.playCard()
    await table.finishTurn()
    expect(scale.kilobytes()).toBeLessThan(350)
  })

  // At most 250 KB more than the home is wanted; the rules of the two largest books, in two languages, come to more (403, 452).
  it.each([
    ['tercios/rocroi', 400],
    ['onus/zama', 410],
    ['wab/pitched-1000', 460],
  ])('is not too much script for %s: %i KB', async (battle, most) => {
    const context = await visit()
    const scale = await fromHome(context)
    const page = await openPage(context, `g/${battle}`)
    await page.getByRole('button', { name: es.battle.start }).click()
    await new Seated(page).asked()
    await page.waitForLoadState('networkidle')
    expect(scale.kilobytes()).toBeLessThan(most)
  })
})
