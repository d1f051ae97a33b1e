import type { Lang } from '@acies/kernel'
import { ARMIES, type ArmyList, CHARTERS, type ChosenCommand, chartNames, commandNames } from '@acies/tercios'
import { Button } from '../look/Button.tsx'
import { CommanderRow } from './CommanderRow.tsx'
import { Adder, Select } from './choices.tsx'
import { emptyList, pointsOfList } from './lists.ts'
import { armyName, bookOf } from './names.ts'
import { Troops } from './Troops.tsx'
import { armyPageWords } from './words.ts'

const KINDS = ['infantry', 'cavalry', 'company', 'battery'] as const

/** Whose the troops of a command are: the army's own, or allies with a book of theirs. */
const Contingent = ({
  command: { kind, commander, allied = false, from },
  army,
  lang,
  onChange,
}: {
  command: ChosenCommand
  army: string
  lang: Lang
  onChange: (more: Pick<ChosenCommand, 'allied' | 'from' | 'commander'>) => void
}) => {
  const say = armyPageWords[lang]
  return (
    <>
      <select
        className="army-add"
        aria-label={`${commandNames[kind][lang]}: ${say.contingent}`}
        value={allied ? (from ?? army) : ''}
        onChange={({ target: { value } }) => {
          const own = commander === null ? null : { ...commander, chief: undefined }
          if (value === '') onChange({ allied: undefined, from: undefined, commander: own })
          else onChange({ allied: true, from: value === army ? undefined : value, commander: own })
        }}
      >
        <option value="">{say.own}</option>
        {Object.values(ARMIES).map(book => (
          <option key={book.id} value={book.id}>
            {say.allies(armyName(book.id, lang))}
          </option>
        ))}
      </select>
      {allied && commander !== null && (
        <label className="army-allied">
          <input
            type="checkbox"
            checked={commander.chief === true}
            onChange={({ target }) =>
              onChange({ allied, from, commander: { ...commander, chief: target.checked ? true : undefined } })
            }
          />
          {say.alliedChief}
        </label>
      )}
    </>
  )
}

/** A list as it is put together. */
export const ListEditor = ({
  list,
  lang,
  faults,
  onChange,
}: {
  list: ArmyList
  lang: Lang
  /** How many things do not fit. */
  faults: number
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
          options={[...new Set([500, 750, 1000, 1250, 1500, 2000, 2500, 3000, list.points])]
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
          <small className={faults === 0 ? 'army-fits' : 'army-faults'}>{say.faults(faults)}</small>
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
            <Contingent
              command={one}
              army={list.army}
              lang={lang}
              onChange={more => command(i, more.from === one.from ? more : { ...more, troops: [] })}
            />
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
              chief={one.commander.chief === true}
              taken={taken}
              lang={lang}
              onChange={commander => command(i, { commander })}
            />
          )}
          <Troops
            book={bookOf(one.from ?? list.army)}
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
