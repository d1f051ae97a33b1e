import { useState } from 'react'
import { useLang, useWords } from '../app/lang.ts'
import { Notice } from '../app/Notice.tsx'
import { hrefOf } from '../app/route.ts'
import { Shell } from '../app/Shell.tsx'
import { gameEntry } from '../catalogue/catalogue.ts'
import { BattleCard } from '../look/BattleCard.tsx'
import { LineIcon } from '../look/LineIcon.tsx'
import { Segmented } from '../look/Segmented.tsx'
import { battleOf } from './battle.ts'
import { ORDERS, type Order, sorted } from './order.ts'

/** All battles of a game, in the order one likes. */
export const GamePage = ({ game: id }: { game: string }) => {
  const lang = useLang()
  const words = useWords()
  const say = words.home
  const [order, setOrder] = useState<Order>('year')
  const game = gameEntry(id)
  if (game === undefined) return <Notice title={words.app.nowhere} text={words.app.nowhereText} home />
  return (
    <Shell here="home">
      <header className="page-head on-wood">
        <div>
          <h1>{game.name[lang]}</h1>
          <p>{[say.battles(game.battles.length), game.note[lang]].join(' · ')}</p>
        </div>
        <a className="page-link" href={hrefOf({ at: 'rules', game: id })}>
          <LineIcon name="book" size={17} />
          {words.battle.readRules}
        </a>
        <Segmented<Order>
          label={say.order}
          value={order}
          onChange={setOrder}
          options={ORDERS.map(value => ({ value, text: say.orders[value] }))}
        />
      </header>
      <ul className="battle-grid">
        {sorted(game.battles, order).map(entry => (
          <li key={entry.id}>
            <BattleCard battle={battleOf(game, entry, lang, words)} />
          </li>
        ))}
      </ul>
    </Shell>
  )
}
