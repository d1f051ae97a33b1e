import type { Lang, Pick, RuleId } from '@acies/kernel'
import { INCH } from '@acies/table'
import {
  allowanceOf,
  armourNames,
  blockOf,
  breakPoint,
  CHAMPION,
  distanceBetween,
  type Element,
  type Event,
  elementBase,
  type Field,
  filesOf,
  groundNames,
  isCloud,
  isMan,
  isMissile,
  kindOf,
  MISSILE_DATA,
  MUSICIAN,
  modelsIn,
  onTable,
  PROFILES,
  paceOf,
  pointsOf,
  profileNames,
  REWARDS,
  ranksOf,
  rewardsOf,
  type Side,
  STANDARD,
  sideName,
  sideNoun,
  traitTexts,
  type Unit,
  unitName,
  valueLeft,
  weaponNames,
  writeUnit,
} from '@acies/wab'
import { sideOfSeat } from '../../look/symbols/sides.ts'
import { BlockPicture } from '../../look/table/Block.tsx'
import '../../look/css/minis.css'
import type { Army, Asking, Counted, Reference, UnitWords } from '../../skins/skin.ts'
import type { Overlay, Scenery, TableDress } from '../../skins/table/dress.ts'
import { MM, type Place } from '../../skins/table/places.ts'
import { ForeseenSlips } from '../../skins/table/skin.tsx'
import type { Moment } from '../../table/moment.ts'
import { inTray, obvious } from './asked.ts'
import { pairsOf } from './ChargeTray.tsx'
import { actor, beats, byWhom, flew, heading, moved, thrown } from './events.ts'
import { FightSeen } from './FightSeen.tsx'
import { held } from './held.tsx'
import { pulled, together } from './line.ts'
import { shotShown, throwsBolts } from './machines.ts'
import { manoeuvre } from './manoeuvre.tsx'
import { menToTake, withoutLastMan } from './men.tsx'
import { oddsAsked, oddsShown } from './odds.ts'
import { blockFor, ownStrength, pieces, statesOf } from './pieces.tsx'
import { standing, USUAL } from './standing.ts'
import { thumbOf } from './thumb.ts'
import { PARTS, PHASES, partOf, TIPS, wabWords } from './words.ts'
import { aim, bearing } from './zones.ts'
import './wab.css'
import { WabTray } from './WabTray.tsx'

