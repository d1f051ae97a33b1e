import { LEVELS, temperaments } from '@acies/bots'
import { type AnyPlayedGame, type Header, headerOf, type Option } from '@acies/kernel'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useHouse } from '../app/house.ts'
import { useLang, useWords } from '../app/lang.ts'
import { go, hrefOf } from '../app/route.ts'
import { useKept } from '../app/useKept.ts'
import type { BattleEntry } from '../catalogue/catalogue.ts'
import type { ChosenSetUp, Played } from '../games/registry.ts'
import { Button } from '../look/Button.tsx'
import { LineIcon } from '../look/LineIcon.tsx'
import { RadioCards } from '../look/RadioCards.tsx'
import { SideMark } from '../look/SideMark.tsx'
import { Toggle } from '../look/Toggle.tsx'
import { beginMatch } from '../store/begin.ts'
import type { Player } from '../table/table.ts'
import {
  type How,
  rememberChoice,
  rememberedChoice,
  type SetUpChoice,
  type SideChoice,
  seedFrom,
  sittersFor,
} from './choice.ts'
import { botFor, Opponent } from './Opponent.tsx'
import { SeatList } from './SeatList.tsx'

/** Lists of armies are fetched only for battles that are not set up by history. */
const PitchedSetUp = lazy(() =>
  import('../armies/PitchedSetUp.tsx').then(({ PitchedSetUp }) => ({ default: PitchedSetUp })),
)

const MANNERS = temperaments.map(({ id }) => id)

/** Who sits where. Chance decides only when the battle begins. */
function playersFor(choice: SetUpChoice, game: AnyPlayedGame, { scenario, seats }: Header): Player[] {
  const { how, side, levels, manners, sitters, trusting } = choice
  const person: Player = trusting && isShared(choice, seats.length) ? { kind: 'person', trusting } : { kind: 'person' }
  const mine = side === 'random' ? Math.floor(Math.random() * seats.length) : side
  return seats.map((_, seat): Player => {
    const bot: Player = {
      kind: 'bot',
      bot: botFor(game, scenario, seat, levels[seat] ?? levels[1], manners[seat] ?? manners[1]),
    }
    if (seats.length > 2) return sitters[seat] === 'person' ? person : bot
    return how === 'two' ? person : how === 'watch' ? bot : seat === mine ? person : bot
  })
}

const withAt = <T,>(list: readonly T[], seat: number, value: T): T[] => list.map((was, i) => (i === seat ? value : was))

/** More than one person at this device. */
const isShared = ({ how, sitters }: SetUpChoice, seats: number): boolean =>
  seats > 2 ? sitters.slice(0, seats).filter(sitter => sitter === 'person').length > 1 : how === 'two'

interface SetUpProps {
  played: Played
  scenario: BattleEntry
  /** Asked for by the address. */
  asked?: How
  /** What else is chosen for a battle that history does not set up. */
  chosen: ChosenSetUp | null
  onChosen: (chosen: ChosenSetUp) => void
}

