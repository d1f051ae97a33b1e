import { describe, expect, it } from 'vitest'
import { es } from '../src/text/es.ts'
import { visit, withBrowser } from './browser.ts'
import { begin } from './table.ts'

withBrowser()

describe('machine against machine', () => {
  it('fights a whole battle to the end', async () => {
    const table = await begin(await visit(), 'trebbia', 'watch')
    const end = table.page.locator('dialog[open] .statistics')
    await end.waitFor({ timeout: 100_000 })
    const title = await table.page.locator('dialog[open] h2').first().innerText()
    expect(title).toMatch(/Victoria de (Roma|Cartago)/)
    await table.page.getByRole('button', { name: es.play.rematch }).waitFor()
  }, 120_000)
})
