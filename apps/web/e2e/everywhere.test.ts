import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { es } from '../src/text/es.ts'
import { hrefOf, openPage, visit, withBrowser } from './browser.ts'
import { begin, fresh, lay, noSeriousFaults, playedUntil, type Seated, seat } from './table.ts'

withBrowser()

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const THEMES = ['light', 'dark'] as const
const SMALL = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

describe('axe finds nothing serious', () => {
  it.each(THEMES)('on the pages, %s', async theme => {
    const page = await openPage(await visit({ settings: { theme } }))
    for (const path of [
      '',
      'g/cc-ancients',
      'g/cc-ancients/trebbia',
      'g/cc-ancients/trebbia/two',
      'rules/cc-ancients',
      'rules/cc-ancients/cards',
      'matches',
      'about',
      'learn',
      'play/none',
      'nowhere',
    ]) {
      await page.goto(hrefOf(path))
      await page.locator('h1').first().waitFor()
      await page.waitForTimeout(150)
      await noSeriousFaults(page, axe)
    }
    await lay(page, fresh())
    await lay(page, playedUntil(null))
    for (const path of ['matches', '']) {
      await page.goto(hrefOf(path))
      await page.locator('.match-row, .home').first().waitFor()
      await page.waitForTimeout(150)
      await noSeriousFaults(page, axe)
    }
    await page.goto(hrefOf('g/cc-ancients/zama'))
    await page.getByRole('button', { name: es.battle.tell }).click()
    await page.getByText(es.battle.slideOf(1, 5)).waitFor()
    await page.waitForTimeout(250)
    await noSeriousFaults(page, axe)
  })

  it.each(THEMES)('at the table, %s', async theme => {
    const table = await begin(await visit({ settings: { theme } }))
    const { page } = table
    await table.asked('play-card')
    await noSeriousFaults(page, axe)
    await table.playCard()
    await table.clickHex('B8')
    await page.locator('.why-not').waitFor()
    await page.keyboard.press('l')
    await noSeriousFaults(page, axe)
    for (const name of [es.play.armies, es.play.rules]) {
      await page.getByRole('tab', { name }).click()
      await noSeriousFaults(page, axe)
    }
    for (const name of [es.app.menu, es.play.shortcuts]) {
      await page.getByRole('button', { name, exact: true }).click()
      await page.locator('dialog[open]').waitFor()
      await page.waitForTimeout(300)
      await noSeriousFaults(page, axe)
      await page.keyboard.press('Escape')
    }
  })

  it.each(THEMES)('before a blow, behind the curtain and at the end, %s', async theme => {
    const context = await visit({ settings: { theme } })
    const table = await seat(context, playedUntil('announce-combat'))
    const { page } = table
    await table.asked('announce-combat')
    const [attacker] = await table.liveHexes()
    await table.clickHex(attacker)
    await page.waitForTimeout(80)
    const target = (await table.liveHexes()).find(hex => hex !== attacker) ?? ''
    await table.hex(target).hover({ force: true })
    await page.locator('.odds-popover').waitFor()
    await noSeriousFaults(page, axe)
    const { page: two } = await begin(context, 'akragas', 'two')
    await two.locator('.curtain.closed').waitFor()
    await two.waitForTimeout(350)
    await noSeriousFaults(two, axe)
    const whole = playedUntil(null)
    const { page: over } = await seat(context, whole)
    await over.locator('dialog[open] .statistics').waitFor()
    await over.waitForTimeout(250)
    await noSeriousFaults(over, axe)
    await over.goto(hrefOf(`replay/${await lay(over, whole)}`))
    await over.getByRole('slider').waitFor()
    await noSeriousFaults(over, axe)
  })

  it.each(THEMES)('at the table on a phone, %s', async theme => {
    const table = await begin(await visit({ settings: { theme }, options: SMALL }))
    const { page } = table
    await table.asked('play-card')
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await page.waitForTimeout(300)
      await noSeriousFaults(page, axe)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    }
    await page.goto(hrefOf(`replay/${await lay(page, playedUntil('announce-combat'))}`))
    await page.getByRole('slider').waitFor()
    await noSeriousFaults(page, axe)
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
