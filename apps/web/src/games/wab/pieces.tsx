import type { Lang } from '@acies/kernel'
import { type Body, bodyAt, distance, within } from '@acies/table'
import {
  blockOf,
  CHAMPION,
  COHERENCY,
  characterIn,
  countOf,
  type Field,
  has,
  inShieldwall,
  isCharacterPlace,
  isCloud,
  isEngaged,
  isFleeing,
  isHole,
  type Kind,
  kindOf,
  MUSICIAN,
  modelsIn,
  modelsOf,
  onTable,
  profileNames,
  ridersOf,
  STANDARD,
  sideName,
  stateOf,
  touchersOf,
  type Unit,
  unitName,
  writeUnit,
} from '@acies/wab'
import type { IconName } from '../../look/symbols/icons.ts'
import { sideOfSeat } from '../../look/symbols/sides.ts'
import type { Mini } from '../../look/symbols/wab.ts'
import { Block, type BlockProps } from '../../look/table/Block.tsx'
import type { Piece } from '../../skins/table/dress.ts'
import { MM } from '../../skins/table/places.ts'
import { wabWords } from './words.ts'

/** Its formation, where it is one that is seen from afar. */
export function formedAs(u: Unit): BlockProps['formed'] {
  if (has(u, 'testudo')) return 'testudo'
  return inShieldwall(u) ? 'shieldwall' : has(u, 'hedgehog') ? 'hedgehog' : undefined
}

/** How a man of a kind looks. */
function miniOf(kind: Kind): Mini {
  const roman = kind.profile.startsWith('rom')
  const has = (...weapons: readonly string[]): boolean => kind.weapons.some(w => weapons.includes(w))
  if (kind.troop === 'elephant') return 'elephant'
  if (kind.troop === 'chariot') return 'chariot'
  if (kind.troop === 'wagon') return 'wagon'
  if (kind.troop === 'machine') return kind.traits.includes('bolt-thrower') ? 'ballista' : 'onager'
  if (kind.profile === 'barb-hound') return 'hound'
  if (kind.traits.includes('camels')) return 'camel'
  if (kind.traits.includes('machine-crew')) return 'crew'
  if (kind.troop !== 'infantry') return roman ? 'h-alares' : kind.armour.includes('light') ? 'h-noble' : 'h-punic'
  if (kind.character) return kind.traits.includes('general') ? 'general' : roman ? 'centurion' : 'chief'
  if (has('bow', 'short-bow', 'long-bow', 'crossbow')) return 'archer'
  if (has('sling', 'staff-sling')) return 'slinger'
  if (has('pike')) return 'pike'
  if (has('heavy-throwing-spear')) return 'legion'
  if (roman) return 'auxilia'
  return kind.order === 'open' ? 'javelin' : 'warrior'
}

/** The sign of its kind from afar. */
export function symbolOf(kind: Kind): IconName {
  const mini = miniOf(kind)
  if (kind.troop === 'elephant') return 'EL'
  if (kind.troop === 'chariot') return 'HCH'
  if (kind.troop === 'machine' || kind.troop === 'wagon') return 'WM'
  if (kind.troop === 'cavalry') return mini === 'h-punic' ? 'LC' : mini === 'h-noble' ? 'HC' : 'MC'
  if (mini === 'archer') return 'LB'
  if (mini === 'slinger') return 'LS'
  if (mini === 'legion') return 'MI'
  if (mini === 'pike') return 'HI'
  return mini === 'warrior' ? 'WA' : mini === 'auxilia' ? 'AX' : 'LI'
}

function minisOf(g: Field, u: Unit): Mini[] {
  const man = miniOf(kindOf(g, u))
  const mounted = kindOf(g, u).troop !== 'infantry'
  return u.places.map((place, i) => {
    if (isCharacterPlace(place)) return mounted ? man : miniOf(kindOf(g, characterIn(g, place)))
    if (mounted) return man
    if (place === CHAMPION) return man === 'legion' ? 'centurion' : 'chief'
    if (place === STANDARD) return 'standard'
    if (place === MUSICIAN) return 'musician'
    const own = g.kinds[place] === undefined ? man : miniOf(g.kinds[place])
    return own === 'warrior' && (i * 7 + u.id) % 3 === 0 ? 'warrior2' : own
  })
}

