import { type ArmyBook, boughtIn, costOf, type Limit, type Roster, type Say } from '@acies/tabletop'
import { barbarians } from './barbarians.ts'
import { bookFrom, crewed, type Listed } from './book.ts'

const legionaries = { section: 'legionaries', least: 5, champion: 10 } as const
const auxiliaries = { section: 'auxiliaries', least: 5 } as const
export const romanList: readonly Listed[] = [
  { profile: 'rom-general', section: 'characters', one: true, rule: 'WAB-ROM-14' },
  { profile: 'rom-bsb', section: 'characters', one: true, rule: 'WAB-ROM-15' },
  { profile: 'rom-legate', section: 'characters', rule: 'WAB-ROM-16' },
  { profile: 'rom-tribune', section: 'characters', rule: 'WAB-ROM-17' },
  { profile: 'rom-veterans', ...legionaries, rule: 'WAB-ROM-19' },
  { profile: 'rom-regulars', ...legionaries, rule: 'WAB-ROM-20' },
  { profile: 'rom-recruits', ...legionaries, rule: 'WAB-ROM-21' },
  { profile: 'rom-archers', ...auxiliaries, rule: 'WAB-ROM-23' },
  { profile: 'rom-aux-cavalry', ...auxiliaries, rule: 'WAB-ROM-24' },
  { profile: 'rom-aux-infantry', ...auxiliaries, rule: 'WAB-ROM-25' },
  { profile: 'rom-scorpion', section: 'special', tags: ['bolt-thrower'], must: ['crew2', 'crew3'], rule: 'WAB-ROM-28' },
  { profile: 'rom-ballista', section: 'special', tags: ['bolt-thrower'], must: ['crew3'], rule: 'WAB-ROM-30' },
  { profile: 'rom-tormenta', section: 'special', must: ['crew3', 'crew4'], rule: 'WAB-ROM-31' },
  { profile: 'rom-marines', section: 'special', least: 5, rule: 'WAB-ROM-33' },
  { profile: 'rom-dromedaries', section: 'special', least: 5, one: true, rule: 'WAB-ROM-34' },
]

const share = (section: string, least: number | null, most: number | null): Limit => ({
  is: 'share',
  of: { sections: [section] },
  ...(least === null ? {} : { least }),
  ...(most === null ? {} : { most }),
  rule: 'WAB-ROM-01',
})

/** Allies count as special units, in their share and in their number (WAB-RUL-323, WAB-ROM-26). */
function specialFew(roster: Roster, say: Say, keeps: Say): void {
  const books = [rome, barbarians]
  const cost = costOf(books, roster)
  const all = boughtIn(books, roster)
  const special = all.filter(b => b.book.id !== 'rome' || b.entry?.section === 'special')
  const spent = special.reduce((sum, { where }) => sum + (cost.each.get(where) ?? 0), 0)
  const most = Math.floor(roster.points / 4)
  const allied = all.some(b => b.book.id !== 'rome')
  if (allied) (spent > most ? say : keeps)('WAB-ROM-01', '', 'special-share', { spent, most })
  const own = all.filter(b => b.entry?.section === 'legionaries' || b.entry?.section === 'auxiliaries')
  const units = special.filter(b => b.entry?.section !== 'characters')
  if (units.length === 0) return
  const tell = units.length > own.length ? say : keeps
  tell('WAB-ROM-26', '', 'special-units', { n: units.length, most: own.length })
}

/** Early Imperial Rome, 30 BC to AD 280 (WAB-ROM-01 to 34). */
export const rome: ArmyBook = bookFrom(romanList, {
  id: 'rome',
  sections: ['characters', 'legionaries', 'auxiliaries', 'special'],
  rule: { points: 'WAB-ROM-01', entries: 'WAB-ROM-01' },
  allies: { from: ['barbarians'], rule: 'WAB-ROM-12' },
  limits: [
    share('characters', null, 25),
    share('legionaries', 25, null),
    share('auxiliaries', null, 75),
    share('special', null, 25),
    {
      is: 'ratio',
      of: { entries: ['rom-tormenta'] },
      to: { tags: ['bolt-thrower'] },
      most: [1, 2],
      in: 'units',
      rule: 'WAB-ROM-32',
    },
    { is: 'count', of: { entries: ['rom-general'] }, least: 1, affordable: true, rule: 'WAB-RUL-307' },
  ],
  own(roster, say, keeps) {
    crewed(romanList, roster, say)
    specialFew(roster, say, keeps)
  },
})
