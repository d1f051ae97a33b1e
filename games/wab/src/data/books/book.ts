import type { ArmyBook, ArmyOption, Entry, Roster, Say, Variant } from '@acies/tabletop'
import type { Rule } from '../../events.ts'
import type { Gift, Profile } from '../kinds.ts'
import { profileNamed } from '../profiles/index.ts'

/** How a profile stands in a book; what it is and may buy stands in the profile. */
export interface Listed {
  profile: string
  section: string
  rule: Rule
  /** At least so many models; a character or an engine is one. */
  least?: number
  /** One such unit in the army. */
  one?: true
  /** The first of its command costs more than five points (WAB-ROM-05), or there is no command at all. */
  champion?: number
  bare?: true
  tags?: readonly string[]
  /** One of these options must be bought: somebody serves every engine. */
  must?: readonly string[]
  /** It is always the same few models, of several kinds. */
  pack?: readonly { profile: string; n: number }[]
  /** Men of another profile make up its rear half (WAB-FRM-36). */
  behind?: string
}

export const profileOf = (id: string): Profile => {
  const found = profileNamed(id)
  if (found === undefined) throw new Error(`no profile ${id}`)
  return found
}
const MANY = 999
/** What somebody of the command group costs besides what he costs as a man (WAB-ARB-08, WAB-ROM-18, 22). */
const COMMAND = 5

const optionFrom = (id: string, gift: Gift, rule: Rule): ArmyOption => ({
  id,
  price: gift.points,
  per: gift.per ?? 'model',
  ...(gift.crew === undefined ? {} : { crew: gift.crew }),
  ...(gift.group === undefined ? {} : { group: gift.group }),
  ...(gift.needs === undefined ? {} : { needs: gift.needs }),
  ...(gift.bars === undefined ? {} : { bars: gift.bars }),
  rule: gift.rule ?? rule,
})
const command = ({ champion = COMMAND, rule }: Listed): ArmyOption[] =>
  Object.entries({ C: champion, S: COMMAND, M: COMMAND }).map(([id, price]) => ({ id, price, per: 'unit', rule }))

const priceOf = ({ profile, pack }: Listed): number =>
  pack === undefined ? profileOf(profile).points : pack.reduce((sum, p) => sum + p.n * profileOf(p.profile).points, 0)

function entryFrom(listed: Listed): Entry {
  const { profile: id, section, rule, least = 1, tags, pack, bare } = listed
  const profile = profileOf(id)
  const single = least === 1 || pack !== undefined
  const gifts = Object.entries(profile.options).filter(([, gift]) => gift.tribes === undefined)
  return {
    id,
    section,
    models: single ? [1, 1] : [least, MANY],
    price: priceOf(listed),
    options: [
      ...(single || bare === true ? [] : command(listed)),
      ...gifts.map(([option, gift]) => optionFrom(option, gift, rule)),
    ],
    tags: [profile.troop, ...(tags ?? [])],
    rule,
  }
}
/** What a tribe may buy that others may not. */
export const tribalOptions = (listed: readonly Listed[], tribe: string): NonNullable<Variant['options']> =>
  listed.flatMap(({ profile, rule }) => {
    const add = Object.entries(profileOf(profile).options).flatMap(([id, gift]) =>
      gift.tribes?.includes(tribe) === true && gift.given === undefined ? [optionFrom(id, gift, rule)] : [],
    )
    return add.length === 0 ? [] : [{ to: [profile], add }]
  })

/** Every engine has its crew (WAB-WAR-01, WAB-ROM-28, 30, 31). */
export function crewed(listed: readonly Listed[], roster: Roster, say: Say): void {
  roster.groups.forEach((group, g) => {
    group.units.forEach((chosen, i) => {
      const one = listed.find(l => l.profile === chosen.entry)
      if (one?.must !== undefined && !one.must.some(option => chosen.options.includes(option)))
        say(one.rule, `groups.${g}.units.${i}`, 'no-crew', { entry: chosen.entry })
    })
  })
}

type Rest = Omit<ArmyBook, 'entries' | 'limits'> & { limits: ArmyBook['limits'] }
export const bookFrom = (listed: readonly Listed[], rest: Rest): ArmyBook => ({
  ...rest,
  entries: listed.map(entryFrom),
  limits: [
    ...rest.limits,
    ...listed.flatMap(({ one, profile, rule }): ArmyBook['limits'] =>
      one === true ? [{ is: 'count', of: { entries: [profile] }, most: 1, rule }] : [],
    ),
  ],
})
