import { bots } from '@acies/bots'
import { headerOf, type Scenario } from '@acies/kernel'
import { use, useMemo, useState } from 'react'
import { useHouse } from '../app/house.ts'
import { useLang, useWords, yearIn } from '../app/lang.ts'
import { Notice } from '../app/Notice.tsx'
import { go, hrefOf } from '../app/route.ts'
import { Shell } from '../app/Shell.tsx'
import { gameEntry } from '../catalogue/catalogue.ts'
import { loadedGame, type Played } from '../games/registry.ts'
import { Difficulty } from '../look/BattleCard.tsx'
import { Button } from '../look/Button.tsx'
import { LineIcon } from '../look/LineIcon.tsx'
import { RadioCards } from '../look/RadioCards.tsx'
import { SideMark } from '../look/SideMark.tsx'
import { Symbols } from '../look/symbols/Symbols.tsx'
import { Tag } from '../look/Tag.tsx'
import { Toggle } from '../look/Toggle.tsx'
import { beginMatch } from '../store/begin.ts'
import type { Player } from '../table/table.ts'

type How = 'machine' | 'two' | 'watch'
const strongest = bots[bots.length - 1].name
const PERSON: Player = { kind: 'person' }

/** A battle before it begins: what it was, who sits where, by which switches. */
export const BattlePage = ({ game, battle, how }: { game: string; battle: string; how?: 'watch' | 'two' }) => {
  const words = useWords()
  if (gameEntry(game) === undefined) return <Notice title={words.app.nowhere} text={words.app.nowhereText} home />
  return <Loaded game={game} battle={battle} how={how ?? 'machine'} />
}

const Loaded = ({ game: id, battle, how }: { game: string; battle: string; how: How }) => {
  const words = useWords()
  const played = use(loadedGame(id))
  const scenario = played.game.scenarios.find(s => s.id === battle)
  if (scenario === undefined) return <Notice title={words.app.nowhere} text={words.app.nowhereText} home />
  return (
    <Shell here="home" className="battle-page">
      {played.skin.symbols.map(set => (
        <Symbols key={set} set={set} />
      ))}
      <Briefing played={played} scenario={scenario} />
      <SetUp key={`${battle} ${how}`} played={played} scenario={scenario} how={how} />
    </Shell>
  )
}

