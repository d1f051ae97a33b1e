import { ancients } from '@acies/cc-ancients'
import { Complaint, headerOf, type MatchFile } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import { matchFromLink, matchToLink, textOf } from './share.ts'

const file: MatchFile = { header: headerOf(ancients, 'akragas', 1), answers: [] }
const linkWith = async (more: object): Promise<string> => (await matchToLink({ ...file, ...more })) ?? ''
const complaint = (data: string): Promise<unknown> =>
  matchFromLink(data).then(
    () => 'none',
    error => (error instanceof Complaint ? error.message : error),
  )

describe('a match in a link', () => {
  it('is the same when it comes out', async () => {
    expect(await matchFromLink(await linkWith({}))).toEqual(file)
  })
  it('is refused when it is none, without end, or grows without end', async () => {
    for (const none of ['', 'AAAA', '%', '\u00ff']) expect(await complaint(none)).toMatch(/^not a match/)
    expect(await complaint('A'.repeat(200_000))).toBe('not a match: file: too large')
    const bomb = await linkWith({ pad: ' '.repeat(4_000_000) })
    expect(bomb.length).toBeLessThan(6000)
    expect(await complaint(bomb)).toBe('not a match: file: cannot be unpacked')
  })
})

it('a file without end is not even read', async () => {
  const endless = new File(['x'.repeat(3_000_000)], 'endless.json')
  expect(() => textOf(endless)).toThrow('not a match: file: too large')
  expect(await textOf(new File(['short'], 'short.json'))).toBe('short')
})
