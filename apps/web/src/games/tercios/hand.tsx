import type { Lang, Picks } from '@acies/kernel'
import { bearing, length, type Point, pose as poseAt, slid, turnBetween } from '@acies/table'
import {
  allowance,
  ELEMENTS,
  type Element,
  type ElementKind,
  elementAt,
  elementNames,
  type Field,
  farthest,
  type Gait,
  isCommander,
  leaver,
  startOf,
  type Troop,
  unitName,
  wayOf,
} from '@acies/tercios'
import { closed, polygon } from '../../look/ink/curves.ts'
import { CommanderBase } from '../../look/table/CommanderBase.tsx'
import type { Pose } from '../../look/table/geometry.ts'
import { TroopBase } from '../../look/table/TroopBase.tsx'
import type { Asking } from '../../skins/skin.ts'
import type { Held, Settled } from '../../skins/table/dress.ts'
import { faultAt } from '../../skins/table/hand.ts'
import { INCH, MM, outlineSeen, type PosePick } from '../../skins/table/places.ts'
import { dressed } from './bases.tsx'
import { drawnUp } from './deployment.ts'
import { ForesightLines, ForesightSlips } from './ForesightSlips.tsx'
import { foresee, landsAt, overlayOf } from './foresight.ts'
import { outlineOf, paintOf, poseOfUnit } from './places.ts'
import { tableWords } from './words.ts'

type Ask = Asking<Field>

const MARCHES: readonly string[] = ['choose-move', 'choose-deed', 'choose-vanguard']
const GAITS: Readonly<Record<string, Gait>> = { 'choose-deed': 'attention', 'choose-vanguard': 'plain' }
const gaitOf = ({ decision }: Ask): Gait => GAITS[decision.step] ?? (decision.v.gait as Gait | undefined) ?? 'plain'

/** What is to be placed: a troop that marches or is deployed, a commander, a piece of ground. */
export function held(asking: Ask, about: number | undefined, prefix: Picks, lang: Lang): Held | null {
  if (about === undefined) return heldGround(asking, prefix, lang)
  if (isCommander(about)) return heldCommander(asking, about, prefix, lang)
  return heldTroop(asking, about, prefix, lang)
}

function heldTroop(asking: Ask, id: number, prefix: Picks, lang: Lang): Held {
  const g = asking.view.field
  const u = g.troops[id]
  const marches = MARCHES.includes(asking.decision.step)
  const from = u.where === 'table' ? poseOfUnit(g, id) : null
  const { width, depth } = leaver(g, u)
  const march: March = { asking, prefix, u, gait: gaitOf(asking) }
  return {
    piece: id,
    name: unitName(g, id, lang),
    from,
    width,
    depth,
    shape: 'base',
    turns: !marches,
    straight: marches,
    draw: (_at, seen) => (
      <TroopBase {...dressed(g, u)} width={width / MM} depth={depth / MM} unit={undefined} id="ghost" {...seen} />
    ),
    cost: at => (marches ? costIn(march, at, lang) : tableWords[lang].here),
    tidy: asking.decision.step === 'place-unit' ? drawnUp(asking, id) : [],
    ...(marches && {
      settle: (wanted, fine) => marched(march, wanted, fine),
      lands: at => landsAt(g, u, at),
      reach: () => (from === null ? null : fanOf(march, from)),
    }),
    foresee(at) {
      const seen = foresee(asking, u, marches, march.gait, [...prefix, at])
      return {
        overlay: overlayOf(seen, lang),
        slips: onRule => <ForesightSlips foresight={seen} lang={lang} onRule={onRule} />,
        lines: <ForesightLines foresight={seen} lang={lang} />,
      }
    },
  }
}

function heldCommander(asking: Ask, id: number, prefix: Picks, lang: Lang): Held {
  const g = asking.view.field
  const c = g.commanders[id - 1000]
  const from = c.where !== 'table' ? null : poseOfUnit(g, c.inside >= 0 ? c.inside : id)
  const disc = (seen: Pose) => (
    <CommanderBase id="ghost" side={paintOf(c.side)} x={seen.x} y={seen.y} radius={c.radius / MM} chief={c.chief} />
  )
  return {
    piece: id,
    name: unitName(g, id, lang),
    from,
    width: 2 * c.radius,
    depth: 2 * c.radius,
    shape: 'disc',
    turns: false,
    straight: false,
    draw: (_at, seen) => disc(seen),
    cost: at =>
      from === null
        ? tableWords[lang].here
        : tableWords[lang].inches(Math.hypot(at[0] - from[0], at[1] - from[1]) / INCH),
    tidy: asking.decision.step === 'place-unit' ? drawnUp(asking, id) : [],
    reach: () => (from === null ? null : ringOf(asking, prefix, from)),
  }
}

/** A piece of ground as it would lie. */
const elementOf = (g: Field, kind: ElementKind, at: PosePick): Element => elementAt(g, kind, poseAt(...at), -1)

