import type { ReactNode } from 'react'
import { SideMark } from './SideMark.tsx'
import type { Side } from './symbols/sides.ts'

interface HeroProps {
  /** "Continue". */
  over: string
  title: string
  year?: string
  /** Whose turn it is, and the rest of the line. */
  side?: Side
  who?: string
  line?: string
  /** What the referee asks, in italics. */
  lead?: string
  acts: ReactNode
  /** The board or a map, behind and to the right. */
  picture?: ReactNode
}

/** Longer titles are written smaller. */
const LONG = 15

/** The match one was playing, large, on the home. */
export const Hero = ({ over, title, year, side, who, line, lead, acts, picture }: HeroProps) => (
  <section className="hero">
    <div className="hero-picture" aria-hidden="true" inert>
      {picture}
    </div>
    <div className="hero-words">
      <p className="sc hero-over">{over}</p>
      <h1 className={title.length > LONG ? 'long' : undefined}>
        {title} {year && <small>{year}</small>}
      </h1>
      {(who || line) && (
        <p className="hero-line">
          {side && <SideMark side={side} />}
          {who && <b>{who}</b>}
          {line}
        </p>
      )}
      {lead && <p className="hero-lead">{lead}</p>}
      <div className="hero-acts">{acts}</div>
    </div>
  </section>
)

interface SavedMatch {
  id: string
  href?: string
  picture: ReactNode
  name: string
  note: ReactNode
  score: string
}

/** Matches that also lie on the table. */
export const SavedList = ({ title, matches }: { title: string; matches: readonly SavedMatch[] }) => (
  <section className="home-slip saved">
    <h2>{title}</h2>
    <ul>
      {matches.map(match => (
        <li key={match.id}>
          <a href={match.href ?? '#'}>
            <span className="mini-map">{match.picture}</span>
            <span>
              <b>{match.name}</b>
              <small>{match.note}</small>
            </span>
            <span className="saved-score">{match.score}</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
)

/** An invitation with one button: learn, open a file. */
export const HomeSlip = ({
  icon,
  title,
  text,
  act,
}: {
  icon?: ReactNode
  title: string
  text: string
  act: ReactNode
}) => (
  <section className="home-slip invite">
    {icon && <span className="slip-icon">{icon}</span>}
    <div>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
    {act}
  </section>
)
