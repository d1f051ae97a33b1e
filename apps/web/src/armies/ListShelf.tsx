import type { Lang } from '@acies/kernel'
import { costOf, type Roster } from '@acies/tabletop'
import { Button } from '../look/Button.tsx'
import { newId } from '../store/shelf.ts'
import { type KeptList, useShelf } from './lists.ts'
import type { Muster } from './muster.ts'
import { isEmpty, rowsOf } from './roster.ts'
import { armyPageWords } from './words.ts'

interface ListShelfProps {
  muster: Muster
  one: KeptList
  lang: Lang
  onOpen: (one: KeptList, worked?: boolean) => void
  onFresh: () => void
}

/** Lists to begin from: one's own, and those that are ready. */
export const ListShelf = ({ muster, one, lang, onOpen, onFresh }: ListShelfProps) => {
  const say = armyPageWords[lang]
  const shelf = useShelf().filter(({ list }) => list.game === muster.game)
  const nameOf = (roster: Roster): string => `${muster.names.book(roster.book)[lang]} ${roster.points}`
  const openReady = (roster: Roster): void => onOpen({ id: newId(), game: muster.game, name: nameOf(roster), roster })
  const books = [...new Set(muster.ready.map(({ roster }) => roster.book))]
  return (
    <section className="panel army-lists" aria-label={say.lists}>
      <h1>{say.title}</h1>
      <p>{say.intro}</p>
      {isEmpty(one.roster) ? (
        <>
          <h2>{say.begin}</h2>
          <ul className="begin-armies">
            {beginnings(muster, one.roster).map(({ id, roster }) => (
              <li key={id}>
                <button type="button" onClick={() => openReady(roster)}>
                  <b>{nameOf(roster)}</b>
                  <small>{mainIn(muster, roster, lang)}</small>
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Button icon="plus" onClick={onFresh}>
          {say.fresh}
        </Button>
      )}
      <h2>{say.mine}</h2>
      {shelf.length === 0 && <p>{say.none}</p>}
      <ul>
        {shelf.map(({ list: mine, unsaved }) => (
          <li key={mine.id}>
            <button type="button" aria-pressed={mine.id === one.id} onClick={() => onOpen(mine, unsaved)}>
              <b>{mine.name || say.unnamed}</b>
              <small>
                {muster.names.book(mine.roster.book)[lang]} ·{' '}
                {say.spent(costOf(muster.books, mine.roster).total, mine.roster.points)}
                {unsaved && ` · ${say.unsaved}`}
              </small>
            </button>
          </li>
        ))}
      </ul>
      <h2>{say.others}</h2>
      <ul>
        {books.map(id => (
          <li key={id} className="ready-army">
            <b>{muster.names.book(id)[lang]}</b>
            <span>
              {muster.ready
                .filter(({ roster }) => roster.book === id)
                .map(({ id: list, roster }) => (
                  <button key={list} type="button" aria-label={nameOf(roster)} onClick={() => openReady(roster)}>
                    {roster.points}
                  </button>
                ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const BEGINNINGS = 3
/** Ready lists of the army that is chosen, or of others where it has none, nearest to the points that are. */
function beginnings({ ready }: Muster, { book, points }: Roster): Muster['ready'] {
  const far = ({ roster }: Muster['ready'][number]): number =>
    Math.abs(roster.points - points) + (roster.book === book ? 0 : FAR)
  return [...ready]
    .sort((a, b) => far(a) - far(b))
    .slice(0, BEGINNINGS)
    .sort((a, b) => a.roster.points - b.roster.points)
}
/** More points than any list has. */
const FAR = 1e6

/** What a list is made of, in a line: most of one kind first. */
function mainIn({ names }: Muster, { groups }: Roster, lang: Lang): string {
  const kinds = new Map<string, number>()
  for (const { chosen, copies } of groups.flatMap(rowsOf))
    kinds.set(chosen.entry, (kinds.get(chosen.entry) ?? 0) + copies)
  return [...kinds]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAIN)
    .map(([entry, n]) => `${n > 1 ? `${n} × ` : ''}${names.entry(entry)[lang]}`)
    .join(', ')
}
const MAIN = 4
