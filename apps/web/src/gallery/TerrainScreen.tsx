import { BlockUnit } from '../look/hex/BlockUnit.tsx'
import { HexBoard, pieceOrder, sheetBox } from '../look/hex/HexBoard.tsx'
import type { BoardHex } from '../look/hex/terrain.ts'
import { Symbols } from '../look/symbols/Symbols.tsx'
import { ZoomPane } from '../look/ZoomPane.tsx'
import { field, types } from './cannae.ts'
import { sections } from './field.tsx'
import { ancients } from './maps.ts'

export type MapName = keyof typeof ancients

const box = sheetBox(field)
const kinds = Object.values(types)

/** A scenario's ground at full size: to judge rivers, hills and woods. */
export const TerrainScreen = ({ map }: { map: MapName }) => {
  const scenario = ancients[map]
  const land = new Map(scenario.terrain.map(hex => [`${hex.row},${hex.col}`, hex]))
  const hexes: BoardHex[] = field.map(hex => ({ ...hex, ...land.get(`${hex.row},${hex.col}`) }))
  return (
    <div style={{ height: '100dvh' }}>
      <Symbols set="hexes" />
      <Symbols set="ancients" />
      <ZoomPane box={box} label="Terreno" keys={{ nearer: 'Acercar', farther: 'Alejar', all: 'Ver todo' }}>
        <HexBoard
          hexes={hexes}
          sections={sections}
          coordinates
          seed={scenario.seed}
          pieces={[...scenario.units].sort(pieceOrder).map((unit, i) => {
            const type = kinds[i % kinds.length]
            return (
              <BlockUnit
                key={`${unit.row},${unit.col}`}
                id={`${unit.row},${unit.col}`}
                row={unit.row}
                col={unit.col}
                side={unit.side === 'a' ? 'a' : 'b'}
                symbol={type.symbol}
                mark={type.mark}
                blocks={type.full}
                full={type.full}
                leader={unit.leader}
              />
            )
          })}
          onHex={() => undefined}
        />
      </ZoomPane>
    </div>
  )
}
