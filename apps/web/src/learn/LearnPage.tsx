import { levels } from '@acies/bots'
import { headerOf, Match } from '@acies/kernel'
import { use, useMemo } from 'react'
import { useHouse } from '../app/house.ts'
import { useLang, useWords, yearIn } from '../app/lang.ts'
import { go, hrefOf } from '../app/route.ts'
import { Shell } from '../app/Shell.tsx'
import { useKept } from '../app/useKept.ts'
import { battleEntry, gameEntry } from '../catalogue/catalogue.ts'
import { loadedGame } from '../games/registry.ts'
import { Button } from '../look/Button.tsx'
import { LineIcon } from '../look/LineIcon.tsx'
import { Symbols } from '../look/symbols/Symbols.tsx'
import { gameShort } from '../matches/label.ts'
import { beginMatch } from '../store/begin.ts'
import { COURSES, type Course, courseOf } from './course.ts'

/** An enemy who takes what is there and plans nothing. */
const [{ name: enemy }] = levels

/** The guided first battle: what it teaches, how far one has come, begin or go on. */
export const LearnPage = ({ game: wanted }: { game?: string }) => {
  const lang = useLang()
  const say = useWords().learn
  const course = courseOf(wanted ?? '')
  const known = COURSES.filter(({ game }) => gameEntry(game) !== undefined)
  return (
    <Shell here="learn" className="learn-page">
      <nav className="panel learn-courses" aria-label={say.courses}>
        {known.map(({ game }) => (
          <a
            key={game}
            className={game === course.game ? 'btn primary normal' : 'btn plain normal'}
            aria-current={game === course.game ? 'page' : undefined}
            href={hrefOf({ at: 'learn', game })}
          >
            {gameShort(game, lang)}
          </a>
        ))}
      </nav>
      <Guided key={course.game} course={course} />
    </Shell>
  )
}

/** One guided battle. */
const Guided = ({ course }: { course: Course }) => {
  const { game: GAME, scenario: BATTLE, seed, seat, setup, before = [], line, lessons } = course
  const house = useHouse()
  const lang = useLang()
  const say = useWords().learn
  const { game, skin } = use(loadedGame(GAME))
  const begun = useKept()?.find(
    match => match.lessons !== undefined && !match.summary.over && match.file.header.game === GAME,
  )
  const scenario = battleEntry(GAME, BATTLE)
  const header = useMemo(() => headerOf(game, BATTLE, seed, { setup }), [game, BATTLE, seed, setup])
  const { field } = useMemo(() => Match.load(game, { header, answers: before }).position, [game, header, before])
  const told = begun?.lessons ?? []

  const start = async (): Promise<void> => {
    const kept = await beginMatch(
      house.shelf,
      { game, skin },
      header,
      game
        .seating({ scenario: BATTLE, options: [] })
        .map((_, s) => (s === seat ? { kind: 'person' } : { kind: 'bot', bot: enemy })),
      { seed, answers: before, lessons: [], line: [...before, ...line] },
    )
    go({ at: 'play', match: kept.id })
  }
  return (
    <>
      {skin.symbols.map(set => (
        <Symbols key={set} set={set} />
      ))}
      <section className="panel learn-intro">
        <div className="learn-words">
          <p className="sc hero-over">{say.minutes}</p>
          <h1>{say.title}</h1>
          <p className="hero-lead">{scenario ? say.lead(scenario.title[lang], scenario.sides[seat][lang]) : ''}</p>
          <div className="hero-acts">
            {begun ? (
              <>
                <a className="btn primary large" href={hrefOf({ at: 'play', match: begun.id })}>
                  {say.resume}
                </a>
                <Button size="large" onClick={() => void start()}>
                  {say.restart}
                </Button>
              </>
            ) : (
              <Button kind="primary" size="large" onClick={() => void start()}>
                {say.start}
              </Button>
            )}
          </div>
          <a className="text-button" href={hrefOf({ at: 'game', game: GAME })}>
            {say.skip}
          </a>
        </div>
        <figure>
          <skin.Picture field={field} lang={lang} whole />
          {scenario && (
            <figcaption>
              {[scenario.title[lang], yearIn(scenario.year, lang)].filter(Boolean).join(', ')} · {scenario.armies[lang]}
            </figcaption>
          )}
        </figure>
      </section>
      <section className="panel learn-list">
        <h2>{say.list}</h2>
        <ol>
          {lessons.map(lesson => (
            <li key={lesson.id} className={told.includes(lesson.id) ? 'told' : undefined}>
              <span className="learn-mark">
                {told.includes(lesson.id) && <LineIcon name="check" size={15} weight={2.6} />}
              </span>
              {lesson.title[lang]}
              {told.includes(lesson.id) && <span className="vh">, {say.learned}</span>}
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
