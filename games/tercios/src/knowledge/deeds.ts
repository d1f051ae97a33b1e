import type { Next, Picks } from '@acies/kernel'
import { pickOf } from '@acies/table'
import type { Troop } from '../position.ts'
import { shotWorth } from './fights.ts'
import { bestMove, bestTurn, wantsUnlimbered } from './moves.ts'
import type { Thought } from './thought.ts'
import { thumb } from './thumb.ts'

interface Deed {
  picks: Picks
  worth: number
}

/** What to do with Attention: whatever is worth most now (TER-ORD-10). */
export function deedByHabit(t: Thought, u: Troop, next: Next): Picks {
  const choice = next([])
  if (choice?.of !== 'word') return []
  const deeds: Deed[] = []
  for (const deed of choice.options) {
    const found = deedOf(t, u, deed, next)
    if (found !== null) deeds.push(found)
  }
  return t.best(deeds, deed => deed.worth, 0)?.picks ?? []
}

function deedOf(t: Thought, u: Troop, deed: string, next: Next): Deed | null {
  const { g } = t
  switch (deed) {
    case 'move': {
      const found = bestMove(t, u, 'attention')
      return found === null ? null : { picks: ['move', pickOf(found.at)], worth: found.worth }
    }
    case 'reorganise':
      return { picks: ['reorganise'], worth: 2 * thumb.disorder }
    case 'reorient': {
      const found = bestTurn(t, u)
      return found === null ? null : { picks: ['reorient', found.turn], worth: found.worth }
    }
    case 'shoot': {
      const targets = next(['shoot'])
      if (targets?.of !== 'unit') return null
      const target = t.best(targets.options, id => shotWorth(g, u, g.troops[id], 'attention'))
      return target === null
        ? null
        : { picks: ['shoot', target], worth: shotWorth(g, u, g.troops[target], 'attention') }
    }
    case 'limber':
      return wantsUnlimbered(t, u) ? null : { picks: ['limber'], worth: 0.1 }
    case 'unlimber':
      return wantsUnlimbered(t, u) ? { picks: ['unlimber'], worth: 1 } : null
    default:
      return null
  }
}
