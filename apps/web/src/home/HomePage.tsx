import { lazy, Suspense, useEffect } from 'react'
import { useLang, useWords, yearIn } from '../app/lang.ts'
import { hrefOf } from '../app/route.ts'
import { ShellBar } from '../app/Shell.tsx'
import { useKept } from '../app/useKept.ts'
import { battleEntry, catalogue } from '../catalogue/catalogue.ts'
import type { Battle } from '../look/BattleCard.tsx'
import { GameColumn } from '../look/GameColumn.tsx'
import { Hero, HomeSlip, SavedList } from '../look/Hero.tsx'
import { Icon } from '../look/Icon.tsx'
import { Thumb } from '../look/thumb/Thumb.tsx'
import { matchName, matchNote, scoreOf } from '../matches/label.ts'
import { MatchMap } from '../matches/MatchMap.tsx'
import type { Kept } from '../store/shelf.ts'
import { fetchAhead } from './ahead.ts'
import { battleOf } from './battle.ts'
import { Resume } from './Resume.tsx'

const Continue = lazy(() => import('./Continue.tsx').then(m => ({ default: m.Continue })))

/** In a narrow column the place alone is enough: "Waterloo: until three" is Waterloo. */
const brief = (battle: Battle): Battle => ({ ...battle, name: battle.name.split(/[:,] /)[0] })

/** For who has nothing on the table yet. */
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
      picture={<Thumb map={battle.map} spill />}
    />
  )
}

const AlsoOnTable = ({ matches }: { matches: readonly Kept[] }) => {
  const lang = useLang()
  const words = useWords()
  if (matches.length === 0) {
    const [game] = catalogue
    return (
      <HomeSlip
        icon={<Icon name="dices" size={26} />}
        title={words.home.watch}
        text={words.home.watchText}
        act={
          <a
            className="btn plain normal"
            href={hrefOf({ at: 'battle', game: game.id, battle: game.featured, how: 'watch' })}
          >
            {words.home.look}
          </a>
        }
      />
    )
  }
  return (
    <SavedList
      title={words.home.alsoOnTable}
      matches={matches.slice(0, 2).map(match => ({
        id: match.id,
        href: hrefOf({ at: 'play', match: match.id }),
        picture: <MatchMap match={match} />,
        name: matchName(match, lang),
        note: matchNote(match, lang, words),
        score: scoreOf(match),
      }))}
    />
  )
}

/** The games and their battles; what one was playing first. */
export const HomePage = () => {
  const lang = useLang()
  const words = useWords()
  const kept = useKept()
  useEffect(fetchAhead, [])
  const [last, ...others] = kept?.filter(match => !match.summary.over) ?? []
  return (
    <div className="home">
      <ShellBar here="home" />
      <div className="home-top">
        {kept === null ? (
          <section className="hero" aria-busy="true" />
        ) : last ? (
          <Suspense fallback={<Resume kept={last} />}>
            <Continue kept={last} />
          </Suspense>
        ) : (
          <Welcome />
        )}
        <div className={others.length > 0 ? 'home-beside' : 'home-beside even'}>
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
          <AlsoOnTable matches={others} />
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
              featured={brief(battleOf(game, featured, lang, words))}
              battles={game.shown.flatMap(id => {
                const entry = game.battles.find(b => b.id === id)
                return entry ? [brief(battleOf(game, entry, lang, words))] : []
              })}
              more={{ text: words.home.all(game.battles.length), href: hrefOf({ at: 'game', game: game.id }) }}
            />
          )
        })}
      </main>
    </div>
  )
}