/** Warhammer Ancient Battles on the free table. */
export const dress: TableDress<Field, Event> = {
  symbols: ['wab'],
  // An ambush lies on the board itself, and where it is laid only its owner may look on (WAB-FRM-20).
  hides: true,
  isSecret: ({ step }) => step === 'hide',
  secrets: 'ambushes',
  table: g => ({ width: g.width, depth: g.depth, seed: g.scenario }),
  isTurned: (g, viewer) => g.armies[g.sideOf[viewer] ?? 0].edge === 'north',
  scenery: (g, lang) => g.ground.map(e => sceneryOf(e, lang)),
  measure: { say: (units, lang) => wabWords[lang].inches(units / INCH) },
  pieces: (g, lang) => pieces(g, lang),
  concerns,
  held,
  spots: menToTake,
  shorter: withoutLastMan,
  manoeuvre,
  Tray: WabTray,
  trayTitle: lang => wabWords[lang].sheet,
  Aside: props => (
    <>
      <ForeseenSlips onRule={props.onRule} />
      <FightSeen {...props} />
    </>
  ),
  inTray,
  standing,
  usual: USUAL,
  obvious,
  pulled,
  together,
  zones: ({ decision, view: { field: g } }) => (decision.step === 'deploy' ? [stripOf(g, decision.seat)] : []),
  reaches,
  bearing: (g, id, lang) => (g.units[id] && onTable(g.units[id]) ? bearing(g, g.units[id], lang) : null),
  commands,
  aim: (asking, hovered, lang) => aim(asking, hovered, lang) ?? shotShown(asking, hovered),
  actor,
  moved,
  flew,
  beats,
  unmeasured,
  arrows,
  sideOf: sideOfSeat,
  spoken: (g, seat, lang) => sideNoun(g, g.sideOf[seat], lang),
  turnOf: g => Math.ceil(g.turn / 2),
  phase: (g, lang) => PHASES.find(({ id }) => id === g.phase)?.name[lang].toLowerCase() ?? '',
  track(g, lang, stack) {
    const now = partOf(g.phase, stack)
    const phases = PARTS.map(({ id, name, icon }) => ({ id, name: name[lang], icon }))
    return now && { label: wabWords[lang].phases, now, phases }
  },
  score: (g, lang) => ({
    seats: g.sideOf.map((side, seat) => {
      const points = g.phase === 'set-up' ? 0 : pointsOf(g, side)
      return { seat, won: points, goal: 0, shown: `${points}` }
    }),
    text: wabWords[lang].victory,
  }),
  activeOf: g => g.sideOf.indexOf(g.active),
  ask: ({ view, decision, rules }, lang) => rules.game.speech.ask(decision, view.field, lang),
  // Who draws off goes as far as he may.
  dialFrom: ({ decision, choice }) =>
    decision.step === 'disengage-move' && choice?.of === 'number' ? choice.max : null,
  milestone: (e, g) =>
    e.type === 'turn'
      ? { kind: 'turn', side: sideOfSeat(e.side), number: `${Math.ceil(e.turn / 2)}` }
      : e.type === 'lost'
        ? { kind: 'flag', side: sideOfSeat(g.units[e.unit]?.side === 0 ? 1 : 0) }
        : null,
  tip({ decision: { step } }, lang) {
    const text = Object.hasOwn(TIPS, step) ? TIPS[step][lang] : null
    return text === null ? null : { id: `wab-${step}`, text }
  },
  stop,
  givesUp: isWasteful,
  unit: unitWords,
  thrown,
  byWhom,
  heading,
  isMinor: e => MINOR.includes(e.type),
  oddsAsked,
  oddsShown,
  armies: (g, lang) => g.sideOf.map((_, seat) => armyOf(g, seat, lang)),
  references,
  thumb: thumbOf,
  statistics,
  places: /\b[ab]-\d{1,2}\b/g,
  strong: /\b[1-9]\d* (?:bajas?|heridas?|wounds?|lost|fallen)\b|rompe|breaks|destruid[ao]|destroyed/g,
}

/** What the button says that ends an answer, where that is more than "done". */
function stop({ decision: { step }, draft }: Asking<Field>, lang: Lang): string | null {
  const say = wabWords[lang]
  if (step === 'move') return draft.length === 0 ? say.rest : draft.length > 2 ? say.confirm : null
  if (draft.length === 0) return say.nobody[step] ?? (step === 'parthian-move' ? say.stay : null)
  if (step === 'parthian-move') return say.confirm
  return step === 'charge-wheel' ? say.goCharge : step === 'reform-rallied' ? say.formUp : null
}

/** Nobody charges, shoots or marches who might. That a charge is hopeless is seen without a ruler: twice too far. */
function isWasteful({ decision, view, rules, choice }: Asking<Field>): boolean {
  const g = view.field
  if (decision.step !== 'declare-charges') return WASTEFUL.includes(decision.step)
  if (choice?.of !== 'unit') return false
  return choice.options.some(id => {
    const targets = rules.referee.next(view, decision.seat, [id])
    const far = 2 * allowanceOf(g, g.units[id], 'charge')
    return targets?.of === 'unit' && targets.options.some(foe => distanceBetween(g, g.units[id], g.units[foe]) <= far)
  })
}
const WASTEFUL: readonly string[] = [
  'declare-shots',
  'move',
  'bombard',
  'aim-cannon',
  'fire-tarasnice',
  'attach-character',
]

