import { describe, expect, it } from 'vitest'
import { en } from '../src/text/en.ts'
import { es } from '../src/text/es.ts'
import { guest, hrefOf, openPage, visit, withBrowser } from './browser.ts'
import { begin, lay, playedUntil, Seated, seat } from './table.ts'

withBrowser()

describe('looking back', () => {
  it('shows a moment from the log, and returns', async () => {
    const table = await begin(await guest())
    await table.playCard()
    await table.finishTurn()
    const now = await table.moment()
    await table.page.locator('.log-go').first().click()
    await table.page.locator('.stage-place[data-at="1"]').waitFor()
    expect(now).toBeGreaterThan(1)
    await table.page.getByRole('button', { name: es.play.backToNow }).waitFor()
    await table.page.keyboard.press('Enter')
    await table.asked('play-card')
    expect(await table.moment()).toBe(now)
  })

  it('steps, scrubs, plays and branches', async () => {
    const table = await begin(await guest())
    await table.playCard()
    await table.finishTurn()
    const { page } = table
    const length = await table.moment()
    const id = page.url().split('/').at(-1) ?? ''
    await page.goto(hrefOf(`replay/${id}`))
    // What is not over stands where it stands, as its player sees it.
    await page.locator(`.stage-place[data-at="${length}"]`).waitFor()
    expect(await page.getByRole('button', { name: 'Cartago', exact: true }).count()).toBe(0)
    await page.getByRole('slider').press('Home')
    await page.locator('.stage-place[data-at="0"]').waitFor()
    await page.getByRole('button', { name: es.play.replay.forward }).click()
    await page.locator('.stage-place[data-at="1"]').waitFor()
    await page.getByRole('button', { name: es.play.replay.last }).click()
    await page.locator(`.stage-place[data-at="${length}"]`).waitFor()
    await page.getByRole('slider').press('Home')
    await page.locator('.stage-place[data-at="0"]').waitFor()
    await page.getByRole('button', { name: es.play.replay.play }).click()
    await page.locator(`.stage-place[data-at="${length}"]`).waitFor()
    await page.getByRole('button', { name: es.play.replay.play }).waitFor()
    await page.getByRole('slider').press('Home')
    await page.locator('.stage-place[data-at="0"]').waitFor()
    await page.getByRole('slider').press('ArrowRight')
    await page.locator('.stage-place[data-at="1"]').waitFor()
    await page.getByRole('button', { name: es.play.replay.branch }).click()
    await page.waitForURL(/#\/play\//)
    const branch = new Seated(page)
    expect(await branch.asked()).not.toBe('play-card')
    expect(await branch.moment()).toBe(1)
    expect(page.url()).not.toContain(id)
  })

  it('travels in a link to another device once it is over, and is played on there from any moment', async () => {
    const context = await visit({ options: { permissions: ['clipboard-read', 'clipboard-write'] } })
    const running = await seat(context, playedUntil('announce-combat'))
    await running.page.getByRole('button', { name: es.app.menu }).click()
    await running.page.getByRole('button', { name: es.play.share }).click()
    await running.page.getByText(es.play.shareLater).waitFor()
    const file = playedUntil(null)
    const { page } = running
    await page.goto(hrefOf(`replay/${await lay(page, file)}`))
    await page.getByRole('button', { name: es.app.menu }).click()
    await page.getByRole('button', { name: es.play.share }).click()
    await page.getByText(es.play.shared).waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link.length).toBeLessThan(6200)
    const other = await openPage(await visit({ settings: { lang: 'en' } }), link.split('#/')[1])
    await other.locator('.stage-place[data-at="0"]').waitFor()
    await other.getByRole('button', { name: en.play.replay.last }).click()
    await other.locator(`.stage-place[data-at="${file.answers.length}"]`).waitFor()
    await other.getByRole('slider').press('Home')
    await other.locator('.stage-place[data-at="0"]').waitFor()
    await other.getByRole('button', { name: en.play.replay.branch }).click()
    await other.waitForURL(/#\/play\//)
    await other.goto(hrefOf('shared/garbage'))
    await other.getByRole('heading', { name: en.play.damaged }).waitFor()
  })

  it('shows everything, or what one seat saw, once the battle is over', async () => {
    const context = await visit()
    const page = await openPage(context, 'about')
    await page.locator('h1').waitFor()
    await page.goto(hrefOf(`replay/${await lay(page, playedUntil(null))}`))
    await page.locator('.stage-place[data-at="0"]').waitFor()
    await page.getByRole('button', { name: 'Cartago', exact: true }).click()
    await page.locator('.hand-card').first().waitFor()
    await page.getByRole('button', { name: es.play.everything }).click()
    await page.getByRole('slider').press('End')
    await page.locator('.log li', { hasText: 'Victoria' }).waitFor()
  })

  it('refuses what is no match, in words, and opens what is one', async () => {
    const table = await begin(await visit())
    await table.playCard()
    const { page } = table
    await page.getByRole('button', { name: 'Menú' }).click()
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: es.play.exportFile }).click(),
    ])
    const path = await saved.path()
    const other = await openPage(page.context(), 'matches')
    const files = other.locator('input[type="file"]').first()
    await files.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"header": 3') })
    await other
      .getByText(/no se puede abrir/)
      .first()
      .waitFor()
    await files.setInputFiles(path)
    await other.waitForURL(/#\/replay\//)
    await other.locator(`.stage-place[data-at="${await table.moment()}"]`).waitFor()
    await other.getByRole('button', { name: es.home.goOnPlaying }).click()
    await other.waitForURL(/#\/play\//)
    expect(await new Seated(other).asked()).toBe(await table.asked())
  })
})