function heldGround(asking: Ask, prefix: Picks, lang: Lang): Held | null {
  const g = asking.view.field
  const last = prefix[prefix.length - 1]
  const lying = g.elements.find(one => one.id === last)
  const kind = typeof last === 'string' ? (last as ElementKind) : lying?.kind
  if (kind === undefined) return null
  const e = elementOf(g, kind, [g.width / 2, g.depth / 2, 0])
  const isLine = e.line.length > 0
  // Ovals lie as they lie; roads, walls and houses are turned.
  const oval = ELEMENTS[kind].shape === 'oval'
  return {
    piece: null,
    name: elementNames[kind][lang],
    from: lying === undefined ? null : [lying.x, lying.y, lying.facing],
    width: isLine ? INCH * 6 : e.width,
    depth: isLine ? e.width : e.depth,
    shape: oval ? 'oval' : 'block',
    turns: !oval,
    straight: false,
    draw(at, _seen, sheet) {
      const outline = outlineSeen(sheet, outlineOf(elementOf(g, kind, at)))
      return <path className="element-ghost" d={oval ? closed(outline) : polygon(outline)} />
    },
    cost: () => tableWords[lang].here,
  }
}

interface March {
  asking: Ask
  prefix: Picks
  u: Troop
  gait: Gait
}

const STEP = INCH / 4
/** In hundredths of a degree. */
const NEARLY = 250
/** What is left of a way that is barred is worth going if it is this much of it. */
const NEAR_ENOUGH = 0.6
/** Ways that are tried beside one that is barred, in hundredths of a degree. */
const ASIDE = [500, -500, 1000, -1000, 1500, -1500]

/** Straight from where it stands, as far toward the hand as the rules let it; what is nearly straight ahead becomes straight. */
function marched({ asking, prefix, u, gait }: March, [x, y]: PosePick, fine: boolean): Settled {
  const g = asking.view.field
  const start = startOf(g, u, { x, y })
  const far = length(x - start.x, y - start.y)
  if (far < STEP) return { pose: null, rule: null, wanted: [x, y, u.facing] }
  const towards = bearing(start, { x, y })
  const ahead = !fine && u.building < 0 && Math.abs(turnBetween(u.facing, towards)) < NEARLY
  const straight = ahead ? u.facing : towards
  const at = (d: number, way = straight): PosePick => {
    const there = slid(poseAt(start.x, start.y, way), way, d)
    return [there.x, there.y, bearing(start, there)]
  }
  const wanted = at(far)
  const most = Math.min(far, goingFor(g, u, gait, start, straight))
  let rule: string | null = null
  /** The farthest it may go that way, but no less than so far. */
  const along = (way: number, least: number): PosePick | null => {
    for (let d = most; d >= least; d -= STEP) {
      const pose = at(Math.floor(d), way)
      const fault = faultAt(asking, prefix, pose)
      if (fault === null) return pose
      if (way === straight) rule ??= fault
    }
    return null
  }
  const least = Math.max(STEP, most * NEAR_ENOUGH)
  const there = along(straight, least)
  if (there !== null) return { pose: there, rule, wanted }
  for (const aside of fine ? [] : ASIDE) {
    const found = along((straight + aside + 36000) % 36000, least)
    if (found !== null) return { pose: found, rule: null, wanted }
  }
  return { pose: along(straight, STEP), rule, wanted }
}
function mostFor(g: Field, u: Troop, gait: Gait, [x, y]: PosePick): number {
  const start = startOf(g, u, { x, y })
  return allowance(g, u, gait, wayOf(g, u, start, { x, y }))
}
/** How far it goes one way: what counts is the ground it walks over, not what lies beyond (TER-TRR-02, 05). */
const goingFor = (g: Field, u: Troop, gait: Gait, start: Point, way: number): number =>
  farthest(g, u, gait, start, d => slid(poseAt(start.x, start.y, way), way, d)) - ROUNDED
/** What the rules let pass, so that no way is too long because its end was rounded. */
const ROUNDED = 5

const FARTHEST = 24 * INCH
/** In hundredths of a degree. */
const SPOKE = 750
/** How far a troop could march every way, as an outline before it; all round out of a building. */
function fanOf(march: March, from: PosePick): PosePick[] {
  const half = march.u.building >= 0 ? 18000 : 9000
  const outline: PosePick[] = []
  for (let turn = -half; turn <= half; turn += SPOKE) {
    const way = (from[2] + turn + 36000) % 36000
    const far = slid(poseAt(from[0], from[1], way), way, FARTHEST)
    outline.push(marched(march, [far.x, far.y, far.facing], true).pose ?? from)
  }
  return half === 9000 ? [from, ...outline] : outline
}
/** How far a commander could ride every way. */
function ringOf(asking: Ask, prefix: Picks, from: PosePick): PosePick[] {
  const outline: PosePick[] = []
  for (let way = 0; way <= 36000; way += SPOKE) outline.push(ridden(asking, prefix, from, way) ?? from)
  return outline
}
function ridden(asking: Ask, prefix: Picks, from: PosePick, way: number): PosePick | null {
  for (let d = 9 * INCH; d > 0; d -= INCH / 2) {
    const { x, y } = slid(poseAt(from[0], from[1], way % 36000), way % 36000, d)
    if (faultAt(asking, prefix, [x, y, 0]) === null) return [x, y, 0]
  }
  return null
}

/** How far it goes and turns to a pose. */
export function costOf(g: Field, u: Troop, [x, y, facing]: PosePick): { gone: number; turn: number } {
  const start = startOf(g, u, { x, y })
  return {
    gone: length(x - start.x, y - start.y) / INCH,
    turn: u.building < 0 ? Math.round(Math.abs(turnBetween(u.facing, facing)) / 100) : 0,
  }
}
function costIn({ asking, u, gait }: March, at: PosePick, lang: Lang): string {
  const say = tableWords[lang]
  const g = asking.view.field
  const { gone, turn } = costOf(g, u, at)
  return say.cost(say.inches(gone), say.inches(mostFor(g, u, gait, at) / INCH), turn)
}
