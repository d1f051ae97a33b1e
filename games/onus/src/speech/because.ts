import { type Lang, type Picks, type Refused, type Said, sentence } from '@acies/kernel'
import { wayTo } from '@acies/table'
import { ORDERS, type Reach } from '../data/cards.ts'
import { areEnemies, type Field, isEngaged, kindOf, NOBODY, onTable, UD, type Unit } from '../position.ts'
import { chargeFault, chargeLeft } from '../rules/charge.ts'
import { cardOfGeneral, isLeading } from '../rules/command.ts'
import { budgetOf, SHORT, waysOf } from '../rules/going.ts'
import { type Deed, deedsOf, legOf, perform, rehearse } from '../rules/manoeuvre.ts'
import { numberOf, orderOn, thirdOf } from '../rules/orders.ts'
import { cardsApart } from '../rules/sight.ts'
import { lineOf } from '../rules/stance.ts'
import { udOf, udText, unitNoun } from './names.ts'

const SAID = {
  enemy: { es: '{other} <es|son> del enemigo.', en: '{other} <belongs|belong> to the enemy.' },
  ordered: {
    es: '{other} ya <tiene|tienen> una orden este turno.',
    en: '{other} already <has|have> an order this turn.',
  },
  full: {
    es: 'La orden llega a {n:unidad|unidades} y no queda ninguna.',
    en: 'The order reaches {n:unit|units}, and none is left.',
  },
  third: {
    es: '{other} <está|están> en {where}; la orden es para {wanted}.',
    en: '{other} <stands|stand> {where}; the order is for {wanted}.',
  },
  radius: {
    es: '{other} <está|están> a {far} del general; su radio es de {most}.',
    en: '{other} <is|are> {far} from the general; his radius is {most}.',
  },
  kind: {
    es: 'La orden es para {wanted}; {other} no lo <es|son>.',
    en: 'The order is for {wanted}; {other} <is|are> not.',
  },
  engaged: {
    es: '{other} <está trabado|está trabada|están trabados|están trabadas>.',
    en: '{other} <is|are> engaged.',
  },
  unengaged: {
    es: '{other} no <está trabado|está trabada|están trabados|están trabadas>.',
    en: '{other} <is|are> not engaged.',
  },
  fleeing: { es: '{other} <huye|huyen>.', en: '{other} <is|are> fleeing.' },
  inactive: {
    es: 'Ninguna orden ha activado {to other} este turno.',
    en: 'No order has activated {other} this turn.',
  },
  moved: { es: '{other} ya se <ha|han> movido.', en: '{other} <has|have> moved already.' },
  shot: { es: '{other} ya <ha|han> disparado.', en: '{other} <has|have> shot already.' },
  unarmed: { es: '{other} no <tiene|tienen> armas de tiro.', en: '{other} <has|have> no missiles.' },
  charged: { es: '{other} <ha|han> cargado este turno.', en: '{other} <has|have> charged this turn.' },
  marched: { es: '{other} <ha|han> hecho una marcha forzada.', en: '{other} <has|have> made a forced march.' },
  formed: { es: '{other} <ha|han> cambiado de formación.', en: '{other} <has|have> changed formation.' },
  farther: {
    es: '{other} <ha|han> gastado {used} de {most}: más de la mitad.',
    en: '{other} <has|have> used {used} of {most}: more than half.',
  },
  behind: {
    es: '{other} no <está|están> ante el frente {of unit}.',
    en: '{other} <is|are> not in front of {unit}.',
  },
  beyond: {
    es: 'De frente, {other} <está|están> a {far}; la carga {of unit} llega a {most}.',
    en: 'Straight ahead {other} <is|are> {far} away; the charge of {unit} reaches {most}.',
  },
  nobody: {
    es: 'De frente no hay ningún enemigo; la carga {of unit} llega a {most}.',
    en: 'There is no enemy straight ahead; the charge of {unit} reaches {most}.',
  },
  barred: {
    es: 'A {far} <cierra|cierran> el paso {other}; solo una carga llega hasta el enemigo.',
    en: '{other} <bars|bar> the way after {far}; only a charge comes up to the enemy.',
  },
  spent: { es: '{unit} [ha|han] gastado {used} de {most}.', en: '{unit} [has|have] used {used} of {most}.' },
  most: { es: '{unit} [mueve|mueven] {most} como mucho.', en: '{unit} [moves|move] {most} at most.' },
} as const satisfies Record<string, Said>

