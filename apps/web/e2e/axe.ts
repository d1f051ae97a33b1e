import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  id: string
  impact: string
  nodes: { html: string; failureSummary: string }[]
}

interface Axe {
  run: (part: string, how: object) => Promise<{ violations: Violation[] }>
}

/**
 * By daylight everything is looked at, and that who says what he sees is understood; by night only what the night changes, the colours. Where a table has been looked
 * at already, `part` names what has come to it.
 */
export async function noSeriousFaults(page: Page, part = 'html'): Promise<void> {
  expect(await faults(page, part, { rules: { 'label-content-name-mismatch': { enabled: true } } })).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await faults(page, part, { runOnly: ['color-contrast'] }), 'in the dark').toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

async function faults(page: Page, part: string, how: object): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ([part, how]) => {
      const { axe } = window as unknown as { axe: Axe }
      // Whatever part is asked for, axe walks all there is: drawings that the part does not lie in are emptied meanwhile.
      const drawings = [...document.querySelectorAll('svg')].filter(svg => part !== 'html' && !svg.closest(part))
      const drawn = drawings.map(svg => [...svg.childNodes])
      for (const svg of drawings) svg.replaceChildren()
      const { violations } = await axe.run(part, { resultTypes: ['violations'], preload: false, ...how })
      drawings.forEach((svg, i) => {
        svg.replaceChildren(...(drawn[i] ?? []))
      })
      return violations
        .filter(v => v.impact === 'serious' || v.impact === 'critical')
        .map(({ id, nodes }) => {
          const where = nodes.slice(0, 3).map(n => `${n.html.slice(0, 160)} — ${n.failureSummary}`)
          return `${id}: ${where.join(' | ')}`
        })
    },
    [part, how] as const,
  )
}
