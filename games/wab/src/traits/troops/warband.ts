import { type Combat, type Field, has, isFleeing, kindOf, roundsOf, type Unit } from '../../position.ts'
import { filesOf } from '../../rules/bodies.ts'
import { isEngaged } from '../../rules/engaged.ts'
import { isCharging, spoiltByPhalanx } from '../../rules/formation.ts'
import { countOf, fullRanks, isFormed, WIDE } from '../../rules/ranks.ts'
import { fightersOf } from '../../rules/result.ts'
import type { Trait } from '../trait.ts'

/** Ranks of four behind the first hearten it; fewer in open order and on horseback (WAB-FRM-14). */
function heart(g: Field, u: Unit): number {
  if (!isFormed(g, u) || filesOf(u) < WIDE) return 0
  const { order, troop } = kindOf(g, u)
  return Math.min(fullRanks(u), order === 'close' && troop === 'infantry' ? 3 : 2)
}
/** All warbands in the combat against all their enemies (WAB-FRM-16). */
function outnumber(g: Field, u: Unit, c: Combat): boolean {
  const sum = (units: readonly Unit[]) => units.reduce((n, x) => n + countOf(g, x), 0)
  const own = fightersOf(g, c, u.side).filter(x => kindOf(g, x).traits.includes('warband'))
  return sum(own) > sum(fightersOf(g, c, u.side === 0 ? 1 : 0))
}

/** Hard to hold, hard to stop: control, mobs, hearts by the rank, charges that sweep the fewer away. */
export const warband: Trait = {
  name: 'warband',
  rules: [
    'WAB-FRM-08',
    'WAB-FRM-09',
    'WAB-FRM-10',
    'WAB-FRM-14',
    'WAB-FRM-15',
    'WAB-FRM-17',
    'WAB-FRM-18',
    'WAB-FRM-19',
  ],
  adds: {
    leadership: (ledger, g, u) => void ledger.add(heart(g, u), 'WAB-FRM-14').atMost(10, 'WAB-FRM-14'),
    // The ranks hearten a leader only if he is one of them (WAB-FRM-19).
    lentLeadership(ledger, g, u, c) {
      if (c.other !== undefined && kindOf(g, c.other).traits.includes('warband'))
        ledger.add(heart(g, u), 'WAB-FRM-19').atMost(10, 'WAB-FRM-14')
    },
    allowance(ledger, g, u, c) {
      const walks = c.way === 'move' || c.way === 'march' || c.way === 'fast-march'
      if (c.turned === true && walks && kindOf(g, u).order === 'close') ledger.add(-ledger.total / 2, 'WAB-FRM-18')
    },
  },
  refuses: {
    declare: (_g, u) => (has(u, 'mob') ? 'WAB-FRM-09' : null),
    breaks: (g, u, c) =>
      isCharging(u) && roundsOf(u) <= 1 && c.combat !== undefined && !spoiltByPhalanx(g, u) && outnumber(g, u, c.combat)
        ? 'WAB-FRM-15'
        : null,
    restrain: (_g, u) => (isCharging(u) && roundsOf(u) <= 1 ? 'WAB-FRM-17' : null),
  },
  makes: {
    // Fleers have their own way to go, and who fights cannot leave (WAB-FRM-08, WAB-RUL-237).
    startOfTurn: (g, u) =>
      u.side === g.active && !isFleeing(u) && !isEngaged(g, u) ? [{ step: 'control', v: { unit: u.id } }] : [],
    startOfMovement: (_g, u) => (has(u, 'mob') ? [{ step: 'mob-charge', v: { unit: u.id } }] : []),
    compulsory: (g, u) =>
      has(u, 'mob') && !isEngaged(g, u) && !isFleeing(u) && !g.charges.some(c => c.unit === u.id)
        ? [{ step: 'mob-advance', v: { unit: u.id } }]
        : [],
  },
}