const Briefing = ({ played, scenario }: { played: Played; scenario: Scenario }) => {
  const lang = useLang()
  const say = useWords().battle
  const { game, skin } = played
  const field = useMemo(() => game.setUp(headerOf(game, scenario.id, 1)), [game, scenario])
  const [slide, setSlide] = useState(0)
  const shown = scenario.slides[slide]
  return (
    <article className="panel briefing">
      <header>
        <h1>
          {scenario.title[lang]} <small>{yearIn(scenario.year, lang)}</small>
        </h1>
        <p className="briefing-meta">
          <span>{scenario.armies[lang]}</span>
          <Difficulty of={scenario.difficulty} label={say.difficulty(scenario.difficulty)} />
          <span>
            <LineIcon name="clock" size={14} /> {say.minutes(scenario.minutes)}
          </span>
          {scenario.reconstructed && <Tag>{say.reconstructed}</Tag>}
        </p>
      </header>
      <div className="briefing-map" role="img" aria-label={say.map(scenario.title[lang])}>
        <skin.Picture field={field} lang={lang} />
      </div>
      {shown && (
        <section className="slides" aria-label={say.slides}>
          <IconStep back onClick={() => setSlide((slide + scenario.slides.length - 1) % scenario.slides.length)} />
          <div aria-live="polite">
            <h2>
              <small>
                {slide + 1}/{scenario.slides.length}
              </small>{' '}
              {shown.title[lang]}
            </h2>
            <p>{shown.text[lang]}</p>
          </div>
          <IconStep onClick={() => setSlide((slide + 1) % scenario.slides.length)} />
        </section>
      )}
      <h2>{say.history}</h2>
      <p>{scenario.history[lang]}</p>
      {scenario.reconstructed && <p className="warning">{say.reconstructedText}</p>}
      {scenario.special.length > 0 && (
        <>
          <h2>{say.special}</h2>
          <ul className="special">
            {scenario.special.map(text => (
              <li key={text.es}>{text[lang]}</li>
            ))}
          </ul>
        </>
      )}
      <h2>{say.hints}</h2>
      <dl className="hints">
        {scenario.hints.map((hint, seat) => (
          <div key={scenario.sides[seat].es}>
            <dt>
              <SideMark side={skin.sideOf(seat)} /> {scenario.sides[seat][lang]}
            </dt>
            <dd>{hint[lang]}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}

const IconStep = ({ back, onClick }: { back?: boolean; onClick: () => void }) => {
  const words = useWords().play.replay
  return (
    <button type="button" className="icon-button" aria-label={back ? words.back : words.forward} onClick={onClick}>
      <LineIcon name={back ? 'prev' : 'next'} size={20} />
    </button>
  )
}

const SetUp = ({ played, scenario, how: first }: { played: Played; scenario: Scenario; how: How }) => {
  const house = useHouse()
  const lang = useLang()
  const say = useWords().battle
  const { game, skin } = played
  const [how, setHow] = useState<How>(first)
  const [side, setSide] = useState(0)
  const [levels, setLevels] = useState<readonly string[]>([strongest, strongest])
  const [switches, setSwitches] = useState<readonly string[]>([])
  const [starting, setStarting] = useState(false)

  const start = async (): Promise<void> => {
    if (starting) return
    setStarting(true)
    const seats = scenario.sides.map((_, seat): Player => {
      const bot: Player = { kind: 'bot', bot: levels[seat] }
      return how === 'two' ? PERSON : how === 'watch' ? bot : seat === side ? PERSON : bot
    })
    const header = headerOf(game, scenario.id, 0, { options: switches })
    const kept = await beginMatch(house.shelf, played, header, seats)
    go({ at: 'play', match: kept.id })
  }
  const level = (seat: number, legend: string) => (
    <RadioCards
      legend={legend}
      value={levels[seat]}
      onChange={name => setLevels(levels.map((known, i) => (i === seat ? name : known)))}
      options={bots.toReversed().map(bot => ({ value: bot.name, text: bot.title[lang], note: bot.text[lang] }))}
    />
  )
  return (
    <form
      className="panel set-up"
      onSubmit={event => {
        event.preventDefault()
        void start()
      }}
    >
      <RadioCards<How>
        legend={say.how}
        value={how}
        onChange={setHow}
        options={[
          { value: 'machine', text: say.machine, note: say.machineText, icon: <LineIcon name="chip" /> },
          { value: 'two', text: say.two, note: say.twoText, icon: <LineIcon name="people" /> },
          { value: 'watch', text: say.watch, note: say.watchText, icon: <LineIcon name="eye" /> },
        ]}
      />
      {how === 'machine' && (
        <RadioCards
          legend={say.side}
          columns={2}
          value={`${side}`}
          onChange={value => setSide(Number(value))}
          options={scenario.sides.map((name, seat) => ({
            value: `${seat}`,
            text: name[lang],
            icon: <SideMark side={skin.sideOf(seat)} />,
          }))}
        />
      )}
      {how === 'machine' && level(1 - side, say.level)}
      {how === 'watch' && scenario.sides.map((name, seat) => <div key={name.es}>{level(seat, name[lang])}</div>)}
      {game.options.length > 0 && (
        <details>
          <summary>{say.options}</summary>
          {game.options.map(option => (
            <Toggle
              key={option.id}
              on={switches.includes(option.id)}
              note={option.text[lang]}
              onChange={on => setSwitches(on ? [...switches, option.id] : switches.filter(id => id !== option.id))}
            >
              {option.name[lang]}
            </Toggle>
          ))}
        </details>
      )}
      <Button kind="primary" size="large" off={starting} onClick={() => void start()}>
        {how === 'watch' ? say.startWatching : say.start}
      </Button>
      <a className="text-button" href={hrefOf({ at: 'rules', game: game.id })}>
        {say.readRules}
      </a>
    </form>
  )
}
