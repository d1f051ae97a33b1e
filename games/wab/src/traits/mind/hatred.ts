import { characterIn, type Field, has, isCharacterPlace, kindOf, stateOf, type Unit } from '../../position.ts'
import { filesOf } from '../../rules/bodies.ts'
import { foesOf, isEngaged } from '../../rules/engaged.ts'
import { defendsAgainst } from '../../rules/obstacle.ts'
import { bodyGuard } from '../../rules/ranks.ts'
import type { Trait } from '../trait.ts'

/**
 * It hates all enemies (WAB-RUL-233), or one of them (a state with that unit's number). A character's hatred is his unit's
 * while he fights in its front rank (WAB-PERS-28); a shaman's is that of his warband at once (WAB-ARB-06, WAB-RUL-310).
 */
export function hates(g: Field, u: Unit, other: Unit): boolean {
  const body = bodyGuard(g, u)
  if (other.side === body.side) return false
  const kind = kindOf(g, body)
  if (kind.traits.includes('hatred') || stateOf(body, 'hatred')?.n === other.id) return true
  return body.places.some((p, place) => {
    if (!isCharacterPlace(p)) return false
    const hero = characterIn(g, p)
    const { traits } = kindOf(g, hero)
    if (!traits.includes('hatred')) return false
    if (traits.includes('shaman') && kind.traits.includes('warband')) return true
    return place < filesOf(body) && isEngaged(g, body) && !has(hero, 'withdrawn')
  })
}

/** Fights the hated to the last and follows them anywhere (WAB-PSY-23 to 26). */
export const hatred: Trait = {
  name: 'hatred',
  lent: true,
  rules: ['WAB-PSY-23', 'WAB-PSY-24', 'WAB-PSY-25', 'WAB-PSY-26', 'WAB-PERS-28'],
  adds: {
    leadership(ledger, g, u, c) {
      if (c.test === 'break' && foesOf(g, u).some(f => hates(g, u, f.unit))) ledger.atLeast(10, 'WAB-PSY-23')
    },
    again(ledger, g, u, c) {
      if ((c.round ?? 0) === 0 && c.other !== undefined && hates(g, u, c.other)) ledger.atLeast(1, 'WAB-PSY-25')
    },
  },
  refuses: {
    restrain(g, u, c) {
      // From a defended wall it may always stay.
      if (c.other === undefined || !hates(g, u, c.other) || defendsAgainst(g, u, c.other) !== null) return null
      return 'WAB-PSY-26'
    },
  },
}
