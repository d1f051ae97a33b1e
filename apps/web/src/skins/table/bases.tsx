import type { Lang, Seat } from '@acies/kernel'
import {
  type Commander,
  type Field,
  has,
  isLed,
  type Kind,
  kindOf,
  type Order,
  orderNames,
  staminaOf,
  type Troop,
} from '@acies/tercios'
import type { ReactNode } from 'react'
import type { Formation } from '../../look/symbols/bases.ts'
import type { IconName } from '../../look/symbols/icons.ts'
import { CommanderBase } from '../../look/table/CommanderBase.tsx'
import type { Lettering } from '../../look/table/names.ts'
import { type BaseLight, TroopBase, type TroopBaseProps } from '../../look/table/TroopBase.tsx'
import { isAlone, type Names } from './lettering.ts'
import { longName } from './names.ts'
import { isHemmedIn, MM, paintOf, poseSeen } from './places.ts'
import { ORDER_ICONS, tableWords } from './words.ts'

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
    works: u.entrenched || u.fortress || u.emplaced || has(g, u, 'entrenched'),
    led: isLed(g, u),
  }
}

export interface Pieces {
  field: Field
  turned: boolean
  lang: Lang
  lights: ReadonlyMap<number, BaseLight>
  names: Names['units']
  /** Cards that lie beside the troops before they are given. */
  cards?: ReadonlyMap<number, Order>
  /** Cards an adviser would lay down instead. */
  advised?: ReadonlyMap<number, Order>
  /** In the hand: what stays on the table is only its shadow. */
  lifted?: number
  /** Whose order, once carried out, is to be seen. */
  active?: Seat
}

export function spokenTroop(g: Field, u: Troop, lang: Lang): string {
  const say = tableWords[lang]
  const more: string[] = []
  if (u.disordered) more.push(say.disordered)
  if (u.acted) more.push(say.acted)
  if (u.card === 'hidden') more.push(say.faceDown)
  else if (u.card !== 'none') more.push(orderNames[u.card][lang])
  return say.troop(longName(g, u.id, lang), u.wear, staminaOf(g, u), more)
}
const spokenCommander = (g: Field, c: Commander, lang: Lang): string =>
  [longName(g, c.id, lang), ...(c.exhausted ? [tableWords[lang].exhausted] : [])].join(', ')

/** A name beside what stands at a point. */
const named = (at: Lettering | undefined, { x, y }: { x: number; y: number }) =>
  at && { name: at.lines.join('\n'), nameX: at.x - x, nameY: at.y - y }

/** Everything that stands on the table. */
export function drawPieces({ field: g, turned, lang, lights, names, cards, advised, lifted }: Pieces): ReactNode[] {
  const drawn: ReactNode[] = []
  for (const u of g.troops) {
    if (u.where !== 'table') continue
    const card = cards?.get(u.id) ?? (u.joint >= 0 ? cards?.get(u.joint) : undefined)
    const gone = lifted === u.id
    const pose = poseSeen(g, [u.x, u.y, u.facing], turned)
    drawn.push(
      <g key={u.id} className={gone ? 'lifted' : undefined}>
        <TroopBase
          {...dressed(g, u)}
          {...pose}
          id={`u${u.id}`}
          order={gone ? 'none' : card === undefined ? cardOf(u) : ORDER_ICONS[card]}
          advised={orderIcon(advised?.get(u.id))}
          acted={u.acted && !lights.has(u.id)}
          light={lights.get(u.id)}
          tucked={isHemmedIn(g, u)}
          {...(gone ? {} : named(names.get(u.id), pose))}
          spoken={spokenTroop(g, u, lang)}
        />
      </g>,
    )
  }
  for (const c of g.commanders) {
    if (!isAlone(c)) continue
    const { x, y } = poseSeen(g, [c.x, c.y, 0], turned)
    drawn.push(
      <g key={c.id} className={lifted === c.id ? 'lifted' : undefined}>
        <CommanderBase
          id={`u${c.id}`}
          unit={c.id}
          side={paintOf(c.side)}
          x={x}
          y={y}
          radius={c.radius / MM}
          chief={c.chief}
          exhausted={c.exhausted}
          light={lights.get(c.id)}
          {...(lifted === c.id ? {} : named(names.get(c.id), { x, y }))}
          spoken={spokenCommander(g, c, lang)}
        />
      </g>,
    )
  }
  return drawn
}
