import { useRef, useState } from 'react'
import { Button } from '../look/Button.tsx'
import type { Motions } from '../look/hex/animate.ts'
import { BlockUnit } from '../look/hex/BlockUnit.tsx'
import { centre, type Place } from '../look/hex/geometry.ts'
import { HexBoard, pieceOrder, sheetBox } from '../look/hex/HexBoard.tsx'
import { useMotions } from '../look/hex/useMotions.ts'
import { Symbols } from '../look/symbols/Symbols.tsx'
import { ZoomPane } from '../look/ZoomPane.tsx'
import { field, type Troop, troops, types } from './cannae.ts'
import { sections } from './field.tsx'

const box = sheetBox(field)

interface Piece extends Troop {
  id: string
}

const start: readonly Piece[] = troops.map((troop, i) => ({ ...troop, id: `u${i}` }))
const path = (...places: Place[]) => places.map(centre)
const AUXILIA = 'u23'
const WARRIORS = 'u7'

const at = (id: string, change: Partial<Piece>, pieces: readonly Piece[]): readonly Piece[] =>
  pieces.map(piece => (piece.id === id ? { ...piece, ...change } : piece))

/** An attack from start to end: move, loss, retreat, advance, and the last block of another. */
export const MotionScreen = () => {
  const [pieces, setPieces] = useState(start)
  const [speed, setSpeed] = useState(1)
  const root = useRef<HTMLDivElement>(null)
  const motions = useMotions(root, speed)
  const attack: Motions = [
    { kind: 'move', id: AUXILIA, path: path({ row: 5, col: 7 }, { row: 4, col: 8 }, { row: 4, col: 7 }) },
    { kind: 'wait', ms: 200 },
    { kind: 'lose', id: WARRIORS, blocks: 1 },
    { kind: 'retreat', id: WARRIORS, path: path({ row: 3, col: 7 }, { row: 2, col: 7 }) },
    [
      { kind: 'advance', id: AUXILIA, path: path({ row: 4, col: 7 }, { row: 3, col: 7 }) },
      { kind: 'eliminate', id: 'u8' },
    ],
  ]
  const after = at(WARRIORS, { row: 2, col: 7, blocks: 1 }, at(AUXILIA, { row: 3, col: 7 }, pieces)).filter(
    piece => piece.id !== 'u8',
  )
  return (
    <div ref={root} style={{ height: '100dvh' }}>
      <Symbols set="hexes" />
      <Symbols set="ancients" />
      <ZoomPane box={box} label="Movimiento" keys={{ nearer: 'Acercar', farther: 'Alejar', all: 'Ver todo' }}>
        <HexBoard
          hexes={field}
          sections={sections}
          pieces={[...pieces]
            .sort(pieceOrder)
            .map(({ id, type, leader, ...piece }) => (
              <BlockUnit
                key={id}
                id={id}
                {...piece}
                symbol={types[type].symbol}
                mark={types[type].mark}
                full={types[type].full}
                leader={!!leader}
                name={leader}
              />
            ))}
          onHex={motions.skip}
        />
      </ZoomPane>
      <div style={{ position: 'absolute', top: 24, left: 80, display: 'flex', gap: 8 }}>
        <Button kind="primary" onClick={() => void motions.play(attack, () => setPieces(after))}>
          Atacar
        </Button>
        <Button onClick={() => setPieces(start)}>Otra vez</Button>
        <Button onClick={() => setSpeed(speed === 1 ? 0.25 : 1)}>{`×${speed}`}</Button>
        <output>{motions.moving ? 'moviendo' : 'quieto'}</output>
      </div>
    </div>
  )
}
