import type { Lang, RuleId } from '@acies/kernel'
import {
  type Afterwards,
  afterwards,
  BOTH,
  type BreakOdds,
  breakOdds,
  type CombatSheet,
  combatSheet,
  type EventOf,
  type Field,
  type Forfeit,
  fightersOf,
  fightOf,
  moreThan,
  sideName,
  traitTexts,
  unitName,
} from '@acies/wab'
import { Fragment } from 'react'
import { Chip } from '../../look/Chip.tsx'
import { TwoDice } from '../../look/chart/TwoDice.tsx'
import { Ledger, type LedgerRow } from '../../look/Ledger.tsx'
import { Panel } from '../../look/Panel.tsx'
import { sideOfSeat } from '../../look/symbols/sides.ts'
import type { AsideProps, Asking, Pointed } from '../../skins/skin.ts'
import { shareOf } from '../../text/signs.ts'
import { namesOf, ofType, thisTurn } from './happened.ts'
import { trayWords } from './table-words.ts'

type Score = Pick<CombatSheet, 'units' | 'ledgers' | 'lost'>
interface Seen {
  score: Score
  /** Once it is fought. */
  result: EventOf<'result'> | null
  tests: readonly EventOf<'tested'>[]
  touching: readonly number[]
}

const numbered = (asking: Asking<Field> | null, key: string): number => {
  const value = asking?.decision.v[key]
  return typeof value === 'number' ? value : -1
}
/** Whom one looks at: pointed at, asked about, or in the first combat there is. */
function lookedAt(g: Field, pointed: Pointed | null, asking: Asking<Field> | null): number[] {
  const under = pointed?.unit?.find((id): id is number => typeof id === 'number')
  const combat = g.combats[numbered(asking, 'combat')]
  return [
    ...(under === undefined ? [] : [under]),
    ...(combat?.units ?? []),
    ...['unit', 'other', 'against'].map(key => numbered(asking, key)).filter(id => id >= 0),
  ]
}
/** The combat that is looked at: as it was scored this turn, or as it stands. */
function combatSeen({ field: g, moments, pointed, asking }: Omit<AsideProps<Field>, 'lang' | 'onRule'>): Seen | null {
  const events = thisTurn(moments)
  const results = ofType(events, 'result')
  for (const id of lookedAt(g, pointed, asking)) {
    const fought = results.findLast(r => r.units.includes(id))
    if (fought !== undefined) return scored(g, fought, events)
    const c = g.units[id] === undefined ? null : fightOf(g, g.units[id])
    if (c !== null && BOTH.every(side => fightersOf(g, c, side).length > 0)) {
      const sheet = combatSheet(g, c)
      return { score: sheet, result: null, tests: [], touching: sheet.touching }
    }
  }
  const last = g.phase === 'combat' ? results.at(-1) : undefined
  return last === undefined ? null : scored(g, last, events)
}
function scored(g: Field, result: EventOf<'result'>, events: readonly unknown[]): Seen {
  const c = g.combats.find(one => one.units.some(id => result.units.includes(id)))
  const tests = ofType(events as Parameters<typeof ofType>[0], 'tested').filter(
    t => t.why === 'break' && result.units.includes(t.unit),
  )
  const lost: readonly Forfeit[] = c === undefined ? [] : combatSheet(g, c).lost
  return { score: { units: result.units, ledgers: result.ledgers, lost }, result, tests, touching: [] }
}

/** The combat line by line, before and after its dice, and how likely the beaten are to run. */
export const CombatPanel = (props: AsideProps<Field>) => {
  const { field: g, lang, onRule } = props
  const seen = combatSeen(props)
  if (seen === null) return null
  const { score, result } = seen
  const say = trayWords[lang].combat
  return (
    <Panel className="combat-panel" label={say.title}>
      <Sums g={g} title={result === null ? say.before : say.title} seen={seen} lang={lang} onRule={onRule} />
      {result === null && <p className="combat-note">{say.touching(seen.touching[0], seen.touching[1])}</p>}
      {result === null ? <IfLost g={g} units={score.units} lang={lang} /> : <Breaks {...props} seen={seen} />}
    </Panel>
  )
}

