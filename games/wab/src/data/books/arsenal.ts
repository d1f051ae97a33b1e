import type { ArmyBook } from '@acies/tabletop'
import { bookFrom, crewed, type Listed } from './book.ts'

const foot = (profile: string, least: number): Listed => ({ profile, section: 'foot', least, rule: 'WAB-UNIT-02' })
const horse = (profile: string): Listed => ({ profile, section: 'horse', least: 5, rule: 'WAB-UNIT-02' })
const engine = (profile: string): Listed => ({ profile, section: 'engines', rule: 'WAB-UNIT-02' })
export const arsenalList: readonly Listed[] = [
  { profile: 'ars-commander', section: 'characters', one: true, rule: 'WAB-GENL-01' },
  { profile: 'ars-officer', section: 'characters', rule: 'WAB-PERS-01' },
  foot('ars-spear-phalanx', 12),
  foot('ars-pike-phalanx', 12),
  foot('ars-levy-spears', 5),
  foot('ars-shieldwall', 5),
  foot('ars-guard-foot', 5),
  foot('ars-great-weapons', 5),
  foot('ars-massed-archers', 5),
  { ...foot('ars-spears-and-bows', 10), behind: 'ars-bows-behind' },
  { ...foot('ars-hird', 10), behind: 'ars-hird-spears' },
  foot('ars-crossbows', 5),
  foot('ars-handguns', 5),
  foot('ars-skirmish-foot', 5),
  foot('ars-ambushers', 5),
  foot('ars-runners', 5),
  horse('ars-shock-horse'),
  horse('ars-massed-horse'),
  horse('ars-light-horse'),
  horse('ars-cataphracts'),
  horse('ars-knights'),
  { ...engine('light-chariots'), least: 3 },
  { ...engine('heavy-chariots'), least: 3 },
  engine('scythed-chariot'),
  engine('elephant-indian'),
  engine('elephant-african'),
  engine('war-wagon'),
  { ...engine('tabor'), must: ['defenders'], rule: 'WAB-WAG-26' },
  { ...engine('catapult'), must: ['crew3'] },
  { ...engine('bolt-thrower'), must: ['crew3'] },
  { ...engine('light-bolt-thrower'), must: ['crew2', 'crew3'] },
  { ...engine('cannon'), must: ['crew3'] },
  { ...engine('organ-gun'), must: ['crew3'] },
]

/** A free list of generic troops: no shares, and prices of ours. */
export const arsenal: ArmyBook = bookFrom(arsenalList, {
  id: 'arsenal',
  sections: ['characters', 'foot', 'horse', 'engines'],
  rule: { points: 'WAB-SCN-01', entries: 'WAB-UNIT-02' },
  limits: [],
  own: (roster, say) => crewed(arsenalList, roster, say),
})
