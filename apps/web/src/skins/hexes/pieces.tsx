import { type Field, isAlone, NOBODY, onField, typeOf } from '@acies/commands-colors'
import type { Lang } from '@acies/kernel'
import type { ReactNode } from 'react'
import { BlockUnit } from '../../look/hex/BlockUnit.tsx'
import { pieceOrder } from '../../look/hex/HexBoard.tsx'
import { LoneLeader } from '../../look/hex/LoneLeader.tsx'
import type { Dress } from './dress.ts'
import { keyOf, type Lettered, lettered } from './lettering.ts'
import { paintOf, placeOf } from './places.ts'
import type { Showing } from './showing.ts'
import { hexWords } from './words.ts'

interface PiecesProps {
  field: Field
  turned: boolean
  ordered: Showing['ordered']
  /** In the middle of a fight: they have not done with it. */
  engaged?: ReadonlySet<number>
  lang: Lang
  dress: Dress
  names: readonly Lettered[]
}

/** The names of the leaders, where they stand. */
export function namesOf(g: Field, turned: boolean, lang: Lang, dress: Dress, small = false): Lettered[] {
  const led = g.leaders
    .filter(l => g.leaderAt[l.hex] === l.id)
    .map(l => ({ place: placeOf(l.hex, turned), name: dress.leaderName(l.name)[lang] }))
  return lettered(led, small)
}

/** The pieces of a field, back to front. */
export function drawPieces({ field: g, turned, ordered, engaged, lang, dress, names }: PiecesProps): ReactNode[] {
  const say = hexWords[lang]
  const drawn: { row: number; col: number; node: ReactNode }[] = []
  const shifts = new Map(names.map(({ place, aside }) => [keyOf(place), aside]))
  for (const u of g.units) {
    if (!onField(u)) continue
    const type = typeOf(g, u)
    const place = placeOf(u.hex, turned)
    const chief = g.leaderAt[u.hex]
    const leader = chief === NOBODY ? undefined : dress.leaderName(g.leaders[chief - 100].name)[lang]
    const leaderOrdered = chief !== NOBODY && (g.leaders[chief - 100].ordered || ordered.has(chief))
    const name = dress.unitName(type.id)[lang]
    const square = dress.formed?.(u) ?? 0
    drawn.push({
      ...place,
      node: (
        <BlockUnit
          key={`u${u.id}`}
          id={`u${u.id}`}
          {...place}
          side={paintOf(u.side)}
          {...dress.piece(type.id)}
          blocks={u.blocks}
          full={type.blocks}
          far={(u.side === 1) !== turned}
          square={square}
          leader={chief !== NOBODY}
          name={leader}
          nameX={shifts.get(keyOf(place))}
          ordered={(u.ordered && !hasActed(g, u)) || ordered.has(u.id) || (leaderOrdered && !u.ordered)}
          acted={u.ordered && hasActed(g, u) && !engaged?.has(u.id)}
          label={`${say.piece(name, u.blocks, type.blocks, leader)}${square > 0 ? `, ${say.square(square)}` : ''}`}
        />
      ),
    })
  }
  for (const l of g.leaders) {
    if (!isAlone(g, l)) continue
    const place = placeOf(l.hex, turned)
    const name = dress.leaderName(l.name)[lang]
    drawn.push({
      ...place,
      node: (
        <LoneLeader
          key={`l${l.id}`}
          id={`l${l.id}`}
          {...place}
          side={paintOf(l.side)}
          name={name}
          nameX={shifts.get(keyOf(place))}
          ordered={l.ordered || ordered.has(l.id)}
          label={say.loneLeader(name)}
        />
      ),
    })
  }
  return drawn.sort(pieceOrder).map(piece => piece.node)
}

const hasActed = (g: Field, u: Field['units'][number]): boolean => u.side === g.active && u.fought > 0
