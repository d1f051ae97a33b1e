import { describe, expect, it } from 'vitest'
import { es } from '../src/text/es.ts'
import { guest, visit, withBrowser } from './browser.ts'
import { begin, nearTheEnd, playedUntil, rest, type Seated, seat } from './table.ts'

withBrowser()

describe('a turn', () => {
  it('is played by mouse', async () => {
    const table = await begin(await guest())
    expect(await table.asked()).toBe('play-card')
    expect(await table.prompt()).toContain('Siracusa')
    const step = await table.playCard()
    if (step.startsWith('order-')) {
      const [first] = await table.liveHexes()
      await table.pick(first)
      await table.page.getByRole('button', { name: /Dar órdenes/ }).click()
    }
    if ((await table.asked()) === 'move-piece') {
      const [unit] = await table.liveHexes()
      await table.pick(unit)
      const goal = (await table.liveHexes()).find(hex => hex !== unit)
      await table.pick(goal ?? '')
      await table.page
        .locator('.log li', { hasText: /mueven? de/ })
        .first()
        .waitFor()
    }
    await table.finishTurn()
    expect(await table.asked()).toBe('play-card')
    expect(await table.page.locator('.log-turn').count()).toBeGreaterThanOrEqual(3)
  })

  it('moves several units of a line with one drag', async () => {
    const table = await begin(await guest())
    const { page } = table
    await table.asked('play-card')
    await table
      .cards()
      .filter({ hasText: /Orden a tres/ })
      .first()
      .click()
    await table.asked('order-units')
    const gathered: string[] = []
    for (let i = 0; i < 3; i++) {
      const [next] = (await table.liveHexes()).filter(hex => !gathered.includes(hex))
      await table.pick(next)
      gathered.push(next)
    }
    await page.getByRole('button', { name: /Dar órdenes/ }).click()
    await table.asked('move-piece')
    const began = await table.moment()
    const [first, second] = await table.liveHexes()
    for (const hex of [second, first]) await table.hex(hex).click({ force: true, modifiers: ['Shift'] })
    await page.locator('.gathered', { hasText: '2 reunidas' }).waitFor()
    // From the row of the first one straight on to the row before it.
    const ahead = `${String.fromCharCode(first.charCodeAt(0) - 1)}${first.slice(1)}`
    await table.hex(first).dragTo(table.hex(ahead), { force: true })
    await expect.poll(async () => (await table.moment()) - began).toBe(2)
    expect(await page.locator('.log li', { hasText: /mueven? de/ }).count()).toBe(2)
    // One gesture, taken back by one press.
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await table.moment()) - began).toBe(0)
  })

  it('is played by the keyboard alone', async () => {
    const table = await begin(await guest())
    const { page } = table
    await table.asked('play-card')
    const names = await table.cards().allInnerTexts()
    await page.keyboard.press(`${names.findIndex(name => /Orden a tres/.test(name)) + 1}`)
    await table.asked('order-units')
    await page.keyboard.press('n')
    expect(await page.evaluate(() => document.activeElement?.classList.contains('live'))).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByText('1 de 3').first().waitFor()
    // He is picked already: Enter is for the button that shows it.
    await page.keyboard.press('Enter')
    await table.asked('move-piece')
    // The focus was left on him by the question before: Enter is for the button still, until he is come to again.
    await page.keyboard.press('Enter')
    await page.locator('.btn.stop.danger').waitFor()
    await page.keyboard.press('n')
    await page.keyboard.press('Enter')
    await page.locator('.stage-place[data-picked="1"]').waitFor()
    await page.keyboard.press('n')
    await page.keyboard.press('Enter')
    await page
      .locator('.log li', { hasText: /mueven? de/ })
      .first()
      .waitFor()
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

  it('and all the others to the victory, by the keyboard alone', async () => {
    const table = await seat(await guest(), nearTheEnd())
    const { page } = table
    await table.asked('play-card')
    await page.keyboard.press('?')
    await page.getByRole('heading', { name: es.play.shortcuts }).waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    const end = page.locator('dialog[open] .statistics')
    const asked = () =>
      page.evaluate(() => ({
        over: document.querySelector('dialog[open] .statistics') !== null,
        ready: document.querySelector('.stage-place[data-asks][aria-busy="false"]') !== null,
        live: document.querySelector('.hex-hit.live') !== null,
      }))
    for (const began = Date.now(); Date.now() - began < 150_000; ) {
      const { over, ready, live } = await asked()
      if (over) break
      // Whoever may strike, strikes; then the main button, or the first word or card.
      const keys = !ready ? [] : [...(live ? ['n', 'Enter', 'n', 'Enter'] : []), 'Control+Enter', '1']
      for (const key of keys) await page.keyboard.press(key)
      if (!ready) await page.waitForTimeout(20)
    }
    await end.waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
  }, 180_000)

  it('is played by touch on a phone', async () => {
    const table = await begin(await visit({ options: PHONE }))
    await table.asked('play-card')
    const step = await table.playCard(card => card.tap())
    if (step.startsWith('order-')) {
      // The hexes that are in view; the rest of the board lies beyond the edges.
      await table.page.getByRole('button', { name: es.play.all }).tap()
      await rest(table.page)
      const [first] = await table.liveHexes()
      await hold(table, first)
      await table.page.locator('.inspected').waitFor()
      expect(await table.stage.getAttribute('data-picked')).toBe('0')
      await tap(table, first)
      await table.page.getByText('1 de').first().waitFor()
      await table.main().tap()
    }
    await table.finishTurn()
    expect(await table.asked()).toBe('play-card')
  })
})