/** Nobody measures before he has declared, unless both agreed to (WAB-GEN-04); guesses are guesses in any case. */
function unmeasured(asking: Asking<Field> | null, options: readonly string[]): RuleId | null {
  if (asking?.decision.step === 'bombard') return 'WAB-WAR-28'
  if (asking?.decision.step === 'aim-cannon') return 'WAB-WAR-57'
  return options.includes('open-measures') ? null : 'WAB-GEN-04'
}

/** Charges that are declared, or being declared; who shoots at whom. */
function arrows(g: Field, asking: Asking<Field> | null): { from: number; to: number }[] {
  const step = asking?.decision.step
  const drawn =
    asking !== null && (step === 'declare-charges' || step === 'declare-shots')
      ? pairsOf(g, asking.draft)
          .filter(({ unit }) => step === 'declare-charges' || !throwsBolts(g, g.units[unit]))
          .map(({ unit, target }) => ({ from: unit, to: target ?? -1 }))
      : []
  const declared = g.charges.filter(c => c.state === 'declared')
  return [...drawn, ...declared.flatMap(c => c.targets.map(to => ({ from: c.unit, to })))]
}

/** Small things that need no line of their own. */
const MINOR: readonly Event['type'][] = ['will-flee', 'placed', 'measured', 'replies-lost', 'dressed', 'stepped-up']

const numbered = ({ decision: { v } }: Asking<Field>, key: string): number => {
  const value = v[key]
  return typeof value === 'number' ? value : -1
}
function concerns(asking: Asking<Field>): { about: number; against: number } {
  return {
    about: asking.choice?.about ?? numbered(asking, 'unit'),
    against: Math.max(...['other', 'against', 'by', 'target', 'charger'].map(key => numbered(asking, key))),
  }
}

const AREAS = {
  wood: 'wood',
  hill: 'hill',
  'steep-hill': 'steep',
  marsh: 'marsh',
  rocks: 'rocks',
  lake: 'lake',
} as const
const LINES = { river: 'river', wall: 'wall', hedge: 'hedge', wagons: 'wall' } as const

function sceneryOf(e: Element, lang: Lang): Scenery {
  const base = elementBase(e)
  const a = (base.facing / 18000) * Math.PI
  const at = (right: number, back: number) => ({
    x: base.x + Math.cos(a) * right - Math.sin(a) * back,
    y: base.y + Math.sin(a) * right + Math.cos(a) * back,
  })
  const [w, d] = [base.width / 2, base.depth]
  const outline = [at(-w, 0), at(w, 0), at(w, d), at(-w, d)]
  const shared = { id: e.id, spoken: groundNames[e.kind][lang], outline }
  if (e.kind in LINES) {
    const kind = e.kind as keyof typeof LINES
    return { ...shared, look: { line: LINES[kind], points: [at(-w, d / 2), at(w, d / 2)], width: d } }
  }
  return { ...shared, look: { area: AREAS[e.kind as keyof typeof AREAS] } }
}

/** Where a side deploys (WAB-MIS-101). */
function stripOf(g: Field, seat: number): Place[] {
  const [top, bottom] = g.armies[g.sideOf[seat]].edge === 'south' ? [g.depth - g.zone, g.depth] : [0, g.zone]
  const at = (x: number, y: number): Place => ({ x, y })
  return [at(0, top), at(g.width, top), at(g.width, bottom), at(0, bottom)]
}

