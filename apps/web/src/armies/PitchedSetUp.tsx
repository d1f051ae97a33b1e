import type { Said } from '@acies/kernel'
import { costOf, findingsOf } from '@acies/tabletop'
import { use, useEffect, useId, useState } from 'react'
import { useLang } from '../app/lang.ts'
import { hrefOf } from '../app/route.ts'
import type { ChosenSetUp } from '../games/registry.ts'
import { Segmented } from '../look/Segmented.tsx'
import { SideMark } from '../look/SideMark.tsx'
import { sideOfSeat } from '../look/symbols/sides.ts'
import './armies.css'
import { forgetNext, type KeptList, keptList, toPlayNext, useLists } from './lists.ts'
import { type Muster, musterOf } from './muster.ts'
import { partsOf, termsOf } from './terms.ts'
import { armyPageWords } from './words.ts'

interface PitchedSetUpProps {
  game: string
  /** What each side may spend. */
  points: number
  /** Switches of the rules that are on. */
  switches: readonly string[]
  /** Goes into the header of the match, with who fights. */
  onSetUp: (chosen: ChosenSetUp) => void
}

/** Ready lists of so many points, a book each in turn: what stands there before anybody has chosen. */
function usualArmies({ ready, game, pitched }: Muster, points: number): string[] {
  const fitting = ready.filter(({ roster }) => roster.points === points)
  const next = toPlayNext(game)
  const first = next ?? fitting[0]
  const others = fitting.filter(({ roster }) => roster.book !== first?.roster.book)
  return Array.from({ length: pitched.seats[1] }, (_, seat) =>
    seat === 0 ? (first?.id ?? '') : (others[(seat - 1) % Math.max(1, others.length)]?.id ?? ''),
  )
}
/** Two teams where numbers are even, each for himself where they are not. */
const usualSides = (n: number): number[] =>
  Array.from({ length: n }, (_, seat) => (n % 2 === 0 ? Math.floor((2 * seat) / n) : seat))

