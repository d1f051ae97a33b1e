import {
  BOTTOM,
  type Event,
  type Field,
  isDecided,
  loseBanner,
  NOBODY,
  readHexes,
  type Side,
  type SpecialRule,
  TOP,
  winBanner,
} from '@acies/commands-colors'
import type { Hex } from '@acies/hexes'
import type { Hand } from '@acies/kernel'
import { type BattleData, battles, type ObjectiveData } from './data/battles/index.ts'

const RULE = 'CCN-OBJ-03'

/** Banners for ground held at the start of one's turn; given back at once when it is left, unless kept for good. */
function objective({ id, side: edge, hexes: list, banners, per, lasts }: ObjectiveData): SpecialRule {
  const side: Side = edge === 'bottom' ? BOTTOM : TOP
  const hexes = readHexes(list, id)
  const isHeld = (g: Field, hex: Hex): boolean => g.unitAt[hex] !== NOBODY && g.units[g.unitAt[hex]].side === side
  function take(r: Hand<Field, Event>, taken: readonly Hex[]): void {
    for (const hex of taken) {
      r.field.captured.push(hex)
      r.tell({ type: 'captured', hex, side, rules: [RULE] })
    }
    for (let i = 0; i < banners; i++) winBanner(r, side, { rule: RULE })
  }
  return {
    turnBegins(r) {
      const g = r.field
      if (g.active !== side || isDecided(g)) return
      const open = hexes.filter(hex => !g.captured.includes(hex) && isHeld(g, hex))
      if (per === 'hex') {
        for (const hex of open) if (!isDecided(g)) take(r, [hex])
      } else if (open.length === hexes.length) take(r, open)
    },
    vacated(r, _u, hex) {
      const g = r.field
      if (lasts === 'for-good' || !hexes.includes(hex) || !g.captured.includes(hex)) return
      g.captured = g.captured.filter(other => (per === 'hex' ? other !== hex : !hexes.includes(other)))
      for (let i = 0; i < banners; i++) loseBanner(r, side, RULE)
    },
  }
}

const all: readonly BattleData[] = battles
/** What these change is drawn on the map. */
const onTheMap = { 'fordable-streams': {}, 'brown-brigades': {}, 'spanish-knoll': {} }

export const special: Readonly<Record<string, SpecialRule>> = {
  ...onTheMap,
  ...Object.fromEntries(all.flatMap(battle => battle.objectives.map(o => [o.id, objective(o)]))),
}
