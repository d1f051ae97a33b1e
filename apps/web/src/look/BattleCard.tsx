import type { ReactNode } from 'react'
import { LineIcon } from './LineIcon.tsx'
import { Tag } from './Tag.tsx'
import { Thumb, type ThumbMap } from './thumb/Thumb.tsx'

export interface Battle {
  id: string
  /** Absent: only to be seen. */
  href?: string
  name: string
  year: string
  /** "Rome against Carthage". */
  sides?: string
  map: ThumbMap
  /** 1 to 3, with its spoken words. */
  difficulty: number
  difficultyLabel: string
  /** "50 min", or "to learn". */
  length: string
  tag?: { text: string; kind?: 'plain' | 'strong' }
  onClick?: () => void
}

export const Difficulty = ({ of, label }: { of: number; label: string }) => (
  <span className="difficulty" role="img" aria-label={label}>
    {[1, 2, 3].map(k => (
      <i key={k} className={k <= of ? 'on' : undefined} />
    ))}
  </span>
)

/** A battle one can go to, or one that is only shown. */
const Slip = ({ battle, kind, children }: { battle: Battle; kind: string; children: ReactNode }) =>
  battle.href ? (
    <a className={kind} href={battle.href} onClick={battle.onClick}>
      {children}
    </a>
  ) : (
    <div className={kind}>{children}</div>
  )

/** The featured battle of a game: its map, and what to expect. */
export const BattleCard = ({ battle }: { battle: Battle }) => (
  <Slip battle={battle} kind="battle-card">
    <span className="battle-map">
      <Thumb map={battle.map} />
      {battle.tag && <Tag kind={battle.tag.kind}>{battle.tag.text}</Tag>}
    </span>
    <span className="battle-words">
      <b>
        {battle.name} <small>{battle.year}</small>
      </b>
      {battle.sides && <span>{battle.sides}</span>}
      <span className="battle-meta">
        <Difficulty of={battle.difficulty} label={battle.difficultyLabel} />
        <span>
          <LineIcon name="clock" size={14} />
          {battle.length}
        </span>
      </span>
    </span>
  </Slip>
)

/** One more battle, in a line. */
export const BattleRow = ({ battle }: { battle: Battle }) => (
  <Slip battle={battle} kind="battle-row">
    <span className="mini-map">
      <Thumb map={battle.map} small />
    </span>
    <span className="battle-name">
      <b>{battle.name}</b>
      <small>{battle.year}</small>
    </span>
    <span className="battle-side">
      <Difficulty of={battle.difficulty} label={battle.difficultyLabel} />
      <small>{battle.length}</small>
    </span>
  </Slip>
)