/** Who plays what, by which switches; then it begins. */
export const SetUp = ({ played, scenario, asked, chosen, onChosen }: SetUpProps) => {
  const house = useHouse()
  const lang = useLang()
  const words = useWords()
  const say = words.battle
  const { game, skin } = played
  const [choice, setChoice] = useState<SetUpChoice>(() => {
    const last = rememberedChoice(game.id, {
      bots: LEVELS,
      manners: MANNERS,
      options: game.options.map(option => option.id),
    })
    return asked === undefined ? last : { ...last, how: asked }
  })
  const [seedText, setSeedText] = useState('')
  const sides = chosen?.sides ?? scenario.sides
  const [starting, setStarting] = useState(false)
  const { how, side, levels, manners } = choice
  const points = played.pitched?.(scenario.id) ?? 0
  const switches = useMemo(() => game.options.filter(({ armies }) => !armies || points > 0), [game, points])
  const options = useMemo(
    () => choice.options.filter(id => switches.some(one => one.id === id)),
    [choice.options, switches],
  )
  const change = (change: Partial<SetUpChoice>): void => setChoice({ ...choice, ...change })
  const seed = seedFrom(seedText)
  const begun = useKept()?.find(
    ({ file, summary, lessons }) =>
      !summary.over && lessons === undefined && file.header.game === game.id && file.header.scenario === scenario.id,
  )

  const setup = chosen?.setup
  const seating = useMemo(
    () => game.seating({ scenario: scenario.id, options, setup }),
    [game, scenario, options, setup],
  )
  const many = seating.length > 2

  const start = async (): Promise<void> => {
    if (starting || seed === undefined) return
    setStarting(true)
    rememberChoice(game.id, choice)
    const header = headerOf(game, scenario.id, 0, { ...chosen, options })
    const more = seed === null ? {} : { seed }
    const kept = await beginMatch(house.shelf, played, header, playersFor(choice, game, header), more)
    go({ at: 'play', match: kept.id })
  }
  const opponent = (seat: number, legend: string) => (
    <Opponent
      game={game}
      scenario={scenario}
      seat={seat}
      legend={legend}
      level={levels[seat]}
      manner={manners[seat]}
      onChange={(level, manner) =>
        change({
          levels: how === 'watch' ? withAt(levels, seat, level) : levels.map(() => level),
          manners: how === 'watch' ? withAt(manners, seat, manner) : manners.map(() => manner),
        })
      }
    />
  )
  const hows = { machine: many ? say.machinesText : say.machineText, two: say.twoText, watch: say.watchText }
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
          onChange={value => change({ how: value, sitters: sittersFor(value) })}
          options={[
            { value: 'machine', text: say.machine, icon: <LineIcon name="chip" /> },
            { value: 'two', text: many ? say.several : say.two, icon: <LineIcon name="people" /> },
            { value: 'watch', text: say.watch, icon: <LineIcon name="eye" /> },
          ]}
        />
        <p>{hows[how]}</p>
      </div>
      {points > 0 && (
        <Suspense fallback={null}>
          <PitchedSetUp game={game.id} points={points} switches={options} onSetUp={onChosen} />
        </Suspense>
      )}
      {many && (
        <SeatList played={played} scenario={scenario} sides={sides} teams={seating} choice={choice} onChange={change} />
      )}
      {isShared(choice, seating.length) && (
        <Toggle on={choice.trusting} note={say.trustText} onChange={trusting => change({ trusting })}>
          {say.trust}
        </Toggle>
      )}
      {how === 'machine' && !many && (
        <div className="set-up-side">
          <RadioCards
            legend={say.side}
            columns={3}
            value={`${side}`}
            onChange={value => change({ side: (value === 'random' ? value : Number(value)) as SideChoice })}
            options={[
              ...sides.slice(0, seating.length).map((name, seat) => ({
                value: `${seat}`,
                text: name[lang],
                icon: <SideMark side={skin.sideOf(seat)} />,
              })),
              { value: 'random', text: say.random },
            ]}
          />
        </div>
      )}
      {how === 'machine' && !many && opponent(side === 0 ? 1 : 0, say.level)}
      {how === 'watch' && !many && (
        <div className="set-up-both">
          {sides.slice(0, seating.length).map((name, seat) => (
            <div key={seat}>{opponent(seat, name[lang])}</div>
          ))}
        </div>
      )}
      <details>
        <summary>{say.more}</summary>
        <Switches
          all={switches}
          on={options}
          onChange={(id, on) => change({ options: on ? [...options, id] : options.filter(one => one !== id) })}
        />
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
      <footer>
        <Button kind="primary" size="large" off={starting || seed === undefined} onClick={() => void start()}>
          {how === 'watch' ? say.startWatching : say.start}
        </Button>
        <a className="text-button" href={hrefOf({ at: 'rules', game: game.id })}>
          {say.readRules}
        </a>
      </footer>
    </form>
  )
}

interface SwitchesProps {
  all: readonly Option[]
  on: readonly string[]
  onChange: (id: string, on: boolean) => void
}
/** Switches of the rules, those of one matter together. */
const Switches = ({ all, on, onChange }: SwitchesProps) => {
  const lang = useLang()
  const groups = [...new Set(all.map(({ group }) => group?.[lang]))]
  return groups.map(group => (
    <fieldset key={group ?? ''} className="switches">
      {group !== undefined && <legend className="field-name">{group}</legend>}
      {all
        .filter(option => option.group?.[lang] === group)
        .map(({ id, name, text }) => (
          <Toggle key={id} on={on.includes(id)} note={text[lang]} onChange={now => onChange(id, now)}>
            {name[lang]}
          </Toggle>
        ))}
    </fieldset>
  ))
}
