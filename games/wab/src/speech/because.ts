import { type Lang, type Picks, type Refused, type Said, sentence } from '@acies/kernel'
import { bearing, CORNERS, cornerOf, INCH, turnBetween } from '@acies/table'
import { type Field, has, isFleeing, kindOf, onTable, type Unit } from '../position.ts'
import { blockOf, distanceBetween, filesOf } from '../rules/bodies.ts'
import { foesOf, isEngaged } from '../rules/engaged.ts'
import { charactersIn, isColumn } from '../rules/ranks.ts'
import { isInFront, whoHides } from '../rules/sight.ts'
import { walkOf } from '../rules/walk.ts'
import { isLegged } from '../rules/ways.ts'
import { legsIn } from '../steps/move.ts'
import { unitNoun } from './nouns.ts'

const SAID = {
  enemy: { es: '{unit} [es|son] del enemigo.', en: '{unit} [belongs|belong] to the enemy.' },
  own: { es: '{unit} [es tuyo|es tuya|son tuyos|son tuyas].', en: '{unit} [is|are] yours.' },
  fleeing: { es: '{unit} [huye|huyen].', en: '{unit} [is|are] fleeing.' },
  engaged: { es: '{unit} [lucha|luchan] con {other}.', en: '{unit} [is|are] fighting {other}.' },
  column: { es: '{unit} [está|están] en columna.', en: '{unit} [is|are] in column.' },
  marched: { es: '{unit} [ha|han] marchado este turno.', en: '{unit} [has|have] marched this turn.' },
  moved: { es: '{unit} ya se [ha|han] movido.', en: '{unit} [has|have] moved already.' },
  unarmed: { es: '{unit} no [tiene|tienen] con qué disparar.', en: '{unit} [has|have] nothing to shoot with.' },
  aside: {
    es: '{unit} [queda|quedan] a {angle} del frente {of other}, que ve 45° a cada lado.',
    en: '{unit} [is|are] {angle} off the front of {other}, which sees 45° to each side.',
  },
  hidden: { es: '{other} <tapa|tapan> {to unit}.', en: '{other} <hides|hide> {unit}.' },
  veiled: { es: 'El terreno tapa {to unit}.', en: 'The ground hides {unit}.' },
  nobody: {
    es: '{unit} no [ve|ven] a ningún enemigo ante su frente.',
    en: '{unit} [sees|see] no enemy in front.',
  },
  nearer: { es: '{other} <está|están> más cerca.', en: '{other} <is|are> nearer.' },
  music: { es: '{unit} no [tiene|tienen] músico.', en: '{unit} [has|have] no musician.' },
  near: { es: '{other} <está|están> a menos de 8″.', en: '{other} <is|are> within 8″.' },
  inch: {
    es: '{unit} no [puede|pueden] acercarse más {to other}: hay que dejar 1″.',
    en: '{unit} can come no closer to {other}: an inch must be kept.',
  },
  ranked: {
    es: '{unit}: {files:hombre|hombres} de frente, y ya [lleva|llevan] {n:personaje|personajes}.',
    en: '{unit}: {files:man|men} abreast, and {n:character|characters} with them already.',
  },
  unreached: { es: 'Nadie carga contra {unit}.', en: 'Nobody charges {unit}.' },
} as const satisfies Record<string, Said>

/** By the rule that refuses, what of the unit picked is so. */
const BY_RULE: Readonly<Record<string, keyof typeof SAID>> = {
  'WAB-GEN-07': 'enemy',
  'WAB-FLEE-05': 'fleeing',
  'WAB-MARCH-15': 'column',
  'WAB-SHOOT-04': 'marched',
  'WAB-MARCH-01': 'music',
  'WAB-REACT-15': 'fleeing',
}
const IN_MELEE: readonly string[] = ['WAB-MOV-07', 'WAB-MELEE-07', 'WAB-PERS-14', 'WAB-REACT-14', 'WAB-PERS-22']
const UNSEEN: readonly string[] = ['WAB-CHG-05', 'WAB-SKI-15', 'WAB-LOS-01']
const THE_INCH: readonly string[] = ['WAB-MOV-01', 'WAB-MARCH-02']

interface Why {
  say: keyof typeof SAID
  unit: Unit
  other?: Unit
  words?: Readonly<Record<string, string>>
}

