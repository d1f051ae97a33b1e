import type { Decision, Lang, Pick, Said } from '@acies/kernel'
import {
  acting,
  attackOf,
  budgetOf,
  cardOfGeneral,
  clashOf,
  defenceOf,
  type Event,
  edgesOf,
  type Field,
  formationNames,
  generalName,
  generalsWith,
  HIDDEN,
  isLeading,
  kindOf,
  moraleOf,
  outlineOf,
  PHASES,
  percentLost,
  phaseNames,
  rangeTo,
  seatName,
  sideNames,
  stands,
  UD,
  type Unit,
  wholePercent,
  writeUnit,
  type Zone,
} from '@acies/onus'
import { sideOfSeat } from '../../look/symbols/sides.ts'
import { UnitCardPicture } from '../../look/table/UnitCard.tsx'
import '../../look/css/minis.css'
import { type Army, type Asking, mostPicked, type UnitWords } from '../../skins/skin.ts'
import type { Concern, Overlay, TableDress } from '../../skins/table/dress.ts'
import { MM, type Place } from '../../skins/table/places.ts'
import { dropped, goesOn, offersFor, pulled, together } from './errands.ts'
import { actor, beats, byWhom, heading, inOne, moved, thrown } from './events.ts'
import { choosesFormation, formWord } from './formed.ts'
import { held } from './held.tsx'
import { manoeuvre } from './manoeuvre.tsx'
import { kindName, nameOf } from './names.ts'
import { OnusTray } from './OnusTray.tsx'
import { measures, oddsAsked, oddsShown } from './odds.ts'
import './onus.css'
import { capital, perCent } from '../../text/signs.ts'
import { cardOf, pieces, statesOf } from './pieces.tsx'
import { references, traitsIn } from './references.tsx'
import { spots } from './spots.ts'
import { standing, USUAL } from './standing.ts'
import { statistics } from './statistics.ts'
import { ruleOnCard } from './texts.ts'
import { thumbOf } from './thumb.ts'
import { onusWords, PHASE_ICONS, TIPS } from './words.ts'

const seen = (g: Field, u: Unit): boolean => u.kind !== HIDDEN && g.kinds[u.kind] !== undefined