/** What comes if they run: how far, who goes after them, their standard, whom it frightens. */
export const After = ({
  g,
  after,
  lang,
  onRule,
}: Omit<BreakTestProps, 'unit' | 'odds' | 'test'> & { after: Afterwards }) => {
  const say = trayWords[lang].combat
  const { way, rule, dice, pursuers, standard, shaken } = after
  const lines: readonly (readonly [text: string, rule: RuleId] | null)[] = [
    [way === 'nowhere' ? say.ways[way] : `${say.ways[way]} ${say.dice(dice)}`, rule],
    ...pursuers.map(p => [`${say.pursues(unitName(g, p.unit, lang))}: ${say.dice(p.dice)}`, 'WAB-PURS-06'] as const),
    standard ? [way === 'nowhere' ? say.standardGone : say.standard, 'WAB-STD-03'] : null,
    shaken.length > 0 ? [say.shaken(namesOf(g, shaken, lang)), 'WAB-PANIC-09'] : null,
  ]
  return (
    <section className="combat-after">
      <h3>{say.after}</h3>
      <ul>
        {lines.map(
          line =>
            line && (
              <li key={line[0]}>
                {line[0]}. <Chip rule={line[1]} onOpen={onRule} />
              </li>
            ),
        )}
      </ul>
    </section>
  )
}

/** The combat that a charge would come to, as far as it is known before a blow. */
export const ForeseenSums = ({ sheet, ...props }: Omit<SumsProps, 'seen'> & { sheet: CombatSheet }) => (
  <Sums {...props} seen={{ score: sheet, result: null, tests: [], touching: [] }} />
)
interface SumsProps {
  g: Field
  title: string
  seen: Seen
  lang: Lang
  onRule: (rule: RuleId) => void
}
/** Both sums line by line, and what was lost. */
const Sums = ({ g, title, seen, lang, onRule }: SumsProps) => {
  const { score, result } = seen
  const say = trayWords[lang].combat
  const winner = result === null || result.winner === -1 ? null : sideName(g, result.winner, lang)
  return (
    <>
      <Ledger
        title={title}
        sides={g.sideOf.map((side, seat) => ({ side: sideOfSeat(seat), name: sideName(g, side, lang) }))}
        rows={rowsOf(seen, lang)}
        total={{
          text: result === null ? say.without : winner === null ? say.draw : say.wins(winner, result.margin),
          values: score.ledgers.map(l => `${result === null ? l.total - l.base : l.total}`),
        }}
        onRule={onRule}
      />
      {score.lost.length > 0 && <Lost lost={score.lost} lang={lang} onRule={onRule} />}
    </>
  )
}