/** A single beast, engine or hero: what is left of it is told in wounds. */
const isCountedInWounds = (g: Field, u: Unit): boolean => modelsIn(u) === 1 && kindOf(g, u).w > 1
/** How many are left of how many: models, or wounds. */
function strengthOf(g: Field, u: Unit): readonly [left: number, of: number] {
  const { w } = kindOf(g, u)
  return isCountedInWounds(g, u) ? [w - u.hurt, w] : [modelsIn(u), Math.max(u.began, modelsIn(u))]
}
/** The same without the characters it is joined by. */
export const ownStrength = (g: Field, u: Unit): readonly [left: number, of: number] =>
  isCountedInWounds(g, u) ? strengthOf(g, u) : [u.places.filter(place => !isCharacterPlace(place)).length, u.began]
const strengthIn = (g: Field, u: Unit, lang: Lang): string => {
  const { models, wounds } = wabWords[lang]
  return (isCountedInWounds(g, u) ? wounds : models)(...strengthOf(g, u))
}
/** Who rides or serves it. */
const aboard = (g: Field, u: Unit) =>
  ridersOf(g, u).map(({ n, kind }) => ({
    n,
    name: profileNames[kind.profile] ?? { es: kind.profile, en: kind.profile },
  }))

/** What can be said of a unit besides its name. */
export function statesOf(g: Field, u: Unit, lang: Lang): string[] {
  const say = wabWords[lang]
  const flag = (on: boolean, text: string): string[] => (on ? [text] : [])
  const formed = formedAs(u)
  return [
    strengthIn(g, u, lang),
    ...(formed ? [say.states[formed]] : []),
    ...aboard(g, u).map(({ n, name }) => `${n} ${name[lang].toLowerCase()}`),
    ...flag(u.where === 'ambush', say.states.ambush),
    ...flag(has(u, 'stampede'), say.states.stampede),
    ...flag(has(u, 'jammed'), say.states.jammed),
    ...flag(isFleeing(u), say.states.fleeing),
    ...flag(isEngaged(g, u), say.states.engaged),
    ...flag(has(u, 'charged'), say.states.charged),
    ...flag(has(u, 'marched'), say.states.marched),
    ...flag(has(u, 'moved') && !has(u, 'marched'), say.states.moved),
  ]
}

/** Of each body the neighbour through whom it keeps to the others, and how far he is: the shortest ties that hold all. */
function tiesOf(bodies: readonly Body[]): { mate: number; far: number }[] {
  const ties = bodies.map((_, i) => ({ mate: i === 0 ? -1 : 0, far: i === 0 ? 0 : distance(bodies[i], bodies[0]) }))
  const loose = new Set(bodies.keys())
  loose.delete(0)
  while (loose.size > 0) {
    const next = [...loose].reduce((a, b) => (ties[b].far < ties[a].far ? b : a))
    loose.delete(next)
    for (const i of loose) {
      const far = distance(bodies[i], bodies[next])
      if (far < ties[i].far) ties[i] = { mate: next, far }
    }
  }
  return ties
}

/** Its loose models, each tied to the one he keeps to. */
function cloudOf(g: Field, u: Unit): Pick<BlockProps, 'loose' | 'room'> {
  const { width, depth } = blockOf(g, u)
  const bodies = modelsOf(g, u).map(bodyAt)
  return {
    room: { width: width / MM, depth: depth / MM },
    loose: tiesOf(bodies).map(({ mate, far }, i) => {
      const [right, ahead, turn] = u.loose.slice(3 * i, 3 * i + 3)
      return {
        right: right / MM,
        ahead: ahead / MM,
        turn: turn / 100,
        mate,
        far: mate >= 0 && !within(far, COHERENCY),
      }
    }),
  }
}

