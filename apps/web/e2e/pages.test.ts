import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ancientsLessons as lessons } from '../src/learn/ancients.ts'
import { en } from '../src/text/en.ts'
import { es } from '../src/text/es.ts'
import { hrefOf, openPage, settled, visit, withBrowser } from './browser.ts'
import { begin, fresh, Seated } from './table.ts'

withBrowser()

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const inFile = (name: string, text: string): string => {
  const path = join(tmpdir(), name)
  writeFileSync(path, text)
  return path
}
const open = async (page: Page, file: string): Promise<void> => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: es.app.openFile }).click(),
  ])
  await chooser.setFiles(file)
}

describe('the home', () => {
  it('welcomes, and shows every game', async () => {
    const page = await openPage(await visit())
    await page.getByText(es.home.welcome).waitFor()
    expect(await page.locator('.game-column').count()).toBe(5)
    await page.locator('a.battle-card').first().click()
    await page.locator('.battle-stage').waitFor()
  })

  it('carries the licences of all that others wrote', async () => {
    const notices = await (await fetch(hrefOf('').replace(/#.*/, 'notices.txt'))).text()
    for (const name of ['preact', '@noble/ciphers', 'OFL-Alegreya.txt'])
      expect(notices).toMatch(new RegExp(`^${name}\n\n`, 'm'))
    expect(notices.match(/WITHOUT WARRANTY OF ANY KIND/g)?.length).toBeGreaterThan(3)
  })

  it('speaks the other language and wears the other theme at once', async () => {
    const page = await openPage(await visit())
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByText(en.home.welcome).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    await page.getByRole('button', { name: new RegExp(`^${en.app.theme}`) }).click()
    expect(await page.locator('html').getAttribute('data-theme')).toMatch(/dark|light/)
  })

  it('goes on where one left', async () => {
    const table = await begin(await visit(), 'cannae')
    await table.asked('play-card')
    await table.page.goto(hrefOf(''))
    await table.page.locator('.hero .board-picture').waitFor()
    expect(await table.page.locator('.hero h1').innerText()).toContain('Cannas')
    await table.page.getByRole('link', { name: es.home.goOnPlaying }).click()
    expect(await table.asked()).toBe('play-card')
  })
})

describe('a battle before it begins', () => {
  it('tells its story over the map, by the keyboard too', async () => {
    const page = await openPage(await visit(), 'g/cc-ancients/zama')
    await page.getByRole('button', { name: es.battle.tell }).click()
    await page.getByText(es.battle.slideOf(1, 5)).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByText(es.battle.slideOf(2, 5)).waitFor()
    await page.keyboard.press('Escape')
    await page.getByText(es.battle.slideOf(2, 5)).waitFor({ state: 'detached' })
  })

  it('remembers who played what', async () => {
    const context = await visit()
    const page = await openPage(context, 'g/cc-ancients/cannae')
    await page.getByRole('radio', { name: 'Cartago' }).check({ force: true })
    await page.getByText(es.battle.more).click()
    await page.getByRole('switch').first().click()
    await page.getByLabel(es.battle.seed).fill('-3')
    await page.getByText(es.battle.seedWrong).waitFor()
    await page.getByLabel(es.battle.seed).fill('7')
    await page.getByRole('button', { name: es.battle.start }).click()
    await page.waitForURL(/#\/play\//)
    await page.goto(hrefOf('g/cc-ancients/zama'))
    await page.locator('.set-up').waitFor()
    expect(await page.getByRole('radio', { name: 'Cartago' }).isChecked()).toBe(true)
    await page.goto(hrefOf('g/cc-ancients/cannae'))
    await page.getByText(es.battle.begun).waitFor()
  })

  it('puts the battles of a game in order', async () => {
    const page = await openPage(await visit(), 'g/cc-ancients')
    expect(await page.locator('.battle-card b').first().innerText()).toContain('Akragas')
    await page.getByRole('button', { name: es.home.orders.length }).click()
    expect(await page.locator('.battle-card b').last().innerText()).toContain('Zama')
  })
})

describe('my matches', () => {
  it('are renamed, deleted and brought back', async () => {
    const { page } = await begin(await visit())
    await page.goto(hrefOf('matches'))
    await page.getByRole('button', { name: es.matches.renameOf('Akragas') }).click()
    // One writes at once: the field has the focus.
    await page.getByRole('textbox').waitFor()
    await page.keyboard.type('La revancha')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: es.matches.removeOf('La revancha') }).click()
    await page.getByText(es.matches.none).waitFor()
    await page.locator('.toast').getByRole('button', { name: es.play.undo }).click()
    await page.locator('.match-row').getByText('La revancha').waitFor()
  })

  it('are saved as files and opened again', async () => {
    const { page } = await begin(await visit())
    await page.goto(hrefOf('matches'))
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: es.matches.saveOf('Akragas') }).click(),
    ])
    const text = readFileSync(await saved.path(), 'utf8')
    // It is not over: what lies hidden is not to be read in it.
    expect(text).not.toMatch(/seed|answers/)
    await open(page, inFile('acies-open.json', text))
    await page.waitForURL(/#\/replay\//)
    await page.goto(hrefOf('matches'))
    await page.locator('.match-row').nth(1).waitFor()
  })

  it('of earlier rules are shown as far as today’s follow them', async () => {
    const page = await openPage(await visit(), 'matches')
    await page.getByText(es.matches.none).waitFor()
    const { header } = fresh()
    const older = { ...fresh(), header: { ...header, version: '0' }, answers: [[0, 999]] }
    await open(page, inFile('acies-older.json', JSON.stringify(older)))
    await page.waitForURL(/#\/replay\//)
    await page.getByText(es.play.older(0, 1)).first().waitFor()
    await page.locator('.stage-place').waitFor()
  })

  it('say in words what is wrong with a file', async () => {
    const page = await openPage(await visit(), 'matches')
    await page.getByText(es.matches.none).waitFor()
    const { header } = fresh()
    const wrong: [text: string, complaint: string][] = [
      ['una carta de amor', 'not JSON'],
      ['{"header":1}', 'not a match'],
      [JSON.stringify({ header: { ...header, game: 'chess' }, answers: [] }), 'header.game'],
      [JSON.stringify({ ...fresh(), answers: [[0, 999]] }), 'answers.0: refused by CCA-TRN-02'],
    ]
    for (const [text, complaint] of wrong) {
      await open(page, inFile('acies-wrong.json', text))
      await page.getByText(es.matches.refused(complaint)).first().waitFor()
    }
  })
})

