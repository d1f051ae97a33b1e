import { describe, expect, it } from 'vitest'
import { endsOf } from '../../skins/table/Ends.tsx'
import { INCH } from '../../skins/table/places.ts'
import { askedIn, facing } from './asked.ts'
import { dress } from './dress.tsx'

describe('where an answer would leave a troop', () => {
  it('is known for each way it may turn, without anything being done', () => {
    const asking = askedIn(facing('attention', 20), 'reorient')
    const before = JSON.stringify(asking.view)
    const ends = endsOf(dress, asking)
    expect(ends.map(end => end.at[2]).sort((a, b) => a - b)).toEqual([9000, 18000, 27000])
    expect(JSON.stringify(asking.view)).toBe(before)
  })
  it('is not asked while the deed itself is open', () => {
    expect(endsOf(dress, askedIn(facing('attention', 20)))).toEqual([])
  })
  it('lies farther the more inches are said', () => {
    const flight = { step: 'flight', args: { unit: 'a-1', against: 'b-1' } }
    const asking = askedIn({ ...facing('run', 6), begin: flight })
    const ends = endsOf(dress, asking)
    expect(ends.length).toBeGreaterThan(1)
    const gone = ends.map(({ at }) => (at[1] - 30 * INCH) / INCH)
    expect(gone).toEqual(gone.toSorted((a, b) => a - b))
  })
})
