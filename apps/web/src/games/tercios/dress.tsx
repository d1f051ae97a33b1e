import type { Choice, Lang, Pick } from '@acies/kernel'
import {
  commandDistance,
  commanderOf,
  type Event,
  type Field,
  inCommand,
  isCommander,
  type Kind,
  kindOf,
  leadAfter,
  ORDERS,
  orderNames,
  qualityWords,
  sideName,
  sideNoun,
  staminaOf,
  unitName,
  valueNames,
  virtueWords,
  weaponNames,
  writeUnit,
} from '@acies/tercios'
import { CommanderBase } from '../../look/table/CommanderBase.tsx'
import { TroopPicture } from '../../look/table/TroopBase.tsx'
import type { Army, Asking, Hover, UnitWords } from '../../skins/skin.ts'
import type { Overlay, TableDress } from '../../skins/table/dress.ts'
import { INCH, MM, type Place } from '../../skins/table/places.ts'
import { aim } from './aims.ts'
import { dressed, NO_MANS_LAND, pieces } from './bases.tsx'
import { dropped, goesOn, mayWaive, missed, offersFor, pulled, together, turned } from './errands.ts'
import { beats, byWhom, moved, quoteFor, thrown } from './events.ts'
import { held } from './hand.tsx'
import { commandName, commandOf, kindName } from './names.ts'
import { OrderTray } from './OrderTray.tsx'
import { oddsAsked, oddsShown } from './odds.ts'
import { isOrdering } from './orders.ts'
import { isBlueBelow, paintOf, poseOfUnit, scenery } from './places.ts'
import { nameOfRule, references } from './references.tsx'
import { rangesOf } from './sights.ts'
import { statistics } from './statistics.ts'
import './tercios.css'
import { thumbOf } from './thumb.ts'
import { inTray } from './WordTray.tsx'
import { TIPS, tableWords } from './words.ts'

/** What ends the battle: the lead after the present turn, or after the next one that can. */
function leadFor(g: Field, lang: Lang): string {
  const turn = g.limit > 0 ? g.limit : Math.min(8, Math.max(5, g.turn))
  return tableWords[lang].lead(turn, g.limit > 0 ? 0 : leadAfter(turn))
}

/** In the middle of a sentence. */
const withoutCapital = (word: string, before: string): string =>
  before === '' ? word : word.charAt(0).toLowerCase() + word.slice(1)

const OF_WORDS: Choice = { of: 'word', options: [] }

/** Tercios on the free table. */
export const dress: TableDress<Field, Event> = {
  symbols: ['formations'],
  table: g => ({ width: g.width, depth: g.depth, seed: g.scenario }),
  isTurned: (g, viewer) => viewer === g.north,
  scenery,
  measure: { say: (units, lang) => tableWords[lang].inches(units / INCH) },
  pieces,
  concerns,
  held,
  choosesIn: isOrdering,
  obvious,
  pulled,
  dropped,
  missed,
  turned,
  together,
  goesOn,
  offers: offersFor,
  leadsSomewhere,
  reaches: (g, id, lang) =>
    isCommander(id) || g.troops[id] === undefined
      ? null
      : { arcs: [{ at: poseOfUnit(g, id), ranges: rangesOf(g, g.troops[id], lang) }] },
  commands,
  aim,
  zones,
  actor: e => e.unit,
  moved,
  beats,
  Tray: OrderTray,
  keys: lang => tableWords[lang].keys,
  trayTitle: lang => tableWords[lang].reference.orders,
  inTray,
  hides: true,
  secrets: 'orders',
  sideOf: paintOf,
  colours: g => (isBlueBelow(g) ? 'blue-below' : ''),
  turnOf: g => g.turn,
  phase: (g, lang) => {
    if (g.turn === 0) return ''
    return g.troops.some(u => u.card !== 'none') ? tableWords[lang].action : tableWords[lang].planning
  },
  score: (g, lang) => ({
    seats: g.points.map((won, seat) => ({ seat, won, goal: 0 })),
    text: leadFor(g, lang),
  }),
  hand: () => [],
  spoken: sideNoun,
  activeOf: g => g.active,
  ask(asking, lang) {
    const { view, decision, rules, draft, choice } = asking
    const g = view.field
    const { speech } = rules.game
    const number = decision.v.unit ?? decision.v.commander
    const about = typeof number === 'number' && number >= 0 ? unitName(g, number, lang) : ''
    const [word] = draft
    const sought = choice?.of ?? (typeof draft.at(-1) === 'object' ? 'pose' : null)
    // The word is chosen, and what it is done to is asked.
    if (typeof word === 'string' && sought !== null && !isOrdering(asking) && decision.step !== 'place-unit')
      return `${about && `${about} — `}${withoutCapital(speech.name(OF_WORDS, word, g, lang), about)}: ${decision.step === 'lay-element' ? tableWords[lang].where : tableWords[lang].which[sought]}`
    return speech.ask(decision, g, lang)
  },
  remark: (asking, _pointed, lang) =>
    asking.decision.step === 'choose-commander' && mayWaive(asking) ? tableWords[lang].orTroop : null,
  option: ({ view: { field: g }, decision }, pick, lang) =>
    decision.step === 'choose-command' && typeof pick === 'number' ? commandName(g, commandOf(g, pick), lang) : null,
  milestone: e =>
    e.type === 'turn'
      ? { kind: 'turn', side: e.n % 2 === 0 ? 'b' : 'a', number: `${e.n}` }
      : e.type === 'points' && (e.other === 0 || e.other === 1)
        ? { kind: 'flag', side: paintOf(e.other) }
        : null,
  count({ decision: { v } }, lang) {
    if (!Array.isArray(v.done)) return null
    const done = v.done.length + 1
    return { text: tableWords[lang].deed(done), done, of: 2 }
  },
  tip({ decision: { step }, draft }, lang) {
    // With a piece of ground in the hand, the referee has the floor.
    if (step === 'lay-element' && draft.length > 0) return null
    const text = Object.hasOwn(TIPS, step) ? TIPS[step][lang] : null
    return text === null ? null : { id: `tercios-${step}`, text }
  },
  givesUp: isWasteful,
  stop(asking, lang) {
    const { decision, draft } = asking
    if (decision.step === 'choose-targets' && draft.length > 0) return orderNames.fire[lang]
    return isOrdering(asking) ? tableWords[lang].orders.give : null
  },
  unit: unitWords,
  thrown,
  quote: quoteFor,
  byWhom,
  heading: (e, _g, lang) => (e.type === 'turn' ? tableWords[lang].turn(e.n) : null),
  // Of a command that deploys, its commander is enough.
  isMinor: (e, together) => (e.type === 'placed' && e.unit >= 0 && !isCommander(e.unit)) || isTriedInVain(e, together),
  oddsAsked,
  oddsShown,
  armies: (g, lang) => [armyOf(g, 0, lang), armyOf(g, 1, lang)],
  references,
  thumb: thumbOf,
  statistics,
  places: /\b[a-z]{2}2?-c?\d{1,2}\b/g,
  strong: /\b[1-9]\d* (?:aciertos?|hits?|puntos?|points?)\b|destruida|destroyed|¡[^!]+!/g,
}