const THIRDS = {
  left: { es: 'el tercio izquierdo', en: 'on the left' },
  centre: { es: 'el tercio central', en: 'in the centre' },
  right: { es: 'el tercio derecho', en: 'on the right' },
} as const satisfies Record<string, Said>
const WANTED = {
  left: { es: 'el izquierdo', en: 'the left' },
  centre: { es: 'el central', en: 'the centre' },
  right: { es: 'el derecho', en: 'the right' },
} as const satisfies Record<string, Said>
const KINDS: Partial<Record<Reach, Said>> = {
  infantry: { es: 'infantería', en: 'infantry' },
  riders: { es: 'caballería, camellos o carros', en: 'cavalry, camels or chariots' },
  missiles: { es: 'tropas de tiro u hostigadores', en: 'missile troops or skirmishers' },
  'beasts-and-engines': { es: 'elefantes, carros o artillería', en: 'elephants, chariots or artillery' },
  'free-missiles': { es: 'tropas de tiro sin trabar', en: 'unengaged missile troops' },
}

interface Why {
  say: keyof typeof SAID
  /** Whom it is about, where he is not who was picked. */
  other?: number
  words?: Readonly<Record<string, string>>
}

/** Why a pick is refused in this very case, with its figures. */
export function becauseOf({ decision, draft, pick, rule }: Refused, g: Field, lang: Lang): string | null {
  const { step, v, seat } = decision
  const u = typeof pick === 'number' ? g.units[pick] : undefined
  const by = g.units[step === 'next-shot' ? Number(draft[0] ?? NOBODY) : Number(v.unit ?? NOBODY)]
  const why =
    step === 'manoeuvre'
      ? unmoved(g, by, `${v.errand}`, [...draft, pick], rule, lang)
      : whyNot(g, u, by, decision.v, { step, seat, draft }, lang)
  if (why === null) return null
  const other = why.other ?? u?.id
  return sentence(SAID[why.say][lang], {
    unit: by && unitNoun(g, by.id, lang),
    other: other === undefined ? undefined : unitNoun(g, other, lang),
    words: why.words ?? {},
  })
}

function whyNot(
  g: Field,
  u: Unit | undefined,
  by: Unit | undefined,
  v: Readonly<Record<string, unknown>>,
  { step, seat, draft }: { step: string; seat: number; draft: Picks },
  lang: Lang,
): Why | null {
  if (u === undefined || !onTable(u)) return null
  if (step === 'next-shot' && by !== undefined) {
    if (!areEnemies(g, u, by)) return null
    return isEngaged(g, u) ? { say: 'engaged' } : { say: 'behind' }
  }
  if (u.seat !== seat) return g.side[u.seat] === g.side[seat] ? null : { say: 'enemy' }
  switch (step) {
    case 'choose-units':
      return unordered(g, u, Number(v.card), draft, lang)
    case 'next-mover':
      if (u.fleeing) return { say: 'fleeing' }
      if (!u.doings.active) return { say: 'inactive' }
      return isEngaged(g, u) ? { say: 'engaged' } : { say: 'moved' }
    case 'next-shot':
      return silent(g, u, lang)
    default:
      return null
  }
}

