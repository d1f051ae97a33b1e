import { event, procedure, roll, type Table } from './book.ts'
import { scenery } from './scenery.ts'
import { deployment } from './set-up.ts'
import { turn } from './turn.ts'
import { mayGoAhead, vanguard } from './vanguard.ts'

/** The whole battle: ground, deployment, river, vanguard, then turns without end. */
export const battle = procedure({
  name: 'battle',
  gives: undefined,
  with: (_: object) => ({}),
  lines: {
    scenery(r) {
      if (r.field.scenery === 'points') r.call(scenery, {})
    },
    kind(r) {
      const g = r.field
      const pitched = g.troops.every(u => u.where === 'reserve') && g.troops.length > 0
      if (pitched) r.tell(event('battle-kind', ['TER-ARM-11', 'TER-BAT-02'], { word: drawn(r) }))
    },
    crops(r) {
      const g = r.field
      if (g.crops > 0 || !g.elements.some(e => e.kind === 'crops')) return
      const dice = roll(r, 1)
      g.crops = dice[0]
      r.tell(event('crops', ['TER-SCN-12'], { dice, n: dice[0] }))
    },
    deployment(r) {
      if (r.field.troops.some(u => u.where === 'reserve' && r.field.commands[u.command].arrives === 0))
        r.call(deployment, {})
    },
    river(r) {
      const g = r.field
      if (g.flow === 'unknown' && g.elements.some(e => e.kind === 'river')) rollFlow(r)
    },
    vanguard(r) {
      if (r.field.turn === 0 && r.field.troops.some(u => mayGoAhead(r.field, u))) r.call(vanguard, {})
    },
    turns(r) {
      r.call(turn, {})
    },
  },
})

/** The kinds of pitched battle there are; the free edition has one (TER-BAT-01). */
const BATTLE_KINDS = ['fields-of-glory'] as const
/** By lot, once the scenery lies; a lot of one needs no die (TER-ARM-11, TER-BAT-02). */
const drawn = (r: Table): string => BATTLE_KINDS[BATTLE_KINDS.length === 1 ? 0 : r.roll(BATTLE_KINDS.length)]

/** TER-SCN-07 */
function rollFlow(r: Table): void {
  const g = r.field
  const dice = roll(r, 1)
  if (dice[0] >= 5) dice.push(...roll(r, 1))
  g.flow = dice[0] <= 2 ? 'normal' : dice[0] <= 4 ? 'difficult' : dice[1] === 6 ? 'impassable' : 'very-difficult'
  r.tell(event('flow', ['TER-SCN-07', 'TER-SCN-08'], { dice, word: g.flow }))
}
