import { headerOf } from '@acies/kernel'
import { onus } from '@acies/onus'
import { describe, expect, it } from 'vitest'
import { es } from '../src/text/es.ts'
import { guest, visit, withBrowser } from './browser.ts'
import { begin, PLAYERS, rest, type Seated, seat } from './table.ts'

withBrowser()

/** How the board lies in its pane: where a hex is, and how wide. */
async function lie(table: Seated, hex = 'E6') {
  const box = await table.hex(hex).boundingBox()
  if (box === null) throw new Error(`no hex ${hex}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, wide: box.width }
}

describe('the board in its pane', () => {
  it('comes nearer by the wheel, about the spot under the pointer, and goes no farther than the whole', async () => {
    const table = await begin(await guest())
    await table.asked('play-card')
    const before = await lie(table)
    await table.page.mouse.move(before.x, before.y)
    await table.page.mouse.wheel(0, -400)
    await rest(table.page)
    const near = await lie(table)
    expect(near.wide).toBeGreaterThan(before.wide * 1.3)
    expect(Math.abs(near.x - before.x)).toBeLessThan(4)
    expect(Math.abs(near.y - before.y)).toBeLessThan(4)
    await table.page.mouse.wheel(0, 4000)
    await rest(table.page)
    expect((await lie(table)).wide).toBeCloseTo(before.wide, 0)
  })

  it('is dragged by the mouse without a click, and still clicked', async () => {
    const table = await begin(await guest())
    await table.playCard()
    const { page } = table
    const [first] = await table.liveHexes()
    const from = await lie(table, first)
    await page.mouse.move(from.x, from.y)
    await page.mouse.wheel(0, -500)
    await rest(page)
    const asked = await table.prompt()
    const before = await lie(table, first)
    await page.mouse.move(before.x, before.y)
    await page.mouse.down()
    await page.mouse.move(before.x - 30, before.y - 10, { steps: 4 })
    await page.mouse.move(before.x - 60, before.y - 20, { steps: 4 })
    await page.mouse.up()
    await rest(page)
    const after = await lie(table, first)
    expect(after.x - before.x).toBeCloseTo(-60, -1)
    expect(await table.prompt()).toBe(asked)
    await page.mouse.click(after.x, after.y)
    await expect.poll(() => table.prompt()).not.toBe(asked)
  })

  it('is pinched, pushed and tapped twice by fingers', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const table = await begin(await visit({ options: phone }))
    await table.asked('play-card')
    const { page } = table
    const fingers = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      fingers.send('Input.dispatchTouchEvent', { type, touchPoints })
    const before = await lie(table)
    await touch('touchStart', { x: 150, y: 300 }, { x: 250, y: 300 })
    for (const by of [10, 20, 30, 40]) await touch('touchMove', { x: 150 - by, y: 300 }, { x: 250 + by, y: 300 })
    await touch('touchEnd')
    await rest(page)
    const near = await lie(table)
    expect(near.wide / before.wide).toBeGreaterThan(1.4)
    await touch('touchStart', { x: 200, y: 300 })
    for (const by of [10, 20, 30, 40]) await touch('touchMove', { x: 200 + by, y: 300 })
    await touch('touchEnd')
    await rest(page)
    expect((await lie(table)).x - near.x).toBeCloseTo(40, -1)
    await page.getByRole('button', { name: es.play.all }).tap()
    const whole = await lie(table)
    await page.touchscreen.tap(200, 300)
    await page.touchscreen.tap(200, 300)
    await rest(page)
    expect((await lie(table)).wide / whole.wide).toBeCloseTo(2, 0)
  })
})

describe('a free table in its pane', () => {
  /** How many troops are seen whole, and how wide the first is. */
  const troops = ({ page }: Seated) =>
    page.locator('.zoom-view').evaluate(pane => {
      const { left, right, top, bottom } = pane.getBoundingClientRect()
      const boxes = [...pane.querySelectorAll('.troop .base-hit')].map(troop => troop.getBoundingClientRect())
      const inside = boxes.filter(b => b.left >= left && b.right <= right && b.top >= top && b.bottom <= bottom)
      return { all: boxes.length, seen: inside.length, wide: boxes[0]?.width ?? 0 }
    })

  it('opens on the troops, has a small map while not all is seen, and keeps the troops in view when it is turned', async () => {
    const table = await seat(await visit(), { header: headerOf(onus, 'zama', 5), answers: [] }, PLAYERS.two)
    const { page } = table
    const map = page.locator('.small-map')
    const curtain = page.locator('.curtain.closed .btn')
    await curtain.click()
    const first = await table.asked()
    await rest(page)
    const near = await troops(table)
    expect(near.seen).toBe(near.all)
    expect(await map.count()).toBe(1)
    const numidians = page.locator('.troop.side-b[aria-label*="Jinetes númidas"] .base-hit')
    const middle = async () => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await numidians.boundingBox()) ?? {}
      return [x + width / 2, y + height / 2] as const
    }
    await page.mouse.move(...(await middle()))
    await page.mouse.wheel(0, -600)
    await rest(page)
    const pane = await page.locator('.zoom-view').boundingBox()
    const [x, y] = await middle()
    await page.keyboard.press('Enter')
    await curtain.click()
    expect(await table.asked()).toBe(first)
    await rest(page)
    // The other way round about the middle of the pane.
    const [turnedX, turnedY] = await middle()
    expect(Math.abs(x + turnedX - 2 * (pane?.x ?? 0) - (pane?.width ?? 0))).toBeLessThan(3)
    expect(Math.abs(y + turnedY - 2 * (pane?.y ?? 0) - (pane?.height ?? 0))).toBeLessThan(3)
    await page.keyboard.press('0')
    await rest(page)
    expect(await map.count()).toBe(0)
    expect((await troops(table)).wide).toBeLessThan(near.wide * 0.9)
  })

  it('says on an upright tablet what wins, within the bar', async () => {
    const tablet = { viewport: { width: 768, height: 1024 }, hasTouch: true }
    const { page } = await seat(await visit({ options: tablet }), { header: headerOf(onus, 'zama', 5), answers: [] })
    const said = await page.locator('.score small').boundingBox()
    const bar = await page.locator('.top-bar').boundingBox()
    expect(said?.y).toBeGreaterThanOrEqual(bar?.y ?? 0)
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  })
})
