import { headerOf } from '@acies/kernel'
import { onus } from '@acies/onus'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { armyPageWords } from '../src/armies/words.ts'
import { es } from '../src/text/es.ts'
import { noSeriousFaults } from './axe.ts'
import { guest, openPage, visit, withBrowser } from './browser.ts'
import { charging, onusUntil } from './onus.ts'
import { rest, type Seated, seat } from './table.ts'

withBrowser()

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const PERSON = { kind: 'person' } as const

const ghost = (page: Page): Locator => page.locator('[data-ghost]')
const pill = (page: Page): Locator => page.locator('.ghost-layer .table-pill text')
async function middleOf(thing: Locator): Promise<readonly [x: number, y: number]> {
  const box = await thing.boundingBox()
  if (box === null) throw new Error('it is not on the screen')
  return [box.x + box.width / 2, box.y + box.height / 2]
}
const answered = (table: Seated, at: number): Promise<void> => expect.poll(() => table.moment()).toBeGreaterThan(at)

/** Any legal answer, by what is on the screen: the main button, somebody who is lit, a word. */
async function answerSomehow(table: Seated): Promise<void> {
  const { page } = table
  const at = await table.moment()
  const picked = () => page.locator('.stage-place').getAttribute('data-picked')
  const before = await picked()
  const main = page.locator('.prompt-acts :is(.btn.primary, .btn.stop)')
  const lit = page.locator('.troop.lit-can .base-hit')
  if ((await main.count()) > 0) await table.press()
  else if ((await lit.count()) > 0) await lit.first().click({ force: true })
  else await page.locator('.prompt-acts .btn[class*="plain"]').last().click()
  await expect
    .poll(async () => (await table.moment()) > at || (await picked()) !== before, { timeout: 4000 })
    .toBe(true)
    .catch(() => undefined)
}

const marching = () => onusUntil('zama', ({ step, seat }) => step === 'next-mover' && seat === 0)
const ready = () =>
  onusUntil(
    'zama',
    ({ step, seat, answers }) => step === 'manoeuvre' && seat === 0 && answers().some(picks => picks[0] === 'charge'),
  )

describe('a pitched battle', () => {
  it('is set up on the page: armies, sides, switches; then it begins', async () => {
    const page = await openPage(await visit(), 'g/onus/campal-500')
    const say = armyPageWords.es
    await page.getByRole('button', { name: '3', exact: true }).click()
    await page.getByLabel(say.armyOf(2), { exact: true }).selectOption('dacia-500')
    await page.getByLabel(say.sideOf(2)).selectOption('0')
    await page.getByRole('radio', { name: new RegExp(`^${es.battle.several}`) }).check({ force: true })
    await page.getByText(es.battle.more).click()
    await page.getByRole('switch', { name: /^Unidades reforzadas/ }).click()
    await noSeriousFaults(page, '.set-up')
    await page.getByRole('button', { name: es.battle.start }).click()
    await page.locator('.curtain.closed').waitFor()
    const fighting = /Roma[\s\S]*Cartago[\s\S]*Dacia/i
    expect(await page.locator('.top-bar').innerText()).toMatch(fighting)

    // Once more with the same lists, which the match tells nobody.
    const first = page.url()
    await page.locator('.curtain.closed button').click()
    await page.getByRole('button', { name: es.app.menu }).click()
    await page.getByRole('button', { name: es.play.concede }).click()
    await page.getByRole('button', { name: es.play.sure(es.play.concede) }).click()
    await page.getByRole('button', { name: es.play.rematch, exact: true }).click()
    await expect.poll(() => page.url()).not.toBe(first)
    await page.locator('.curtain.closed').waitFor()
    expect(await page.locator('.top-bar').innerText()).toMatch(fighting)
  })

  it('goes on to the second turn with three at one device, and shows no hand to another', async () => {
    const one = (faction: string, general: string, kind: string) => ({
      faction,
      points: 500,
      general,
      units: [{ kind, rank: 'none' }],
    })
    const setup = {
      armies: [one('rome', 'GR3', 'R1'), one('carthage', 'GC3', 'C1'), one('dacia', 'GD2', 'D1')],
      sides: [0, 1, 2],
    }
    const header = headerOf(onus, 'campal-500', 20_260, { setup })
    const table = await seat(await guest(), { header, answers: [] }, [PERSON, PERSON, PERSON])
    const { page } = table
    const curtain = page.locator('.curtain.closed button')
    const turn = (): Promise<string> => page.locator('.top-bar').innerText()
    const looked = new Set<string>()
    for (let i = 0; i < 150 && !/turno 2/i.test(await turn()); i++) {
      await page.locator('.curtain.closed, .stage-place[data-asks][aria-busy="false"]').first().waitFor()
      if ((await curtain.count()) > 0) {
        expect(await page.locator('.two-part').count()).toBe(0)
        looked.add(await curtain.innerText())
        await curtain.click()
      } else await answerSomehow(table)
    }
    expect(await turn()).toMatch(/turno 2/i)
    expect(looked.size).toBe(3)
  })
})