/** A troop or a piece of ground that could still do something does nothing; of a second deed only if it is more than a turn. */
function isWasteful({ decision: { step, v }, choice }: Asking<Field>): boolean {
  if (step !== 'choose-deed') return WASTEFUL.includes(step)
  const onlyTurns = choice?.of === 'word' && choice.options.every(deed => deed === 'reorient')
  return !(onlyTurns && Array.isArray(v.done) && v.done.length > 0)
}
const WASTEFUL: readonly string[] = ['choose-move', 'choose-targets', 'choose-vanguard', 'lay-element']

const numbered = ({ decision: { v } }: { decision: { v: Readonly<Record<string, unknown>> } }, key: string): number =>
  typeof v[key] === 'number' ? Number(v[key]) : -1
/** Who acts or is asked, and the enemy who comes at him. */
function concerns(asking: Asking<Field>): { about: number; against: number } {
  return {
    about: asking.choice?.about ?? numbered(asking, 'unit'),
    against: Math.max(...['against', 'charger', 'mover'].map(key => numbered(asking, key))),
  }
}

/** A troop that can only be put on the table is put there; a commander without dice succeeds in nothing, whatever he tries (TER-CMD-21). */
function obvious({ decision, choice, view }: Asking<Field>): Pick | null {
  if (choice?.of !== 'word') return null
  if (decision.step === 'place-unit') return choice.options.length === 1 ? choice.options[0] : null
  const isVain =
    decision.step === 'choose-action' && commanderOf(view.field, numbered({ decision }, 'commander')).level === 0
  return isVain && choice.options.includes(IN_VAIN) ? IN_VAIN : null
}
/** The action that is aimed at nobody. */
const IN_VAIN = 'hurry'
/** What he would have tried without dice: the roll that is none says it. */
const isTriedInVain = (e: Event, together: readonly Event[]): boolean =>
  e.type === 'action' && together.some(o => o.type === 'command-check' && o.unit === e.unit && o.dice.length === 0)

const TURNS: readonly string[] = ['mobility', 'choose-deed', 'choose-flight-side']
/** Inches of a flight, ways to turn. */
function leadsSomewhere({ decision, draft, choice }: Asking<Field>): boolean {
  if (choice?.of === 'number') return true
  return choice?.of === 'word' && TURNS.includes(decision.step) && (decision.step !== 'choose-deed' || draft.length > 0)
}

function commands(g: Field, viewer: number, lang: Lang): Overlay {
  return {
    rings: g.commanders
      .filter(c => c.where === 'table')
      .map(c => {
        const inches = commandDistance(c) / INCH
        return {
          at: c.inside >= 0 ? g.troops[c.inside] : c,
          reach: inches * 25.4 + (c.inside >= 0 ? 0 : c.radius / MM),
          name: c.side === viewer ? tableWords[lang].command(inches) : undefined,
        }
      }),
  }
}

