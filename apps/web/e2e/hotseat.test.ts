import { describe, expect, it } from 'vitest'
import { plainly } from '../src/skins/skin.ts'
import { es } from '../src/text/es.ts'
import { guest, openPage, visit, withBrowser } from './browser.ts'
import { begin, fresh, playedUntil, Seated, seat } from './table.ts'

withBrowser()

describe('two at one device', () => {
  it('covers the cards while the device changes hands', async () => {
    const table = await begin(await guest(), 'akragas', 'two')
    const { page } = table
    const curtain = page.locator('.curtain.closed')
    await curtain.waitFor()
    expect(await curtain.innerText()).toContain(es.play.curtain(plainly('Siracusa')))
    expect(await page.locator('.hand-card').count()).toBe(0)
    await page.getByRole('button', { name: es.play.curtainOpen(plainly('Siracusa')) }).click()
    await table.asked('play-card')
    const mine = await table.cards().allInnerTexts()
    expect(mine.length).toBe(6)

    await table.playCard()
    for (let i = 0; i < 30 && (await curtain.count()) === 0; i++) await table.answerSomehow()
    await curtain.waitFor()
    expect(await page.locator('.hand-card').count()).toBe(0)
    // By keys as well: the button has the focus once the curtain is shut.
    const opens = page.getByRole('button', { name: es.play.curtainOpen(plainly('Cartago')) })
    await expect.poll(() => opens.evaluate(button => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await table.asked('play-card')
    const theirs = await table.cards().allInnerTexts()
    expect(theirs.length).toBe(5)
    expect(theirs).not.toEqual(mine)
    expect(await page.locator('.hand').getAttribute('aria-label')).toBe(es.play.handOf(plainly('Cartago')))
  })

  it('lets both play on for turns, and never shows a hand to the other', async () => {
    const table = await begin(await guest(), 'metaurus', 'two')
    const { page } = table
    const curtain = page.locator('.curtain.closed button')
    let curtains = 0
    for (let i = 0; i < 400 && (await page.locator('.log-turn').count()) < 5; i++) {
      if ((await curtain.count()) > 0) {
        expect(await page.locator('.hand-card:not(.played)').count()).toBe(0)
        await curtain.click()
        curtains++
      } else if ((await page.locator('.stage-place[data-asks]').count()) > 0) {
        const asked = (await table.prompt()).split(' ·')[0]
        const others = ['Roma', 'Cartago'].filter(army => army !== asked)
        for (const army of others)
          expect(await page.getByRole('button', { name: es.play.handOf(plainly(army)) }).count()).toBe(0)
        await table.answerSomehow()
      } else await page.waitForTimeout(50)
    }
    expect(await page.locator('.log-turn').count()).toBeGreaterThanOrEqual(5)
    // One for each turn: what is asked in the open needs none.
    expect(curtains).toBeGreaterThanOrEqual(4)
    expect(curtains).toBeLessThanOrEqual(6)
  })

  it('asks the one who is struck in the open, and hides what his cards would add', async () => {
    const table = await seat(await guest(), playedUntil('defend', 1), [{ kind: 'person' }, { kind: 'person' }])
    const { page } = table
    await table.asked('defend')
    expect(await page.locator('.curtain.closed').count()).toBe(0)
    expect(await page.locator('.hand-card').count()).toBe(0)
    expect(await table.prompt()).toContain('Cartago')
    await page.getByRole('button', { name: es.play.handOf(plainly('Cartago')) }).click()
    await page.locator('.hand-card').first().waitFor()
    // The other one is asked next: the cards are turned down again.
    const at = await table.moment()
    await table.main().click()
    await expect.poll(() => table.moment()).toBeGreaterThan(at)
    await table.asked()
    if ((await page.locator('.curtain.closed').count()) === 0 && !(await table.prompt()).startsWith('Cartago'))
      expect(await page.locator('.hand-card:not(.played)').count()).toBe(0)
  })

  it('hides nothing between those who trust each other', async () => {
    const friend = { kind: 'person', trusting: true } as const
    const table = await seat(await guest(), fresh('akragas'), [friend, friend])
    const { page } = table
    await table.asked('play-card')
    const mine = await table.cards().allInnerTexts()
    await table.playCard()
    for (let i = 0; i < 30 && (await page.locator('.log-turn').count()) < 2; i++) await table.answerSomehow()
    await table.asked('play-card')
    expect(await page.locator('.curtain.closed').count()).toBe(0)
    expect(await page.locator('.hand').getAttribute('aria-label')).toBe(es.play.handOf(plainly('Cartago')))
    expect(await table.cards().allInnerTexts()).not.toEqual(mine)
  })

  it('is chosen where the battle is set up', async () => {
    const page = await openPage(await visit(), 'g/cc-ancients/akragas')
    await page.getByRole('radio', { name: new RegExp(`^${es.battle.two}`) }).check({ force: true })
    await page.getByRole('switch', { name: new RegExp(`^${es.battle.trust}`) }).click()
    await page.getByRole('button', { name: es.battle.start }).click()
    await new Seated(page).asked('play-card')
    expect(await page.locator('.curtain.closed').count()).toBe(0)
  })
})