describe('a turn', () => {
  it('is played with the mouse: an order, who gets it, a march', async () => {
    const table = await seat(
      await guest(),
      onusUntil('zama', ({ step, seat }) => step === 'play-order' && seat === 0),
    )
    const { page } = table
    await table.asked('play-order')
    expect(await page.locator('.two-part.bright-order').count()).toBeGreaterThan(3)
    await page.locator('.two-part:not([aria-disabled])', { hasText: 'Activa hasta' }).first().click()
    await table.asked('choose-units')
    // Whoever the order is for; a general's extra unit alone is not enough.
    for (let i = 0; i < 4 && (await table.main().count()) === 0; i++) {
      await page.locator('.troop.lit-can .base-hit').first().click({ force: true })
      await page.waitForTimeout(150)
    }
    const at = await table.moment()
    await table.main().click()
    await answered(table, at)
  })

  it('marches where it is pointed, and pointing at the next unit ends the move of this one', async () => {
    const table = await seat(await guest(), marching())
    const { page } = table
    await table.asked('next-mover')
    const units = await page.locator('.troop.lit-can').evaluateAll(all => all.map(u => u.getAttribute('data-unit')))
    const unit = (id: string | null): Locator => page.locator(`.troop[data-unit="${id}"] .base-hit`)
    await unit(units[0]).click({ force: true })
    await table.asked('manoeuvre')
    const [x, y] = await middleOf(ghost(page).locator('.ghost-frame'))
    await page.mouse.click(x + 6, y - 60)
    await expect.poll(() => pill(page).textContent()).toMatch(/de \d/)
    const at = await table.moment()
    await unit(units[1]).click({ force: true })
    await answered(table, at)
    await table.asked('manoeuvre')
    expect(await page.locator('.log').innerText()).toMatch(/mueven? [\d,]+ UD/)
  })

  it('goes by the keyboard alone', async () => {
    const table = await seat(await guest(), marching())
    const { page } = table
    await table.asked('next-mover')
    await page.keyboard.press('n')
    await page.keyboard.press('Enter')
    await table.asked('manoeuvre')
    // Whoever was taken up by keys is at hand for the arrows.
    await page.locator('[data-ghost]:focus').waitFor()
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => pill(page).textContent()).toMatch(/giro 1|ONU-/)
    const at = await table.moment()
    await page.keyboard.press('Control+Enter')
    await answered(table, at)
  })

  it('gives an order by the keyboard: on a unit that is picked Enter is the button’s', async () => {
    const table = await seat(
      await guest(),
      onusUntil('zama', ({ step, seat }) => step === 'play-order' && seat === 0),
    )
    const { page } = table
    await table.asked('play-order')
    await page.locator('.two-part:not([aria-disabled])', { hasText: 'Activa hasta' }).first().press('Enter')
    await table.asked('choose-units')
    for (let i = 0; i < 4 && (await table.main().count()) === 0; i++) {
      await page.keyboard.press('n')
      await page.keyboard.press('Enter')
      await page.waitForTimeout(150)
    }
    const at = await table.moment()
    await page.keyboard.press('Enter')
    await answered(table, at)
  })

  it('is tapped on a phone', async () => {
    const table = await seat(await visit({ options: PHONE }), marching())
    const { page } = table
    await table.asked('next-mover')
    await rest(page)
    await page.touchscreen.tap(...(await middleOf(page.locator('.troop.lit-can .base-hit').first())))
    await table.asked('manoeuvre')
    await rest(page)
    await page.touchscreen.tap(...(await middleOf(page.locator('.leg-knob').last())))
    await expect.poll(() => pill(page).textContent()).toMatch(/de \d/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    const at = await table.moment()
    await table.main().click()
    await answered(table, at)
  })
})

describe('a battle under a finger', () => {
  it('goes where it is dragged: the ground lies still under the hand', async () => {
    const table = await seat(await visit({ options: PHONE }), marching())
    const { page } = table
    await table.asked('next-mover')
    await rest(page)
    const lit = await page.locator('.troop.lit-can .base-hit').all()
    const places = await Promise.all(lit.map(middleOf))
    // Who stands near the edge is brought to the middle once he is let go.
    const [x, y] = places.filter(([left]) => left > 20).sort((a, b) => a[0] - b[0])[0]
    const cdp = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up: number): Promise<unknown> =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: y - up }] })
    await touch('touchStart', 0)
    await touch('touchMove', 8)
    await touch('touchMove', 16)
    await table.asked('manoeuvre')
    await touch('touchMove', 30)
    await touch('touchEnd', 30)
    await rest(page)
    expect(await page.locator('.leg-panel').innerText()).toContain('Avanzar')
  })
})

/** Counts what a hand does: presses of buttons, of the mouse and of keys. */
const countPresses = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const counted = window as unknown as { presses: number }
    counted.presses = 0
    for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, () => counted.presses++, true)
  })
const presses = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { presses: number }).presses)

