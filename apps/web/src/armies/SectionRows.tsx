import { type ArmyBook, type Cost, entriesFor, priceOf, type Roster, sectionOf, variantOf } from '@acies/tabletop'
import { Button } from '../look/Button.tsx'
import { shareOf } from '../text/signs.ts'
import { Adder } from './Choice.tsx'
import { LimitBar } from './LimitBar.tsx'
import { type ColumnProps, RosterRow } from './RosterRow.tsx'
import { addUnit, dropGroup, freshUnit, rowsOf } from './roster.ts'
import { armyPageWords } from './words.ts'

/** A book without commands: its parts one under the other, each with its share of the points. */
export const SectionRows = (props: ColumnProps & { g: number }) => {
  const { muster, book: own, roster, cost, lang, onRoster, g } = props
  const say = armyPageWords[lang]
  const group = roster.groups[g]
  const book = muster.books.find(one => one.id === (group.from ?? roster.book)) ?? own
  const isAllied = group.from !== undefined
  return (
    <>
      {isAllied && (
        <header className="roster-allies">
          <h2>{say.allies(muster.names.book(book.id)[lang])}</h2>
          <b>{say.number(cost.groups[g] ?? 0)}</b>
          <Button
            size="small"
            icon="trash"
            label={say.removeOne(muster.names.book(book.id)[lang])}
            onClick={() => onRoster(dropGroup(roster, g))}
          />
        </header>
      )}
      {book.sections.map(section => {
        const entries = entriesFor(book, roster.variant, group.slot, 'unit').filter(
          entry => sectionOf(book, roster.variant, entry) === section,
        )
        if (entries.length === 0) return null
        const rows = rowsOf(group, g).filter(({ chosen }) => {
          const entry = book.entries.find(one => one.id === chosen.entry)
          return entry !== undefined && sectionOf(book, roster.variant, entry) === section
        })
        return (
          <section key={section} className="roster-group">
            <header>
              <h2>{muster.names.section(section)[lang]}</h2>
              {!isAllied && (
                <Share muster={muster} book={book} roster={roster} cost={cost} section={section} lang={lang} />
              )}
            </header>
            <ul>
              {rows.map(({ where, chosen, copies }) => (
                <RosterRow key={where} {...props} where={where} chosen={chosen} copies={copies} />
              ))}
            </ul>
            <Adder
              label={say.addTo(muster.names.section(section)[lang])}
              options={entries.map(entry => {
                const chosen = freshUnit(book, entry.id)
                const price = priceOf({ chosen, book, entry, slot: group.slot, group: g, where: '' }, roster.variant)
                return { value: entry.id, text: `${muster.names.entry(entry.id)[lang]} · ${say.points(price)}` }
              })}
              onPick={id =>
                onRoster(addUnit(roster, g, freshUnit(book, id)), `groups.${g}.units.${group.units.length}`)
              }
            />
          </section>
        )
      })}
    </>
  )
}

interface ShareProps {
  muster: ColumnProps['muster']
  book: ArmyBook
  roster: Roster
  cost: Cost
  section: string
  lang: ColumnProps['lang']
}
/** What share of the points a part takes, and how much it must or may. */
export const Share = ({ muster, book, roster, cost, section, lang }: ShareProps) => {
  const say = armyPageWords[lang]
  const limits = [...book.limits, ...(variantOf(book, roster.variant)?.limits ?? [])]
  const limit = limits.find(one => one.is === 'share' && one.of.sections?.includes(section) === true)
  const { least, most } = limit?.is === 'share' ? limit : {}
  const share = (cost.sections[section] ?? 0) / Math.max(1, roster.points)
  const figure = shareOf(share, lang)
  return (
    <LimitBar
      share={share}
      least={least === undefined ? undefined : least / 100}
      most={most === undefined ? undefined : most / 100}
      figure={figure}
      bound={[least === undefined ? '' : say.atLeast(least), most === undefined ? '' : say.atMost(most)]
        .filter(Boolean)
        .join(' · ')}
      label={say.share(muster.names.section(section)[lang], figure)}
    />
  )
}
