import { Match, type MatchFile } from '@acies/kernel'
import { type Event, type Field, kindOf, tercios } from '@acies/tercios'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { noSeriousFaults } from './axe.ts'
import { guest, openPage, visit, withBrowser } from './browser.ts'
import { rest, type Seated, seat } from './table.ts'
import { terciosUntil } from './tercios.ts'

withBrowser()

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const main = (page: Page): Locator => page.locator('.prompt-acts .btn.primary, .sheet-acts .btn.primary').last()
const ghost = (page: Page): Locator => page.locator('[data-ghost]')

async function middleOf(thing: Locator): Promise<readonly [x: number, y: number]> {
  const box = await thing.boundingBox()
  if (box === null) throw new Error('it is not on the screen')
  return [box.x + box.width / 2, box.y + box.height / 2]
}
/** The board goes on once it has been answered. */
const answered = (table: Seated, at: number): Promise<void> => expect.poll(() => table.moment()).toBeGreaterThan(at)

/** Something stands before the troop that is to move. */
const running = () => terciosUntil('rocroi', 'choose-move', () => true, 'run')
const charging = () =>
  terciosUntil('rocroi', 'choose-charge', (g, options) => g.turn > 1 && options.length > 1, 'attack')

/** A troop of the first side that has a card for a run, is no horse with a free turn, and has room before it. */
const runnerOf = (g: Field) =>
  g.troops.find(
    u => u.side === 0 && u.where === 'table' && u.card === 'run' && !u.acted && kindOf(g, u).branch === 'formation',
  )
const fieldOf = (file: MatchFile): Field => Match.load<Field, Event>(tercios, file).position.field

describe('a troop in the hand', () => {
  it('follows the mouse while it is dragged, says what it costs and what it would see', async () => {
    const table = await seat(await guest(), running())
    const { page } = table
    await table.asked('choose-move')
    const [x, y] = await middleOf(ghost(page).locator('.ghost-frame'))
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y - 45, { steps: 4 })
    const [, now] = await middleOf(ghost(page).locator('.ghost-frame'))
    expect(now).toBeLessThan(y - 20)
    await page.locator('.foresight').waitFor()
    expect(await page.locator('.ghost-layer .table-pill text').textContent()).toMatch(/″ de /)
    await page.mouse.up()
    const at = await table.moment()
    await main(page).click()
    await answered(table, at)
  })

  it('goes by the keyboard alone', async () => {
    const table = await seat(await guest(), running())
    const { page } = table
    await table.asked('choose-move')
    await page.keyboard.press('n')
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowUp')
    expect(await page.locator('.ghost-layer .table-pill text').textContent()).toMatch(/″ de |TER-/)
    const at = await table.moment()
    await page.keyboard.press('Enter')
    await answered(table, at)
  })

  it('is tapped to its place on a phone', async () => {
    const table = await seat(await visit({ options: PHONE }), running())
    const { page } = table
    await table.asked('choose-move')
    // The board comes to rest with the troop in view.
    await rest(page)
    await page.touchscreen.tap(...(await middleOf(page.locator('[data-candidate]').first())))
    await expect.poll(() => page.locator('.ghost-layer .table-pill text').textContent()).toMatch(/″ de /)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    const at = await table.moment()
    await main(page).click()
    await answered(table, at)
  })

  it('is dragged though a commander is asked for: that means none, this troop, and its move', async () => {
    const file = terciosUntil('rocroi', 'choose-commander', g => runnerOf(g) !== undefined, 'run')
    const table = await seat(await guest(), file)
    const { page } = table
    await table.asked('choose-commander')
    const at = await table.moment()
    const runner = runnerOf(fieldOf(file))
    const [x, y] = await middleOf(page.locator(`[data-unit="${runner?.id}"]`))
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y - 20, { steps: 3 })
    await page.mouse.move(x, y - 50, { steps: 4 })
    await table.asked('choose-move')
    await expect.poll(async () => (await middleOf(ghost(page).locator('.ghost-frame')))[1]).toBeLessThan(y - 15)
    await page.mouse.up()
    await expect.poll(() => page.locator('.ghost-layer .table-pill text').textContent()).toMatch(/″ de /)
    expect(await table.moment()).toBeGreaterThan(at + 1)
    // It was one gesture: one press takes it back.
    await page.keyboard.press('Control+z')
    expect(await table.asked()).toBe('choose-commander')
  })

  it('is drawn up with its command by one button', async () => {
    const table = await seat(await guest(), terciosUntil('campal-500', 'place-unit'))
    const { page } = table
    const at = await table.moment()
    await page.getByRole('button', { name: 'Desplegar este mando en línea' }).click()
    await answered(table, at + 1)
  })

  it('is deployed by dragging', async () => {
    const table = await seat(await guest(), terciosUntil('campal-500', 'place-unit'))
    const { page } = table
    await ghost(page).waitFor()
    const [x, y] = await middleOf(ghost(page))
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 40, y, { steps: 4 })
    await page.mouse.up()
    expect((await middleOf(ghost(page)))[0]).toBeGreaterThan(x + 20)
    // Esc puts it back where it lay, ready to be agreed to.
    await page.keyboard.press('Escape')
    await expect.poll(async () => Math.abs((await middleOf(ghost(page)))[0] - x)).toBeLessThan(3)
    const at = await table.moment()
    await main(page).click()
    await answered(table, at)
  })
})

