import type { Lang } from '@acies/kernel'
import { costOf, findingsOf, type Roster } from '@acies/tabletop'
import { Suspense, use, useEffect, useRef, useState } from 'react'
import { copyText } from '../app/copy.ts'
import { download } from '../app/download.ts'
import { useHouse } from '../app/house.ts'
import { useLang } from '../app/lang.ts'
import { go, hrefOf } from '../app/route.ts'
import { Shell } from '../app/Shell.tsx'
import { Button } from '../look/Button.tsx'
import { LineIcon } from '../look/LineIcon.tsx'
import { Segmented } from '../look/Segmented.tsx'
import { Symbols } from '../look/symbols/Symbols.tsx'
import { newId } from '../store/shelf.ts'
import './armies.css'
import { Balance } from './Balance.tsx'
import { Choice } from './Choice.tsx'
import { FindingsPane } from './FindingsPane.tsx'
import { KeptPane } from './KeptPane.tsx'
import { ListShelf } from './ListShelf.tsx'
import {
  forgetList,
  isDraft,
  type KeptList,
  keepDraft,
  keepList,
  keptDraft,
  LONGEST_NAME,
  listFromLink,
  listToLink,
  playNext,
  sameAs,
  useLists,
  useShelf,
} from './lists.ts'
import { type Muster, musterGames, musterOf } from './muster.ts'
import { OnTable } from './OnTable.tsx'
import { PointsBar } from './PointsBar.tsx'
import { PrintedRoster } from './PrintedRoster.tsx'
import { RosterColumn } from './RosterColumn.tsx'
import { firstUnitIn, isEmpty, type Where } from './roster.ts'
import { duelOf, foesOf } from './terms.ts'
import { complaintIn, listInWords, nameIn, rosterIn } from './told.ts'
import { UnitPane } from './UnitPane.tsx'
import { useDraft, useUndoKeys } from './useDraft.ts'
import { useDrawnUp } from './useDrawnUp.ts'
import { armyPageWords } from './words.ts'

/** Letters for which a name has room at least. */
const MIN_NAME = 9

interface First {
  one: Partial<KeptList>
  /** A list the player has worked at, or was sent. */
  worked: boolean
}
const left = (game?: string): First => {
  const draft = keptDraft(game)
  const one = draft !== undefined && musterGames.includes(draft.game) ? draft : undefined
  return { one: one ?? {}, worked: one !== undefined && isDraft(one.id) }
}
/** From a link, from where it was left, or none yet. What is sent comes beside what there is, and once. */
function firstOf(data: string | undefined): First & { broken?: true } {
  if (data === undefined) return left()
  try {
    const sent = listFromLink(data)
    if (!musterGames.includes(sent.game)) throw new Error(`no lists of ${sent.game}`)
    const one = sameAs(sent) ?? { ...sent, id: newId() }
    keepDraft(one, true)
    return { one, worked: true }
  } catch {
    return { ...left(), broken: true }
  }
}

/** Where armies are raised, kept and shared, for every game that has lists. */
export const ArmiesPage = ({ data }: { data?: string }) => {
  const house = useHouse()
  const say = armyPageWords[useLang()]
  const [first] = useState(() => firstOf(data))
  const [game, setGame] = useState(first.one.game ?? musterGames[0])
  // Once it is open it is one's own: read again, the address would bring it back as it was sent.
  useEffect(() => {
    if (data === undefined) return
    if (first.broken) house.tell(say.brokenLink)
    go({ at: 'armies' }, true)
  }, [data, first, house, say])
  return (
    <Shell here="armies" className="armies-page">
      <Suspense fallback={null}>
        <Builder key={game} game={game} first={first.one.game === game ? first : left(game)} onGame={setGame} />
      </Suspense>
    </Shell>
  )
}

