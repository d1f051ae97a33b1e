import { useLang, useWords } from '../app/lang.ts'
import { Notice } from '../app/Notice.tsx'
import { Shell } from '../app/Shell.tsx'
import { gameEntry } from '../catalogue/catalogue.ts'
import { BattleCard } from '../look/BattleCard.tsx'
import { battleOf } from './battle.ts'

/** All battles of a game. */
export const GamePage = ({ game: id }: { game: string }) => {
  const lang = useLang()
  const words = useWords()
  const game = gameEntry(id)
  if (game === undefined) return <Notice title={words.app.nowhere} text={words.app.nowhereText} home />
  return (
    <Shell here="home">
      <header className="page-head on-wood">
        <h1>{game.name[lang]}</h1>
        <p>{game.note[lang]}</p>
      </header>
      <ul className="battle-grid">
        {game.battles.map(entry => (
          <li key={entry.id}>
            <BattleCard battle={battleOf(game, entry, lang, words)} />
          </li>
        ))}
      </ul>
    </Shell>
  )
}