/** Why an order is not for this unit (ONU-CRD-06, ONU-CRD-07). */
function unordered(g: Field, u: Unit, card: number, draft: Picks, lang: Lang): Why | null {
  if (draft.includes(u.id)) return null
  if (u.doings.order !== NOBODY) return { say: 'ordered' }
  const order = ORDERS[orderOn(card)]
  if (order.type !== 'activation') return null
  const { reach } = order
  switch (reach) {
    case 'left':
    case 'centre':
    case 'right': {
      const where = thirdOf(g, u)
      if (where === reach) break
      return { say: 'third', words: { where: THIRDS[where][lang], wanted: WANTED[reach][lang] } }
    }
    case 'round-the-general': {
      const general = g.generals.find(one => one.seat === u.seat && isLeading(g, one))
      if (general === undefined || general.unit === u.id) break
      const far = cardsApart(g.units[general.unit], u)
      const most = cardOfGeneral(general).radius * UD
      if (far <= most) break
      return { say: 'radius', words: { far: udOf(far, lang), most: udOf(most, lang) } }
    }
    case 'engaged':
      if (!isEngaged(g, u)) return { say: 'unengaged' }
      break
    case 'unengaged':
      if (isEngaged(g, u)) return { say: 'engaged' }
      break
    default: {
      const wanted = KINDS[reach]
      if (wanted !== undefined && draft.length === 0) return { say: 'kind', words: { wanted: wanted[lang] } }
    }
  }
  const n = numberOf(g, u.seat, orderOn(card))
  return draft.length >= n ? { say: 'full', words: { n: `${n}` } } : null
}

/** Why it does not shoot (ONU-SHT-01 to 05, ONU-SHT-24). */
function silent(g: Field, u: Unit, lang: Lang): Why | null {
  const { doings } = u
  if (kindOf(g, u).force === 0) return { say: 'unarmed' }
  if (u.fleeing) return { say: 'fleeing' }
  if (!doings.active) return { say: 'inactive' }
  if (doings.shot) return { say: 'shot' }
  if (isEngaged(g, u)) return { say: 'engaged' }
  if (doings.cap === 'double') return { say: 'marched' }
  if (doings.charged) return { say: 'charged' }
  if (doings.formed) return { say: 'formed' }
  const { move } = kindOf(g, u)
  if (2 * doings.used <= move) return null
  return { say: 'farther', words: { used: udText(doings.used, lang), most: udText(move, lang) } }
}

/** Why a manoeuvre is not gone as it was pointed out: how much is used, how far off the enemy is. */
function unmoved(g: Field, by: Unit | undefined, errand: string, picks: Picks, rule: string, lang: Lang): Why | null {
  if (by === undefined) return null
  const { field, unit } = rehearse(g, by, errand === 'extra' ? 'extra' : 'move')
  const { deeds, open } = deedsOf(picks)
  // What was done before the one that is refused.
  for (const deed of open === null ? deeds.slice(0, -1) : deeds) perform(field, unit, deed)
  switch (rule) {
    case 'ONU-MOV-03':
    case 'ONU-MOV-04':
    case 'ONU-MAN-02':
      return {
        say: unit.doings.used === 0 ? 'most' : 'spent',
        words: { used: udText(unit.doings.used, lang), most: udText(budgetOf(field, unit), lang) },
      }
    case 'ONU-CHG-01':
      return chargeFault(field, unit) === null ? outOfReach(field, unit, lang) : null
    case 'ONU-CRO-01':
    case 'ONU-CRO-12':
      return barred(field, unit, deeds.at(-1), lang)
    default:
      return null
  }
}

/** No enemy that a charge straight on would come to (ONU-CHG-01, ONU-CHG-02). */
function outOfReach(g: Field, u: Unit, lang: Lang): Why {
  const { free, met, foeIds } = ahead(g, u, u.facing, g.width + g.depth)
  const most = udText(chargeLeft(g, u), lang)
  return met === -1
    ? { say: 'nobody', words: { most } }
    : { say: 'beyond', other: foeIds[met], words: { far: udOf(free, lang), most } }
}

/** An enemy before whom a straight leg has to stop (ONU-CRO-01, ONU-CRO-12). */
function barred(g: Field, u: Unit, deed: Deed | undefined, lang: Lang): Why | null {
  const leg = deed === undefined ? null : legOf(u, deed)
  if (leg === null || (leg.go !== 'ahead' && leg.go !== 'slide')) return null
  const { free, met, foeIds } = ahead(g, u, leg.go === 'slide' ? leg.bearing : u.facing, leg.distance)
  return met === -1 ? null : { say: 'barred', other: foeIds[met], words: { far: udOf(free, lang) } }
}
function ahead(g: Field, u: Unit, bearing: number, far: number) {
  const { foes, foeIds } = waysOf(g, u, far)
  return { ...wayTo(lineOf(u), bearing, far, foes, SHORT), foeIds }
}