interface BuilderProps {
  game: string
  first: First
  onGame: (game: string) => void
}
const Builder = ({ game, first, onGame }: BuilderProps) => {
  const muster = use(musterOf(game))
  const lang = useLang()
  const say = armyPageWords[lang]
  const fresh = (): KeptList => ({
    id: newId(),
    game: muster.game,
    name: '',
    roster: muster.empty(muster.books[0].id, muster.sizes[1] ?? muster.sizes[0]),
  })
  const meant = first.one.roster?.book
  const isKnown = meant === undefined || muster.books.some(({ id }) => id === meant)
  const draft = useDraft(() =>
    isKnown ? { one: { ...fresh(), ...first.one }, worked: first.worked } : { one: fresh(), worked: false },
  )
  const { one } = draft
  const { roster } = one
  const [selected, setSelected] = useState<Where | null>(null)
  const book = muster.books.find(({ id }) => id === roster.book) ?? muster.books[0]
  const findings = findingsOf(muster.books, roster)
  const cost = costOf(muster.books, roster)
  const setRoster = (next: Roster, select?: Where | null): void => {
    draft.setRoster(next)
    if (select !== undefined) setSelected(select)
  }
  const open = (next: KeptList, worked = false): void => {
    draft.open(next, worked)
    setSelected(firstUnitIn(next.roster))
  }
  useUndoKeys(draft)
  const middle = useRef<HTMLDivElement>(null)
  // In one column what is chosen below stands above.
  useEffect(() => {
    if (selected !== null && matchMedia('(max-width: 699px)').matches) middle.current?.scrollIntoView()
  }, [selected])
  return (
    <>
      <Symbols set={muster.symbols} />
      <header className="army-head on-wood">
        <label className="army-name">
          <input
            aria-label={say.name}
            placeholder={say.unnamed}
            size={Math.max(MIN_NAME, one.name.length)}
            value={one.name}
            maxLength={LONGEST_NAME}
            onChange={event => draft.setName(event.target.value)}
          />
          <LineIcon name="pencil" size={18} />
        </label>
        {musterGames.length > 1 && (
          <Segmented
            label={say.game}
            options={musterGames.map(value => ({ value, text: say.games[value] ?? value }))}
            value={game}
            onChange={onGame}
          />
        )}
        <Choice
          label={say.army}
          value={roster.book}
          options={muster.books.map(({ id }) => ({
            value: id,
            text: `${muster.names.book(id)[lang]}${muster.proposed?.(id) ? ` (${say.proposal})` : ''}`,
          }))}
          onChange={id => setRoster(muster.empty(id, roster.points), null)}
        />
        <Choice
          label={say.size}
          value={`${roster.points}`}
          options={[...new Set([...muster.sizes, roster.points])]
            .sort((a, b) => a - b)
            .map(n => ({ value: `${n}`, text: say.pointsInFull(n) }))}
          onChange={points => setRoster({ ...roster, points: Number(points) })}
        />
        {book.variants && (
          <Choice
            label={say.chart}
            value={roster.variant ?? ''}
            options={book.variants.map(({ id }) => ({ value: id, text: muster.names.variant(id)[lang] }))}
            onChange={variant => setRoster({ ...roster, variant })}
          />
        )}
        <PointsBar muster={muster} book={book} cost={cost} points={roster.points} lang={lang}>
          <Button size="small" icon="undo" label={say.undo} off={!draft.undoable} onClick={draft.undo} />
          <Button size="small" icon="redo" label={say.redo} off={!draft.redoable} onClick={draft.redo} />
        </PointsBar>
      </header>
      <div className="army-columns">
        <RosterColumn
          muster={muster}
          book={book}
          roster={roster}
          cost={cost}
          findings={findings}
          selected={selected}
          lang={lang}
          onSelect={setSelected}
          onRoster={setRoster}
        />
        <div className="army-middle" ref={middle}>
          {selected === null ? (
            <ListShelf muster={muster} one={one} lang={lang} onOpen={open} onFresh={() => open(fresh())} />
          ) : (
            <>
              <Button size="small" icon="back" onClick={() => setSelected(null)}>
                {say.lists}
              </Button>
              <UnitPane muster={muster} book={book} roster={roster} where={selected} lang={lang} onRoster={setRoster} />
            </>
          )}
        </div>
        <div className="army-right-column">
          <FindingsPane
            muster={muster}
            roster={roster}
            findings={findings}
            lang={lang}
            onSelect={setSelected}
            onRoster={setRoster}
          />
          {!isEmpty(roster) && <KeptPane muster={muster} roster={roster} lang={lang} />}
          <Trial muster={muster} one={one} fits={findings.length === 0} lang={lang} />
          <Acts muster={muster} draft={draft} faults={findings.length} onOpen={open} onFresh={() => open(fresh())} />
        </div>
      </div>
    </>
  )
}

