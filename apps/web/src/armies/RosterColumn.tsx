import { entriesFor, priceOf, selectSaid, slotsOf } from '@acies/tabletop'
import { Button } from '../look/Button.tsx'
import { capital, shareOf } from '../text/signs.ts'
import { Adder, Choice } from './Choice.tsx'
import { LimitBar } from './LimitBar.tsx'
import { type ColumnProps, RosterRow } from './RosterRow.tsx'
import {
  addUnit,
  changeGroup,
  copiesOf,
  dropGroup,
  freshGroup,
  freshUnit,
  isEmpty,
  rowsOf,
  type Where,
} from './roster.ts'
import { SectionRows, Share } from './SectionRows.tsx'
import { armyPageWords } from './words.ts'

/** The list with its parts and what each comes to; what may be added stands under each. */
export const RosterColumn = (props: ColumnProps) => {
  const { muster, book, roster, cost, lang, onRoster } = props
  const say = armyPageWords[lang]
  const slots = slotsOf(book, roster.variant) ?? []
  const more = slots.filter(slot => roster.groups.filter(group => group.slot === slot.id).length < slot.groups[1])
  return (
    <section className={isEmpty(roster) ? 'panel roster blank' : 'panel roster'} aria-label={say.list}>
      {roster.groups.map((_, g) =>
        slots.length > 0 ? <GroupRows key={g} {...props} g={g} /> : <SectionRows key={g} {...props} g={g} />,
      )}
      {slots.length === 0 && book.allies && (
        <p className="roster-more">
          {book.allies.from
            .filter(id => !roster.groups.some(group => group.from === id))
            .map(id => (
              <Button
                key={id}
                size="small"
                icon="plus"
                onClick={() => onRoster({ ...roster, groups: [...roster.groups, { slot: '', units: [], from: id }] })}
              >
                {say.allies(muster.names.book(id)[lang])}
              </Button>
            ))}
        </p>
      )}
      {more.length > 0 && (
        <p className="roster-more">
          {more.map(slot => (
            <Button
              key={slot.id}
              size="small"
              icon="plus"
              onClick={() => {
                const group = freshGroup(book, roster, slot.id)
                onRoster({ ...roster, groups: [...roster.groups, group] }, `groups.${roster.groups.length}.leader`)
              }}
            >
              {muster.names.slot(slot.id)[lang]}
            </Button>
          ))}
        </p>
      )}
      {slots.length > 0 && (
        <ul className="roster-sums">
          {book.sections
            .filter(section => (cost.sections[section] ?? 0) > 0)
            .map(section => (
              <li key={section}>
                <span>{capital(muster.names.section(section)[lang])}</span>
                <Share muster={muster} book={book} roster={roster} cost={cost} section={section} lang={lang} />
              </li>
            ))}
        </ul>
      )}
    </section>
  )
}

const GroupRows = (props: ColumnProps & { g: number }) => {
  const { muster, book: own, roster, cost, findings, lang, onRoster, g } = props
  const say = armyPageWords[lang]
  const group = roster.groups[g]
  const book = muster.books.find(one => one.id === (group.from ?? roster.book)) ?? own
  const slot = slotsOf(own, roster.variant)?.find(one => one.id === group.slot)
  const least = slot?.groups[0] ?? 1
  const isFaulty = (where: Where): boolean => findings.some(finding => finding.where === where)
  const leaders = entriesFor(book, roster.variant, group.slot, 'leader')
  const units = entriesFor(book, roster.variant, group.slot, 'unit')
  // Boxes that must be filled and are not.
  const missing = findings.flatMap(({ where, fault }) =>
    where === `groups.${g}` && fault.is === 'count' && fault.n < fault.least
      ? Array.from({ length: fault.least - fault.n }, () => selectSaid(fault.of, muster.names, lang))
      : [],
  )
  const share = (cost.groups[g] ?? 0) / Math.max(1, roster.points)
  const figure = `${say.number(cost.groups[g] ?? 0)} · ${shareOf(share, lang)}`
  return (
    <section className={isFaulty(`groups.${g}`) ? 'roster-group fault' : 'roster-group'}>
      <header>
        <h2>{muster.names.slot(group.slot)[lang]}</h2>
        {roster.groups.filter(one => one.slot === group.slot).length > least && (
          <Button
            size="small"
            icon="trash"
            label={say.removeOne(muster.names.slot(group.slot)[lang])}
            onClick={() => onRoster(dropGroup(roster, g))}
          />
        )}
        <LimitBar share={share} figure={figure} label={say.share(muster.names.slot(group.slot)[lang], figure)} />
      </header>
      {own.allies && least === 0 && (
        <Choice
          label={`${muster.names.slot(group.slot)[lang]}: ${say.contingent}`}
          value={group.from ?? ''}
          options={[
            { value: '', text: say.own },
            ...own.allies.from.map(id => ({ value: id, text: say.allies(muster.names.book(id)[lang]) })),
          ]}
          onChange={value => onRoster(changeGroup(roster, g, { from: value === '' ? undefined : value }))}
        />
      )}
      <ul>
        {group.leader && <RosterRow {...props} where={`groups.${g}.leader`} chosen={group.leader} copies={1} />}
        {rowsOf(group, g).map(({ where, chosen, copies }) => (
          <RosterRow key={where} {...props} where={where} chosen={chosen} copies={copies} />
        ))}
        {missing.map((what, i) => (
          <li key={i} className="roster-missing">
            {say.missing(what)}
          </li>
        ))}
      </ul>
      {group.leader === undefined && leaders.length > 0 && (
        <Adder
          label={say.addLeader}
          options={leaders.map(entry => ({ value: entry.id, text: muster.names.entry(entry.id)[lang] }))}
          onPick={id => onRoster(changeGroup(roster, g, { leader: freshUnit(book, id) }), `groups.${g}.leader`)}
        />
      )}
      <Adder
        label={say.addTroop}
        options={units.map(entry => {
          const chosen = freshUnit(book, entry.id)
          const price = priceOf({ chosen, book, entry, slot: group.slot, group: g, where: '' }, roster.variant)
          const copies = copiesOf(book, roster, entry.id)
          const left = copies === null ? '' : ` · ${say.copiesAllowed(copies.n, copies.most)}`
          return { value: entry.id, text: `${muster.names.entry(entry.id)[lang]} · ${say.points(price)}${left}` }
        })}
        onPick={id => onRoster(addUnit(roster, g, freshUnit(book, id)), `groups.${g}.units.${group.units.length}`)}
      />
    </section>
  )
}
