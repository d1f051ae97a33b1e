import type { Lang, Picks } from '@acies/kernel'
import { INCH } from '@acies/table'
import {
  type Commander,
  type Field,
  has,
  isLed,
  type Kind,
  kindOf,
  type Order,
  orderNames,
  sideName,
  staminaOf,
  type Troop,
  unitName,
  writeUnit,
} from '@acies/tercios'
import type { Formation } from '../../look/symbols/bases.ts'
import type { IconName } from '../../look/symbols/icons.ts'
import { CommanderBase } from '../../look/table/CommanderBase.tsx'
import { TroopBase, type TroopBaseProps } from '../../look/table/TroopBase.tsx'
import type { Asking } from '../../skins/skin.ts'
import type { Piece } from '../../skins/table/dress.ts'
import { MM } from '../../skins/table/places.ts'
import { lettered } from './names.ts'
import { advisedCards, cardsOf, isOrdering } from './orders.ts'
import { isHemmedIn, paintOf } from './places.ts'
import { ORDER_ICONS, tableWords } from './words.ts'

/** Nobody deploys nearer to the middle than this (TER-GLO-02). */
export const NO_MANS_LAND = 12 * INCH

/** How a troop is drawn up. */
export function formationOf({ branch, width, depth }: Pick<Kind, 'branch' | 'width' | 'depth'>): Formation {
  switch (branch) {
    case 'formation':
      return depth === width ? 'tercio' : 'squadron'
    case 'company':
      return 'company'
    case 'cavalry':
      return depth * 3 > width * 1.8 ? 'deepCavalry' : 'cavalry'
    case 'artillery':
      return width > depth ? 'battery' : 'gun'
  }
}

const cardOf = (u: Troop): 'none' | 'down' | IconName =>
  u.card === 'none' ? 'none' : u.card === 'hidden' ? 'down' : ORDER_ICONS[u.card]

const orderIcon = (order: Order | undefined): IconName | undefined => order && ORDER_ICONS[order]

/** A troop as its base, without a place. */
export function dressed(g: Field, u: Troop): Omit<TroopBaseProps, 'x' | 'y' | 'facing' | 'id'> {
  const kind = kindOf(g, u)
  const ranks = u.building < 0 ? Math.max(1, Math.round(u.depth / kind.depth)) : 1
  const files = u.building < 0 ? Math.max(1, Math.round(u.width / kind.width)) : 1
  return {
    unit: u.id,
    side: paintOf(u.side),
    formation: formationOf(kind),
    width: u.width / MM,
    depth: u.depth / MM,
    files,
    ranks,
    wear: u.wear,
    stamina: staminaOf(g, u),
    disordered: u.disordered,
    works: u.entrenched || u.fortress || u.emplaced || has(g, u, 'begins'),
    led: isLed(g, u),
  }
}

function spokenTroop(g: Field, u: Troop, lang: Lang): string {
  const say = tableWords[lang]
  const more: string[] = []
  if (u.disordered) more.push(say.disordered)
  if (u.acted) more.push(say.acted)
  if (u.card === 'hidden') more.push(say.faceDown)
  else if (u.card !== 'none') more.push(orderNames[u.card][lang])
  return `${sideName(g, u.side, lang)}: ${say.troop(unitName(g, u.id, lang), u.wear, staminaOf(g, u), more)}`
}
const spokenCommander = (g: Field, c: Commander, lang: Lang): string =>
  `${sideName(g, c.side, lang)}: ${[unitName(g, c.id, lang), ...(c.exhausted ? [tableWords[lang].exhausted] : [])].join(', ')}`

/** What lies about a base: its card, and the disc of its wear. */
function besides(g: Field, u: Troop, given: boolean): NonNullable<Piece['beside']> {
  const [width, depth] = [u.width / MM, u.depth / MM]
  const tucked = isHemmedIn(g, u)
  const card =
    given || u.card !== 'none'
      ? [{ right: width / 2 + (tucked ? -2 : 17), ahead: -depth + (tucked ? 2 : 17), half: 13, tall: 18 }]
      : []
  return u.wear > 0 ? [...card, { right: -width / 2 + 4, ahead: -depth + 2, half: 13, tall: 13 }] : card
}

/** Everything that stands on the table, with the cards that are being laid beside the troops. */
export function pieces(g: Field, lang: Lang, asking: Asking<Field> | null, hint: Picks | null): Piece[] {
  const ordering = isOrdering(asking)
  const cards = ordering ? cardsOf(asking) : undefined
  const advised = ordering ? advisedCards(asking, hint) : undefined
  return [
    ...g.troops
      .filter(u => u.where === 'table')
      .map(u =>
        troopPiece(
          g,
          u,
          lang,
          cards?.get(u.id) ?? (u.joint >= 0 ? cards?.get(u.joint) : undefined),
          advised?.get(u.id),
        ),
      ),
    ...g.commanders.filter(c => c.where === 'table').map(c => commanderPiece(g, c, lang)),
  ]
}

function troopPiece(g: Field, u: Troop, lang: Lang, card: Order | undefined, advised: Order | undefined): Piece {
  const spoken = spokenTroop(g, u, lang)
  return {
    id: u.id,
    seat: u.side,
    at: [u.x, u.y, u.facing],
    width: u.width,
    depth: u.depth,
    name: lettered(g, u.id, lang),
    place: writeUnit(g, u.id),
    spoken,
    beside: besides(g, u, card !== undefined),
    draw: ({ lifted, ...drawn }) => (
      <TroopBase
        {...dressed(g, u)}
        {...drawn}
        id={`u${u.id}`}
        order={lifted ? 'none' : card === undefined ? cardOf(u) : ORDER_ICONS[card]}
        advised={orderIcon(advised)}
        acted={u.acted && drawn.light === undefined}
        tucked={isHemmedIn(g, u)}
        spoken={spoken}
      />
    ),
  }
}

function commanderPiece(g: Field, c: Commander, lang: Lang): Piece {
  const spoken = spokenCommander(g, c, lang)
  return {
    id: c.id,
    seat: c.side,
    at: [c.x, c.y, 0],
    width: 2 * c.radius,
    depth: 2 * c.radius,
    round: true,
    inside: c.inside >= 0,
    name: lettered(g, c.id, lang),
    place: writeUnit(g, c.id),
    spoken,
    draw: ({ lifted: _lifted, facing: _facing, ...drawn }) => (
      <CommanderBase
        {...drawn}
        id={`u${c.id}`}
        unit={c.id}
        side={paintOf(c.side)}
        radius={c.radius / MM}
        chief={c.chief}
        exhausted={c.exhausted}
        spoken={spoken}
      />
    ),
  }
}