interface TrialProps {
  muster: Muster
  one: KeptList
  fits: boolean
  lang: Lang
}
/** The list on the table, and against another. */
const Trial = ({ muster, one, fits, lang }: TrialProps) => {
  const foes = foesOf(muster, one, useLists())
  const [chosen, setChosen] = useState('')
  const foe = foes.find(({ id }) => id === chosen) ?? foes[0]
  const { roster } = one
  const battle = muster.battle(roster.points)
  const mine = muster.pitched.listOf(roster)
  const duel = fits && battle !== null && foe !== undefined ? duelOf(muster, mine, foe.list) : null
  const drawn = useDrawnUp(muster.game, battle, duel)
  return (
    <>
      <OnTable muster={muster} roster={roster} drawn={drawn} fits={fits} lang={lang} />
      {duel !== null && battle !== null && foe !== undefined && (
        <Balance
          muster={muster}
          scenario={battle}
          foes={foes}
          foe={foe}
          setups={[duel, duelOf(muster, foe.list, mine)]}
          points={roster.points}
          lang={lang}
          onFoe={setChosen}
        />
      )}
    </>
  )
}

interface ActsProps {
  muster: Muster
  draft: ReturnType<typeof useDraft>
  faults: number
  onOpen: (one: KeptList, worked: boolean) => void
  onFresh: () => void
}
/** Copy, keep, play, share, print, read somebody else's. */
const Acts = ({ muster, draft, faults, onOpen, onFresh }: ActsProps) => {
  const house = useHouse()
  const lang = useLang()
  const say = armyPageWords[lang]
  const { one } = draft
  const shelf = useShelf()
  const [written, setWritten] = useState<string | null>(null)
  const [complaint, setComplaint] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const text = written ?? listInWords(muster, one, lang)
  const isBlank = isEmpty(one.roster)
  const battle = muster.battle(one.roster.points)
  const copy = async (what: string, done: string): Promise<void> => {
    if (await copyText(what)) house.tell(done)
    else window.prompt(say.copyIt, what)
  }
  /** What is read comes beside what there is, never over it. */
  const read = (text: string): void => {
    try {
      onOpen({ id: newId(), game: muster.game, name: nameIn(text), roster: rosterIn(text, muster) }, true)
      setWritten(null)
      setComplaint('')
    } catch (error) {
      setComplaint(complaintIn(error instanceof Error ? error.message : `${error}`, lang))
    }
  }
  return (
    <section className="panel army-acts" aria-label={say.acts}>
      <p>
        <Button icon="copy" off={isBlank} onClick={() => onOpen({ ...one, id: newId() }, true)}>
          {say.copy}
        </Button>
        {shelf.some(({ list }) => list.id === one.id) && (
          <Button
            icon="trash"
            onClick={() => {
              onFresh()
              forgetList(one.id)
              house.tell(say.erased, { text: say.undo, onClick: draft.undo })
            }}
          >
            {say.erase}
          </Button>
        )}
      </p>
      <p>
        <Button
          onClick={() =>
            void copy(new URL(hrefOf({ at: 'armies', data: listToLink(one) }), location.href).href, say.linked)
          }
        >
          {say.link}
        </Button>
        <Button onClick={() => window.print()}>{say.print}</Button>
      </p>
      <p>
        <Button
          icon="save"
          onClick={() =>
            download(listInWords(muster, one, lang), `acies-${muster.game}-${one.roster.book}.txt`, 'text/plain')
          }
        >
          {say.export}
        </Button>
        <Button icon="open" onClick={() => input.current?.click()}>
          {say.import}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".txt,text/plain"
          aria-label={say.import}
          onChange={event => {
            const [file] = event.target.files ?? []
            void file?.text().then(read)
            event.target.value = ''
          }}
        />
      </p>
      {complaint !== '' && <p role="alert">{say.refused(complaint)}</p>}
      <Button
        kind={faults === 0 || isBlank ? 'plain' : 'primary'}
        icon="save"
        off={isBlank}
        onClick={() => {
          keepList(one)
          house.tell(say.saved)
        }}
      >
        {faults === 0 || isBlank ? say.save : say.saveWith(faults)}
      </Button>
      {faults === 0 && battle !== null && (
        <Button
          kind="primary"
          icon="play"
          onClick={() => {
            playNext(one)
            go({ at: 'battle', game: muster.game, battle })
          }}
        >
          {say.play}
        </Button>
      )}
      <details className="army-text">
        <summary>{say.text}</summary>
        <p>{say.textNote}</p>
        <textarea
          aria-label={say.text}
          rows={Math.min(16, text.split('\n').length + 1)}
          spellCheck={false}
          value={text}
          onChange={event => setWritten(event.target.value)}
        />
        <p>
          <Button onClick={() => read(text)}>{say.read}</Button>
          <Button icon="copy" onClick={() => void copy(listInWords(muster, one, lang), say.copied)}>
            {say.copyText}
          </Button>
        </p>
      </details>
      <PrintedRoster muster={muster} one={one} lang={lang} />
    </section>
  )
}
