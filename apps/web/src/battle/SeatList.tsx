import { levels as allLevels, commanderOf, temperaments } from '@acies/bots'
import type { Said, Side } from '@acies/kernel'
import { useLang, useWords } from '../app/lang.ts'
import type { BattleEntry } from '../catalogue/catalogue.ts'
import type { Played } from '../games/registry.ts'
import { SideMark } from '../look/SideMark.tsx'
import { HISTORY, type SetUpChoice } from './choice.ts'

interface SeatListProps {
  played: Played
  scenario: BattleEntry
  sides: readonly Said[]
  /** The side of each seat. */
  teams: readonly Side[]
  choice: SetUpChoice
  onChange: (change: Partial<SetUpChoice>) => void
}

const PERSON = 'person'

/** Who takes each seat of a battle for more than two: a person, or a machine and how it leads. */
export const SeatList = ({ played, scenario, sides, teams, choice, onChange }: SeatListProps) => {
  const lang = useLang()
  const say = useWords().battle
  const { game, skin } = played
  const isTeams = new Set(teams).size < teams.length
  const put = <T,>(list: readonly T[], seat: number, value: T): T[] => list.map((was, i) => (i === seat ? value : was))
  return (
    <fieldset className="seat-list">
      <legend className="field-name">{say.seats}</legend>
      <ol>
        {teams.map((team, seat) => {
          const name = sides[seat]?.[lang] ?? `${seat + 1}`
          const isBot = choice.sitters[seat] === 'bot'
          return (
            <li key={seat}>
              <SideMark side={skin.sideOf(seat)} />
              <b>
                {name} {isTeams && <small>{say.team(team + 1)}</small>}
              </b>
              <select
                aria-label={name}
                value={isBot ? choice.levels[seat] : PERSON}
                onChange={({ target: { value } }) =>
                  onChange(
                    value === PERSON
                      ? { sitters: put(choice.sitters, seat, 'person') }
                      : { sitters: put(choice.sitters, seat, 'bot'), levels: put(choice.levels, seat, value) },
                  )
                }
              >
                <option value={PERSON}>{say.person}</option>
                {allLevels.map(bot => (
                  <option key={bot.name} value={bot.name}>
                    {bot.title[lang]}
                  </option>
                ))}
              </select>
              {isBot && (
                <select
                  aria-label={`${name}: ${say.manner}`}
                  value={choice.manners[seat]}
                  onChange={({ target: { value } }) => onChange({ manners: put(choice.manners, seat, value) })}
                >
                  <option value={HISTORY}>
                    {`${say.asInHistory}: ${commanderOf(game, scenario.id, seat).title[lang].toLowerCase()}`}
                  </option>
                  {temperaments.map(({ id, title }) => (
                    <option key={id} value={id}>
                      {title[lang]}
                    </option>
                  ))}
                </select>
              )}
            </li>
          )
        })}
      </ol>
    </fieldset>
  )
}
