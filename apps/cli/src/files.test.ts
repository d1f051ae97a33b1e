import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { printable, reasonOf, steady, writeWhole } from './files.ts'
import { main } from './main.ts'
import { processTerminal } from './terminal.ts'
import { acies, typing } from './testing/run.ts'
import { shelf } from './testing/shelf.ts'

const folder = mkdtempSync(join(tmpdir(), 'acies-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('what others wrote', () => {
  it('moves no cursor and is not endless', () => {
    expect(printable('a\u001b[2Jb\u009bc\u202ed')).toBe('a\ufffd[2Jb\ufffdc\ufffdd')
    expect(printable('two\twords')).toBe('two\twords')
    expect(printable('x'.repeat(100_000)).length).toBeLessThan(1000)
  })
  it('may be in colour, and nothing more', () => {
    expect(steady('\u001b[1;31mred\u001b[0m \u001b[2J\u009b2J\u202e\n')).toBe(
      '\u001b[1;31mred\u001b[0m \ufffd[2J\ufffd2J\ufffd\n',
    )
  })
  it('is printed, asked and complained of without it', async () => {
    const written: string[] = []
    const note = (text: string | Uint8Array): boolean => written.push(`${text}`) > 0
    const out = vi.spyOn(process.stdout, 'write').mockImplementation(note)
    const err = vi.spyOn(process.stderr, 'write').mockImplementation(note)
    const terminal = processTerminal()
    terminal.print('\u001b[2J')
    terminal.complain('\u001b[2J')
    void terminal.ask('\u001b[2J')
    terminal.close()
    out.mockRestore()
    err.mockRestore()
    expect(written).toEqual(['\ufffd[2J\n', '\ufffd[2J\n', '\ufffd[2J'])
  })
  it('reaches no terminal raw in a complaint', async () => {
    const file = join(folder, 'evil.json')
    writeFileSync(file, JSON.stringify({ header: { game: `\u001b]0;mine\u0007${'y'.repeat(50_000)}` }, answers: [] }))
    const { code, err } = await acies(`replay ${file}`)
    expect(code).toBe(2)
    expect(err).not.toContain('\u001b')
    expect(err.length).toBeLessThan(1000)
  })
})

describe('a file that cannot be written', () => {
  it('leaves what was there, and no half of the new one', () => {
    const file = join(folder, 'kept.txt')
    writeWhole(file, 'first')
    const inside = join(file, 'below.txt')
    expect(() => writeWhole(inside, 'second')).toThrow(inside)
    expect(readFileSync(file, 'utf8')).toBe('first')
    expect(existsSync(`${inside}.new`)).toBe(false)
  })
  it('leaves nothing half done where the new one cannot take its place', () => {
    const taken = join(folder, 'taken')
    mkdirSync(join(taken, 'full'), { recursive: true })
    expect(() => writeWhole(taken, 'never')).toThrow(taken)
    expect(existsSync(`${taken}.new`)).toBe(false)
  })
  it('leaves no folder that was made for a file that could not be written', () => {
    const tooLong = join(folder, 'made', 'x'.repeat(300))
    expect(() => writeWhole(tooLong, 'never')).toThrow(tooLong)
    expect(existsSync(join(folder, 'made'))).toBe(false)
  })
  it.each([
    ['ENOSPC', 'the disk is full'],
    ['EDQUOT', 'the disk is full'],
    ['EFBIG', 'larger than files may be here'],
  ])('says %s in words', (code, words) => {
    expect(reasonOf(Object.assign(new Error(code), { code }))).toBe(words)
  })
})

it('keeps every match under a name of its own, though the seed is the same', async () => {
  const play = async (lines: string[]) => {
    const { terminal } = typing(lines, { XDG_STATE_HOME: folder })
    const args = 'play bridge --scenario dawn --seed 7 --against random'.split(' ')
    expect(await main(args, { terminal, games: shelf })).toBe(0)
  }
  await play(['1'])
  const kept = readFileSync(join(folder, 'acies', 'bridge-dawn.json'), 'utf8')
  await play([])
  expect(readFileSync(join(folder, 'acies', 'bridge-dawn.json'), 'utf8')).toBe(kept)
  expect(existsSync(join(folder, 'acies', 'bridge-dawn-2.json'))).toBe(true)
})
