import type { Lang, Said } from '@acies/kernel'
import {
  ARMIES,
  type ArmyBook,
  type ArmyList,
  armyWords,
  CHARTERS,
  type ChosenCommand,
  type ChosenCommander,
  type ChosenTroop,
  chartNames,
  commandNames,
  ELITE_OPTIONS,
  LEVELS,
  optionNames,
  type Profile,
  pointsOf,
  profileNames,
  QUALITIES,
  qualityWords,
  troopRuleNames,
  VIRTUES,
  virtueWords,
  weaponNames,
} from '@acies/tercios'
import { useId } from 'react'
import { Button } from '../look/Button.tsx'
import { IconButton } from '../look/IconButton.tsx'
import { armyPageWords } from './words.ts'

const named = (list: Readonly<Record<string, Said | { name: Said }>>, id: string, lang: Lang): string | undefined => {
  const found = Object.hasOwn(list, id) ? list[id] : undefined
  return found === undefined ? undefined : 'name' in found ? found.name[lang] : found[lang]
}
export const bookOf = (id: string): ArmyBook =>
  Object.values(ARMIES).find(book => book.id === id) ?? Object.values(ARMIES)[0]
export const armyName = (id: string, lang: Lang): string => named(armyWords, id, lang) ?? id
const troopName = (id: string, lang: Lang): string => named(profileNames, id, lang) ?? id
const optionName = (id: string, lang: Lang): string =>
  named(optionNames, id, lang) ?? named(troopRuleNames, id, lang) ?? named(weaponNames, id, lang) ?? id

