import { describe, expect, it } from 'vitest'
import { es } from '../src/text/es.ts'
import { visit, withBrowser } from './browser.ts'
import { begin } from './table.ts'

withBrowser()

describe('a turn', () => {
  it('is played by mouse', async () => {
    const table = await begin(await visit())
    expect(await table.asked()).toBe('play-card')
    expect(await table.prompt()).toContain('Siracusa')
    const step = await table.playCard()
    if (step.startsWith('order-')) {
      const [first] = await table.liveHexes()
      await table.clickHex(first)
      await table.page.getByRole('button', { name: /Dar órdenes/ }).click()
    }
    if ((await table.asked()) === 'move-piece') {
      const [unit] = await table.liveHexes()
      await table.clickHex(unit)
      const goal = (await table.liveHexes()).find(hex => hex !== unit)
      await table.clickHex(goal ?? '')
      await table.page.locator('.log li', { hasText: 'mueve de' }).first().waitFor()
    }
    await table.finishTurn()
    expect(await table.asked()).toBe('play-card')
    expect(await table.page.locator('.log-turn').count()).toBeGreaterThanOrEqual(3)
  })

  it('is played by the keyboard alone', async () => {
    const table = await begin(await visit())
    const { page } = table
    await table.asked('play-card')
    const names = await table.cards().allInnerTexts()
    await page.keyboard.press(`${names.findIndex(name => /Orden a tres/.test(name)) + 1}`)
    await table.asked('order-units')
    await page.keyboard.press('n')
    expect(await page.evaluate(() => document.activeElement?.classList.contains('live'))).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByText('1 de 3').first().waitFor()
    await page.keyboard.press('Control+Enter')
    await table.asked('move-piece')
    await page.keyboard.press('n')
    await page.keyboard.press('Enter')
    await page.keyboard.press('n')
    await page.keyboard.press('Enter')
    await page.locator('.log li', { hasText: 'mueve de' }).first().waitFor()
    const began = await table.moment()
    for (let i = 0; i < 40; i++) {
      if ((await table.asked()) === 'play-card' && (await table.moment()) > began) break
      // The main button; where there is none, the first word; where there is neither, the first hex.
      await page.keyboard.press('Control+Enter')
      await page.keyboard.press('1')
      if ((await table.live().count()) > 0) {
        await page.keyboard.press('n')
        await page.keyboard.press('Enter')
      }
      await page.waitForTimeout(40)
    }
    expect(await table.asked('play-card')).toBe('play-card')
    expect(await page.locator('.log-turn').count()).toBeGreaterThanOrEqual(3)
  })

  it('is played by touch on a phone', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const table = await begin(await visit({ options: phone }))
    await table.asked('play-card')
    const step = await table.playCard(card => card.tap())
    if (step.startsWith('order-')) {
      // The hexes that are in view; the rest of the board lies beyond the edges.
      await table.page.getByRole('button', { name: es.play.all }).tap()
      await table.page.waitForTimeout(100)
      const [first] = await table.liveHexes()
      const box = await table.hex(first).boundingBox()
      await table.page.touchscreen.tap(box!.x + box!.width / 2, box!.y + box!.height / 2)
      await table.page.getByText('1 de').first().waitFor()
      await table.main().tap()
    }
    await table.finishTurn()
    expect(await table.asked()).toBe('play-card')
  })
})

describe('what the referee says', () => {
  it('takes an answer back and gives it again', async () => {
    const table = await begin(await visit())
    await table.asked('play-card')
    const cards = await table.cards().count()
    await table.playCard()
    expect(await table.cards().count()).toBeLessThan(cards)
    await table.page.keyboard.press('Control+z')
    await table.asked('play-card')
    expect(await table.cards().count()).toBe(cards)
    await table.page.keyboard.press('Control+y')
    expect(await table.asked()).not.toBe('play-card')
  })

  it('says why not, with the rule, and opens it', async () => {
    const table = await begin(await visit())
    await table.playCard()
    await table.clickHex('B8')
    const why = table.page.locator('.why-not')
    await why.waitFor()
    expect(await why.innerText()).toContain(es.play.whyNot)
    const chip = why.locator('.chip')
    const rule = await chip.innerText()
    await chip.click()
    await table.page.locator(`.rule-list [data-rule="${rule}"]`).first().waitFor()
  })

  it('shows the odds before one commits', async () => {
    const table = await begin(await visit({ settings: { speed: 0 } }), 'akragas')
    for (let turn = 0; turn < 14; turn++) {
      await table.asked('play-card')
      await table.playCard()
      for (let i = 0; i < 24; i++) {
        const step = await table.asked()
        if (step === 'play-card') break
        if (step === 'announce-combat') {
          const [attacker] = await table.liveHexes()
          await table.clickHex(attacker)
          const target = (await table.liveHexes()).find(hex => hex !== attacker)
          await table.hex(target ?? '').hover({ force: true })
          const odds = table.page.locator('.odds-popover')
          await odds.waitFor({ timeout: 8000 })
          expect(await odds.innerText()).toMatch(/dados?/)
          expect(await odds.locator('.odds-bars li').count()).toBeGreaterThan(1)
          return
        }
        if (step.startsWith('order-') && (await table.live().count()) > 0) {
          for (const hex of (await table.liveHexes()).slice(0, 3)) await table.clickHex(hex)
          await table.page
            .getByRole('button', { name: /órdenes/ })
            .last()
            .click()
          await table.page.waitForTimeout(60)
        } else if (step === 'move-piece' && (await table.live().count()) > 0) {
          const [unit] = await table.liveHexes()
          await table.clickHex(unit)
          const best = await table.page
            .locator('.hex-hit.live')
            .evaluateAll(all => all.map(hex => [hex.getAttribute('data-hex'), hex.getAttribute('aria-label')]))
          const goal =
            best.find(([, label]) => /chocar|disparar/.test(label ?? ''))?.[0] ??
            best
              .map(([hex]) => hex ?? '')
              .filter(hex => hex !== unit)
              .sort()[0]
          await table.clickHex(goal ?? '')
        } else await table.answerSomehow()
      }
    }
    throw new Error('nobody came to blows')
  })
})