describe('the rules', () => {
  it('are searched, and have addresses', async () => {
    const page = await openPage(await visit(), 'rules/cc-ancients/CCA-MOM-03')
    const here = page.locator('.rule-lines [aria-current]')
    await here.waitFor()
    expect(await here.innerText()).toContain('CCA-MOM-03')
    await page.getByRole('searchbox').fill('impetu evadido')
    await page.locator('.rule-lines mark').first().waitFor()
    await page.getByRole('searchbox').fill('')
    await page.getByRole('link', { name: 'Cartas', exact: true }).click()
    await page.locator('.reference-sheet li').nth(10).waitFor()
  })
})

describe('the guided battle', () => {
  it('teaches what comes up, waits while one reads, and is resumed', async () => {
    const page = await openPage(await visit(), 'learn')
    await page.getByRole('button', { name: es.learn.start }).click()
    const table = new Seated(page)
    const coach = page.locator('.coach')
    const says = (id: string) => {
      const name = lessons.find(lesson => lesson.id === id)?.title.es
      return coach.getByRole('heading', { name }).waitFor()
    }
    const understood = () => coach.getByRole('button', { name: es.learn.understood }).click()
    await table.asked('play-card')
    await says('goal')
    await understood()
    await says('cards')
    await page.locator('.hand-card.proposed').click()
    await table.asked('order-units')
    await says('orders')
    for (const hex of ['G7', 'H7', 'H8']) await table.pick(hex)
    await table.main().click()
    await table.asked('move-piece')
    await says('movement')
    for (const [from, to] of [
      ['G7', 'E8'],
      ['H8', 'G8'],
      ['H7', 'G7'],
    ]) {
      await table.pick(from)
      await table.pick(to)
    }
    await table.asked('announce-combat')
    await says('fire')
    await table.pick('E8')
    await table.pick('C9')
    await says('turns')
    const at = await table.moment()
    await page.waitForTimeout(300)
    expect(await table.moment()).toBe(at)
    // The focus is on the button that lets the enemy go on, not on the rule beside it.
    await page.keyboard.press('Enter')
    await table.asked('defend')
    await says('evade')
    await page.reload()
    await table.asked('defend')
    await says('evade')
    await page.goto(hrefOf('learn'))
    await page.locator('.learn-list .told').nth(5).waitFor()
    await page.getByRole('link', { name: es.learn.resume }).click()
    await table.asked('defend')
  })

  it('covers nothing it speaks of on a phone, and never moves the board', async () => {
    const page = await openPage(await visit({ options: PHONE }), 'learn')
    await page.getByRole('button', { name: es.learn.start }).click()
    const table = new Seated(page)
    const coach = page.locator('.coach')
    const boxOf = async (found: Locator) => (await found.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const covered = async (spokenOf: string): Promise<boolean> => {
      const slip = await boxOf(coach)
      const boxes = await Promise.all((await page.locator(spokenOf).all()).map(boxOf))
      expect(boxes.length, spokenOf).toBeGreaterThan(0)
      return boxes.some(
        ({ x, y, width, height }) =>
          x < slip.x + slip.width && slip.x < x + width && y < slip.y + slip.height && slip.y < y + height,
      )
    }
    await table.asked('play-card')
    const board = await boxOf(page.locator('.stage'))
    const seen: string[] = []
    const says = async (title: string, spokenOf: string): Promise<void> => {
      await coach.getByRole('heading', { name: title }).waitFor()
      await expect.poll(() => covered(spokenOf), { message: title }).toBe(false)
      await coach.getByText(lessons.find(lesson => lesson.title.es === title)?.text.es ?? '').waitFor()
      expect(await boxOf(page.locator('.stage'))).toEqual(board)
      seen.push(title)
    }
    await says('Tu ejército', '.hand-card.proposed')
    await page.locator('.hand-card.proposed').tap()
    await table.asked('order-units')
    await says('Dar órdenes', '.light-proposed')
    for (const hex of ['G7', 'H7', 'H8']) await page.locator(`[data-hex="${hex}"]`).tap({ force: true })
    await table.main().tap()
    await table.asked('move-piece')
    await says('Mover', '.light-proposed, .arrow.proposed')
    for (const hex of ['G7', 'E8']) await page.locator(`[data-hex="${hex}"]`).tap({ force: true })
    // The odds of what it could do there take the place of what was read.
    await page.locator('.bottom-sheet .odds').waitFor()
    await expect.poll(() => covered('.light-target, .light-danger, .bottom-sheet .odds')).toBe(false)
    expect(seen).toHaveLength(3)
  })

  it('lets the pupil do otherwise, and go on alone', async () => {
    const page = await openPage(await visit({ options: PHONE }), 'learn')
    await page.getByRole('button', { name: es.learn.start }).click()
    const table = new Seated(page)
    await table.asked('play-card')
    await page.locator('.hand-card:not(.proposed)').first().click()
    await table.asked()
    const coach = page.locator('.coach')
    while (await coach.getByRole('button', { name: es.learn.understood }).count()) {
      await coach.getByRole('button', { name: es.learn.understood }).click()
    }
    expect(await coach.locator('.coach-proposal').count()).toBe(0)
    // He says that a hint may be asked for, and does not lie over its key.
    await page.getByRole('button', { name: es.play.hint }).filter({ visible: true }).first().tap()
    await coach.getByRole('button', { name: es.learn.leave }).click()
    await coach.waitFor({ state: 'detached' })
  })
})

/** Runs in the page: what a finger could miss, with its size; a chip reaches beyond what is drawn, a link in a text has its line. */
function tooSmall(): string[] {
  const reach = (control: Element): [width: number, height: number] => {
    const { width, height } = (control.closest('label') ?? control).getBoundingClientRect()
    const beyond = getComputedStyle(control, '::after')
    return beyond.content === 'none'
      ? [width, height]
      : [width + 2, Math.max(height, Number.parseFloat(beyond.height) || 0)]
  }
  return [...document.querySelectorAll('a, button, select, input, summary')].flatMap(control => {
    const [width, height] = control.checkVisibility({ visibilityProperty: true }) ? reach(control) : [0, 0]
    const isThere = width > 1 && height > 1 && getComputedStyle(control).display !== 'inline'
    return isThere && (height < 43.5 || width < 43.5)
      ? [`${control.outerHTML.slice(0, 80)} ${width.toFixed()}×${height.toFixed()}`]
      : []
  })
}

describe('on a small phone', () => {
  it.each(['es', 'en'] as const)('nothing is wider than the page, nor smaller than a fingertip, %s', async lang => {
    const page = await openPage(await visit({ settings: { lang }, options: PHONE }))
    for (const path of [
      '',
      'g/cc-ancients',
      'g/cc-ancients/cannae',
      'matches',
      'learn',
      'rules/cc-ancients/cards',
      'armies',
      'about',
    ]) {
      await page.goto(hrefOf(path))
      await page.locator('h1').first().waitFor()
      await page.waitForTimeout(120)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360)
      expect(await page.evaluate(tooSmall), path).toEqual([])
    }
  })

  it('a battle is told under its picture, and the lesson chosen is marked', async () => {
    const page = await openPage(await visit({ options: PHONE }), 'g/tercios/rocroi')
    await page.getByRole('button', { name: es.battle.tell }).click()
    const words = page.locator('.battle-stage figcaption h2')
    await words.waitFor()
    await settled(page)
    const isSeen = await words.evaluate(title => {
      title.scrollIntoView({ block: 'center' })
      const { left, top, height } = title.getBoundingClientRect()
      return document.elementFromPoint(left + 4, top + height / 2) === title
    })
    expect(isSeen).toBe(true)
    await page.goto(hrefOf('learn/tercios'))
    const chosen = page.locator('.learn-courses [aria-current]')
    expect(await chosen.evaluate(link => getComputedStyle(link).backgroundImage)).toBe('none')
  })

  it('nor on an upright tablet, and all its pages are in sight', async () => {
    const tablet = { viewport: { width: 768, height: 1024 }, hasTouch: true }
    const page = await openPage(await visit({ options: tablet }))
    for (const path of ['', 'about', 'armies']) {
      await page.goto(hrefOf(path))
      await page.locator('main').waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(768)
      const hidden = await page.locator('.top-bar nav').evaluate(nav => nav.scrollWidth - nav.clientWidth)
      expect(hidden, path).toBeLessThanOrEqual(0)
    }
  })

  it('has its pages behind a button', async () => {
    const page = await openPage(await visit({ options: PHONE }))
    await page.getByRole('button', { name: es.app.menu }).click()
    await page.getByRole('link', { name: es.app.nav.rules }).click()
    await page.locator('.rules-content').waitFor()
    expect(await page.locator('dialog[open]').count()).toBe(0)
  })
})
