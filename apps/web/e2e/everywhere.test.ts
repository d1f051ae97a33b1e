import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { es } from '../src/text/es.ts'
import { openPage, visit, withBrowser } from './browser.ts'
import { begin, noSeriousFaults, type Seated } from './table.ts'

withBrowser()

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

describe('axe finds nothing serious', () => {
  it.each(['light', 'dark'] as const)('on the pages, %s', async theme => {
    const page = await openPage(await visit({ settings: { theme } }))
    for (const path of [
      '',
      'g/cc-ancients',
      'g/cc-ancients/trebbia',
      'rules/cc-ancients',
      'matches',
      'about',
      'learn',
    ]) {
      await page.goto(`${page.url().split('#')[0]}#/${path}`)
      await page.locator('h1').first().waitFor()
      await page.waitForTimeout(150)
      await noSeriousFaults(page, axe)
    }
  })

  it.each(['light', 'dark'] as const)('at the table, %s', async theme => {
    const table = await begin(await visit({ settings: { theme } }))
    await table.asked('play-card')
    await noSeriousFaults(table.page, axe)
    await table.playCard()
    await table.clickHex('B8')
    await table.page.locator('.why-not').waitFor()
    await table.page.keyboard.press('l')
    await noSeriousFaults(table.page, axe)
    await table.page.getByRole('tab', { name: es.play.armies }).click()
    await noSeriousFaults(table.page, axe)
  })

  it('at the table on a phone', async () => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
    const table = await begin(await visit({ options: phone }))
    await table.asked('play-card')
    await noSeriousFaults(table.page, axe)
    expect(await table.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
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
