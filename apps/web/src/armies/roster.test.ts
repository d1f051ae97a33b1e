import { ARMY_BOOKS, KINDS, READY, rosterOf } from '@acies/onus'
import { findingsOf, type Roster } from '@acies/tabletop'
import { describe, expect, it } from 'vitest'
import { mendsOf } from './mends.ts'
import { addUnit, copiesOf, freshUnit } from './roster.ts'

const rome = ARMY_BOOKS.find(book => book.id === 'rome') ?? ARMY_BOOKS[0]
const ready = READY.find(list => list.id === 'rome-1000') ?? READY[0]
const legion = KINDS.find(kind => kind.id === 'R1')
const hired = KINDS.find(kind => kind.faction === 'mercenaries')

describe('a list in the builder', () => {
  it('says how many of a card it has, and may have at its size (ONU-ARM-05)', () => {
    const roster = rosterOf(ready)
    expect(copiesOf(rome, roster, 'R1')).toEqual({
      n: ready.units.filter(u => u.kind === 'R1').length,
      most: legion?.most,
    })
    expect(copiesOf(rome, { ...roster, points: 1800 }, 'R1')?.most).toBe(2 * (legion?.most ?? 0))
    expect(copiesOf(rome, roster, ready.general)).toBeNull()
  })
  it('offers what mends too many mercenaries: one of them less (ONU-M-03)', () => {
    const bare: Roster = { ...rosterOf(ready), points: 3000 }
    let roster = bare
    const isWrong = (): boolean => findingsOf(ARMY_BOOKS, roster).some(finding => finding.fault.is === 'own')
    while (!isWrong()) roster = addUnit(roster, 0, freshUnit(rome, hired?.id ?? ''))
    const finding = findingsOf(ARMY_BOOKS, roster).find(one => one.fault.is === 'own')
    if (finding === undefined) throw new Error('nothing is wrong')
    const mends = mendsOf(ARMY_BOOKS, roster, finding)
    expect(mends[0]).toMatchObject({ does: 'remove', entry: hired?.id })
    expect(findingsOf(ARMY_BOOKS, mends[0].roster).some(one => one.fault.is === 'own')).toBe(false)
  })
})
