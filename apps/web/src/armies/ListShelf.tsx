import type { Lang } from '@acies/kernel'
import { costOf } from '@acies/tabletop'
import { Button } from '../look/Button.tsx'
import { newId } from '../store/shelf.ts'
import { type KeptList, useLists } from './lists.ts'
import type { Muster } from './muster.ts'
import { armyPageWords } from './words.ts'

interface ListShelfProps {
  muster: Muster
  one: KeptList
  lang: Lang
  onOpen: (one: KeptList) => void
  onFresh: () => void
}

/** Lists to begin from: one's own, and those that are ready. */
export const ListShelf = ({ muster, one, lang, onOpen, onFresh }: ListShelfProps) => {
  const say = armyPageWords[lang]
  const kept = useLists().filter(({ game }) => game === muster.game)
  const books = [...new Set(muster.ready.map(({ roster }) => roster.book))]
  return (
    <section className="panel army-lists" aria-label={say.lists}>
      <h1>{say.title}</h1>
      <p>{say.intro}</p>
      <Button icon="plus" onClick={onFresh}>
        {say.fresh}
      </Button>
      <h2>{say.mine}</h2>
      {kept.length === 0 && <p>{say.none}</p>}
      <ul>
        {kept.map(mine => (
          <li key={mine.id}>
            <button type="button" aria-pressed={mine.id === one.id} onClick={() => onOpen(mine)}>
              <b>{mine.name || say.unnamed}</b>
              <small>
                {muster.names.book(mine.roster.book)[lang]} ·{' '}
                {say.spent(costOf(muster.books, mine.roster).total, mine.roster.points)}
              </small>
            </button>
          </li>
        ))}
      </ul>
      <h2>{say.ready}</h2>
      <ul>
        {books.map(id => (
          <li key={id} className="ready-army">
            <b>{muster.names.book(id)[lang]}</b>
            <span>
              {muster.ready
                .filter(({ roster }) => roster.book === id)
                .map(({ id: list, roster }) => {
                  const name = `${muster.names.book(id)[lang]} ${roster.points}`
                  return (
                    <button
                      key={list}
                      type="button"
                      aria-label={name}
                      onClick={() => onOpen({ id: newId(), game: muster.game, name, roster })}
                    >
                      {roster.points}
                    </button>
                  )
                })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
