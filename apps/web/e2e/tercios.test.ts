import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { es } from '../src/text/es.ts'
import { openPage, visit, withBrowser } from './browser.ts'
import { Seated } from './table.ts'

withBrowser()

/** A battle of Tercios against chance. */
async function beginTercios(battle: string, how: 'machine' | 'two' = 'machine'): Promise<Seated> {
  const page = await openPage(await visit(), `g/tercios/${battle}`)
  await page.getByRole('radio', { name: new RegExp(`^${es.battle[how]}`) }).check({ force: true })
  if (how === 'machine') await page.getByRole('radio', { name: /^Azar/ }).first().check({ force: true })
  await page.getByRole('button', { name: es.battle.start }).click()
  await page.waitForURL(/#\/play\//)
  await page.locator('.stage-place').waitFor()
  return new Seated(page)
}
const main = (page: Page) => page.locator('.prompt-acts .btn.primary').last()

/** Answers with what is offered first until one of these is asked. */
async function until(table: Seated, ...steps: string[]): Promise<string> {
  for (let i = 0; i < 60; i++) {
    const open = table.page.locator('.curtain .btn.primary:visible')
    if ((await open.count()) > 0) await open.click()
    const step = await table.asked()
    if (steps.includes(step)) return step
    const lit = table.page.locator('.troop.lit-can, .troop.lit-target')
    if ((await main(table.page).count()) > 0) await main(table.page).click()
    else await lit.first().click({ force: true })
    await table.page.waitForTimeout(250)
  }
  throw new Error(`never asked: ${steps.join(', ')}`)
}

test('a commander and a troop are deployed by dragging', { timeout: 120_000 }, async () => {
  const table = await beginTercios('campal-500')
  const { page } = table
  // Ground is left to the enemy.
  for (let i = 0; i < 12 && (await until(table, 'lay-element', 'choose-side', 'place-unit')) === 'lay-element'; i++) {
    await main(page).click()
    await page.waitForTimeout(300)
  }
  await until(table, 'place-unit')
  const ghost = page.locator('[data-ghost]')
  await ghost.waitFor()
  const before = await ghost.boundingBox()
  if (before === null) throw new Error('no ghost')
  const [x, y] = [before.x + before.width / 2, before.y + before.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 40, y, { steps: 4 })
  await page.mouse.up()
  const after = await ghost.boundingBox()
  expect(Math.round((after?.x ?? 0) - before.x)).toBeGreaterThan(25)
  const placed = await page.locator('.table-pieces .commander, .table-pieces .troop').count()
  await main(page).click()
  await expect
    .poll(() => page.locator('.table-pieces .commander, .table-pieces .troop').count())
    .toBeGreaterThan(placed)
})

test('orders by keys, then a troop is moved with the mouse', { timeout: 120_000 }, async () => {
  const table = await beginTercios('rocroi')
  const { page } = table
  await until(table, 'place-orders')
  await page.locator('.order-troop').first().waitFor()
  await page.keyboard.press('3')
  expect(await page.locator('.order-troop').first().getAttribute('aria-label')).toContain('¡Corred!')
  await page.locator('.order-copy .btn').last().click()
  await main(page).click()
  await until(table, 'choose-troop')
  await page.locator('.troop.lit-can').first().click({ force: true })
  for (let i = 0; i < 6; i++) {
    const step = await table.asked()
    if (step === 'choose-deed' || step === 'choose-move') break
    await main(page).click()
    await page.waitForTimeout(250)
  }
  if ((await table.asked()) === 'choose-deed') await page.getByRole('button', { name: /^Mover/ }).click()
  const at = await table.moment()
  await page.locator('[data-candidate]').first().click({ force: true })
  await expect.poll(() => page.locator('.table-pill.ok text').textContent()).toMatch(/ de /)
  await main(page).click()
  await expect.poll(() => table.moment()).toBeGreaterThan(at)
})

test('two at one device order behind the curtain, one after the other', { timeout: 120_000 }, async () => {
  const table = await beginTercios('rocroi', 'two')
  const { page } = table
  await until(table, 'place-orders')
  const first = await table.prompt()
  await page.locator('.order-troop').first().waitFor()
  await main(page).click()
  const open = page.locator('.curtain .btn.primary:visible')
  await open.waitFor()
  // Nothing of the first one's cards is left on the table.
  expect(await page.locator('.table-pieces .oc-ink').count()).toBe(0)
  await open.click()
  await table.asked('place-orders')
  expect(await table.prompt()).not.toBe(first)
})

test('a list says what is wrong with it, and is kept', { timeout: 60_000 }, async () => {
  const page = await openPage(await visit(), 'armies')
  await page.locator('.army-findings li').first().waitFor()
  await page.locator('.army-lists li button').first().click()
  await page.locator('.army-right').waitFor()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.reload()
  await expect.poll(() => page.locator('.army-lists').innerText()).toContain('500 de 500 puntos')
})