describe('what the referee says', () => {
  it('asks again before a turn is thrown away, and lets a hint be taken', async () => {
    const table = await begin(await guest())
    const { page } = table
    const step = await table.playCard()
    const at = await table.moment()
    const stop = page.locator('.btn.stop')
    await stop.click()
    await page.locator('.btn.stop.danger').waitFor()
    expect(await table.moment()).toBe(at)
    await page.keyboard.press('h')
    const take = page.getByRole('button', { name: es.play.doThis })
    await take.click()
    await expect.poll(() => table.moment()).toBeGreaterThan(at)
    expect(step).toMatch(/^order-/)
    // The mouse has left the focus on no button that would take the key for itself.
    await table.asked('move-piece')
    await page.keyboard.press('Enter')
    await page.locator('.btn.stop.danger').waitFor()
    await page.keyboard.press('Enter')
    await table.asked('announce-combat', 'play-card')
  })

  it('takes an answer back and gives it again', async () => {
    const table = await begin(await guest())
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
    const table = await begin(await guest())
    await table.playCard()
    const why = table.page.locator('.why-not')
    // An enemy is only looked at: his sheet and his reach.
    await table.clickHex('B8')
    await table.page.locator('.light-reach').first().waitFor()
    expect(await why.count()).toBe(0)
    // Why not him is asked by the key; why not one's own, by a click.
    await table.hex('B8').focus()
    await table.page.keyboard.press('?')
    await why.waitFor()
    expect(await why.innerText()).toContain(es.play.whyNot)
    const chip = why.locator('.chip')
    const rule = await chip.innerText()
    await chip.click()
    await table.page.locator(`.rule-list [data-rule="${rule}"]`).first().waitFor()
  })

  it('shows the odds before one commits', async () => {
    const table = await seat(await guest(), playedUntil('announce-combat'))
    await table.asked('announce-combat')
    const [attacker, target] = await aim(table)
    await table.hex(target).hover({ force: true })
    const odds = table.page.locator('.odds-popover')
    await odds.waitFor()
    expect(await odds.innerText()).toMatch(/dados?/)
    expect(await odds.locator('.odds-bars li').count()).toBeGreaterThan(1)
    expect(attacker).not.toBe(target)
  })

  it('strikes at the second tap on a phone: the first shows the odds', async () => {
    const table = await seat(await visit({ options: PHONE }), playedUntil('announce-combat'))
    const { page } = table
    await table.asked('announce-combat')
    await page.getByRole('button', { name: es.play.all }).tap()
    await rest(page)
    const at = await table.moment()
    const [, target] = await aim(table, hex => tap(table, hex))
    await tap(table, target)
    await page.locator('.bottom-sheet .odds-bars li').nth(1).waitFor()
    await page.getByRole('button', { name: es.play.confirm }).waitFor()
    expect(await table.moment()).toBe(at)
    await tap(table, target)
    await expect.poll(() => table.moment()).toBeGreaterThan(at)
  })
})

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

async function middleOf(table: Seated, hex: string): Promise<[x: number, y: number]> {
  const box = await table.hex(hex).boundingBox()
  if (box === null) throw new Error(`${hex} is not on the screen`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}
const tap = async (table: Seated, hex: string): Promise<void> =>
  table.page.touchscreen.tap(...(await middleOf(table, hex)))

/** A finger that stays, and is then let go. */
async function hold(table: Seated, hex: string): Promise<void> {
  const [x, y] = await middleOf(table, hex)
  const finger = await table.page.context().newCDPSession(table.page)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await table.page.waitForTimeout(600)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Chooses an attacker; gives him and one whom he may strike. */
async function aim(table: Seated, press = (hex: string) => table.pick(hex)): Promise<[string, string]> {
  const [attacker] = await table.liveHexes()
  await press(attacker)
  await table.page.locator('.stage-place[data-picked="1"]').waitFor()
  const target = (await table.liveHexes()).find(hex => hex !== attacker) ?? ''
  return [attacker, target]
}
