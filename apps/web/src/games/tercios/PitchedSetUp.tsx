import { costOf, findingsOf } from '@acies/tabletop'
import { ARMY_BOOKS, listOf, READY, tercios } from '@acies/tercios'
import { useEffect, useId, useState } from 'react'
import { useLang } from '../../app/lang.ts'
import { hrefOf } from '../../app/route.ts'
import type { SetUpProps } from '../registry.ts'
import '../../armies/armies.css'
import { forgetNext, keptList, toPlayNext, useLists } from '../../armies/lists.ts'
import { armyPageWords } from '../../armies/words.ts'
import { armyName, shortName } from './armies.ts'

const isPitched = (battle: string): RegExpExecArray | null => /^campal-(\d+)$/.exec(battle)
type Scenery = 'points' | 'none'
type Scale = 'small' | 'large'
/** As many turns as the lead demands, or as are agreed on. */
const LENGTHS = ['lead', '5', '6', '7', '8', '10'] as const
type Length = (typeof LENGTHS)[number]

/** Two lists, the ground, the size of the figures and the length, for a battle that history does not set up. */
export const PitchedSetUp = ({ battle, onSetUp }: SetUpProps) => {
  const points = Number(isPitched(battle)?.[1] ?? 0)
  const lang = useLang()
  const say = armyPageWords[lang]
  const kept = useLists()
  const [armies, setArmies] = useState<readonly [string, string]>(() => {
    const mine = toPlayNext(tercios.id)
    const other = mine?.roster.book === 'france' ? 'spain' : 'france'
    return [mine?.id ?? `spain-${points}`, `${other}-${points}`]
  })
  useEffect(forgetNext, [])
  const [scenery, setScenery] = useState<Scenery>('points')
  const [scale, setScale] = useState<Scale>('small')
  const [length, setLength] = useState<Length>('lead')
  const id = useId()
  useEffect(() => {
    if (points === 0) return
    const chosen = armies.map(name => {
      const mine = keptList(name)
      return mine === undefined ? name : listOf(mine.roster)
    })
    const sides = armies.map(name =>
      shortName(keptList(name)?.roster.book ?? READY.find(r => r.id === name)?.army ?? name),
    )
    const turns = length === 'lead' ? {} : { turns: Number(length) }
    onSetUp({ setup: { armies: chosen, scenery, scale, ...turns }, sides })
  }, [armies, scenery, scale, length, points, onSetUp])
  if (points === 0) return null
  const mine = kept.filter(
    k => k.game === tercios.id && k.roster.points <= points && findingsOf(ARMY_BOOKS, k.roster).length === 0,
  )
  const select = <T extends string>(
    name: string,
    value: T,
    options: readonly { value: T; text: string }[],
    onChange: (value: T) => void,
  ) => (
    <span className="army-select">
      <label htmlFor={`${id} ${name}`}>{name}</label>
      <select
        id={`${id} ${name}`}
        value={value}
        onChange={event => {
          const found = options.find(o => o.value === event.target.value)
          if (found) onChange(found.value)
        }}
      >
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </span>
  )
  const lists = [
    ...READY.filter(ready => ready.points === points).map(ready => ({
      value: ready.id,
      text: `${armyName(ready.army, lang)} ${ready.points}`,
    })),
    ...mine.map(k => ({
      value: k.id,
      text: `${k.name || say.unnamed} (${armyName(k.roster.book, lang)}, ${costOf(ARMY_BOOKS, k.roster).total})`,
    })),
  ]
  return (
    <fieldset className="pitched-set-up">
      {select(say.armyOf(0), armies[0], lists, value => setArmies([value, armies[1]]))}
      {select(say.armyOf(1), armies[1], lists, value => setArmies([armies[0], value]))}
      <a className="text-button" href={hrefOf({ at: 'armies' })}>
        {say.build}
      </a>
      {select<Scenery>(
        say.scenery,
        scenery,
        [
          { value: 'points', text: say.byPoints },
          { value: 'none', text: say.bare },
        ],
        setScenery,
      )}
      {select<Scale>(
        say.scale,
        scale,
        [
          { value: 'small', text: say.small },
          { value: 'large', text: say.large },
        ],
        setScale,
      )}
      {select<Length>(
        say.length,
        length,
        LENGTHS.map(value => ({ value, text: value === 'lead' ? say.byLead : say.turns(Number(value)) })),
        setLength,
      )}
    </fieldset>
  )
}