/** ONUS! on the free table. */
export const dress: TableDress<Field, Event> = {
  symbols: ['onus'],
  table: g => ({ width: g.width, depth: g.depth, seed: g.scenario }),
  isTurned: (g, viewer) => g.edge[viewer] === 'north',
  scenery: () => [],
  measure: {
    say: (units, lang) => onusWords[lang].ud(units / UD),
    ruler: { tick: UD / MM, long: 5, named: 5, name: n => `${n}` },
  },
  pieces,
  concerns,
  held,
  manoeuvre,
  reaches,
  commands,
  aim,
  spots,
  details,
  unmeasured: asking => (asking?.decision.step === 'next-shot' && !measures(asking) ? 'ONU-SHT-06' : null),
  zones: ({ view: { field: g }, decision }) =>
    decision.step === 'deploy-unit' && g.zones[decision.seat] !== undefined ? [cornersOf(g.zones[decision.seat])] : [],
  actor,
  moved,
  beats,
  pulled,
  dropped,
  together,
  offers: offersFor,
  standing,
  usual: USUAL,
  obvious,
  Tray: OnusTray,
  // Units lie in the tray, and how they begin; how many sections wrap is clicked on the table, or all or none by a button.
  inTray: asking =>
    (asking.decision.step === 'deploy-unit' && asking.draft.length === 0) ||
    asking.decision.step === 'wrap' ||
    choosesFormation(asking),
  trayTitle: lang => onusWords[lang].hand,
  hides: true,
  isSecret: ({ step }) => FACE_DOWN_STEPS.includes(step),
  sideOf: sideOfSeat,
  turnOf: g => g.round,
  phase: (g, lang) => phaseNames[g.phase][lang].toLowerCase(),
  track: (g, lang) =>
    g.phase === 'set-up'
      ? null
      : {
          label: onusWords[lang].phases,
          now: g.phase,
          phases: PHASES.filter(phase => phase !== 'set-up').map(phase => ({
            id: phase,
            name: phaseNames[phase][lang],
            icon: PHASE_ICONS[phase],
          })),
        },
  score: (g, lang) => ({
    seats: g.side.map((_, seat) => {
      const lost = wholePercent(percentLost(g, seat))
      return { seat, won: lost, goal: 0, shown: perCent(lost, lang) }
    }),
    text: onusWords[lang].toWin[g.victory],
  }),
  activeOf: g => acting(g)[0] ?? 0,
  ask: ({ view, decision, rules }, lang) => rules.game.speech.ask(decision, view.field, lang),
  milestone: (e, g) =>
    e.type === 'turn-began'
      ? { kind: 'turn', side: sideOfSeat(e.seats[0] ?? 0), number: `${e.round}` }
      : e.type === 'destroyed' || e.type === 'left-the-table'
        ? { kind: 'flag', side: sideOfSeat(gainerOf(g, e)) }
        : null,
  tip(asking, lang) {
    const step = asking.decision.step === 'next-shot' && measures(asking) ? 'measured-shot' : asking.decision.step
    const text = Object.hasOwn(TIPS, step) ? TIPS[step][lang] : null
    return text === null ? null : { id: `onus-${step}`, text }
  },
  stop: ({ decision, draft }, lang) =>
    decision.step === 'choose-units' && draft.length > 0
      ? onusWords[lang].giveOrder
      : decision.kind === 'manoeuvre' && draft.length > 0
        ? onusWords[lang].confirm[draft.at(-1) === 'charge' ? 'charge' : 'move']
        : null,
  option: ({ decision: { step }, draft }, pick, lang) => {
    if (step === 'wrap' || step === 'take-back')
      return onusWords[lang].spots.at(Number(pick), draft.length === 0 ? 'left' : 'right')
    // Of an enemy, not of one's own line.
    if (step === 'align-side' || step === 'struck-side') {
      const sides: Readonly<Record<string, Said>> = sideNames
      return typeof pick === 'string' ? capital(sides[pick]?.[lang] ?? pick) : null
    }
    return step === 'set-formations' && typeof pick === 'string' ? formWord(pick, lang) : null
  },
  answer: ({ decision: { step }, view }, picks, lang) => {
    const say = onusWords[lang]
    if (step === 'align-side' || step === 'struck-side') {
      const sides: Readonly<Record<string, Said>> = sideNames
      const foe = typeof picks[0] === 'number' ? view.field.units[picks[0]] : undefined
      const side = sides[String(picks.at(-1))]?.[lang]
      if (side === undefined) return null
      return foe === undefined ? capital(side) : `${capital(side)} · ${nameOf(view.field, foe, lang)}`
    }
    if (step !== 'wrap') return null
    const ends = (['left', 'right'] as const).flatMap((end, i) => {
      const n = Number(picks[i] ?? 0)
      return n > 0 ? [say.spots.wrap(n, end)] : []
    })
    return ends.join(', ') || say.offers.noWrap
  },
  count,
  remark: (asking, _pointed, lang) => remark(asking, lang),
  givesUp: isWasteful,
  goesOn,
  unit: unitWords,
  thrown,
  byWhom,
  heading,
  isPart: e => e.type === 'phase-began',
  inOne,
  isMinor: (e, together) => MINOR.includes(e.type) || passedBefore(e, together),
  oddsAsked,
  oddsShown,
  armies: (g, lang) => g.side.map((_, seat) => armyOf(g, seat, lang)),
  references,
  thumb: thumbOf,
  statistics,
  places: /\b[a-f]\d{1,2}\b/g,
  strong: /\b[1-9]\d* (?:heridas?|wounds?)\b|destruid[ao]s?|destroyed|rot[ao]s?\b|broken/g,
}

/** What is laid face down is chosen unseen by others. */
const FACE_DOWN_STEPS: readonly string[] = ['deploy-unit', 'place-general', 'set-formations']

/** To stop here would waste the turn's orders, or leave those who were ordered where they stand with their arrows. */
function isWasteful({ view: { field: g }, decision: { step, seat } }: Asking<Field>): boolean {
  return step === 'play-order' ? !g.ordered[seat] : WASTEFUL.includes(step)
}
const WASTEFUL: readonly string[] = ['next-mover', 'choose-units', 'manoeuvre', 'next-shot']

/** What the question does not say of itself. */
function remark({ view, decision, draft, choice }: Asking<Field>, lang: Lang): string | null {
  const say = onusWords[lang]
  switch (decision.step) {
    case 'wrap':
      return say.spots.click
    // Whoever was pointed at.
    case 'set-formations': {
      const unit = draft.length % 2 === 1 ? view.field.units[Number(draft.at(-1))] : undefined
      return unit === undefined ? null : nameOf(view.field, unit, lang)
    }
    // What the general can do, in the words of its rule.
    case 'use-favour': {
      const card = view.field.generals[numbered(decision, 'general')]?.card ?? ''
      return ruleOnCard(`ONU-G-${card.slice(1)}`)?.[lang] ?? null
    }
    // A general's extra unit comes on top of those the order is for.
    case 'choose-units':
      return draft.length > 0 && choice !== null && choice.enough === undefined ? say.oneOfTheOrder : null
    default:
      return null
  }
}

