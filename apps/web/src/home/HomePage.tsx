import type { Lang } from '@acies/kernel'
import { lazy, Suspense } from 'react'
import { useLang, useWords, yearIn } from '../app/lang.ts'
import { hrefOf } from '../app/route.ts'
import { ShellBar } from '../app/Shell.tsx'
import { useKept } from '../app/useKept.ts'
import { battleEntry, catalogue, gameEntry } from '../catalogue/catalogue.ts'
import { type ComingGame, comingGames } from '../catalogue/coming.ts'
import { GameColumn } from '../look/GameColumn.tsx'
import { Hero, HomeSlip, SavedList } from '../look/Hero.tsx'
import { Icon } from '../look/Icon.tsx'
import { Thumb } from '../look/thumb/Thumb.tsx'
import type { Kept } from '../store/shelf.ts'
import type { Words } from '../text/es.ts'
import { battleOf } from './battle.ts'

const Continue = lazy(() => import('./Continue.tsx').then(m => ({ default: m.Continue })))

/** What a kept match is called in a list. */
export function matchName(kept: Kept, lang: Lang): string {
  const { game, scenario } = kept.file.header
  return kept.name || (battleEntry(game, scenario)?.title[lang] ?? scenario)
}
/** Who plays, in a few words. */
export function matchNote(kept: Kept, lang: Lang, words: Words): string {
  const { game } = kept.file.header
  const people = kept.players.filter(player => player.kind === 'person').length
  const how = people > 1 ? words.home.twoHere : people === 1 ? words.home.againstMachine : words.home.machines
  const turn = kept.summary.over ? words.matches.over : words.play.turn(kept.summary.turn)
  return `${gameEntry(game)?.name[lang].split(': ').at(-1) ?? game} · ${turn} · ${how}`
}

const Welcome = () => {
  const lang = useLang()
  const words = useWords()
  const [game] = catalogue
  const battle = battleEntry(game.id, game.featured)
  if (battle === undefined) return null
  return (
    <Hero
      over={words.home.welcome}
      title={battle.title[lang]}
      year={yearIn(battle.year, lang)}
      line={battle.armies[lang]}
      lead={words.home.lead}
      acts={
        <>
          <a className="btn primary large" href={hrefOf({ at: 'battle', game: game.id, battle: battle.id })}>
            {words.home.playNow}
          </a>
          <a className="btn plain large" href={hrefOf({ at: 'learn' })}>
            {words.home.learnFirst}
          </a>
        </>
      }
      picture={<Thumb map={battle.map} />}
    />
  )
}

const Coming = ({ game, lang, words }: { game: ComingGame; lang: Lang; words: Words }) => (
  <GameColumn
    name={game.name[lang]}
    note={game.note[lang]}
    icon={game.icon}
    soon
    featured={{
      id: game.id,
      href: hrefOf({ at: 'about' }),
      name: game.battle[lang],
      year: game.when[lang],
      sides: game.sides[lang],
      map: game.map,
      difficulty: game.difficulty,
      difficultyLabel: words.home.difficulty(game.difficulty),
      length: words.home.minutes(game.minutes),
      tag: { text: words.home.soon, kind: 'strong' },
    }}
  >
    <div className="game-note">
      <p>{words.home.coming}</p>
    </div>
  </GameColumn>
)

/** The games and their battles; what one was playing first. */
export const HomePage = () => {
  const lang = useLang()
  const words = useWords()
  const kept = useKept()
  const open = kept?.filter(match => !match.summary.over) ?? []
  const [last, ...others] = open
  const soon = comingGames.filter(game => gameEntry(game.id) === undefined)
  return (
    <div className="home">
      <ShellBar here="home" />
      <div className="home-top">
        {last ? (
          <Suspense fallback={<section className="hero" aria-busy="true" />}>
            <Continue kept={last} />
          </Suspense>
        ) : (
          <Welcome />
        )}
        <div className="home-beside">
          <HomeSlip
            icon={<Icon name="bulb" size={26} />}
            title={words.home.learn}
            text={words.home.learnText}
            act={
              <a className="btn plain normal" href={hrefOf({ at: 'learn' })}>
                {words.home.begin}
              </a>
            }
          />
          {others.length > 0 ? (
            <SavedList
              title={words.home.alsoOnTable}
              matches={others.slice(0, 2).map(match => ({
                id: match.id,
                href: hrefOf({ at: 'play', match: match.id }),
                picture: <SmallMap match={match} />,
                name: matchName(match, lang),
                note: matchNote(match, lang, words),
                score: match.summary.score.join(' – '),
              }))}
            />
          ) : (
            <HomeSlip
              icon={<Icon name="dices" size={26} />}
              title={words.home.watch}
              text={words.home.watchText}
              act={
                <a
                  className="btn plain normal"
                  href={`${hrefOf({ at: 'battle', game: catalogue[0].id, battle: catalogue[0].featured })}/watch`}
                >
                  {words.home.look}
                </a>
              }
            />
          )}
        </div>
      </div>
      <main className="home-games">
        {catalogue.map(game => {
          const featured = game.battles.find(b => b.id === game.featured) ?? game.battles[0]
          return (
            <GameColumn
              key={game.id}
              name={game.name[lang]}
              note={game.note[lang]}
              icon={game.icon}
              featured={battleOf(game, featured, lang, words)}
              battles={game.shown.flatMap(id => {
                const entry = game.battles.find(b => b.id === id)
                return entry ? [battleOf(game, entry, lang, words)] : []
              })}
              more={{ text: words.home.all(game.battles.length), href: hrefOf({ at: 'game', game: game.id }) }}
            />
          )
        })}
        {soon.map(game => (
          <Coming key={game.id} game={game} lang={lang} words={words} />
        ))}
      </main>
    </div>
  )
}

export const SmallMap = ({ match }: { match: Kept }) => {
  const { game, scenario } = match.file.header
  const entry = battleEntry(game, scenario)
  return entry ? <Thumb map={entry.map} small /> : null
}