describe('an army of a thousand points', () => {
  it('is drawn up by one press, and led through a turn in under thirty', async () => {
    const header = headerOf(onus, 'campal-1000', 20_261, { seats: ['person', 'random'] })
    const table = await seat(await visit(), { header, answers: [] })
    const { page } = table
    await table.asked('deploy-unit')
    await page.getByRole('button', { name: /^Formar \d+ en línea/ }).click()
    await table.asked('set-formations')
    while ((await table.asked()) !== 'play-order') await answerSomehow(table)
    await countPresses(page)
    const once = async (name: RegExp): Promise<boolean> => {
      const button = page.getByRole('button', { name })
      const at = await table.moment()
      if ((await button.count()) === 0) return false
      await button.first().click()
      await answered(table, at)
      return true
    }
    let ordered = 0
    let moved = false
    for (let i = 0; i < 40; i++) {
      const step = await table.asked()
      // The next turn.
      if (step === 'play-order' && moved) break
      moved ||= step === 'next-mover'
      const at = await table.moment()
      const order = page.locator('.two-part:not([aria-disabled])', { hasText: 'Activa' })
      if (step === 'play-order' && ordered < 2 && (await order.count()) > 0) {
        ordered++
        await order.first().click()
        await answered(table, at)
      } else if (step === 'choose-units' && (await once(/^Las \d+$/))) continue
      else if (step === 'next-mover' && (await once(/^Avanzan \d+/))) continue
      else await answerSomehow(table)
    }
    const hands = await presses(page)
    expect([ordered, moved]).toEqual([2, true])
    expect(hands).toBeGreaterThan(4)
    expect(hands).toBeLessThan(30)
  })
})

describe('before a fight', () => {
  it('a charge shows what it touches, the dice and the odds; then sections are laid by clicks', async () => {
    const table = await seat(await guest(), ready())
    const { page } = table
    await table.asked('manoeuvre')
    await page.locator('.leg-panel button', { hasText: 'Cargar' }).click()
    await page.locator('.contact').first().waitFor({ state: 'attached' })
    expect(await page.locator('.table-pill.contact').textContent()).toMatch(/secci.*dado/)
    await page.locator('.odds').waitFor()
    expect(await page.locator('.odds').innerText()).toMatch(/dados?[\s\S]*%/)
    const at = await table.moment()
    await page.keyboard.press('Enter')
    await answered(table, at)
  })

  it('sections are laid round an enemy by a click', async () => {
    const file = onusUntil('zama', ({ step, seat }) => step === 'wrap' && seat === 0, { answer: charging })
    const table = await seat(await guest(), file)
    const { page } = table
    await table.asked('wrap')
    const spot = page.locator('.spot').last()
    expect(await spot.getAttribute('aria-label')).toMatch(/^Envolver con/)
    const at = await table.moment()
    await spot.focus()
    await page.keyboard.press('Enter')
    if ((await table.moment()) === at) await table.main().click()
    await answered(table, at)
    expect(await page.locator('.log').innerText()).toMatch(/envuelven?/)
  })

  it('a shot is declared unmeasured: no ruler, no range, odds only if it reaches', async () => {
    const table = await seat(
      await guest(),
      onusUntil('zama', ({ step, seat }) => step === 'next-shot' && seat === 0),
    )
    const { page } = table
    await table.asked('next-shot')
    expect(await page.locator('.table-keys [aria-disabled]').count()).toBe(2)
    await page.locator('.troop.lit-can .base-hit').first().click({ force: true })
    await page.mouse.move(...(await middleOf(page.locator('.troop.lit-target .base-hit').first())))
    await page.locator('.odds').waitFor()
    expect(await page.locator('.odds').innerText()).toMatch(/ONU-SHT-06[\s\S]*4 dados[\s\S]*2 dados/)
  })
})

describe('an event', () => {
  it('is offered to whoever is struck behind the curtain, whatever he holds', async () => {
    const file = onusUntil('zama', ({ step, seat }) => step === 'play-event' && seat === 1)
    const table = await seat(await guest(), file, [PERSON, PERSON])
    const { page } = table
    await page.locator('.curtain.closed').waitFor()
    expect(await page.locator('.two-part').count()).toBe(0)
    await page.locator('.curtain.closed button').click()
    await table.asked('play-event')
    await page.locator('.two-part').first().waitFor()
  })
})

describe('a facing', () => {
  it('is turned on the table by Q and E, and agreed to', async () => {
    const table = await seat(
      await guest(),
      onusUntil('zama', ({ step, seat }) => step === 'face-about' && seat === 0),
    )
    const { page } = table
    await table.asked('face-about')
    expect(await page.locator('.number-field').count()).toBe(0)
    await page.keyboard.press('n')
    await page.keyboard.press('e')
    const at = await table.moment()
    await page.keyboard.press('Control+Enter')
    await answered(table, at)
  })
})

describe('for who does not see it', () => {
  it('units say who they are, and axe finds nothing serious', async () => {
    const table = await seat(await guest(), ready())
    const { page } = table
    await table.asked('manoeuvre')
    expect(await page.getByRole('button', { name: /^[^:]+: Jinetes númidas I, activa/ }).count()).toBeGreaterThan(0)
    await noSeriousFaults(page)
  })
})