/** How many of how many may get the order. */
function count(asking: Asking<Field>, lang: Lang): ReturnType<Counts> {
  if (asking.decision.step !== 'choose-units') return null
  const done = asking.draft.length
  const of = mostPicked(asking)
  return { text: onusWords[lang].ofMany(done, of), done, of }
}
type Counts = NonNullable<TableDress<Field, Event>['count']>

/** Whom one fights or meets, where there is but one; an end that cannot wrap. */
function obvious({ decision: { step }, draft, choice }: Asking<Field>): Pick | null {
  // No room at this end.
  if (step === 'wrap' && choice?.of === 'number' && choice.max === 0) return 0
  const asked = step === 'next-combat' ? 1 : step === 'align-side' ? 0 : -1
  const foes = draft.length === asked && choice?.of === 'unit' ? choice.options : []
  return foes.length === 1 ? foes[0] : null
}

/** Who gains by a loss: whoever struck, else the first who is against its owner. */
function gainerOf(g: Field, e: { unit: number; by?: number }): number {
  const lost = g.units[e.unit]
  const by = g.units[e.by ?? -1]
  if (by !== undefined && g.side[by.seat] !== g.side[lost.seat]) return by.seat
  return g.side.findIndex(side => side !== g.side[lost.seat])
}

/** Small things that need no line of their own. */
const MINOR: readonly Event['type'][] = ['deployed', 'engaged', 'disengaged', 'cards-seen']

/** Two legs may lie over the same friend: to pass him is told once. */
const passedBefore = (event: Event, together: readonly Event[]): boolean =>
  event.type === 'passed-through' &&
  together
    .slice(0, together.indexOf(event))
    .some(e => e.type === 'passed-through' && e.unit === event.unit && e.over === event.over)

const numbered = ({ v }: Decision, key: string): number => {
  const value = v[key]
  return typeof value === 'number' ? value : -1
}
/** Who acts or is asked, and the enemy it is about. */
function concerns(asking: Asking<Field>): Concern {
  const about = asking.choice?.about ?? numbered(asking.decision, 'unit')
  return {
    about,
    strikes: asking.view.field.attack?.by === about,
    against: Math.max(...['foe', 'against', 'by', 'target', 'charger'].map(key => numbered(asking.decision, key))),
  }
}

const cornersOf = ({ left, top, right, bottom }: Zone): Place[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
]

/** How far a unit goes and shoots, from its front. */
function reaches(g: Field, id: number, lang: Lang): Overlay | null {
  const u = g.units[id]
  if (u === undefined || !stands(u) || !seen(g, u)) return null
  const say = onusWords[lang]
  const kind = kindOf(g, u)
  const far = budgetOf(g, u) / 100
  const move = { reach: (far * UD) / MM, name: say.march(say.ud(far)) }
  const shot = kind.force > 0 ? [{ reach: (kind.range * UD) / MM, name: say.shot(kind.range) }] : []
  return { arcs: [{ at: [u.x, u.y, u.facing], ranges: far > 0 ? [move, ...shot] : shot }] }
}

/** How far generals reach: from the edges of their card. */
function commands(g: Field, viewer: number, lang: Lang): Overlay {
  return {
    rings: g.generals
      .filter(one => one.card !== '' && isLeading(g, one))
      .map(one => {
        const u = g.units[one.unit]
        const { radius } = cardOfGeneral(one)
        return {
          at: { x: u.x, y: u.y },
          reach: (radius * UD) / MM,
          name: one.seat === viewer ? onusWords[lang].influence(radius) : undefined,
          round: { at: [u.x, u.y, u.facing] as const, width: 8000, depth: 4000 },
        }
      }),
  }
}

/** Its sections, numbered clockwise from the left end of the front, and where it touches whom it fights. */
function details(g: Field, id: number): Overlay | null {
  const u = g.units[id]
  if (u === undefined || !stands(u)) return null
  return {
    figures: outlineOf(u).map((section, i) => ({ at: inside(section), text: `${i + 1}` })),
    contacts: edgesOf(g, u).map(edge => ({ ...edge, joined: true })),
  }
}
/** A little within the edge, where a figure is read. */
const inside = ({ x, y, facing }: { x: number; y: number; facing: number }): Place => {
  const a = (facing / 18000) * Math.PI
  return { x: x - Math.sin(a) * 800, y: y + Math.cos(a) * 800 }
}

