import { describe, expect, it } from 'vitest'
import { es } from '../src/text/es.ts'
import { guest, visit, withBrowser } from './browser.ts'
import { begin, nearTheEnd, PLAYERS, seat } from './table.ts'

withBrowser()

describe('machine against machine', () => {
  it('fights a battle to the end', async () => {
    const { page } = await seat(await guest(), nearTheEnd(), PLAYERS.watch)
    const end = page.locator('dialog[open] .statistics')
    await end.waitFor({ timeout: 80_000 })
    const title = await page.locator('dialog[open] h2').first().innerText()
    expect(title).toMatch(/Victoria de (Siracusa|Cartago)/)
    await page.getByRole('button', { name: es.play.rematch }).waitFor()
  })

  it('is halted, looked back at, and goes on', async () => {
    const table = await begin(await visit({ settings: { speed: 2 } }), 'akragas', 'watch')
    const { page } = table
    await page.locator('.log li').nth(2).waitFor()
    await page.getByRole('button', { name: es.play.replay.pause }).click()
    await page.locator('.stage-place[aria-busy="false"]').waitFor()
    const at = await table.moment()
    await page.waitForTimeout(400)
    expect(await table.moment()).toBe(at)
    await page.getByRole('button', { name: es.play.replay.play }).click()
    await expect.poll(() => table.moment()).toBeGreaterThan(at)
    // Four speeds, one after the other.
    const speed = page.getByRole('button', { name: new RegExp(`^${es.play.replay.speed}`) })
    const seen = new Set<string>()
    for (let i = 0; i < 4; i++) {
      seen.add(await speed.innerText())
      await speed.click()
    }
    expect([...seen].sort()).toEqual(Object.values(es.play.speeds).sort())
  })
})
