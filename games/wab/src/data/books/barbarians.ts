import type { ArmyBook, Limit } from '@acies/tabletop'
import { bookFrom, type Listed, tribalOptions } from './book.ts'

export const barbarianList: readonly Listed[] = [
  { profile: 'barb-warlord', section: 'characters', one: true, rule: 'WAB-ARB-04' },
  { profile: 'barb-bsb', section: 'characters', one: true, rule: 'WAB-ARB-05' },
  { profile: 'barb-shaman', section: 'characters', one: true, rule: 'WAB-ARB-06' },
  { profile: 'barb-chief', section: 'characters', rule: 'WAB-ARB-07' },
  { profile: 'barb-warriors', section: 'warriors', least: 5, rule: 'WAB-ARB-09' },
  { profile: 'barb-fanatics', section: 'warriors', least: 5, one: true, rule: 'WAB-ARB-10' },
  { profile: 'barb-chariots', section: 'mounted', least: 3, rule: 'WAB-ARB-12' },
  { profile: 'barb-noble-cavalry', section: 'mounted', least: 5, rule: 'WAB-ARB-13' },
  { profile: 'barb-light-cavalry', section: 'mounted', least: 5, rule: 'WAB-ARB-14' },
  { profile: 'barb-skirmishers', section: 'support', least: 5, rule: 'WAB-ARB-16' },
  { profile: 'barb-hill-tribes', section: 'support', least: 5, rule: 'WAB-ARB-17' },
  {
    profile: 'barb-handler',
    section: 'support',
    rule: 'WAB-ARB-15',
    pack: [
      { profile: 'barb-handler', n: 1 },
      { profile: 'barb-hound', n: 6 },
    ],
  },
]

const share = (section: string, least: number | null, most: number | null): Limit => ({
  is: 'share',
  of: { sections: [section] },
  ...(least === null ? {} : { least }),
  ...(most === null ? {} : { most }),
  rule: 'WAB-ARB-01',
})
const tribe = (id: string) => ({ id, options: tribalOptions(barbarianList, id) })

/** Barbarians, 500 BC to AD 500, of one tribe or of none (WAB-ARB-01 to 33). */
export const barbarians: ArmyBook = bookFrom(barbarianList, {
  id: 'barbarians',
  sections: ['characters', 'warriors', 'mounted', 'support'],
  rule: { points: 'WAB-ARB-01', entries: 'WAB-ARB-01' },
  limits: [
    share('characters', null, 33),
    share('warriors', 33, null),
    share('mounted', null, 33),
    share('support', null, 33),
    { is: 'count', of: { entries: ['barb-warlord'] }, least: 1, affordable: true, rule: 'WAB-RUL-307' },
  ],
  variants: [
    { id: 'tribes' },
    {
      ...tribe('britons'),
      bars: [{ of: { entries: ['barb-noble-cavalry'] }, rule: 'WAB-ARB-20' }],
      barsOptions: [{ options: ['bows'], rule: 'WAB-ARB-21' }],
      // Paid from the warriors' share, and counted there (WAB-RUL-313).
      moves: [{ entry: 'barb-chariots', to: 'warriors' }],
      limits: [
        {
          is: 'ratio',
          of: { entries: ['barb-chariots'] },
          to: { entries: ['barb-warriors', 'barb-fanatics'] },
          most: [1, 8],
          in: 'models',
          rule: 'WAB-ARB-22',
        },
      ],
    },
    // Hill men may stand for warriors, and then count as such (WAB-ARB-27, WAB-RUL-315).
    {
      ...tribe('dacians'),
      bars: [{ of: { entries: ['barb-chariots'] }, rule: 'WAB-ARB-26' }],
      moves: [{ entry: 'barb-hill-tribes', to: 'warriors' }],
    },
    tribe('gauls'),
    { ...tribe('germans'), bars: [{ of: { entries: ['barb-hill-tribes', 'barb-chariots'] }, rule: 'WAB-ARB-31' }] },
  ],
  options: [{ id: 'looser', price: 0, per: 'unit', rule: 'WAB-ARB-28' }],
  own(roster, say) {
    if (roster.options?.includes('looser') === true && roster.variant !== 'gauls') say('WAB-ARB-28', '', 'looser-gauls')
  },
})