interface Choice {
  value: string
  text: string
}
const Select = ({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: string
  options: readonly Choice[]
  onChange: (value: string) => void
}) => {
  const id = useId()
  return (
    <span className="army-select">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={event => onChange(event.target.value)}>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </span>
  )
}
/** A list one adds from: it falls back to its name. */
const Adder = ({
  label,
  options,
  onAdd,
}: {
  label: string
  options: readonly Choice[]
  onAdd: (value: string) => void
}) =>
  options.length === 0 ? null : (
    <select className="army-add" aria-label={label} value="" onChange={event => onAdd(event.target.value)}>
      <option value="">+ {label}</option>
      {options.map(option => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  )

const Chips = ({
  ids,
  words,
  lang,
  onRemove,
}: {
  ids: readonly string[]
  words: Readonly<Record<string, { name: Said; text: Said }>>
  lang: Lang
  onRemove: (id: string) => void
}) =>
  ids.map(id => (
    <button
      key={id}
      type="button"
      className="army-chip"
      title={words[id]?.text[lang]}
      aria-label={armyPageWords[lang].removeOne(words[id]?.name[lang] ?? id)}
      onClick={() => onRemove(id)}
    >
      {words[id]?.name[lang] ?? id} ×
    </button>
  ))

interface CommanderProps {
  commander: ChosenCommander
  chief: boolean
  /** Qualities that others have already: each is in an army only once. */
  taken: readonly string[]
  lang: Lang
  onChange: (commander: ChosenCommander) => void
}
const CommanderRow = ({ commander, chief, taken, lang, onChange }: CommanderProps) => {
  const say = armyPageWords[lang]
  const level = LEVELS[commander.level]
  const levels = LEVELS.flatMap((one, n): Choice[] => {
    const cost = chief ? one.chief : one.commander
    return cost === null ? [] : [{ value: `${n}`, text: say.level(n, cost) }]
  })
  const { virtues, qualities } = commander
  return (
    <div className="army-commander">
      <Select
        label={chief ? say.chief : say.commander}
        value={`${commander.level}`}
        options={levels}
        onChange={value => onChange({ ...commander, level: Number(value) })}
      />
      <span>
        {say.virtues(virtues.length, level.virtues)}{' '}
        <Chips
          ids={virtues}
          words={virtueWords}
          lang={lang}
          onRemove={id => onChange({ ...commander, virtues: virtues.filter(v => v !== id) })}
        />
        {virtues.length < level.virtues && (
          <Adder
            label={say.addVirtue}
            options={VIRTUES.filter(v => !virtues.includes(v)).map(v => ({
              value: v,
              text: virtueWords[v].name[lang],
            }))}
            onAdd={id => onChange({ ...commander, virtues: [...virtues, id] })}
          />
        )}
      </span>
      <span>
        {say.qualities(qualities.length, level.qualities)}{' '}
        <Chips
          ids={qualities}
          words={qualityWords}
          lang={lang}
          onRemove={id => onChange({ ...commander, qualities: qualities.filter(q => q !== id) })}
        />
        {qualities.length < level.qualities && (
          <Adder
            label={say.addQuality}
            options={QUALITIES.filter(q => !taken.includes(q) && (chief || q !== 'cartographer'))
              .map(q => ({ value: q, text: qualityWords[q].name[lang] }))
              .sort((a, b) => a.text.localeCompare(b.text, lang))}
            onAdd={id => onChange({ ...commander, qualities: [...qualities, id] })}
          />
        )}
      </span>
    </div>
  )
}

interface TroopsProps {
  book: ArmyBook
  troops: readonly ChosenTroop[]
  branches: readonly string[]
  elite?: boolean
  lang: Lang
  onChange: (troops: ChosenTroop[]) => void
}
const Troops = ({ book, troops, branches, elite = false, lang, onChange }: TroopsProps) => {
  const say = armyPageWords[lang]
  const offered = (profile: Profile) => [...profile.options, ...(elite ? ELITE_OPTIONS : [])]
  const costOf = (profile: Profile, troop: ChosenTroop): number =>
    profile.points + offered(profile).reduce((sum, o) => sum + (troop.options.includes(o.id) ? o.points : 0), 0)
  return (
    <>
      <ul className="army-troops">
        {troops.map((troop, i) => {
          const profile = book.profiles.find(p => p.id === troop.profile)
          const replace = (next: ChosenTroop): void => onChange(troops.map((t, k) => (k === i ? next : t)))
          return (
            <li key={i}>
              <b>{troopName(troop.profile, lang)}</b>
              <small>{profile && say.points(costOf(profile, troop))}</small>
              <span className="army-options">
                {profile &&
                  offered(profile).map(option => (
                    <label key={option.id}>
                      <input
                        type="checkbox"
                        checked={troop.options.includes(option.id)}
                        onChange={event =>
                          replace({
                            ...troop,
                            options: event.target.checked
                              ? [...troop.options, option.id]
                              : troop.options.filter(id => id !== option.id),
                          })
                        }
                      />
                      {optionName(option.id, lang)} {option.points > 0 && say.points(option.points)}
                    </label>
                  ))}
              </span>
              <IconButton
                icon="copy"
                label={`${say.copy}: ${troopName(troop.profile, lang)}`}
                onClick={() => onChange([...troops.slice(0, i + 1), troop, ...troops.slice(i + 1)])}
              />
              <IconButton
                icon="trash"
                label={say.removeOne(troopName(troop.profile, lang))}
                onClick={() => onChange(troops.filter((_, k) => k !== i))}
              />
            </li>
          )
        })}
      </ul>
      <Adder
        label={say.addTroop}
        options={book.profiles
          .filter(p => branches.includes(p.branch))
          .map(p => ({ value: p.id, text: `${troopName(p.id, lang)} · ${say.points(p.points)}` }))}
        onAdd={profile => onChange([...troops, { profile, options: [] }])}
      />
    </>
  )
}

const KINDS = ['infantry', 'cavalry', 'company', 'battery'] as const

/** A list as it is put together. */
export const ListEditor = ({
  list,
  lang,
  onChange,
}: {
  list: ArmyList
  lang: Lang
  onChange: (list: ArmyList) => void
}) => {
  const say = armyPageWords[lang]
  const book = bookOf(list.army)
  const charter = CHARTERS[list.chart]
  const leaders = [list.chief, ...list.commands.flatMap(c => c.commander ?? [])]
  const taken = leaders.flatMap(c => c.qualities)
  const change = (more: Partial<ArmyList>): void => onChange({ ...list, ...more })
  const command = (i: number, more: Partial<ChosenCommand>): void =>
    change({ commands: list.commands.map((c, k) => (k === i ? { ...c, ...more } : c)) })
  const spent = pointsOfList(list)
  return (
    <div className="army-editor">
      <div className="army-head">
        <Select
          label={say.army}
          value={list.army}
          options={Object.values(ARMIES).map(b => ({
            value: b.id,
            text: `${armyName(b.id, lang)}${b.origin === 'proposal' ? ` (${say.proposal})` : ''}`,
          }))}
          onChange={army => onChange(emptyList(army, list.points))}
        />
        <Select
          label={say.size}
          value={`${list.points}`}
          options={[...new Set([500, 750, 1000, 1250, 1500, 2000, list.points])]
            .sort((a, b) => a - b)
            .map(n => ({ value: `${n}`, text: `${n}` }))}
          onChange={points => change({ points: Number(points) })}
        />
        <Select
          label={say.chart}
          value={list.chart}
          options={book.charts.map(chart => ({ value: chart, text: chartNames[chart][lang] }))}
          onChange={value => change({ chart: book.charts.find(c => c === value) ?? list.chart })}
        />
        <output className={spent > list.points ? 'army-spent over' : 'army-spent'}>
          {say.spent(spent, list.points)}
        </output>
      </div>
      <section className="army-command">
        <h3>{commandNames.chief[lang]}</h3>
        <CommanderRow commander={list.chief} chief taken={taken} lang={lang} onChange={chief => change({ chief })} />
        <h4>{say.elite}</h4>
        <Troops
          book={book}
          troops={list.elite}
          branches={charter.elite}
          elite
          lang={lang}
          onChange={elite => change({ elite })}
        />
      </section>
      {list.commands.map((one, i) => (
        <section key={i} className="army-command">
          <h3>
            {commandNames[one.kind][lang]}
            <Button
              kind="ghost"
              size="small"
              icon="trash"
              label={say.removeOne(commandNames[one.kind][lang])}
              onClick={() => change({ commands: list.commands.filter((_, k) => k !== i) })}
            />
          </h3>
          {one.commander && (
            <CommanderRow
              commander={one.commander}
              chief={false}
              taken={taken}
              lang={lang}
              onChange={commander => command(i, { commander })}
            />
          )}
          <Troops
            book={book}
            troops={one.troops}
            branches={Object.keys(charter.slots[one.kind].troops)}
            lang={lang}
            onChange={troops => command(i, { troops })}
          />
        </section>
      ))}
      <Adder
        label={say.addCommand}
        options={KINDS.map(kind => ({ value: kind, text: commandNames[kind][lang] }))}
        onAdd={value => {
          const kind = KINDS.find(k => k === value)
          if (kind === undefined) return
          const commander = kind === 'battery' ? null : { level: 0, virtues: [], qualities: [] }
          change({ commands: [...list.commands, { kind, commander, troops: [] }] })
        }}
      />
    </div>
  )
}

/** What a list costs; one that names strange troops costs nothing yet. */
export function pointsOfList(list: ArmyList): number {
  try {
    return pointsOf(bookOf(list.army), list)
  } catch {
    return 0
  }
}

export const emptyList = (army: string, points: number): ArmyList => ({
  army,
  chart: bookOf(army).charts[0],
  points,
  chief: { level: LEVELS.findIndex(l => l.chief !== null), virtues: [], qualities: [] },
  elite: [],
  commands: [],
})
