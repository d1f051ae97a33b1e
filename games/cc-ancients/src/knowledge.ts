import { BOTTOM, type CardType } from '@acies/commands-colors'
import { type Boost, type Kind, knowledgeOf, type Lore, scoreOf } from '@acies/commands-colors/knowledge'
import { book } from './book.ts'
import type { AncientCard } from './data/cards.ts'
import { CAMP, HILL, terrains } from './data/terrain.ts'
import { type AncientType, CHARIOTS, ELEPHANTS, types, WARRIORS } from './data/units.ts'

/** Elephants roll as many dice as their victim; this is what they meet most. */
const ELEPHANT_DICE = 4

/** Hits to hope for: one face of the die is the target's own, another the swords. */
function kindOf(t: AncientType, type: number): Kind {
  const faces = t.swordsHit ? 2 : 1
  const dice = type === ELEPHANTS ? ELEPHANT_DICE : t.dice
  const everyStrength = Array.from({ length: t.blocks + 1 }, (_, b) => b)
  const blow = everyStrength.map(b => ((dice + (type === WARRIORS && b === t.blocks ? 1 : 0)) * faces) / 6)
  return {
    // They are lost soon, and may run wild among friends.
    ...(type === ELEPHANTS || type === CHARIOTS ? { worth: 0.2 } : {}),
    pace: type === WARRIORS ? 2 : t.battleMove,
    blow,
    shot: everyStrength.map(() => t.fireDice / 6),
    range: t.range,
    shy: t.range > 0 && !t.swordsHit,
  }
}

function boost(card: CardType): Boost {
  const { closes, closeDice, fires, fireDice, shots, haste } = (card as AncientCard).effect
  return {
    blow: closes ? 1 + closeDice / 4 : 0,
    shot: fires ? shots * (1 + fireDice / 2) : 0,
    pace: haste === 'none' ? 0 : 1,
  }
}

const lore: Lore = {
  led: 2.2,
  deeds: {
    'place-ambush': pick =>
      pick === undefined
        ? { what: { es: 'Sigue emboscado', en: 'Stays in ambush' } }
        : { what: { es: 'Sale de la emboscada', en: 'Springs the ambush' } },
  },
  kinds: types.map(kindOf),
  boost,
  lure(g, u, hex) {
    const camp = u.side === BOTTOM && g.terrain[hex] === CAMP && g.special.includes('baecula-camps')
    return camp && !g.captured.includes(hex) ? 1 : 0
  },
  shelter(g, _u, hex) {
    const { cap } = terrains[g.terrain[hex]]
    return g.terrain[hex] === HILL ? 0.6 : cap === 0 ? 1 : Math.min(1, cap / 4)
  },
}
export const knowledge = knowledgeOf(book, lore)
export const score = scoreOf(knowledge)
