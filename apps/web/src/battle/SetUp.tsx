import { bots } from '@acies/bots'
import { headerOf, type Scenario } from '@acies/kernel'
import { useState } from 'react'
import { useHouse } from '../app/house.ts'
import { useLang, useWords } from '../app/lang.ts'
import { go, hrefOf } from '../app/route.ts'
import { useKept } from '../app/useKept.ts'
import type { Played } from '../games/registry.ts'
import { Button } from '../look/Button.tsx'
import { LineIcon } from '../look/LineIcon.tsx'
import { RadioCards } from '../look/RadioCards.tsx'
import { SideMark } from '../look/SideMark.tsx'
import { Toggle } from '../look/Toggle.tsx'
import { beginMatch } from '../store/begin.ts'
import type { Player } from '../table/table.ts'
import { type How, rememberChoice, rememberedChoice, type SetUpChoice, type SideChoice, seedFrom } from './choice.ts'

const NAMES = bots.map(bot => bot.name)

/** Who sits where. Chance decides only when the battle begins. */
function playersFor({ how, side, levels, trusting }: SetUpChoice, seats: number): Player[] {
  const person: Player = how === 'two' && trusting ? { kind: 'person', trusting } : { kind: 'person' }
  const mine = side === 'random' ? Math.floor(Math.random() * seats) : side
  return Array.from({ length: seats }, (_, seat): Player => {
    const bot: Player = { kind: 'bot', bot: levels[seat] ?? NAMES[0] }
    return how === 'two' ? person : how === 'watch' ? bot : seat === mine ? person : bot
  })
}

interface SetUpProps {
  played: Played
  scenario: Scenario
  /** Asked for by the address. */
  asked?: How
}

/** Who plays what, by which switches; then it begins. */
export const SetUp = ({ played, scenario, asked }: SetUpProps) => {
  const house = useHouse()
  const lang = useLang()
  const words = useWords()
  const say = words.battle
  const { game, skin } = played
  const [choice, setChoice] = useState<SetUpChoice>(() => {
    const last = rememberedChoice(game.id, { bots: NAMES, options: game.options.map(option => option.id) })
    return asked === undefined ? last : { ...last, how: asked }
  })
  const [seedText, setSeedText] = useState('')
  const [setup, setSetup] = useState<unknown>(undefined)
  const [starting, setStarting] = useState(false)
  const { how, side, levels, options } = choice
  const change = (change: Partial<SetUpChoice>): void => setChoice({ ...choice, ...change })
  const seed = seedFrom(seedText)
  const begun = useKept()?.find(
    ({ file, summary, lessons }) =>
      !summary.over && lessons === undefined && file.header.game === game.id && file.header.scenario === scenario.id,
  )

  const start = async (): Promise<void> => {
    if (starting || seed === undefined) return
    setStarting(true)
    rememberChoice(game.id, choice)
    const header = headerOf(game, scenario.id, 0, { options: [...options], setup })
    const more = seed === null ? {} : { seed }
    const kept = await beginMatch(house.shelf, played, header, playersFor(choice, game.seats), more)
    go({ at: 'play', match: kept.id })
  }
  const level = (seat: number, legend: string) => (
    <RadioCards
      legend={legend}
      value={levels[seat]}
      onChange={name =>
        change({ levels: how === 'watch' ? (seat === 0 ? [name, levels[1]] : [levels[0], name]) : [name, name] })
      }
      options={bots.map(bot => ({ value: bot.name, text: bot.title[lang], note: bot.text[lang] }))}
    />
  )
  const hows = { machine: say.machineText, two: say.twoText, watch: say.watchText }
  return (
    <form
      className="panel set-up"
      aria-label={say.setUp}
      onSubmit={event => {
        event.preventDefault()
        void start()
      }}
    >
      {begun && (
        <a className="set-up-begun" href={hrefOf({ at: 'play', match: begun.id })}>
          <span>{say.begun}</span>
          <b>
            {words.home.goOnPlaying}
            <LineIcon name="arrow" size={15} weight={2} />
          </b>
        </a>
      )}
      <div className="set-up-how">
        <RadioCards<How>
          legend={say.how}
          columns={3}
          value={how}
          onChange={value => change({ how: value })}
          options={[
            { value: 'machine', text: say.machine, icon: <LineIcon name="chip" /> },
            { value: 'two', text: say.two, icon: <LineIcon name="people" /> },
            { value: 'watch', text: say.watch, icon: <LineIcon name="eye" /> },
          ]}
        />
        <p>{hows[how]}</p>
      </div>
      {how === 'two' && (
        <Toggle on={choice.trusting} note={say.trustText} onChange={trusting => change({ trusting })}>
          {say.trust}
        </Toggle>
      )}
      {how === 'machine' && (
        <div className="set-up-side">
          <RadioCards
            legend={say.side}
            columns={3}
            value={`${side}`}
            onChange={value => change({ side: (value === 'random' ? value : Number(value)) as SideChoice })}
            options={[
              ...scenario.sides.map((name, seat) => ({
                value: `${seat}`,
                text: name[lang],
                icon: <SideMark side={skin.sideOf(seat)} />,
              })),
              { value: 'random', text: say.random },
            ]}
          />
        </div>
      )}
      {how === 'machine' && level(side === 0 ? 1 : 0, say.level)}
      {how === 'watch' && (
        <div className="set-up-both">
          {scenario.sides.map((name, seat) => (
            <div key={name.es}>{level(seat, name[lang])}</div>
          ))}
        </div>
      )}
      {played.SetUp && <played.SetUp battle={scenario.id} onSetUp={setSetup} />}
      <details>
        <summary>{say.more}</summary>
        {game.options.map(option => (
          <Toggle
            key={option.id}
            on={options.includes(option.id)}
            note={option.text[lang]}
            onChange={on => change({ options: on ? [...options, option.id] : options.filter(id => id !== option.id) })}
          >
            {option.name[lang]}
          </Toggle>
        ))}
        <label className="text-field">
          <span>{say.seed}</span>
          <input
            inputMode="numeric"
            value={seedText}
            placeholder={say.seedNone}
            aria-invalid={seed === undefined || undefined}
            onChange={event => setSeedText(event.target.value)}
          />
          <small>{seed === undefined ? say.seedWrong : say.seedText}</small>
        </label>
      </details>
      <Button kind="primary" size="large" off={starting || seed === undefined} onClick={() => void start()}>
        {how === 'watch' ? say.startWatching : say.start}
      </Button>
      <a className="text-button" href={hrefOf({ at: 'rules', game: game.id })}>
        {say.readRules}
      </a>
    </form>
  )
}
