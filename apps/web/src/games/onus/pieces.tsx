import type { Lang } from '@acies/kernel'
import {
  DEPTH,
  type Field,
  formationNames,
  isEngaged,
  kindOf,
  seatName,
  stands,
  type Unit,
  WIDTH,
  writeUnit,
} from '@acies/onus'
import { sideOfSeat } from '../../look/symbols/sides.ts'
import type { MarkerKind } from '../../look/table/Marker.tsx'
import { SectionMarker, UnitCard, type UnitCardProps } from '../../look/table/UnitCard.tsx'
import type { Asking } from '../../skins/skin.ts'
import type { Piece } from '../../skins/table/dress.ts'
import { formed, formedBy } from './formed.ts'
import { letteredAs, lookOf, nameOf } from './names.ts'
import { FORMATION_ICONS, onusWords } from './words.ts'

function markersOf(g: Field, u: Unit): MarkerKind[] {
  const all: MarkerKind[] = []
  if (u.doings.active) all.push({ is: 'active' })
  if (u.marched) all.push({ is: 'marched' })
  if (u.formation !== 'none' && u.formation !== 'hidden')
    all.push({ is: 'formation', icon: FORMATION_ICONS[u.formation] })
  if (u.rank === 'veteran' || u.rank === 'elite') all.push({ is: u.rank })
  if (u.wounds > 0) all.push({ is: 'wounds', n: u.wounds })
  if (u.broken) all.push({ is: 'broken' })
  if (u.fleeing) all.push({ is: 'fleeing' })
  if (u.hero) all.push({ is: 'hero' })
  if (u.leaderless) all.push({ is: 'leaderless' })
  const general = g.generals.find(one => one.unit === u.id && one.state !== 'dead')
  if (general !== undefined) all.push({ is: 'general', wounded: general.state === 'wounded' })
  return all
}

/** What can be said of a unit besides its name. */
export function statesOf(g: Field, u: Unit, lang: Lang): string[] {
  const say = onusWords[lang]
  const { life } = kindOf(g, u)
  const flag = (on: boolean, state: keyof typeof say.states): string[] => (on ? [say.states[state]] : [])
  const led = g.generals.some(one => one.unit === u.id && one.state !== 'dead')
  if (u.where === 'lost') return [say.states.lost]
  return [
    ...(u.wounds > 0 ? [say.wounds(u.wounds, life)] : []),
    ...flag(u.doings.active, 'active'),
    ...flag(u.broken, 'broken'),
    ...flag(u.fleeing, 'fleeing'),
    ...flag(isEngaged(g, u), 'engaged'),
    ...flag(u.marched, 'marched'),
    ...flag(u.left || u.right, 'longer'),
    ...flag(led, 'general'),
    ...flag(u.hero, 'hero'),
    ...flag(u.leaderless, 'leaderless'),
    ...flag(u.rank === 'veteran', 'veteran'),
    ...flag(u.rank === 'elite', 'elite'),
  ]
}

/** A unit as its card, without a place. */
export function cardOf(g: Field, u: Unit): Omit<UnitCardProps, 'id' | 'x' | 'y' | 'facing'> {
  const look = lookOf(g, u)
  return {
    unit: u.id,
    side: sideOfSeat(u.seat),
    art: look?.art,
    symbol: look?.symbol,
    life: look === null ? 0 : kindOf(g, u).life,
    wounds: u.wounds,
    markers: markersOf(g, u),
    left: u.left,
    right: u.right,
  }
}

/** Everything that stands on the table: cards, and the markers they have laid round enemies. */
export function pieces(g: Field, lang: Lang, asking: Asking<Field> | null = null): Piece[] {
  const ways = formedBy(asking?.decision.step === 'set-formations' ? asking.draft : [])
  const units = g.units.map(u => formed(u, ways.get(u.id)))
  return units.filter(stands).map(u => pieceOf({ ...g, units }, u, lang))
}

function pieceOf(g: Field, u: Unit, lang: Lang): Piece {
  const name = letteredAs(g, u, lang)
  const own = nameOf(g, u, lang)
  // What is written beside it comes first, as it is read.
  const formation =
    u.formation === 'none' || u.formation === 'hidden' ? [] : [formationNames[u.formation][lang].toLowerCase()]
  const words = [name, ...statesOf(g, u, lang), ...formation, ...(own === name ? [] : [own])]
  const spoken = `${seatName(g, u.seat, lang)}: ${words.join(', ')}`
  const card = cardOf(g, u)
  return {
    id: u.id,
    seat: u.seat,
    at: [u.x, u.y, u.facing],
    width: WIDTH,
    depth: DEPTH,
    name,
    place: writeUnit(g, u.id),
    spoken,
    beside: besides(u),
    draw: ({ lifted, ...drawn }) => (
      <>
        {!lifted && <Wraps u={u} drawn={drawn} />}
        <UnitCard {...card} {...drawn} id={`u${u.id}`} spoken={spoken} />
      </>
    ),
  }
}

/** Room for what lies round a card. */
function besides(u: Unit): NonNullable<Piece['beside']> {
  const rooms: { right: number; ahead: number; half: number; tall: number }[] = []
  const room = (right: number, ahead: number, half = 10): unknown => rooms.push({ right, ahead, half, tall: half })
  if (u.left) room(-50, -10)
  if (u.right) room(50, -10)
  if (u.formation !== 'none') room(0, -46)
  if (u.wounds > 0) room(33, -40)
  if (u.doings.active) room(-33, -40)
  if (u.broken) room(-41, -18)
  if (u.fleeing) room(42, -20)
  // Markers round an enemy, from where its own card looks.
  const f = (u.facing * Math.PI) / 18_000
  for (const { x, y, facing } of u.wraps) {
    const a = (facing * Math.PI) / 18_000
    const [dx, dy] = [(x - u.x) / 100 - Math.sin(a) * 10, (y - u.y) / 100 + Math.cos(a) * 10]
    room(dx * Math.cos(f) + dy * Math.sin(f), dx * Math.sin(f) - dy * Math.cos(f))
  }
  return rooms
}

/** Its section markers that lie against an enemy, seen from where its own card is seen. */
const Wraps = ({ u, drawn }: { u: Unit; drawn: { x: number; y: number; facing: number } }) => {
  const turned = Math.abs(((drawn.facing - u.facing / 100 + 540) % 360) - 180) > 90
  return u.wraps.map(wrap => {
    const [dx, dy] = [(wrap.x - u.x) / 100, (wrap.y - u.y) / 100]
    const facing = wrap.facing / 100 + (turned ? 180 : 0)
    const a = (facing * Math.PI) / 180
    const [x, y] = turned ? [drawn.x - dx, drawn.y - dy] : [drawn.x + dx, drawn.y + dy]
    // A marker is known by the middle of its front.
    return (
      <SectionMarker
        key={`${wrap.x} ${wrap.y}`}
        side={sideOfSeat(u.seat)}
        x={x - Math.sin(a) * 10}
        y={y + Math.cos(a) * 10}
        turn={facing}
      />
    )
  })
}
