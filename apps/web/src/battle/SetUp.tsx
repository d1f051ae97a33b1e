import { LEVELS, temperaments } from '@acies/bots'
import { headerOf, type Option } from '@acies/kernel'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useHouse } from '../app/house.ts'
import { useLang, useWords } from '../app/lang.ts'
import { go, hrefOf } from '../app/route.ts'
import type { BattleEntry } from '../catalogue/catalogue.ts'
import type { ChosenSetUp, Played } from '../games/registry.ts'
import { Button } from '../look/Button.tsx'
import { LineIcon } from '../look/LineIcon.tsx'
import { RadioCards } from '../look/RadioCards.tsx'
import { Toggle } from '../look/Toggle.tsx'
import { beginMatch } from '../store/begin.ts'
import { Begun } from './Begun.tsx'
import { type How, rememberChoice, rememberedChoice, type SetUpChoice, seedFrom, sittersFor } from './choice.ts'
import { AgainstMachine, BothMachines } from './Opponents.tsx'
import { SeatList } from './SeatList.tsx'
import { isShared, playersFor } from './sitting.ts'

/** Lists of armies are fetched only for battles that are not set up by history. */
const PitchedSetUp = lazy(() =>
  import('../armies/PitchedSetUp.tsx').then(({ PitchedSetUp }) => ({ default: PitchedSetUp })),
)

const MANNERS = temperaments.map(({ id }) => id)

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
  const say = useWords().battle
  const { game } = played
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
  const { how } = choice
  const points = played.pitched?.(scenario.id) ?? 0
  const switches = useMemo(() => game.options.filter(({ armies }) => !armies || points > 0), [game, points])
  const options = useMemo(
    () => choice.options.filter(id => switches.some(one => one.id === id)),
    [choice.options, switches],
  )
  const change = (change: Partial<SetUpChoice>): void => setChoice({ ...choice, ...change })
  const seed = seedFrom(seedText)
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
  const between = { played, scenario, sides: sides.slice(0, seating.length), choice, onChange: change }
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
      <Begun game={game.id} scenario={scenario.id} />
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
      {how === 'machine' && !many && <AgainstMachine {...between} />}
      {how === 'watch' && !many && <BothMachines {...between} />}
      <details>
        <summary>{say.more}</summary>
        <Switches
          all={switches}
          on={options}
          onChange={(id, on) => change({ options: on ? [...options, id] : options.filter(one => one !== id) })}
        />
        <SeedField text={seedText} wrong={seed === undefined} onText={setSeedText} />
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

interface SeedProps {
  text: string
  wrong: boolean
  onText: (text: string) => void
}
/** The seed of the dice, for who wants the same ones again. */
const SeedField = ({ text, wrong, onText }: SeedProps) => {
  const say = useWords().battle
  return (
    <label className="text-field">
      <span>{say.seed}</span>
      <input
        inputMode="numeric"
        value={text}
        placeholder={say.seedNone}
        aria-invalid={wrong || undefined}
        onChange={event => onText(event.target.value)}
      />
      <small>{wrong ? say.seedWrong : say.seedText}</small>
    </label>
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