/** The same on a slip, a column for each line: where the column beside the table is shut. */
export const LedgerSlip = (props: AsideProps<Field>) => {
  const { field: g, lang } = props
  const seen = g.phase === 'combat' ? combatSeen(props) : null
  if (seen === null) return null
  const say = trayWords[lang].combat
  const rows = rowsOf(seen, lang)
  const totals = seen.score.ledgers.map(l => (seen.result === null ? l.total - l.base : l.total))
  return (
    <table className="tray-slip ledger-slip" aria-label={say.title}>
      <thead>
        <tr>
          <th aria-label={say.title} />
          {rows.map(({ name, rule }) => (
            <th key={rule} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">{say.sum}</th>
        </tr>
      </thead>
      <tbody>
        {g.sideOf.map((side, seat) => (
          <tr key={seat} className={`side-${sideOfSeat(seat)}`}>
            <th scope="row">{sideName(g, side, lang)}</th>
            {rows.map(({ rule, values }) => (
              <td key={rule}>{values[side].lost ? <s>{values[side].text}</s> : values[side].text}</td>
            ))}
            <td>
              <b>{totals[side]}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const ORDER = ['WAB-CR-06', 'WAB-CR-07', 'WAB-CR-08', 'WAB-CR-09', 'WAB-CR-10', 'WAB-CR-12', 'WAB-CR-17', 'WAB-CR-14']
function rowsOf({ score, result }: Seen, lang: Lang): LedgerRow[] {
  const say = trayWords[lang].combat
  const { ledgers, lost } = score
  const named = [...ledgers.flatMap(l => l.lines.map(line => line.rule)), ...lost.map(f => f.rule)]
  const rules = [...ORDER.filter(rule => named.includes(rule)), ...new Set(named.filter(rule => !ORDER.includes(rule)))]
  const plus = (n: number): string => (n > 0 ? `+${n}` : `${n}`.replace('-', '−'))
  const fought = result !== null || ledgers.some(l => l.base > 0)
  return [
    { name: say.wounds, rule: 'WAB-CR-01', values: ledgers.map(l => ({ text: fought ? `${l.base}` : say.unknown })) },
    ...rules.map(rule => ({
      name: say.lines[rule] ?? nameOfRule(rule, lang),
      rule,
      values: ledgers.map((l, side) => {
        const n = l.lines.filter(line => line.rule === rule).reduce((sum, line) => sum + line.n, 0)
        const gone = lost.find(f => f.side === side && f.rule === rule)
        return n !== 0 || gone === undefined ? { text: n === 0 ? '–' : plus(n) } : { text: plus(gone.n), lost: true }
      }),
    })),
  ]
}
const nameOfRule = (rule: RuleId, lang: Lang): string =>
  Object.values(traitTexts).find(t => t?.rule === rule)?.name[lang] ?? ''

const Lost = ({ lost, lang, onRule }: { lost: readonly Forfeit[]; lang: Lang; onRule: (rule: RuleId) => void }) => {
  const say = trayWords[lang].combat
  return (
    <p className="combat-note">
      {say.lost([...new Set(lost.map(f => say.lines[f.rule] ?? f.rule))].join(', '))}{' '}
      {[...new Set(lost.map(f => f.why))].map(rule => (
        <Chip key={rule} rule={rule} onOpen={onRule} />
      ))}
    </p>
  )
}

const MARGINS = [1, 2, 3, 4] as const

/** What losing by so many would mean to each. */
const IfLost = ({ g, units, lang }: { g: Field; units: readonly number[]; lang: Lang }) => {
  const say = trayWords[lang].combat
  const c = fightOf(g, g.units[units[0]])
  if (c === null) return null
  return (
    <table className="if-lost">
      <thead>
        <tr>
          <th scope="col">{say.ifLost}</th>
          {MARGINS.map(n => (
            <th key={n} scope="col">
              {n}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {units.map(id => (
          <tr key={id}>
            <th scope="row">{unitName(g, id, lang)}</th>
            {MARGINS.map(n => {
              const odds = breakOdds(g, g.units[id], c, n)
              return <td key={n}>{odds.yields === null ? shareOf(odds.breaks, lang) : say.yieldsFor}</td>
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The beaten: what they needed and threw, or what they will need. */
const Breaks = ({ field: g, seen, lang, onRule }: AsideProps<Field> & { seen: Seen }) => {
  const { result, tests } = seen
  if (result === null || result.winner === -1) return null
  const c = g.combats.find(one => one.units.some(id => result.units.includes(id)))
  const beaten = c === undefined ? [] : fightersOf(g, c, result.winner === 0 ? 1 : 0).map(u => u.id)
  const units = [...new Set([...tests.map(t => t.unit), ...beaten])]
  return units.map(id => {
    const test = tests.findLast(t => t.unit === id)
    const odds = c === undefined || test !== undefined ? null : breakOdds(g, g.units[id], c, result.margin)
    const after = test?.passed === true ? null : afterwards(g, g.units[id])
    return (
      <Fragment key={id}>
        <BreakTest g={g} unit={id} odds={odds} test={test} lang={lang} onRule={onRule} />
        {after !== null && <After g={g} after={after} lang={lang} onRule={onRule} />}
      </Fragment>
    )
  })
}
interface BreakTestProps {
  g: Field
  unit: number
  odds: BreakOdds | null
  test: EventOf<'tested'> | undefined
  lang: Lang
  onRule: (rule: RuleId) => void
}
const BreakTest = ({ g, unit, odds, test, lang, onRule }: BreakTestProps) => {
  const say = trayWords[lang].combat
  const need = test?.ledger.total ?? odds?.need.total ?? 0
  const chance = odds?.breaks ?? moreThan(need)
  const sum = test?.dice.reduce((a, b) => a + b, 0)
  return (
    <section className="break-test">
      <h3>
        {say.break(namesOf(g, [unit], lang))} <Chip rule={odds?.surely ?? 'WAB-BREAK-02'} onOpen={onRule} />
      </h3>
      {odds?.surely ? (
        <p>{say.surely}</p>
      ) : (
        <div>
          <p className="break-chance">
            <b>{shareOf(chance, lang)}</b> {say.breaks}
          </p>
          <TwoDice most={need} label={say.holds(need)} />
        </div>
      )}
      <p>
        {sum !== undefined && test !== undefined ? <b>{say.rolled(sum, test.passed)}</b> : say.holds(need)}
        {odds?.again && ` · ${say.again}`}
        {odds?.yields && ` · ${say.yields} `}
        {odds?.yields && <Chip rule={odds.yields} onOpen={onRule} />}
      </p>
    </section>
  )
}
