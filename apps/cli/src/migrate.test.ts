import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { shelf } from './games.ts'
import FORMER from './testing/former-cases.json' with { type: 'json' }
import { acies } from './testing/run.ts'

const folder = mkdtempSync(join(tmpdir(), 'acies-former-'))
afterAll(() => rmSync(folder, { recursive: true }))
const run = (args: string) => acies(`${args} --lang en`, [], { games: shelf })

// Cases as they were written before: between them every event, mark and field that is written otherwise now.
describe('acies referee --migrate FOLDER', () => {
  it('rewrites cases of the form used before, which then hold; a second time there is nothing to do', async () => {
    for (const [n, one] of FORMER.entries()) writeFileSync(join(folder, `${n}.json`), JSON.stringify(one))
    expect((await run(`referee ${folder}`)).code).toBe(1)
    const { code, out } = await run(`referee --migrate ${folder}`)
    expect([code, out]).toEqual([0, `${FORMER.length} of ${FORMER.length} rewritten\n`])
    expect((await run(`referee ${folder}`)).out).toBe(`${FORMER.length} passed, 0 failed\n`)
    expect((await run(`referee --migrate ${folder}`)).out).toBe(`0 of ${FORMER.length} rewritten\n`)
  })
  it('leaves what a case is about: its title, its rules, its dice, who answers, how many events are awaited', () => {
    for (const name of readdirSync(folder)) {
      const now = JSON.parse(readFileSync(join(folder, name), 'utf8'))
      const former = FORMER[Number.parseInt(name, 10)]
      expect(Object.keys(now), former.title).toEqual(Object.keys(former))
      for (const key of ['game', 'title', 'rules', 'dice'] as const) expect(now[key]).toEqual(former[key])
      expect(now.answers?.map((a: { seat: number }) => a.seat)).toEqual(former.answers?.map(a => a.seat))
      expect(now.expect.events?.length).toBe(former.expect.events?.length)
    }
  })
  it('speaks in names where there were numbers', () => {
    const written = readdirSync(folder)
      .map(name => readFileSync(join(folder, name), 'utf8'))
      .join('\n')
    expect(JSON.stringify(FORMER)).toMatch(/"unit":\d/)
    expect(written).not.toMatch(/"(unit|hex|roller|target|attacker)": ?\d/)
  })
})