/** Why a pick is refused in this very case. How far it is, is said only of what the rules measure before a move. */
export function becauseOf(
  { decision: { step, seat }, draft, pick, rule }: Refused,
  g: Field,
  lang: Lang,
): string | null {
  const first = g.units[Number(draft[0] ?? -1)]
  const last = g.units[Number(draft[draft.length - 1] ?? -1)]
  const picked = typeof pick === 'number' ? g.units[pick] : undefined
  const why = ((): Why | null => {
    if (THE_INCH.includes(rule)) return first === undefined ? null : tooNear(g, first, [...draft, pick])
    if (picked !== undefined)
      return unfit(g, picked, isTarget(step, draft.length) ? last : undefined, rule, g.sideOf[seat])
    return typeof pick === 'string' && first !== undefined ? barred(g, first, rule) : null
  })()
  if (why === null) return null
  return sentence(SAID[why.say][lang], {
    unit: unitNoun(g, why.unit.id, lang),
    other: why.other && unitNoun(g, why.other.id, lang),
    words: why.words ?? {},
  })
}
/** Is the pick something for the unit that was named before it? */
const isTarget = (step: string, named: number): boolean => (step === 'move' ? named > 1 : named % 2 === 1)

function unfit(g: Field, u: Unit, by: Unit | undefined, rule: string, side: number | undefined): Why | null {
  if (!onTable(u)) return null
  if (by !== undefined && u.side === by.side && (rule === 'WAB-CHG-02' || rule === 'WAB-SHOOT-01'))
    return { say: 'own', unit: u }
  if (by === undefined && side !== undefined && u.side !== side) return { say: 'enemy', unit: u }
  if (IN_MELEE.includes(rule) && isEngaged(g, u)) return { say: 'engaged', unit: u, other: foesOf(g, u)[0]?.unit }
  if (UNSEEN.includes(rule)) return by === undefined ? { say: 'nobody', unit: u } : unseen(g, u, by)
  if (rule === 'WAB-PSHOOT-01' && by !== undefined) {
    const nearest = nearestTo(g, by, o => o.side === u.side && o !== u)
    return nearest === null ? null : { say: 'nearer', unit: u, other: nearest }
  }
  if (rule === 'WAB-PERS-12') {
    const words = { files: `${filesOf(u)}`, n: `${charactersIn(g, u).length}` }
    return { say: 'ranked', unit: u, words }
  }
  if (rule === 'WAB-SHOOT-01') return { say: 'unarmed', unit: u }
  if (rule === 'WAB-REACT-01') return { say: 'unreached', unit: u }
  if (rule === 'WAB-MOV-03' && has(u, 'moved')) return { say: 'moved', unit: u }
  return known(g, u, rule)
}
/** Outside its front, behind somebody, or behind ground. */
function unseen(g: Field, u: Unit, by: Unit): Why {
  if (!isInFront(g, by, u)) return { say: 'aside', unit: u, other: by, words: { angle: `${angleTo(g, by, u)}°` } }
  const hider = whoHides(g, by, u)
  return hider === null ? { say: 'veiled', unit: u } : { say: 'hidden', unit: u, other: hider }
}
/** Degrees from straight ahead to what is nearest to that of a unit, as the end of the front on its side looks. */
function angleTo(g: Field, by: Unit, u: Unit): number {
  const front = blockOf(g, by)
  const block = blockOf(g, u)
  const turns = CORNERS.map(corner => {
    const at = cornerOf(block, corner)
    const end = turnBetween(front.facing, bearing(front, at)) < 0 ? 'front-left' : 'front-right'
    return Math.abs(turnBetween(front.facing, bearing(cornerOf(front, end), at)))
  })
  return Math.ceil(Math.min(...turns) / 100)
}
/** Whom it would come too near to: the enemy nearest to where its legs lead. */
function tooNear(g: Field, u: Unit, picks: Picks): Why | null {
  const way = picks[1]
  const gone = isLegged(way) ? walkOf(g, u, way, legsIn(picks), false).walk.u : u
  const other = nearestTo(g, gone, o => o.side !== u.side)
  return other && { say: 'inch', unit: u, other }
}
function barred(g: Field, u: Unit, rule: string): Why | null {
  if (rule !== 'WAB-MARCH-03' && rule !== 'WAB-MARCH-14') return known(g, u, rule)
  const foe = nearestTo(g, u, o => o.side !== u.side && !isFleeing(o) && !kindOf(g, o).character)
  return foe !== null && distanceBetween(g, u, foe) <= 8 * INCH ? { say: 'near', unit: u, other: foe } : null
}
/** What its rule alone tells, where it is so. */
function known(g: Field, u: Unit, rule: string): Why | null {
  const say = BY_RULE[rule]
  if (say === undefined) return null
  const holds =
    say === 'fleeing' ? isFleeing(u) : say === 'column' ? isColumn(g, u) : say === 'marched' ? has(u, 'marched') : true
  return holds ? { say, unit: u } : null
}
function nearestTo(g: Field, u: Unit, which: (o: Unit) => boolean): Unit | null {
  let best: Unit | null = null
  for (const o of g.units)
    if (o !== u && onTable(o) && which(o) && (best === null || distanceBetween(g, u, o) < distanceBetween(g, u, best)))
      best = o
  return best
}
