import { headerOf } from '@acies/kernel'
import { lazy, Suspense, use, useMemo, useState } from 'react'
import { useLang, useWords } from '../app/lang.ts'
import { Notice } from '../app/Notice.tsx'
import { hrefOf } from '../app/route.ts'
import { Shell } from '../app/Shell.tsx'
import { loadedBriefing } from '../catalogue/briefings.ts'
import { battleEntry } from '../catalogue/catalogue.ts'
import { type ChosenSetUp, loadedGame, playableGames } from '../games/registry.ts'
import { LineIcon } from '../look/LineIcon.tsx'
import { allSymbols } from '../look/symbols/load.ts'
import './battle.css'
import { BattleMap, BattleStory } from './Briefing.tsx'
import { SetUp } from './SetUp.tsx'

const Simulation = lazy(() => import('../lab/Simulation.tsx').then(({ Simulation }) => ({ default: Simulation })))

const NOTHING = Promise.resolve(null)

interface BattlePageProps {
  game: string
  battle: string
  /** Opened to watch, or to play with somebody else here. */
  how?: 'watch' | 'two'
}

/** A battle before it begins: what it was, who sits where, by which switches. */
export const BattlePage = (props: BattlePageProps) => {
  const words = useWords().app
  if (!playableGames.includes(props.game)) return <Notice title={words.nowhere} text={words.nowhereText} home />
  return <Loaded key={`${props.game} ${props.battle}`} {...props} />
}

const Loaded = ({ game: id, battle, how }: BattlePageProps) => {
  const lang = useLang()
  const words = useWords()
  const played = use(loadedGame(id))
  const { game, skin } = played
  use(allSymbols(skin.symbols))
  const scenario = battleEntry(id, battle)
  const briefing = use(loadedBriefing(id, battle) ?? NOTHING)
  const [chosen, setChosen] = useState<ChosenSetUp | null>(null)
  const field = useMemo(
    () => (scenario === undefined ? null : game.setUp(headerOf(game, scenario.id, 1, chosen ?? {}))),
    [game, scenario, chosen],
  )
  // The laboratory plays lists that lie open.
  const setup = useMemo(() => (chosen === null ? undefined : { ...chosen.setup, ...chosen.hidden }), [chosen])
  if (scenario === undefined || briefing === null)
    return <Notice title={words.app.nowhere} text={words.app.nowhereText} home />
  return (
    <Shell here="home" className={`battle-page ${(field !== null && skin.colours?.(field)) || ''}`}>
      <a className="way-back on-wood" href={hrefOf({ at: 'game', game: id })}>
        <LineIcon name="back" size={16} weight={2} />
        {game.name[lang]}
      </a>
      <BattleMap played={played} scenario={scenario} briefing={briefing} field={field} />
      <SetUp key={how} played={played} scenario={scenario} asked={how} chosen={chosen} onChosen={setChosen} />
      <BattleStory played={played} scenario={scenario} briefing={briefing} field={field} sides={chosen?.sides} />
      <Suspense>
        <Simulation played={played} scenario={scenario} setup={setup} sides={chosen?.sides} />
      </Suspense>
    </Shell>
  )
}
