import { useLang, useWords } from '../app/lang.ts'
import type { ComingBattle, ComingGame } from '../catalogue/coming.ts'
import type { Battle } from '../look/BattleCard.tsx'
import { GameColumn } from '../look/GameColumn.tsx'

/** So many battles fill the column. */
const FULL = 4

/** A game whose table is still being built: to see, not to touch. */
export const Coming = ({ game }: { game: ComingGame }) => {
  const lang = useLang()
  const words = useWords().home
  const shown = (battle: ComingBattle): Battle => ({
    id: battle.name.es,
    name: battle.name[lang],
    year: battle.when[lang],
    sides: battle.sides?.[lang],
    map: battle.map,
    difficulty: battle.difficulty,
    difficultyLabel: words.difficulty(battle.difficulty),
    length: words.minutes(battle.minutes),
  })
  const [first, ...more] = game.battles
  return (
    <GameColumn
      name={game.name[lang]}
      note={game.note[lang]}
      icon={game.icon}
      soon
      featured={{ ...shown(first), tag: { text: words.soon, kind: 'strong' } }}
      battles={more.map(shown)}
    >
      {more.length < FULL && (
        <div className="game-note">
          <p>{words.coming}</p>
        </div>
      )}
    </GameColumn>
  )
}
