import { commanderOf, levels, temperamentNamed, temperaments } from '@acies/bots'
import { type AnyPlayedGame, inside, type Seat } from '@acies/kernel'
import { useId } from 'react'
import { useLang, useWords } from '../app/lang.ts'
import type { BattleEntry } from '../catalogue/catalogue.ts'
import { RadioCards } from '../look/RadioCards.tsx'
import { HISTORY } from './choice.ts'

/** Commanders by their names; but a general, the legate. */
const NAMED = /^(?!(Una?|El|La|An?|The) )/

interface OpponentProps {
  game: AnyPlayedGame
  scenario: BattleEntry
  seat: Seat
  legend: string
  level: string
  manner: string
  onChange: (level: string, manner: string) => void
}

/** A machine to play against: how much it thinks, and how it leads. */
export const Opponent = ({ game, scenario, seat, legend, level, manner, onChange }: OpponentProps) => {
  const lang = useLang()
  const say = useWords().battle
  const id = useId()
  const own = commanderOf(game, scenario.id, seat)
  const commander = game.commanders?.(scenario.id)[seat]?.name[lang]
  const historic = commander === undefined ? say.asInHistory : say.asCommander(inside(commander, NAMED))
  return (
    <>
      <RadioCards
        legend={legend}
        value={level}
        onChange={name => onChange(name, manner)}
        options={levels.map(bot => ({ value: bot.name, text: bot.title[lang], note: bot.text[lang] }))}
      />
      <label className="text-field manner" htmlFor={id}>
        <span>{say.manner}</span>
        <select id={id} value={manner} onChange={event => onChange(level, event.target.value)}>
          <option value={HISTORY}>{`${historic}: ${own.title[lang].toLowerCase()}`}</option>
          {temperaments.map(({ id: known, title }) => (
            <option key={known} value={known}>
              {title[lang]}
            </option>
          ))}
        </select>
        <small>{(temperamentNamed(manner) ?? own).text[lang]}</small>
      </label>
    </>
  )
}

/** The bot of a seat by its whole name: its level and how it leads. */
export function botFor(game: AnyPlayedGame, scenario: string, seat: Seat, level: string, manner: string): string {
  const { id, weights } = temperamentNamed(manner) ?? commanderOf(game, scenario, seat)
  return Object.keys(weights).length === 0 ? level : `${level}:${id}`
}
