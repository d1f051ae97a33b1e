import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { Die, type DieState } from './Die.tsx'
import { still } from './stillness.ts'
import type { DieFace } from './symbols/dice.ts'

export interface ThrownDie {
  face: DieFace
  state?: DieState
  label?: string
}

interface DiceTrayProps {
  title: string
  /** Who rolled at whom, and what came of it. */
  caption?: React.ReactNode
  dice: readonly ThrownDie[]
  /** A new value throws the dice; the same one lets them lie. */
  roll?: string | number
  /** The faces of the game, with their names; also what a tumbling die shows. */
  faces?: readonly { face: DieFace; text: string }[]
  /** 0.5, 1, 2; Infinity lets them lie at once. */
  speed?: number
  onSettled?: () => void
}

const TUMBLE = 520
const EACH = 60
const REVEAL = 120

/** More dice than this lie in heaps: one die for each face, and how many of it. */
const MANY = 10
interface Heap {
  die: ThrownDie
  n: number
}
function heapsOf(dice: readonly ThrownDie[]): Heap[] {
  if (dice.length <= MANY) return dice.map(die => ({ die, n: 1 }))
  const heaps = new Map<string, Heap>()
  for (const die of dice) {
    const key = `${die.face} ${die.state}`
    const heap = heaps.get(key)
    if (heap === undefined) heaps.set(key, { die, n: 1 })
    else heap.n++
  }
  return [...heaps.values()]
}

/** So large that all lie in the tray, which never grows. */
const sizeOf = (count: number): number => (count <= 4 ? 46 : count <= 6 ? 36 : 26)

const turns = [-6, 4, -3, 7, 2, -5, 6, -2]

/** Dice in a tray lined with felt: they tumble, settle, then show which of them hit. */
export const DiceTray = ({ title, caption, dice, roll, faces, speed = 1, onSettled }: DiceTrayProps) => {
  const [stage, setStage] = useState<'tumbling' | 'lying' | 'judged'>('judged')
  const thrown = useRef(roll)
  const settled = useRef(onSettled)
  settled.current = onSettled
  const heaps = heapsOf(dice)
  const count = heaps.length

  useEffect(() => {
    if (roll === thrown.current) return
    thrown.current = roll
    if (still() || speed === Number.POSITIVE_INFINITY || count === 0) {
      setStage('judged')
      settled.current?.()
      return
    }
    setStage('tumbling')
    const length = (TUMBLE + EACH * count) / speed
    const lie = setTimeout(() => setStage('lying'), length)
    const judge = setTimeout(
      () => {
        setStage('judged')
        settled.current?.()
      },
      length + REVEAL / speed,
    )
    return () => {
      clearTimeout(lie)
      clearTimeout(judge)
    }
  }, [roll, speed, count])

  const others = (die: ThrownDie, i: number): readonly [DieFace, DieFace] => {
    const pool = faces?.map(f => f.face) ?? [die.face]
    return [pool[(i + 1) % pool.length], pool[(i + 4) % pool.length]]
  }

  return (
    <section className="dice-tray panel" aria-label={title}>
      <header>
        <span className="sc">{title}</span>
        {caption && <span>{caption}</span>}
      </header>
      <div className="felt" style={{ '--speed': speed } as CSSProperties}>
        {heaps.map(({ die, n }, i) => (
          <span key={i} className={n > 1 ? 'thrown heap' : 'thrown'} style={{ '--i': i } as CSSProperties}>
            <Die
              face={die.face}
              label={die.label}
              size={sizeOf(count)}
              state={stage === 'judged' ? die.state : 'plain'}
              turn={turns[i % turns.length]}
              tumbling={stage === 'tumbling' ? others(die, i) : undefined}
            />
            {n > 1 && <b>×{n}</b>}
          </span>
        ))}
      </div>
      {faces && (
        <ul className="die-faces">
          {faces.map(({ face, text }) => (
            <li key={face}>
              <Die face={face} size={26} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