/** Where one deploys, or would by the side one points at. */
function zones({ view: { field: g }, decision }: Asking<Field>, hover: Hover): Place[][] {
  const north =
    decision.step === 'place-unit'
      ? g.north === decision.seat
      : decision.step === 'choose-side' && hover?.of === 'word'
        ? hover.word === 'north'
        : null
  if (north === null) return []
  const edge = 3 * MM
  const [top, bottom] = north ? [edge, g.depth / 2 - NO_MANS_LAND] : [g.depth / 2 + NO_MANS_LAND, g.depth - edge]
  return [
    [
      { x: edge, y: top },
      { x: g.width - edge, y: top },
      { x: g.width - edge, y: bottom },
      { x: edge, y: bottom },
    ],
  ]
}

function unitWords(g: Field, pick: Pick, lang: Lang): UnitWords | null {
  if (typeof pick !== 'number') return null
  const say = tableWords[lang]
  if (isCommander(pick)) {
    const c = commanderOf(g, pick)
    if (c === undefined) return null
    const names = (list: readonly string[], words: Readonly<Record<string, { name: Record<Lang, string> }>>): string =>
      list.map(id => words[id]?.name[lang] ?? id).join(', ') || '—'
    return {
      title: unitName(g, pick, lang),
      note: [sideName(g, c.side, lang), c.exhausted ? say.exhausted : ''].filter(Boolean).join(' · '),
      picture: (
        <svg width="72" height="72" viewBox="-26 -26 52 52" aria-hidden="true">
          <CommanderBase id="" side={paintOf(c.side)} x={0} y={0} radius={20} chief={c.chief} />
        </svg>
      ),
      facts: [
        { name: say.level, value: c.level },
        { name: say.virtues, value: names(c.virtues, virtueWords) },
        { name: say.qualities, value: names(c.qualities, qualityWords) },
      ],
      rules: ['TER-CMD-01', 'TER-CMD-11', 'TER-CMD-30'],
    }
  }
  const u = g.troops[pick]
  if (u === undefined) return null
  const kind = kindOf(g, u)
  const states = [say.wearOf(u.wear, staminaOf(g, u))]
  if (u.disordered) states.push(say.disordered)
  if (u.acted) states.push(say.acted)
  const order = u.card === 'hidden' ? say.faceDown : u.card === 'none' ? u.last : u.card
  const spoken = ORDERS.find(o => o === order)
  return {
    title: unitName(g, pick, lang),
    note: [...(u.name === '' ? [] : [kindName(kind.profile, lang)]), ...states].join(' · '),
    picture: <TroopPicture {...dressed(g, u)} size={72} wear={0} disordered={false} />,
    values: valuesOf(kind, lang),
    facts: [
      { name: say.defence, value: say.defences(kind.defence) },
      { name: say.weapons, value: kind.weapons.map(w => weaponNames[w][lang]).join(', ') || '—' },
      ...(kind.rules.length === 0
        ? []
        : [{ name: say.rules, value: kind.rules.map(rule => nameOfRule(rule, lang)).join(', ') }]),
      { name: say.order, value: spoken ? orderNames[spoken][lang] : order === 'none' ? '—' : order },
      ...(u.where === 'table' ? [{ name: say.inCommandOf, value: inCommand(g, u) ? say.yes : say.no }] : []),
    ],
    rules: ['TER-ORD-01', 'TER-MOV-03', 'TER-SHO-03', 'TER-CHG-03'],
  }
}
function valuesOf(kind: Kind, lang: Lang): { name: string; value: string | number }[] {
  const name = (key: keyof typeof valueNames): string => valueNames[key].name[lang]
  return [
    { name: name('speed'), value: kind.limbered === kind.speed ? kind.speed : `${kind.speed}/${kind.limbered}` },
    { name: name('combat'), value: kind.combat },
    { name: name('fire'), value: kind.far === kind.fire ? kind.fire : `${kind.fire}/${kind.far}` },
    { name: name('discipline'), value: kind.discipline },
    { name: name('courage'), value: kind.courage },
    { name: name('stamina'), value: kind.stamina },
  ]
}

function armyOf(g: Field, side: 0 | 1, lang: Lang): Army {
  return {
    seat: side,
    side: paintOf(side),
    name: sideName(g, side, lang),
    cards: 0,
    units: g.troops
      .filter(u => u.side === side)
      .map(u => ({
        id: u.id,
        name: kindName(kindOf(g, u).profile, lang),
        own: unitName(g, u.id, lang),
        strength: `${u.wear}/${staminaOf(g, u)}`,
        picture: <TroopPicture {...dressed(g, u)} size={46} wear={0} disordered={false} />,
        place: u.where === 'table' ? writeUnit(g, u.id) : '',
        lost: u.where === 'lost',
      })),
    leaders: g.commanders
      .filter(c => c.side === side)
      .map(c => ({ name: unitName(g, c.id, lang), place: '', lost: c.where === 'lost' })),
  }
}
