import { describe, expect, it } from 'vitest'
import { es } from '../src/text/es.ts'
import { noSeriousFaults } from './axe.ts'
import { hrefOf, settled, visit, withBrowser } from './browser.ts'
import { begin, lay, playedUntil, seat } from './table.ts'

withBrowser()

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 }
const SMALL = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

describe('axe finds nothing serious', () => {
  it('at the table', async () => {
    const table = await begin(await visit())
    const { page } = table
    await table.asked('play-card')
    await noSeriousFaults(page)
    await table.playCard()
    await table.hex('B8').focus()
    await page.keyboard.press('?')
    await page.locator('.why-not').waitFor()
    await noSeriousFaults(page, '.why-not')
    await page.keyboard.press('l')
    await noSeriousFaults(page, '.log')
    for (const name of [es.play.armies, es.play.rules]) {
      await page.getByRole('tab', { name }).click()
      await noSeriousFaults(page, 'aside')
    }
    for (const name of [es.app.menu, es.play.shortcuts]) {
      await page.getByRole('button', { name, exact: true }).click()
      await page.locator('dialog[open]').waitFor()
      await settled(page)
      await noSeriousFaults(page, 'dialog[open]')
      await page.keyboard.press('Escape')
    }
  })

  it('before a blow, behind the curtain and at the end', async () => {
    const context = await visit()
    const table = await seat(context, playedUntil('announce-combat'))
    const { page } = table
    await table.asked('announce-combat')
    const [attacker] = await table.liveHexes()
    await table.pick(attacker)
    const target = (await table.liveHexes()).find(hex => hex !== attacker) ?? ''
    await table.hex(target).hover({ force: true })
    await page.locator('.odds-popover').waitFor()
    await noSeriousFaults(page, '.odds-popover')
    const { page: two } = await begin(context, 'akragas', 'two')
    await two.locator('.curtain.closed').waitFor()
    await settled(two)
    await noSeriousFaults(two, '.curtain')
    const whole = playedUntil(null)
    const { page: over } = await seat(context, whole)
    await over.locator('dialog[open] .statistics').waitFor()
    await settled(over)
    await noSeriousFaults(over, 'dialog[open]')
    await over.goto(hrefOf(`replay/${await lay(over, whole)}`))
    await over.getByRole('slider').waitFor()
    await noSeriousFaults(over, '.replay')
  })

  it('at the table on a phone', async () => {
    const table = await begin(await visit({ options: SMALL }))
    const { page } = table
    await table.asked('play-card')
    const board = async (): Promise<number[]> => {
      const { x, y, width, height } = (await page.locator('.frame-stage').boundingBox()) ?? NOWHERE
      return [x, y, width, height].map(Math.round)
    }
    const still = await board()
    const [hand, ...others] = await page.getByRole('tab').all()
    await noSeriousFaults(page)
    for (const tab of [...others, hand]) {
      await tab.click()
      await settled(page)
      await noSeriousFaults(page, '.bottom-sheet')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      // Whatever lies in the sheet, the board stays where it is.
      expect(await board()).toEqual(still)
    }
    await table.playCard()
    expect(await board()).toEqual(still)
    await table.answerSomehow()
    await table.asked()
    expect(await board()).toEqual(still)
    await page.goto(hrefOf(`replay/${await lay(page, playedUntil('announce-combat'))}`))
    await page.getByRole('slider').waitFor()
    await noSeriousFaults(page, '.replay')
  })
})
