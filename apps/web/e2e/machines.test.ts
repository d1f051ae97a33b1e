import { describe, expect, it } from 'vitest'
import { es } from '../src/text/es.ts'
import { guest, openPage, visit, withBrowser } from './browser.ts'
import { begin } from './table.ts'

withBrowser()

describe('machines', () => {
  it('are chosen by level and by how they lead, and say why they act', async () => {
    const page = await openPage(await visit(), 'g/cc-ancients/akragas')
    await page.getByRole('radio', { name: /^Recluta/ }).check({ force: true })
    const manner = page.getByLabel(es.battle.manner)
    expect(await manner.locator('option').first().innerText()).toMatch(/^Como .+: /)
    await manner.selectOption('bold')
    await page.getByRole('radio', { name: new RegExp(`^${es.battle.watch}`) }).check({ force: true })
    await page.getByRole('button', { name: es.battle.startWatching }).click()
    const why = page.locator('.log-reason')
    await why.first().waitFor()
    // The log runs on under the pointer until the match is halted.
    await page.getByRole('button', { name: es.play.replay.pause }).click()
    await page.locator('.stage-place[aria-busy="false"]').waitFor()
    await why.first().locator('summary').click()
    expect((await why.first().innerText()).length).toBeGreaterThan(es.play.whySo.length + 5)
    // Who played is known when the match is found again.
    await page.goto(page.url().replace(/#.*/, '#/matches'))
    await page
      .getByText(/recluta/)
      .first()
      .waitFor()
  })

  it('advise: what, why and how likely it wins', async () => {
    const table = await begin(await guest())
    await table.asked('play-card')
    await table.page.getByRole('button', { name: es.play.hint }).first().click()
    const hint = table.page.locator('.prompt-hint')
    await hint.getByText(/% de posibilidades de ganar/).waitFor()
    expect(await hint.innerText()).toMatch(/^Pista: .+ · .+ · \d+ % de posibilidades de ganar/)
  })

  it('play a battle many times on its page, with charts as they go', async () => {
    const page = await openPage(await visit(), 'g/cc-ancients/akragas')
    await page.getByRole('button', { name: es.battle.simulate(200) }).click()
    const lab = page.locator('.simulation')
    await lab.locator('.findings .share-bar').waitFor()
    await lab.locator('.heat-map').first().waitFor()
    await lab.getByRole('button', { name: es.battle.simulateStop }).click()
    await lab.getByRole('button', { name: es.battle.simulate(200) }).waitFor()
    const played = await lab.locator('.progress').innerText()
    expect(Number(played.match(/^(\d+) de 200/)?.[1])).toBeGreaterThan(0)
  })
})
