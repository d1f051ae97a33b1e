import type { Said } from '@acies/kernel'
import { useLang, useWords } from '../app/lang.ts'
import type { BattleEntry } from '../catalogue/catalogue.ts'
import type { Played } from '../games/registry.ts'
import { RadioCards } from '../look/RadioCards.tsx'
import { SideMark } from '../look/SideMark.tsx'
import type { SetUpChoice, SideChoice } from './choice.ts'
import { Opponent } from './Opponent.tsx'

interface OpponentsProps {
  played: Played
  scenario: BattleEntry
  /** Two, by their names. */
  sides: readonly Said[]
  choice: SetUpChoice
  onChange: (change: Partial<SetUpChoice>) => void
}

/** Against a machine: which side one takes oneself, and how the other is led. */
export const AgainstMachine = ({ played, scenario, sides, choice, onChange }: OpponentsProps) => {
  const lang = useLang()
  const say = useWords().battle
  const { side, levels, manners } = choice
  const seat = side === 0 ? 1 : 0
  return (
    <>
      <div className="set-up-side">
        <RadioCards
          legend={say.side}
          columns={3}
          value={`${side}`}
          onChange={value => onChange({ side: (value === 'random' ? value : Number(value)) as SideChoice })}
          options={[
            ...sides.map((name, seat) => ({
              value: `${seat}`,
              text: name[lang],
              icon: <SideMark side={played.skin.sideOf(seat)} />,
            })),
            { value: 'random', text: say.random },
          ]}
        />
      </div>
      <Opponent
        game={played.game}
        scenario={scenario}
        seat={seat}
        legend={say.level}
        level={levels[seat]}
        manner={manners[seat]}
        // Whichever side it takes in the end.
        onChange={(level, manner) => onChange({ levels: levels.map(() => level), manners: manners.map(() => manner) })}
      />
    </>
  )
}

/** To watch: how each of both is led. */
export const BothMachines = ({ played, scenario, sides, choice, onChange }: OpponentsProps) => {
  const lang = useLang()
  const { levels, manners } = choice
  return (
    <div className="set-up-both">
      {sides.map((name, seat) => (
        <div key={seat}>
          <Opponent
            game={played.game}
            scenario={scenario}
            seat={seat}
            legend={name[lang]}
            level={levels[seat]}
            manner={manners[seat]}
            onChange={(level, manner) =>
              onChange({ levels: withAt(levels, seat, level), manners: withAt(manners, seat, manner) })
            }
          />
        </div>
      ))}
    </div>
  )
}

const withAt = <T,>(list: readonly T[], seat: number, value: T): T[] => list.map((was, i) => (i === seat ? value : was))
