import { type ArmyBook, type Cost, entriesFor, priceOf, type Roster, sectionOf, variantOf } from '@acies/tabletop'
import type { CSSProperties } from 'react'
import { Button } from '../look/Button.tsx'
import { perCent } from '../text/signs.ts'
import { Adder, type ColumnProps, RosterRow } from './RosterRow.tsx'
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
              {!isAllied && <Share book={book} roster={roster} cost={cost} section={section} lang={lang} />}
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
  book: ArmyBook
  roster: Roster
  cost: Cost
  section: string
  lang: ColumnProps['lang']
}
/** What share of the points a part takes, and how much it must or may. */
const Share = ({ book, roster, cost, section, lang }: ShareProps) => {
  const say = armyPageWords[lang]
  const limits = [...book.limits, ...(variantOf(book, roster.variant)?.limits ?? [])]
  const limit = limits.find(one => one.is === 'share' && one.of.sections?.includes(section) === true)
  const percent = (100 * (cost.sections[section] ?? 0)) / Math.max(1, roster.points)
  if (limit?.is !== 'share') return <b>{say.number(cost.sections[section] ?? 0)}</b>
  const { least = 0, most = 100 } = limit
  const bound = limit.least === undefined ? most : least
  const wrong = percent > most || percent < least
  return (
    <>
      <b className={wrong ? 'share-wrong' : ''}>{perCent(percent, lang)}</b>
      <small className="share-bound">{limit.least === undefined ? say.atMost(most) : say.atLeast(least)}</small>
      <span
        className="share-bar"
        style={{ '--share': `${Math.min(100, percent)}%`, '--bound': `${bound}%` } as CSSProperties}
        aria-hidden="true"
      />
    </>
  )
}
