import { entriesFor, priceOf, slotsOf } from '@acies/tabletop'
import { Button } from '../look/Button.tsx'
import { shareOf } from '../text/signs.ts'
import { Adder, type ColumnProps, RosterRow } from './RosterRow.tsx'
import { addUnit, changeGroup, copiesOf, dropGroup, freshGroup, freshUnit, rowsOf, type Where } from './roster.ts'
import { SectionRows } from './SectionRows.tsx'
import { armyPageWords } from './words.ts'

/** The list with its parts and what each comes to; what may be added stands under each. */
export const RosterColumn = (props: ColumnProps) => {
  const { muster, book, roster, cost, lang, onRoster } = props
  const say = armyPageWords[lang]
  const slots = slotsOf(book, roster.variant) ?? []
  const more = slots.filter(slot => roster.groups.filter(group => group.slot === slot.id).length < slot.groups[1])
  return (
    <section className="panel roster" aria-label={say.list}>
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
      <dl className="roster-sums" hidden={slots.length === 0}>
        {book.sections
          .filter(section => (cost.sections[section] ?? 0) > 0)
          .map(section => (
            <div key={section}>
              <dt>{muster.names.section(section)[lang]}</dt>
              <dd>
                {say.number(cost.sections[section])} · {shareOf(cost.sections[section] / Math.max(1, cost.units), lang)}
              </dd>
            </div>
          ))}
      </dl>
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
  return (
    <section className={isFaulty(`groups.${g}`) ? 'roster-group fault' : 'roster-group'}>
      <header>
        <h2>{muster.names.slot(group.slot)[lang]}</h2>
        <b>{say.number(cost.groups[g] ?? 0)}</b>
        {roster.groups.filter(one => one.slot === group.slot).length > least && (
          <Button
            size="small"
            icon="trash"
            label={say.removeOne(muster.names.slot(group.slot)[lang])}
            onClick={() => onRoster(dropGroup(roster, g))}
          />
        )}
      </header>
      {own.allies && least === 0 && (
        <select
          className="army-add"
          aria-label={`${muster.names.slot(group.slot)[lang]}: ${say.contingent}`}
          value={group.from ?? ''}
          onChange={({ target: { value } }) =>
            onRoster(changeGroup(roster, g, { from: value === '' ? undefined : value }))
          }
        >
          <option value="">{say.own}</option>
          {own.allies.from.map(id => (
            <option key={id} value={id}>
              {say.allies(muster.names.book(id)[lang])}
            </option>
          ))}
        </select>
      )}
      <ul>
        {group.leader && <RosterRow {...props} where={`groups.${g}.leader`} chosen={group.leader} copies={1} />}
        {rowsOf(group, g).map(({ where, chosen, copies }) => (
          <RosterRow key={where} {...props} where={where} chosen={chosen} copies={copies} />
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