/** How far a unit goes, charges and shoots; shots within 45° of its front. */
function reaches(g: Field, id: number, lang: Lang): Overlay | null {
  const u = g.units[id]
  if (u === undefined || !onTable(u)) return null
  const say = wabWords[lang]
  const pace = allowanceOf(g, u, 'move')
  const rush = allowanceOf(g, u, 'charge')
  const far = (units: number): string => say.inches(units / INCH)
  const shots = kindOf(g, u)
    .weapons.filter(isMissile)
    .map(weapon => MISSILE_DATA[weapon].range * INCH)
  const ranges = [
    { reach: pace / MM, name: say.march(far(pace)) },
    { reach: rush / MM, name: say.charge(far(rush)) },
    ...(shots.length === 0 ? [] : [{ reach: Math.max(...shots) / MM, name: say.shot(far(Math.max(...shots))) }]),
  ]
  return { ...bearing(g, u, lang), arcs: [{ at: [u.x, u.y, u.facing], ranges, half: 45 }] }
}

/** How far generals lend their Leadership (WAB-GENL-02). */
function commands(g: Field, viewer: number, lang: Lang): Overlay {
  return {
    rings: g.armies.flatMap((army, side) => {
      const general = g.units[army.general]
      const host = general === undefined ? undefined : general.where === 'joined' ? g.units[general.host] : general
      if (host === undefined || !onTable(host)) return []
      const { width, depth } = blockOf(g, host)
      const mine = g.sideOf[viewer] === side
      return [
        {
          at: { x: host.x, y: host.y },
          reach: (12 * INCH) / MM,
          name: mine ? wabWords[lang].command : undefined,
          round: { at: [host.x, host.y, host.facing] as const, width, depth },
        },
      ]
    }),
  }
}

function unitWords(g: Field, pick: Pick, lang: Lang): UnitWords | null {
  const u = typeof pick === 'number' ? g.units[pick] : undefined
  if (u === undefined) return null
  const say = wabWords[lang]
  const kind = kindOf(g, u)
  const { m: _, ...names } = say.values
  const values = Object.entries(names).map(([key, name]) => ({ name, value: kind[key as keyof typeof names] || '–' }))
  const group = [
    u.places.includes(CHAMPION) ? say.group.champion : '',
    u.places.includes(STANDARD) ? say.group.standard : '',
    u.places.includes(MUSICIAN) ? say.group.musician : '',
  ].filter(Boolean)
  const told = kind.traits.flatMap(trait => traitTexts[trait] ?? [])
  const special = told.map(({ name }) => name[lang]).join(', ')
  const led = g.units.filter(o => o.where === 'joined' && o.host === u.id)
  return {
    title: unitName(g, u.id, lang),
    note: [sideName(g, u.side, lang), ...statesOf(g, u, lang)].join(' · '),
    picture: <BlockPicture {...blockFor(g, u)} />,
    values: [{ name: say.values.m, value: paceOf(g, u) || '–' }, ...values],
    facts: [
      ...(isCloud(u)
        ? [{ name: say.facts.formation, value: say.loose }]
        : modelsIn(u) > 1
          ? [{ name: say.facts.formation, value: say.formation(filesOf(u), ranksOf(u)) }]
          : []),
      ...(kind.weapons.length === 0
        ? []
        : [{ name: say.facts.weapons, value: kind.weapons.map(w => weaponNames[w][lang]).join(', ') }]),
      ...(kind.armour.length === 0
        ? []
        : [{ name: say.facts.armour, value: kind.armour.map(a => armourNames[a][lang]).join(', ') }]),
      ...(special === '' ? [] : [{ name: say.facts.special, value: special }]),
      ...(group.length === 0 ? [] : [{ name: say.facts.command, value: group.join(', ') }]),
      ...(led.length === 0 ? [] : [{ name: say.facts.led, value: led.map(o => unitName(g, o.id, lang)).join(', ') }]),
    ],
    rules:
      told.length > 0 ? told.map(({ rule }) => rule) : ['WAB-MOV-03', 'WAB-CHG-03', 'WAB-MELEE-12', 'WAB-BREAK-02'],
  }
}

