import { describe, expect, it } from 'vitest'
import { en } from '../src/text/en.ts'
import { es } from '../src/text/es.ts'
import { hrefOf, openPage, visit, withBrowser } from './browser.ts'
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

  it('is not written by two windows where the browser knows no locks, nor brought back once removed', async () => {
    // As over plain http.
    const context = await visit({ before: () => Reflect.deleteProperty(Navigator.prototype, 'locks') })
    const one = await begin(context)
    const path = new URL(one.page.url()).hash.slice(2)
    const two = new Seated(await openPage(context, path))
    await two.asked()
    await two.playCard()
    const at = await two.moment()
    // The first window knows nothing of that; its answer must not be written over it.
    void one.playCard().catch(() => undefined)
    await one.page.getByRole('heading', { name: es.play.taken }).waitFor()
    await two.page.reload()
    await two.asked()
    expect(await two.moment()).toBe(at)
    const list = await openPage(context, 'matches')
    await list
      .getByRole('button', { name: /^Borrar|^Quitar|^Eliminar/ })
      .first()
      .click()
    await list.getByRole('heading', { name: es.matches.none }).waitFor()
    void two.answerSomehow().catch(() => undefined)
    await two.page.getByRole('heading', { name: es.play.gone }).waitFor()
    await list.reload()
    await list.getByRole('heading', { name: es.matches.none }).waitFor()
  })

  it('keeps the name it was given in another window', async () => {
    const context = await visit()
    const table = await begin(context)
    const list = await openPage(context, 'matches')
    await list.locator('.match-acts button').first().click()
    await list.locator('dialog[open] input').fill('La de los jueves')
    await list.keyboard.press('Enter')
    await list.getByText('La de los jueves').waitFor()
    await table.playCard()
    await list.reload()
    await list.getByText('La de los jueves').waitFor()
  })

  it('is shown though another record cannot be read', async () => {
    const context = await visit()
    const table = await begin(context)
    await table.page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.open('acies')
          request.onerror = () => reject(request.error)
          request.onsuccess = () => {
            const change = request.result.transaction('matches', 'readwrite')
            change.objectStore('matches').put({ id: 'broken', updated: 'yesterday', file: 7 })
            change.oncomplete = () => resolve()
          }
        }),
    )
    const home = await openPage(context)
    await home.getByRole('heading', { level: 1 }).first().waitFor()
    const list = await openPage(context, 'matches')
    await list.locator('.match-row').first().waitFor()
    await list.getByRole('button', { name: es.matches.clearBroken }).click()
    await list.getByText(es.matches.broken(1)).waitFor({ state: 'detached' })
    expect(await list.locator('.match-row').count()).toBe(1)
  })

  it('is not lost in an address that is none', async () => {
    const page = await openPage(await visit(), '%')
    await page.getByRole('heading', { name: es.app.nowhere }).waitFor()
  })

  it('says so when the device is full, keeps playing, and is kept again once there is room', async () => {
    const table = await begin(await visit())
    const { page } = table
    await table.playCard()
    await page.evaluate(() => {
      const put = IDBObjectStore.prototype.put
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given: Parameters<typeof put>) {
        if ('roomAgain' in window) return put.apply(this, given)
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await table.answerSomehow()
    await page.getByText(es.play.full).waitFor()
    await table.finishTurn()
    expect(await table.asked()).toBe('play-card')
    const at = await table.moment()
    const path = new URL(page.url()).hash.slice(2)
    // Elsewhere in the page and back: nothing is lost.
    await page.goto(hrefOf('matches'))
    await page.getByRole('alert').getByText(es.play.notKept).waitFor()
    await page.goto(hrefOf(path))
    await table.asked('play-card')
    expect(await table.moment()).toBe(at)
    await page.evaluate(() => Object.assign(window, { roomAgain: true }))
    await table.playCard()
    const later = await table.moment()
    await page.reload()
    await table.asked()
    expect(await table.moment()).toBe(later)
  })

  it('is played and set up where even settings cannot be stored', async () => {
    const deny = () => {
      for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError')
          },
        })
    }
    const context = await visit({ before: deny, options: { locale: 'es-ES' } })
    const page = await openPage(context, 'g/cc-ancients/akragas')
    await page.getByRole('button', { name: es.battle.start }).click()
    const table = new Seated(page)
    await table.asked('play-card')
    await table.playCard()
    await page.getByText(es.play.notKept).first().waitFor()
    await page.getByRole('button', { name: 'EN, English' }).first().click()
    await page.getByRole('button', { name: en.play.hint, exact: true }).waitFor()
  })

  it('goes on by chance, and says so, when the worker dies again and again', async () => {
    const table = await begin(
      await visit({
        before: () => {
          const Real = Worker
          window.Worker = class extends Real {
            constructor(url: string | URL, options?: WorkerOptions) {
              super(url, options)
              setTimeout(() => this.dispatchEvent(new ErrorEvent('error')), 20)
            }
            override postMessage(): void {}
          }
        },
      }),
    )
    await table.playCard()
    await table.finishTurn()
    await table.page.getByText(es.play.botFailed).waitFor()
    expect(await table.asked()).toBe('play-card')
  })

  it('goes on when the worker dies', async () => {
    const table = await begin(
      await visit({
        before: () => {
          const Real = Worker
          let died = false
          window.Worker = class extends Real {
            override postMessage(asked: { what: { kind: string } }): void {
              if (died || asked.what.kind !== 'choose') return super.postMessage(asked)
              died = true
              setTimeout(() => this.dispatchEvent(new ErrorEvent('error')))
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
