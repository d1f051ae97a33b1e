import type { Lang, RuleTexts } from '@acies/kernel'
import { type ArmyBook, type ArmyOption, optionsFor, priceOf, type Roster } from '@acies/tabletop'
import { Button } from '../look/Button.tsx'
import { useRuleTexts } from '../rules/useRuleTexts.ts'
import { perCent } from '../text/signs.ts'
import { meaningIn } from './meaning.ts'
import type { Muster } from './muster.ts'
import { RuleLink } from './RuleLink.tsx'
import { addUnit, chosenAt, freshUnit, groupAt, putAt, rowsOf, toggled, type Where } from './roster.ts'
import { armyPageWords } from './words.ts'

type Entry = ArmyBook['entries'][number]

interface UnitPaneProps {
  muster: Muster
  book: ArmyBook
  roster: Roster
  where: Where
  lang: Lang
  onRoster: (roster: Roster, select?: Where | null) => void
}

/** One unit in full: its values, how many, and what it may buy, each with its price and what it does. */
export const UnitPane = ({ muster, book: own, roster, where, lang, onRoster }: UnitPaneProps) => {
  const say = armyPageWords[lang]
  const texts = useRuleTexts(muster.game, true)
  const g = groupAt(where)
  const group = roster.groups[g]
  const chosen = chosenAt(roster, where)
  const book = muster.books.find(one => one.id === (group?.from ?? roster.book)) ?? own
  const entry = book.entries.find(one => one.id === chosen?.entry)
  if (group === undefined || chosen === undefined || entry === undefined) return null
  const name = muster.names.entry(entry.id)[lang]
  const offered = optionsFor(book, roster.variant, group.slot, entry)
  const copies = rowsOf(group, g).find(row => row.where === where)?.copies ?? 1
  const section = muster.names.section(entry.section)[lang]
  const price = priceOf({ chosen, book, entry, slot: group.slot, group: g, where }, roster.variant)
  const put = (next: typeof chosen): void => onRoster(putAt(roster, where, next), where)
  const { picture, values = [], notes = [], traits = [] } = muster.sheet(chosen, book.id, lang, put)
  const mate = muster.mate?.(entry.id)
  const [least, most] = entry.models
  const step = entry.step ?? 1
  /** The last of those that are alike goes first. */
  const oneLess = (): void => {
    const alike = group.units.flatMap((unit, i) => (JSON.stringify(unit) === JSON.stringify(chosen) ? [i] : []))
    onRoster(putAt(roster, `groups.${g}.units.${alike.at(-1)}`, null), copies > 1 ? where : null)
  }
  return (
    <section className="panel unit-pane" aria-label={name}>
      <header>
        <div>
          {section !== name && <p className="eyebrow">{section}</p>}
          <h2>{name}</h2>
        </div>
        <p className="unit-cost">
          <b>{entry.percent ? `+${perCent(entry.percent, lang)}` : say.number(price * copies)}</b>
          {copies > 1 && <small>{say.copiesOf(copies, price)}</small>}
        </p>
      </header>
      {values.length > 0 && (
        <dl className="unit-values" style={{ gridTemplateColumns: `repeat(${values.length}, 1fr)` }}>
          {values.map(one => (
            <div key={one.name}>
              <dt>{one.name}</dt>
              <dd>{one.value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="unit-columns">
        <div>
          {!where.endsWith('.leader') && (
            <Stepper
              label={say.copies}
              value={copies}
              onLess={oneLess}
              onMore={() => onRoster(addUnit(roster, g, chosen), where)}
            />
          )}
          {most > least && (
            <Stepper
              label={say.modelsLabel}
              value={chosen.models}
              onLess={chosen.models > least ? () => put({ ...chosen, models: chosen.models - step }) : undefined}
              onMore={chosen.models < most ? () => put({ ...chosen, models: chosen.models + step }) : undefined}
            />
          )}
          <Options
            muster={muster}
            offered={offered}
            taken={chosen.options}
            entry={entry}
            texts={texts}
            lang={lang}
            onToggle={id => put(toggled(book, roster.variant, group.slot, chosen, id))}
          />
          {traits.map(trait => (
            <div key={trait.name} className="unit-trait">
              <b>{trait.name}</b> {meaningIn(trait, trait.name, texts, lang)}{' '}
              {trait.rules.map(rule => (
                <RuleLink key={rule} game={muster.game} rule={rule} />
              ))}
            </div>
          ))}
        </div>
        <div className="unit-portrait">
          {picture}
          {notes.map(note => (
            <p key={note}>{note}</p>
          ))}
        </div>
      </div>
      {!where.endsWith('.leader') && (
        <footer>
          <Button icon="copy" onClick={() => onRoster(addUnit(roster, g, chosen), where)}>
            {say.copy}
          </Button>
          {mate !== undefined && (
            <Button icon="plus" onClick={() => onRoster(addUnit(roster, g, freshUnit(book, mate)), where)}>
              {say.addBelow(muster.names.entry(mate)[lang])}
            </Button>
          )}
          <Button icon="trash" onClick={() => onRoster(putAt(roster, where, null), null)}>
            {say.remove}
          </Button>
        </footer>
      )}
    </section>
  )
}

interface StepperProps {
  label: string
  value: number
  onLess?: () => void
  onMore?: () => void
}
const Stepper = ({ label, value, onLess, onMore }: StepperProps) => (
  <fieldset className="stepper">
    <legend>{label}</legend>
    <Button label={`${label}: −`} off={onLess === undefined} onClick={onLess}>
      −
    </Button>
    <output>{value}</output>
    <Button label={`${label}: +`} off={onMore === undefined} onClick={onMore}>
      +
    </Button>
  </fieldset>
)

interface OptionsProps {
  muster: Muster
  offered: readonly ArmyOption[]
  taken: readonly string[]
  entry: Entry
  texts: RuleTexts | null
  lang: Lang
  onToggle: (id: string) => void
}
/** What it may buy, group by group; of a group it says how many may be had. */
const Options = ({ muster, offered, taken, entry, texts, lang, onToggle }: OptionsProps) => {
  const groups = [...new Set(offered.map(({ group }) => group))]
  return groups.map(group => {
    const inGroup = offered.filter(option => option.group === group)
    const opens = offered
      .filter(option => taken.includes(option.id))
      .reduce((sum, o) => sum + (o.opens?.[group ?? ''] ?? 0), 0)
    const isOpened = offered.some(option => option.opens?.[group ?? ''] !== undefined)
    const had = inGroup.filter(({ id }) => taken.includes(id)).length
    if (isOpened && opens === 0 && had === 0) return null
    return (
      <fieldset key={group ?? ''} className="unit-options">
        {group !== undefined && (
          <legend>
            {muster.names.kind(group)[lang]} {isOpened && `${had}/${opens}`}
          </legend>
        )}
        {inGroup.map(option => {
          const name = muster.names.option(option.id)[lang]
          const meaning = muster.option?.(option.id, entry.id)
          const told = meaning && meaningIn(meaning, name, texts, lang)
          return (
            <label key={option.id} className="unit-option">
              <input
                type="checkbox"
                className="switch"
                checked={taken.includes(option.id)}
                onChange={() => onToggle(option.id)}
              />
              <span>
                <b>{name}</b>
                {told && <small>{told}</small>}
              </span>
              <span className="roster-price">{isOpened ? '' : priceIn(option, entry, lang)}</span>
            </label>
          )
        })}
      </fieldset>
    )
  })
}
function priceIn({ price, per }: ArmyOption, { models: [, most] }: Entry, lang: Lang): string {
  const say = armyPageWords[lang]
  if (price === 0) return say.free
  if (per === 'percent') return `+${perCent(price, lang)}`
  const points = price < 0 ? `−${say.points(-price)}` : `+${say.points(price)}`
  return per === 'model' && most > 1 ? `${points} ${say.each}` : points
}
