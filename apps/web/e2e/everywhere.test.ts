import { describe, expect, it } from 'vitest'
import { es } from '../src/text/es.ts'
import { noSeriousFaults } from './axe.ts'
import { hrefOf, openPage, settled, visit, withBrowser } from './browser.ts'
import { begin, fresh, lay, playedUntil, type Seated } from './table.ts'

withBrowser()

describe('axe finds nothing serious', () => {
  it('on the pages', async () => {
    const page = await openPage(await visit())
    for (const path of [
      'g/cc-ancients',
      'g/cc-ancients/trebbia/two',
      'rules/cc-ancients',
      'rules/cc-ancients/cards',
      'about',
      'learn',
      'play/none',
    ]) {
      await page.goto(hrefOf(path))
      await page.locator('h1').first().waitFor()
      await settled(page)
      await noSeriousFaults(page)
    }
    await lay(page, fresh())
    await lay(page, playedUntil(null))
    for (const path of ['matches', '']) {
      await page.goto(hrefOf(path))
      await page.locator('.match-row, .home').first().waitFor()
      await settled(page)
      await noSeriousFaults(page)
    }
    await page.goto(hrefOf('g/cc-ancients/zama'))
    await page.getByRole('button', { name: es.battle.tell }).click()
    await page.getByText(es.battle.slideOf(1, 5)).waitFor()
    await settled(page)
    await noSeriousFaults(page)
  })
})

describe('without a connection', () => {
  it('opens, and plays', async () => {
    const context = await visit({ workers: true })
    const page = await openPage(context)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      return registration?.active?.state === 'activated'
    })
    await context.setOffline(true)
    await page.reload()
    await page.locator('.home').waitFor()
    const table: Seated = await begin(context)
    expect(await table.asked()).toBe('play-card')
    await table.playCard()
    await table.finishTurn()
    expect(await table.asked()).toBe('play-card')
  })
})