/** Whether a character stands in its ranks, or goes alone. */
function ledBy(g: Field, u: Unit): BlockProps['led'] {
  if (kindOf(g, u).character) return undefined
  const leaders = g.units.filter(o => o.where === 'joined' && o.host === u.id)
  if (leaders.length === 0) return undefined
  return leaders.some(o => o.id === g.armies[u.side].general) ? 'general' : 'leader'
}

/** A stampeding beast runs the way it faces, or the one it could not turn to (WAB-ELE-44). */
function stampedingBy(u: Unit): number | undefined {
  const heading = stateOf(u, 'stampede')?.n
  return heading === undefined ? undefined : heading < 0 ? 0 : (heading - u.facing) / 100
}

/**
 * Who has fallen of it since the turn, or the last phase with dice, began. Whoever flees has left their places; who is driven
 * or carried leaves none.
 */
export function fallenOf(g: Field, u: Unit): number {
  const { character, troop } = kindOf(g, u)
  if (!onTable(u) || isFleeing(u) || character || (troop !== 'infantry' && troop !== 'cavalry')) return 0
  return Math.min(u.began, Math.max(0, (g.snap.models[u.id] ?? 0) - countOf(g, u)))
}

/** A unit as its block, without a place. */
export function blockFor(g: Field, u: Unit): Omit<BlockProps, 'id' | 'x' | 'y' | 'facing'> {
  const kind = kindOf(g, u)
  return {
    unit: u.id,
    side: sideOfSeat(u.seat),
    minis: minisOf(g, u),
    files: u.files,
    base: { width: kind.width / MM, depth: kind.depth / MM },
    lean: u.lean,
    ...(isCloud(u) ? cloudOf(g, u) : {}),
    symbol: symbolOf(kind),
    count: strengthOf(g, u)[0],
    began: strengthOf(g, u)[1],
    standard: u.places.includes(STANDARD),
    led: ledBy(g, u),
    formed: formedAs(u),
    fighting: onTable(u) && isEngaged(g, u) ? touchersOf(g, u) : [],
    fallen: fallenOf(g, u),
    fleeing: isFleeing(u),
    wild: stampedingBy(u),
    lurking: u.where === 'ambush',
    // Who has moved; once all have it tells nothing.
    quiet: g.phase === 'movement' && has(u, 'held'),
  }
}

const isLurking = (u: Unit): boolean => u.where === 'ambush' && !isHole(u)
/** Everything that stands on the table; the room of loose men lies under whoever stands close by. */
export function pieces(g: Field, lang: Lang): Piece[] {
  // Who lies in ambush is drawn in the views that know where: his own side's.
  const standing = g.units.filter(u => onTable(u) || isLurking(u))
  return [...standing.filter(isCloud), ...standing.filter(u => !isCloud(u))].map(u => {
    const { width, depth } = blockOf(g, u)
    const name = unitName(g, u.id, lang)
    const spoken = `${sideName(g, u.side, lang)}: ${[name, ...statesOf(g, u, lang)].join(', ')}`
    const block = { ...blockFor(g, u), strength: strengthIn(g, u, lang) }
    return {
      id: u.id,
      seat: u.seat,
      at: [u.x, u.y, u.facing],
      width,
      depth,
      loose: isCloud(u),
      veiled: isLurking(u),
      name,
      place: writeUnit(g, u.id),
      spoken,
      namedBehind: !isCloud(u),
      // Its number and its flag, as they are seen from afar.
      beside: [
        { right: width / MM / 2 - 4, ahead: isCloud(u) ? 0 : -depth / MM, half: 20, tall: 13 },
        ...(u.places.includes(STANDARD) && !isCloud(u)
          ? [{ right: 16 - width / MM / 2, ahead: 7, half: 12, tall: 18 }]
          : []),
      ],
      draw: ({ lifted: _, ...drawn }) => <Block {...block} {...drawn} id={`u${u.id}`} spoken={spoken} />,
    }
  })
}
