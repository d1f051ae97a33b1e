import { describe, expect, it } from 'vitest'
import { en } from '../src/text/en.ts'
import { es } from '../src/text/es.ts'
import { openPage, visit, withBrowser } from './browser.ts'
import { begin, Seated } from './table.ts'

withBrowser()

describe('a match on this device', () => {
  it('survives a reload in the middle of a turn', async () => {
    const table = await begin(await visit())
    await table.playCard()
    const step = await table.asked()
    const at = await table.moment()
    await table.page.reload()
    expect(await table.asked()).toBe(step)
    expect(await table.moment()).toBe(at)
  })

  it('is played in one window at a time, and can be taken over', async () => {
    const context = await visit()
    const table = await begin(context)
    await table.playCard()
    const at = await table.moment()
    const path = new URL(table.page.url()).hash.slice(2)
    const second = await openPage(context, path)
    await second.getByRole('heading', { name: es.play.elsewhere }).waitFor()
    await second.getByRole('button', { name: es.play.takeOver }).click()
    const there = new Seated(second)
    await there.asked()
    expect(await there.moment()).toBe(at)
    await table.page.getByRole('heading', { name: es.play.taken }).waitFor()
  })

  it('goes on in memory when nothing can be stored', async () => {
    const context = await visit({
      before: () => {
        Object.defineProperty(window, 'indexedDB', {
          get() {
            throw new DOMException('denied', 'SecurityError')
          },
        })
      },
    })
    const table = await begin(context)
    await table.playCard()
    await table.page.getByText(es.play.notKept).first().waitFor()
    await table.finishTurn()
    expect(await table.asked()).toBe('play-card')
  })

  it('goes on when the worker dies', async () => {
    const table = await begin(
      await visit({
        before: () => {
          const Real = Worker
          let count = 0
          window.Worker = class extends Real {
            constructor(url: string | URL, options?: WorkerOptions) {
              super(url, options)
              if (++count <= 1) setTimeout(() => this.dispatchEvent(new ErrorEvent('error')), 30)
            }
          }
        },
      }),
    )
    await table.playCard()
    await table.finishTurn()
    expect(await table.asked()).toBe('play-card')
  })

  it('changes its language in the middle of a decision', async () => {
    const table = await begin(await visit())
    await table.playCard()
    await table.page.getByRole('button', { name: 'EN, English' }).first().click()
    await table.page.getByRole('button', { name: en.play.hint, exact: true }).waitFor()
    expect(await table.prompt()).toMatch(/Syracuse/)
    expect(await table.page.locator('html').getAttribute('lang')).toBe('en')
    expect(await table.page.locator('.log').innerText()).toMatch(/plays/)
  })
})