/** From the shooter to whom he is pointed at; without its length where shots are declared unmeasured (ONU-SHT-06). */
function aim(asking: Asking<Field>, at: number | null, lang: Lang): Overlay | null {
  const {
    view: { field: g },
    decision,
    draft,
    choice,
  } = asking
  const shooter = decision.step === 'next-shot' ? g.units[Number(draft[0])] : undefined
  if (shooter === undefined) return null
  const target = at !== null && choice?.of === 'unit' && choice.options.includes(at) ? g.units[at] : undefined
  if (target === undefined) return null
  if (!measures(asking)) return { lines: [{ from: shooter, to: target, text: '?', reached: true }] }
  const far = rangeTo(shooter, target)
  const reached = far <= kindOf(g, shooter).range * UD
  return { lines: [{ from: shooter, to: target, text: onusWords[lang].ud(far / UD), reached }] }
}

const lifeOf = (g: Field, u: Unit): string => {
  const { life } = kindOf(g, u)
  return `${Math.max(0, life - u.wounds)}/${life}`
}

/** What it is worth at this moment where that is not what its card says, whoever it meets. */
function presently(g: Field, u: Unit, lang: Lang): UnitWords['facts'] {
  if (!stands(u)) return []
  const say = onusWords[lang]
  const kind = kindOf(g, u)
  const alone = clashOf(g, u, null, 'none')
  const attack = attackOf(alone)
  const defence = defenceOf(alone)
  const morale = moraleOf(alone).total
  const changed = (name: string, card: string, now: string): string[] => (card === now ? [] : [`${name} ${now}`])
  const all = [
    ...changed(say.nowIs.attack, `${kind.hit}/${kind.wound}`, `${attack.hit.total}/${attack.wound.total}`),
    ...changed(say.nowIs.defence, `${kind.dodge}/${kind.armour}`, `${defence.hit.total}/${defence.wound.total}`),
    ...changed(say.nowIs.morale, `${kind.morale}`, `${morale}`),
  ]
  return all.length === 0 ? [] : [{ name: say.now, value: all.join(' · ') }]
}

function unitWords(g: Field, pick: Pick, lang: Lang): UnitWords | null {
  const u = typeof pick === 'number' ? g.units[pick] : undefined
  if (u === undefined) return null
  const say = onusWords[lang]
  const picture = <UnitCardPicture {...cardOf(g, u)} />
  if (!seen(g, u))
    return { title: nameOf(g, u, lang), note: seatName(g, u.seat, lang), picture, facts: [], rules: ['ONU-DEP-04'] }
  const kind = kindOf(g, u)
  const generals = generalsWith(g, u).filter(one => one.card !== '')
  return {
    title: nameOf(g, u, lang),
    note: [seatName(g, u.seat, lang), ...statesOf(g, u, lang)].join(' · '),
    picture,
    values: [
      { name: say.values.attack, value: `${kind.hit}/${kind.wound}` },
      { name: say.values.ranged, value: kind.force > 0 ? `${kind.force}(${kind.range})` : '–' },
      { name: say.values.defence, value: `${kind.dodge}/${kind.armour}` },
      { name: say.values.morale, value: kind.morale },
      { name: say.values.life, value: lifeOf(g, u) },
      { name: say.values.move, value: kind.move / 100 },
    ],
    facts: [
      ...presently(g, u, lang),
      ...(u.formation !== 'none' && u.formation !== 'hidden'
        ? [{ name: say.formation, value: formationNames[u.formation][lang] }]
        : []),
      ...(kind.blue.length + kind.skills.length === 0 ? [] : [{ name: say.skills, value: traitsIn(kind, lang) }]),
      ...generals.map(one => {
        const { radius, leadership } = cardOfGeneral(one)
        return { name: generalName(g, one, lang), value: say.leads(radius, leadership) }
      }),
    ],
    rules: ['ONU-MOV-01', 'ONU-CHG-01', 'ONU-MEL-04', 'ONU-MRL-01'],
  }
}

function armyOf(g: Field, seat: number, lang: Lang): Army {
  return {
    seat,
    side: sideOfSeat(seat),
    name: seatName(g, seat, lang),
    cards: g.hands[seat]?.length ?? 0,
    units: g.units
      .filter(u => u.seat === seat)
      .map(u => ({
        id: u.id,
        name: u.kind === HIDDEN ? nameOf(g, u, lang) : kindName(kindOf(g, u).id, lang),
        own: nameOf(g, u, lang),
        strength: u.kind === HIDDEN ? '' : lifeOf(g, u),
        picture: <UnitCardPicture {...cardOf(g, u)} markers={[]} size={62} />,
        place: stands(u) ? writeUnit(g, u.id) : '',
        lost: u.where === 'lost',
      })),
    leaders: g.generals
      .filter(one => one.seat === seat && one.card !== '')
      .map(one => ({ name: generalName(g, one, lang), place: '', lost: one.state === 'dead' })),
  }
}
