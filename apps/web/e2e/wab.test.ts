import { headerOf, type Pick } from '@acies/kernel'
import { onTable, wab } from '@acies/wab'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { chargeWords } from '../src/games/wab/charge-words.ts'
import { trayWords } from '../src/games/wab/table-words.ts'
import { es } from '../src/text/es.ts'
import { guest, openPage, visit, withBrowser } from './browser.ts'
import { PLAYERS, type Seated, seat } from './table.ts'
import { chargeIn, wabUntil } from './wab.ts'

withBrowser()

const say = trayWords.es
/** Counts what a hand does: presses of buttons, of the mouse and of keys. */
const countPresses = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const counted = window as unknown as { presses: number }
    counted.presses = 0
    for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, () => counted.presses++, true)
  })
const presses = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { presses: number }).presses)

async function middleOf(page: Page, name: string): Promise<readonly [number, number]> {
  const box = await page.locator(`g.troop[aria-label*=": ${name},"] .base-hit`).first().boundingBox()
  if (box === null) throw new Error(`${name} is not on the screen`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}
/** Pulls an arrow from one to the other. */
async function pull(page: Page, from: string, to: string): Promise<void> {
  const [a, b] = [await middleOf(page, from), await middleOf(page, to)]
  await page.mouse.move(...a)
  await page.mouse.down()
  await page.mouse.move((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, { steps: 3 })
  await page.mouse.move(...b, { steps: 3 })
  await page.mouse.up()
}
/** The main button, and again where it asks; somebody who is lit, or a word. */
async function answer(table: Seated): Promise<void> {
  const { page } = table
  const at = await table.moment()
  const slip = page.locator('.tray-slip.may')
  const lit = page.locator('.troop.lit-can .base-hit')
  if ((await page.locator('.prompt-acts :is(.btn.primary, .btn.stop)').count()) > 0) await table.press()
  else if ((await slip.count()) > 0) await slip.first().click()
  else await lit.first().click({ force: true })
  await expect.poll(() => table.moment()).toBeGreaterThan(at)
}

describe('a battle of Warhammer Ancient Battles by hand', () => {
  it('takes an army of ten units through a turn in under forty presses', async () => {
    const file = wabUntil('pitched-2000', ({ step, seat: who, field }) => {
      const mine = field.units.filter(u => u.seat === 0 && onTable(u))
      return step === 'declare-charges' && who === 0 && field.turn >= 3 && mine.length >= 9
    })
    const table = await seat(await visit(), file)
    const { page } = table
    await table.asked('declare-charges')
    await countPresses(page)
    await pull(page, ...chargeIn(file))
    await expect.poll(() => page.locator('.tray-slip .tray-arrow').count()).toBe(1)
    // What it strikes and the sums it would be fought with, and where in the turn one is.
    await page.locator('.charge-panel h3').first().waitFor()
    expect(await page.locator('.charge-panel h3').first().innerText()).toContain(chargeWords.es.strikes)
    expect(await page.locator('.charge-panel .ledger tbody tr').count()).toBeGreaterThan(0)
    expect(await page.locator('.phase-track .on').innerText()).toBe('Cargas')
    // Wherever the focus is, Ctrl+Enter is the button.
    await page.locator('.troop[role="button"]').first().focus()
    await page.keyboard.press('Control+Enter')
    while ((await table.asked()) !== 'move') await answer(table)
    expect(await page.locator('.phase-track .on').innerText()).toBe('Resto')
    // All go together.
    await page.getByRole('button', { name: /^Avanzan \d+/ }).click()
    await expect.poll(() => page.getByRole('button', { name: /^Avanzan \d+/ }).count()).toBe(0)
    await table.press()
    const began = await table.moment()
    for (let i = 0; i < 40; i++) {
      const step = await table.asked()
      if (step === 'declare-charges' && (await table.moment()) > began) break
      const rest = page.getByRole('button', { name: /al más cercano$/ })
      if (step === 'declare-shots' && (await rest.count()) > 0) await rest.click()
      await answer(table)
    }
    const hands = await presses(page)
    expect(hands).toBeGreaterThan(4)
    expect(hands).toBeLessThan(40)
  })

  it('tells a combat line by line, with the rule of each and the chance to break', async () => {
    const file = wabUntil('pitched-500', ({ step, seat: who, braved }) => step === 'pursue' && who === 0 && braved)
    const { page } = await seat(await guest(), file)
    const ledger = page.locator('.ledger')
    await ledger.waitFor()
    expect(await ledger.locator('tbody tr').count()).toBeGreaterThan(1)
    expect(await ledger.locator('tbody .chip').first().innerText()).toBe('WAB-CR-01')
    expect(await page.locator('.two-dice').first().locator('li').count()).toBe(11)
    expect(await page.locator('.break-test').innerText()).toContain(say.combat.breaks)
  })

  it('lets a man be taken out of a cloud, and no farther than two inches from his mates', async () => {
    const file = wabUntil(
      'pitched-1000',
      ({ step, seat: who, field }) => step === 'move' && who === 0 && field.turn >= 3,
    )
    const table = await seat(await guest(), file)
    const { page } = table
    await table.asked('move')
    const [x, y] = await middleOf(page, 'Arqueros auxiliares')
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 20, y - 20, { steps: 4 })
    await page.mouse.up()
    await page.getByRole('button', { name: say.moves.manByMan }).click()
    const men = page.locator('.spot.carries')
    await expect.poll(() => men.count()).toBeGreaterThan(3)
    const pullMan = async (far: number): Promise<void> => {
      const box = await men.last().boundingBox()
      if (box === null) throw new Error('no man there')
      const [mx, my] = [box.x + box.width / 2, box.y + box.height / 2]
      await page.mouse.move(mx, my)
      await page.mouse.down()
      await page.mouse.move(mx, my + far, { steps: 6 })
      await page.mouse.up()
    }
    // Out of touch he is not let go; near by he is.
    await pullMan(60)
    await expect.poll(() => page.locator('.table-why .chip').innerText()).toBe('WAB-SKI-05')
    await page.getByRole('button', { name: say.moves.manByMan }).click()
    await page.getByRole('button', { name: say.moves.manByMan }).click()
    await pullMan(12)
    const at = await table.moment()
    await table.main().click()
    await expect.poll(() => table.moment()).toBeGreaterThan(at)
  })

  it('shows where a stone is aimed, takes a guess by keys, and nothing on the table measures it', async () => {
    const file = wabUntil('pitched-2000', ({ step, seat: who }) => step === 'bombard' && who === 0)
    const table = await seat(await guest(), file)
    const { page } = table
    await table.asked('bombard')
    await page.locator('.troop.side-b .base-hit').first().click({ force: true })
    await page.locator('.flown.meant circle').waitFor()
    expect(await page.locator('.table-ruler').count()).toBe(0)
    await page.keyboard.press('2')
    await page.keyboard.press('1')
    expect(await page.locator('.guess-number').innerText()).toBe('21″')
    const at = await table.moment()
    await table.main().click()
    await expect.poll(() => table.moment()).toBeGreaterThan(at)
  })

  it('lets the players lay the ground', async () => {
    const table = await seat(await guest(), {
      header: headerOf(wab, 'pitched-500', 4, { setup: { ground: 'laid' } }),
      answers: [],
    })
    const { page } = table
    await table.asked('lay-ground')
    const at = await table.moment()
    await page.keyboard.press('1')
    await page.locator('[data-ghost]').waitFor()
    await table.main().click()
    await expect.poll(() => table.moment()).toBeGreaterThan(at)
  })

  it('keeps the ruler in its box unless both agreed to measure', async () => {
    const page = await openPage(await visit(), 'g/wab/pitched-500')
    await page.getByRole('button', { name: 'Empezar la batalla' }).click()
    const ruler = page.locator('.table-keys [aria-disabled="true"]')
    await expect.poll(() => ruler.count()).toBe(1)
  })

  it('shows of any unit, the enemy too, where it looks and from where it is struck in the flank, without a distance', async () => {
    const file = wabUntil('pitched-500', ({ step, seat: who }) => step === 'move' && who === 0)
    const table = await seat(await visit(), file)
    await table.asked('move')
    const { page } = table
    await page.locator('.troop.side-b[aria-label*=": Guerreros I,"] .base-hit').click({ force: true })
    await expect.poll(() => page.locator('.tint-flank').count()).toBe(1)
    expect(await page.locator('.unit-sheet .unit-values dd').count()).toBe(9)
    expect(await page.locator('.arc-range, .table-ruler').count()).toBe(0)
  })

  it('lays an ambush behind the curtain: its owner sees where it lies, the other player does not', async () => {
    const file = { header: headerOf(wab, 'tapae', 7), answers: [] }
    const table = await seat(await visit(), file, PLAYERS.two)
    const { page } = table
    const curtain = page.locator('.curtain.closed')
    await curtain.waitFor()
    expect(await curtain.innerText()).toContain(es.play.curtainText.ambushes)
    await curtain.locator('.btn').click()
    await table.asked('hide')
    await page.getByRole('button', { name: 'Pista', exact: true }).click()
    await page.getByRole('button', { name: 'Hacer esto' }).click()
    await table.asked('keep-hidden')
    expect(await page.locator('.stage .troop.lurking').count()).toBe(1)
    await page.keyboard.press('1')
    await table.asked('testudo', 'declare-charges')
    expect(await page.locator('.stage .troop.lurking').count()).toBe(0)
  })

  it('says why somebody may not march, and by which rule', async () => {
    const file = wabUntil('pitched-1000', ({ step, seat: who, offered, why }) => {
      const barred = (unit: Pick) => offered([unit]).includes('move') && why([unit], 'march') === 'WAB-MARCH-03'
      return step === 'move' && who === 0 && offered([]).some(barred)
    })
    const table = await seat(await visit(), file)
    await table.asked('move')
    const { page } = table
    for (const troop of await page.locator('.troop.side-a.lit-can .base-hit').all()) {
      await troop.click({ force: true })
      const march = page.locator('.tray-words .btn[aria-disabled="true"]')
      if ((await march.count()) > 0) {
        await march.click({ force: true })
        expect(await page.locator('.tray-why').innerText()).toMatch(/a menos de 8″\.\s*WAB-MARCH-03|no tienen? músico/)
        return
      }
      await page.keyboard.press('Escape')
    }
    throw new Error('all of them may march')
  })
})
