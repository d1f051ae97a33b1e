import { Arrow } from '../look/hex/Arrow.tsx'
import { BlockUnit } from '../look/hex/BlockUnit.tsx'
import { pieceOrder, type SectionLines } from '../look/hex/HexBoard.tsx'
import type { MapMargin } from '../look/hex/sheet.ts'
import { hexId, ordered, selected, stand, target, troops, types } from './cannae.ts'

export const sections: SectionLines = {
  lines: [400, 800],
  names: [
    { text: 'izquierda', x: 175 },
    { text: 'centro', x: 600, on: true },
    { text: 'derecha', x: 1025 },
  ],
}

export const margin: MapMargin = {
  rivers: [
    [
      [1400, -150],
      [1372, -40],
      [1338, 90],
      [1362, 210],
      [1340, 330],
      [1364, 450],
      [1336, 560],
      [1352, 680],
      [1322, 790],
      [1340, 930],
    ],
  ],
  villages: [[-100, 646]],
}

export const names = [
  { text: 'Aufidus', at: [1345, 440], kind: 'water', turn: -86 },
  { text: 'Cannae', at: [-96, 704] },
] as const

export const pieces = (marked = true) =>
  [...troops].sort(pieceOrder).map(troop => {
    const { symbol, mark, full, name } = types[troop.type]
    return (
      <BlockUnit
        key={hexId(troop)}
        id={hexId(troop)}
        row={troop.row}
        col={troop.col}
        side={troop.side}
        symbol={symbol}
        mark={mark}
        full={full}
        blocks={troop.blocks}
        leader={!!troop.leader}
        name={troop.leader}
        ordered={marked && ordered.has(hexId(troop))}
        label={`${name}, ${troop.blocks} de ${full} bloques${troop.leader ? `, con ${troop.leader}` : ''}`}
      />
    )
  })

export const arrows = (
  <>
    <Arrow through={[selected, stand]} />
    <Arrow kind="attack" through={[stand, target]} gap={26} />
  </>
)
