import type { ReactNode } from 'react'
import { type Battle, BattleCard, BattleRow } from './BattleCard.tsx'
import { Icon } from './Icon.tsx'
import { LineIcon } from './LineIcon.tsx'
import type { IconName } from './symbols/icons.ts'

interface GameColumnProps {
  name: string
  /** "hexes · cards · special dice". */
  note: string
  icon: IconName
  featured: Battle
  battles?: readonly Battle[]
  more?: { text: string; href?: string; onClick?: () => void }
  /** Cannot be played yet: drawn paler. */
  soon?: boolean
  /** Under the battles. */
  children?: ReactNode
}

/** One game of the house and its battles. */
export const GameColumn = ({ name, note, icon, featured, battles = [], more, soon, children }: GameColumnProps) => (
  <section className={soon ? 'game-column soon' : 'game-column'}>
    <header>
      <span className="game-seal">
        <Icon name={icon} size={24} />
      </span>
      <div>
        <h2>{name}</h2>
        <p>{note}</p>
      </div>
    </header>
    <BattleCard battle={featured} />
    <ul>
      {battles.map(battle => (
        <li key={battle.id}>
          <BattleRow battle={battle} />
        </li>
      ))}
    </ul>
    {children}
    {more && (
      <a className="game-more" href={more.href ?? '#'} onClick={more.onClick}>
        {more.text}
        <LineIcon name="arrow" size={15} weight={2} />
      </a>
    )}
  </section>
)