function armyOf(g: Field, seat: number, lang: Lang): Army {
  const side = g.sideOf[seat]
  const own = g.units.filter(u => u.side === side)
  return {
    seat,
    side: sideOfSeat(seat),
    name: sideName(g, side, lang),
    cards: 0,
    aside:
      g.phase === 'set-up' ? undefined : wabWords[lang].breaksBelow(valueLeft(g, side), breakPoint(g.armies[side])),
    tally: g.phase === 'set-up' ? undefined : tallyOf(g, side, lang),
    units: own
      .filter(u => !kindOf(g, u).character)
      .map(u => ({
        id: u.id,
        name: profileNames[kindOf(g, u).profile]?.[lang] ?? kindOf(g, u).profile,
        own: unitName(g, u.id, lang),
        strength: ownStrength(g, u).join('/'),
        picture: <BlockPicture {...blockFor(g, u)} size={62} />,
        place: onTable(u) ? writeUnit(g, u.id) : '',
        lost: u.where === 'lost',
      })),
    leaders: own
      .filter(u => kindOf(g, u).character)
      .map(u => ({ name: unitName(g, u.id, lang), place: '', lost: u.where === 'lost' })),
  }
}

/** Its victory points, and what they are for. */
function tallyOf(g: Field, side: Side, lang: Lang): string | undefined {
  const say = wabWords[lang]
  const rewards = rewardsOf(g, side)
  const parts = REWARDS.filter(reward => rewards[reward] > 0).map(reward => `${rewards[reward]} ${say.rewards[reward]}`)
  return parts.length === 0 ? undefined : say.tally(`${pointsOf(g, side)}`, parts.join(', '))
}

function references(lang: Lang): Reference[] {
  const { values } = wabWords[lang]
  const names = Object.values(values)
  return [
    {
      id: 'profiles',
      title: wabWords[lang].reference.profiles,
      entries: PROFILES.map(({ id, line, points }) => ({
        id,
        name: profileNames[id]?.[lang] ?? id,
        text: `${line.map((n, i) => `${names[i]} ${n}`).join(' · ')} · ${points} p`,
        rules: [],
      })),
    },
  ]
}

/** What each side did and suffered. */
function statistics(moments: readonly Moment[], lang: Lang): Counted[] {
  const say = wabWords[lang].counted
  const last = moments[moments.length - 1].position.field as Field
  const none = (): number[] => last.sideOf.map(() => 0)
  const rows = { units: none(), charges: none(), broken: none(), standards: none() }
  // Whoever is gone with a unit that was caught or ran off the table is lost as well as who fell.
  const models = none()
  const fields = moments.map(({ position }) => position.field as Field)
  const men = (u: Unit | undefined): number => u?.places.filter(isMan).length ?? 0
  for (const u of last.units) {
    if (kindOf(last, u).character) continue
    const first = fields.find(g => g.units[u.id] !== undefined)
    models[u.seat] += men(first?.units[u.id]) - (u.where === 'lost' ? 0 : men(u))
  }
  for (const { heard } of moments)
    for (const { event } of heard) {
      const e = event as Event
      const seat = 'unit' in e ? (last.units[e.unit]?.seat ?? -1) : -1
      if (seat < 0) continue
      if (e.type === 'lost') rows.units[seat]++
      if (e.type === 'declared') rows.charges[seat]++
      if (e.type === 'broken') rows.broken[seat]++
      if (e.type === 'captured') rows.standards[seat]++
    }
  const rewards = last.sideOf.map(side => rewardsOf(last, side))
  const row = (name: string, counts: readonly number[]): Counted => ({ name, seats: counts.map(n => `${n}`) })
  return [
    row(
      say.points,
      last.sideOf.map(side => pointsOf(last, side)),
    ),
    ...REWARDS.map(reward =>
      row(
        wabWords[lang].rewards[reward],
        rewards.map(each => each[reward]),
      ),
    ).filter(({ seats }) => seats.some(n => n !== '0')),
    row(say.units, rows.units),
    row(say.models, models),
    row(say.charges, rows.charges),
    row(say.broken, rows.broken),
    row(say.standards, rows.standards),
  ]
}