/** Who fights a battle that history does not set up: a list for each seat, on which side, and what else is agreed on. */
export const PitchedSetUp = ({ game, points, switches, onSetUp }: PitchedSetUpProps) => {
  const muster = use(musterOf(game))
  const { pitched, names, ready, books } = muster
  const lang = useLang()
  const say = armyPageWords[lang]
  const kept = useLists()
  const [armies, setArmies] = useState<readonly string[]>(() => usualArmies(muster, points))
  const [sides, setSides] = useState<readonly number[]>(() => usualSides(pitched.seats[0]))
  const [agreed, setAgreed] = useState<Readonly<Record<string, string>>>({})
  useEffect(forgetNext, [])
  const many = sides.length > 2
  const asked = pitched.more.filter(({ when }) => when?.(sides, switches) ?? true)
  const terms = termsOf(pitched, sides, switches, agreed)
  const told = ({ name, roster }: KeptList): string =>
    `${name || say.unnamed} (${names.book(roster.book)[lang]}, ${say.number(costOf(books, roster).total)})`
  /** Ready lists, and those of one's own that a seat may play. */
  const listsFor = (seat: number): { value: string; text: string }[] => {
    const most = points + (pitched.bonus?.(terms, seat) ?? 0)
    const mine = kept.filter(
      k =>
        k.game === game &&
        k.roster.points <= most &&
        (pitched.playable?.(k.roster, switches) ?? true) &&
        findingsOf(books, k.roster).length === 0,
    )
    return [
      ...ready
        .filter(({ roster }) => roster.points === points)
        .map(({ id, roster }) => ({ value: id, text: `${names.book(roster.book)[lang]} ${points}` })),
      ...mine.map(one => ({ value: one.id, text: told(one) })),
    ]
  }
  const lists = sides.map((_, seat) => listsFor(seat))
  // A list that may not be played any more, because a switch went off, gives way to the first.
  const playing = lists.map((offered, seat) =>
    offered.some(({ value }) => value === armies[seat]) ? armies[seat] : (offered[0]?.value ?? ''),
  )
  const fixed = JSON.stringify([playing, sides, terms])
  useEffect(() => {
    const chosen = playing.map(id => listNamed(muster, id))
    onSetUp({
      ...partsOf(
        pitched,
        chosen.map(one => one.list),
        pitched.setup(sides, terms),
      ),
      sides: numbered(chosen.map(one => pitched.short(one.book))),
    })
    // `fixed` says in one text what is chosen: lists, sides and terms are put together anew each time.
  }, [fixed, muster, pitched, onSetUp])
  const [least, most] = pitched.seats
  return (
    <fieldset className="pitched-set-up">
      {most > least && (
        <div className="pitched-players">
          <span className="field-name">{say.players}</span>
          <Segmented
            label={say.players}
            options={Array.from({ length: most - least + 1 }, (_, i) => ({
              value: `${least + i}`,
              text: `${least + i}`,
            }))}
            value={`${sides.length}`}
            onChange={n => setSides(usualSides(Number(n)))}
          />
        </div>
      )}
      <ol className="pitched-seats">
        {sides.map((side, seat) => (
          <li key={seat}>
            <SideMark side={sideOfSeat(seat)} />
            <Select
              label={say.armyOf(seat)}
              hidden
              value={playing[seat]}
              options={lists[seat]}
              onChange={id => setArmies(armies.map((was, i) => (i === seat ? id : was)))}
            />
            {many && (
              <Select
                label={say.sideOf(seat)}
                hidden
                value={`${side}`}
                options={sides.map((_, i) => ({ value: `${i}`, text: say.side(i) }))}
                onChange={to =>
                  setSides(
                    apart(
                      sides.map((was, i) => (i === seat ? Number(to) : was)),
                      seat,
                    ),
                  )
                }
              />
            )}
            {asked
              .filter(({ each }) => each)
              .map(({ id, name, values }) => (
                <span key={id} className="seat-besides">
                  <Select
                    label={`${name[lang]}, ${say.armyOf(seat)}`}
                    hidden
                    value={terms[`${id}.${seat}`]}
                    options={values.map(({ value, text }) => ({ value, text: text[lang] }))}
                    onChange={value => setAgreed({ ...agreed, [`${id}.${seat}`]: value })}
                  />
                </span>
              ))}
          </li>
        ))}
      </ol>
      <a className="text-button" href={hrefOf({ at: 'armies' })}>
        {say.build}
      </a>
      {asked
        .filter(({ each }) => !each)
        .map(({ id, name, values }) => (
          <Select
            key={id}
            label={name[lang]}
            value={terms[id]}
            options={values.map(({ value, text }) => ({ value, text: text[lang] }))}
            onChange={value => setAgreed({ ...agreed, [id]: value })}
          />
        ))}
    </fieldset>
  )
}

/** A list one has made, or a ready one by its name. */
function listNamed({ ready, pitched }: Muster, id: string): { list: unknown; book: string } {
  const mine = keptList(id)
  if (mine !== undefined) return { list: pitched.listOf(mine.roster), book: mine.roster.book }
  return { list: id, book: ready.find(one => one.id === id)?.roster.book ?? id }
}

/** Whoever would join all the others leaves one of them on the other side. */
function apart(sides: readonly number[], moved: number): readonly number[] {
  if (new Set(sides).size > 1) return sides
  const other = moved === 0 ? 1 : 0
  const free = sides[0] === 0 ? 1 : 0
  return sides.map((side, seat) => (seat === other ? free : side))
}

/** Two of the same army are told apart by a number. */
function numbered(names: readonly Said[]): Said[] {
  return names.map((name, i) => {
    const same = names.flatMap((other, j) => (other.es === name.es ? [j] : []))
    const n = same.length > 1 ? ` ${same.indexOf(i) + 1}` : ''
    return { es: `${name.es}${n}`, en: `${name.en}${n}` }
  })
}

interface SelectProps {
  label: string
  /** Only spoken. */
  hidden?: boolean
  value: string
  options: readonly { value: string; text: string }[]
  onChange: (value: string) => void
}
const Select = ({ label, hidden = false, value, options, onChange }: SelectProps) => {
  const id = useId()
  return (
    <span className="army-select">
      {!hidden && <label htmlFor={id}>{label}</label>}
      <select
        id={id}
        aria-label={hidden ? label : undefined}
        value={value}
        onChange={event => onChange(event.target.value)}
      >
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </span>
  )
}
