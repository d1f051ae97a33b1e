import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { noSeriousFaults } from './axe.ts'
import { visit, withBrowser } from './browser.ts'
import { charging, onusUntil } from './onus.ts'
import { type Seated, seat } from './table.ts'

withBrowser()

const ghost = (page: Page): Locator => page.locator('[data-ghost]')
const pill = (page: Page): Locator => page.locator('.ghost-layer .table-pill text')
async function middleOf(thing: Locator): Promise<readonly [x: number, y: number]> {
  const box = await thing.boundingBox()
  if (box === null) throw new Error('it is not on the screen')
  return [box.x + box.width / 2, box.y + box.height / 2]
}
const answered = (table: Seated, at: number): Promise<void> =>
  expect.poll(() => table.moment(), { timeout: 10_000 }).toBeGreaterThan(at)

const marching = () => onusUntil('zama', ({ step, seat }) => step === 'next-mover' && seat === 0)
const ready = () =>
  onusUntil(
    'zama',
    ({ step, seat, answers }) => step === 'manoeuvre' && seat === 0 && answers().some(picks => picks[0] === 'charge'),
  )

describe('a turn', () => {
  it('marches where it is pointed, and pointing at the next unit ends the move of this one', async () => {
    const table = await seat(await visit(), marching())
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
    const table = await seat(await visit(), marching())
    const { page } = table
    await table.asked('next-mover')
    await page.keyboard.press('n')
    await page.keyboard.press('Enter')
    await table.asked('manoeuvre')
    await page.keyboard.press('n')
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => pill(page).textContent()).toMatch(/giro 1|ONU-/)
    const at = await table.moment()
    await page.keyboard.press('Control+Enter')
    await answered(table, at)
  })
})

describe('before a fight', () => {
  it('a charge shows what it touches, the dice and the odds; then sections are laid by clicks', async () => {
    const table = await seat(await visit(), ready())
    const { page } = table
    await table.asked('manoeuvre')
    await page.locator('.leg-panel button', { hasText: 'Cargar' }).click()
    await page.locator('.contact').first().waitFor({ state: 'attached' })
    expect(await page.locator('.table-pill.contact').textContent()).toMatch(/secci.*dado/)
    await page.locator('.odds').waitFor({ timeout: 20_000 })
    expect(await page.locator('.odds').innerText()).toMatch(/dados?[\s\S]*%/)
    const at = await table.moment()
    await page.keyboard.press('Enter')
    await answered(table, at)
  })

  it('sections are laid round an enemy by a click', async () => {
    const file = onusUntil('zama', ({ step, seat }) => step === 'wrap' && seat === 0, { answer: charging })
    const table = await seat(await visit(), file)
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
      await visit(),
      onusUntil('zama', ({ step, seat }) => step === 'next-shot' && seat === 0),
    )
    const { page } = table
    await table.asked('next-shot')
    expect(await page.locator('.table-keys [aria-disabled]').count()).toBe(2)
    await page.locator('.troop.lit-can .base-hit').first().click({ force: true })
    await page.mouse.move(...(await middleOf(page.locator('.troop.lit-target .base-hit').first())))
    await page.locator('.odds').waitFor({ timeout: 20_000 })
    expect(await page.locator('.odds').innerText()).toMatch(/ONU-SHT-06[\s\S]*4 dados[\s\S]*2 dados/)
  })
})

describe('a facing', () => {
  it('is turned on the table by Q and E, and agreed to', async () => {
    const table = await seat(
      await visit(),
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
    const table = await seat(await visit(), ready())
    const { page } = table
    await table.asked('manoeuvre')
    expect(await page.getByRole('button', { name: /^Jinetes númidas I, activa/ }).count()).toBeGreaterThan(0)
    await noSeriousFaults(page)
  })
})