describe('before a fight', () => {
  it('the odds of a charge are shown for the enemy pointed at', async () => {
    const table = await seat(await guest(), charging())
    const { page } = table
    await table.asked('choose-charge')
    await page.mouse.move(...(await middleOf(page.locator('.troop.lit-target .base-hit').first())))
    await page.locator('.odds').waitFor()
    expect(await page.locator('.odds').innerText()).toContain('TER-CHG-02')
  })

  it('they grow surer while one points at him, add up, and are the same when one comes back', async () => {
    const table = await seat(await visit(), terciosUntil('rocroi', 'choose-targets', undefined, 'fire'))
    const { page } = table
    await table.asked('choose-targets')
    const odds = page.locator('.odds')
    // All that is shown is noted: whoever looks now and then, on a busy machine, may come when all is counted.
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      const note = (): void => void seen.push(document.querySelector('.odds')?.textContent ?? '')
      new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    const tries = async (): Promise<number[]> => {
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
      const counts = seen.flatMap(text => /de (\d+) tiradas/.exec(text)?.slice(1) ?? []).map(Number)
      return counts.filter((count, i) => count !== counts[i - 1])
    }
    const enemy = await middleOf(page.locator('.troop.lit-target .base-hit').first())
    await page.mouse.move(...enemy)
    await odds.waitFor()
    // What else is asked is heard meanwhile.
    await page.keyboard.press('h')
    await page
      .getByText(/Pista: /)
      .first()
      .waitFor()
    await expect.poll(() => odds.innerText(), { timeout: 60_000 }).toMatch(/±\s1 %/)
    const sure = await odds.innerText()
    const counts = await tries()
    expect(counts.length).toBeGreaterThan(1)
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    const figures = await odds.locator('.odds-figure').allInnerTexts()
    expect(figures.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(100)
    await page.mouse.move(5, 5)
    await odds.waitFor({ state: 'detached' })
    await page.mouse.move(...enemy)
    await odds.waitFor()
    expect(await odds.innerText()).toBe(sure)
  })

  it('a reply to an enemy is laid out with its chance, and given by a key', async () => {
    const table = await seat(await guest(), terciosUntil('rocroi', 'react'))
    const { page } = table
    await table.asked('react')
    const replies = page.locator('.replies .order-slip')
    expect(await replies.first().innerText()).toMatch(/a 5\+: \d+ %/)
    const at = await table.moment()
    await page.keyboard.press(`${await replies.count()}`)
    await answered(table, at)
  })
})

describe('secret orders', () => {
  it('are given by keys, copied to a command, and all at once', async () => {
    const table = await seat(await guest(), terciosUntil('rocroi', 'place-orders'))
    const { page } = table
    await page.locator('.order-troop').first().waitFor()
    await page.keyboard.press('3')
    const first = page.locator('.order-troop').first()
    expect(await first.getAttribute('aria-label')).toContain('¡Corred!')
    await first.click()
    await page.locator('.order-copy .btn').last().click()
    for (const troop of await page.locator('.order-troop').all())
      expect(await troop.getAttribute('aria-label')).toContain('¡Corred!')
    const at = await table.moment()
    await main(page).click()
    await answered(table, at)
  })

  it('are given behind the curtain by two at one device', async () => {
    const two = [{ kind: 'person' }, { kind: 'person' }] as const
    const table = await seat(await guest(), terciosUntil('rocroi', 'place-orders'), two)
    const { page } = table
    const open = page.locator('.curtain .btn.primary:visible')
    await open.click()
    const first = await table.prompt()
    await page.locator('.order-troop').first().waitFor()
    await main(page).click()
    await open.waitFor()
    // Nothing of the first one's cards is left on the table.
    expect(await page.locator('.table-pieces .oc-ink').count()).toBe(0)
    await open.click()
    await table.asked('place-orders')
    expect(await table.prompt()).not.toBe(first)
  })
})

describe('axe finds nothing serious', () => {
  it('where orders are given and armies raised', async () => {
    const context = await visit()
    const { page } = await seat(context, terciosUntil('rocroi', 'place-orders'))
    await page.locator('.order-troop').first().waitFor()
    await noSeriousFaults(page)
    const armies = await openPage(context, 'armies')
    await armies.locator('.army-lists li button').first().click()
    await noSeriousFaults(armies)
  })

  it('where a troop is moved and ground laid', async () => {
    const context = await visit()
    const { page } = await seat(context, running())
    await page.locator('[data-candidate]').first().click({ force: true })
    await page.locator('.foresight').waitFor()
    await noSeriousFaults(page, '.foresight')
    const ground = await seat(context, terciosUntil('campal-500', 'lay-element'))
    await ground.page.locator('.word-tray').waitFor()
    await noSeriousFaults(ground.page, '.word-tray')
  })
})

describe('an army list', () => {
  it('says what is wrong with it, and is kept', async () => {
    const page = await openPage(await visit(), 'armies')
    // Of an empty list it says what it asks for, and that is no fault; three ready ones are at hand.
    await page.locator('.army-findings li').first().waitFor()
    expect(await page.locator('.army-findings.wrong').count()).toBe(0)
    expect(await page.locator('.begin-armies li').count()).toBe(3)
    await page.locator('.army-lists li button').first().click()
    await page.locator('.army-right').waitFor()
    await expect.poll(() => page.locator('.army-kept').innerText()).toMatch(/Puntos 500, caben 500\s+TER-ARM-01/)
    await page.getByRole('button', { name: 'Copias: +' }).click()
    await expect.poll(() => page.locator('.army-findings.wrong').innerText()).toContain('TER-ARM-01')
    await expect.poll(() => page.locator('.army-kept').innerText()).not.toContain('Puntos')
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await page.getByRole('button', { name: 'Guardar' }).click()
    await page.reload()
    await expect.poll(() => page.locator('.army-lists').innerText()).toContain('500 de 500 puntos')
  })

  it('stands on the table as it would be deployed, and is tried against another', async () => {
    const page = await openPage(await guest(), 'armies')
    await page.getByRole('button', { name: 'Reino de Suecia 500' }).click()
    const own = page.locator('.army-drawn .troop')
    await own.first().waitFor()
    expect(`${await own.count()}`).toBe(await page.locator('.army-table dd').first().innerText())
    expect(await page.locator('.zone-name').textContent()).toBe('zona de despliegue · 12″')
    await page.getByRole('button', { name: 'Probar en 200 batallas' }).click()
    await expect.poll(() => page.locator('.army-fared').innerText()).toMatch(/gana \d+ %\s+±\d+ %\s+\d+ de 200/)
    await page.getByRole('button', { name: 'Parar' }).click()
    await page.getByRole('combobox', { name: 'A 500 puntos, contra' }).selectOption({ label: 'Polonia-Lituania' })
    await page.locator('.army-fared').waitFor({ state: 'detached' })
  })

  it('is played at a press, and its army is the one that is shown', async () => {
    const page = await openPage(await visit(), 'armies')
    await page.getByRole('button', { name: 'Reino de Suecia 500' }).click()
    await page.getByRole('button', { name: 'Jugar con ella' }).click()
    await expect.poll(() => page.locator('.briefing-armies').innerText()).toContain('Escuadrón escocés')
    await page.getByRole('button', { name: 'Empezar la batalla' }).click()
    await expect.poll(() => page.locator('.prompt').first().innerText()).toContain('Suecia')
  })
})

describe('the enemy', () => {
  it('leaves a trail where he went, until one acts oneself', async () => {
    const moved = (g: Field): boolean => g.turn === 1 && g.troops.some(u => u.side === 1 && u.acted)
    const table = await seat(await guest(), terciosUntil('rocroi', 'choose-commander', moved, 'run'))
    const { page } = table
    await table.asked('choose-commander')
    const trails = (): Promise<number> => page.locator('.trail').count()
    await expect.poll(trails).toBeGreaterThan(0)
    await main(page).click()
    await table.asked('choose-troop')
    expect(await trails()).toBeGreaterThan(0)
    const at = await table.moment()
    await page.locator('.troop .base-light.can').first().click({ force: true })
    await answered(table, at)
    await expect.poll(trails).toBe(0)
  })
})
