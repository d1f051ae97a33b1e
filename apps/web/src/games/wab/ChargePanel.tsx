import { type Lang, type RuleId, sentence } from '@acies/kernel'
import { type ChargeSheet, chargeSheet, type Field, isFleeing, unitNoun } from '@acies/wab'
import { Chip } from '../../look/Chip.tsx'
import { ShareBar } from '../../look/chart/ShareBar.tsx'
import { Panel } from '../../look/Panel.tsx'
import type { AsideProps, Asking, Pointed } from '../../skins/skin.ts'
import { shareOf } from '../../text/signs.ts'
import { ForeseenSums } from './CombatPanel.tsx'
import { capital, setsOut, trayWords } from './table-words.ts'

type Pair = readonly [unit: number, target: number]
const under = (pointed: Pointed | null): readonly unknown[] => pointed?.unit ?? []

/** The charge that is looked at: being declared, answered, or about to be moved. */
export function chargeSeen(g: Field, asking: Asking<Field> | null, pointed: Pointed | null): Pair | null {
  if (asking === null) return null
  const { decision, draft, choice } = asking
  const declared = g.charges.filter(c => c.state === 'declared')
  const lookedAt = (c: (typeof declared)[number]): boolean =>
    under(pointed).some(id => id === c.unit || c.targets.includes(Number(id)))
  // Nobody fights who runs.
  const pairOf = (c: (typeof declared)[number] | undefined): Pair | null => {
    const target = c?.targets.find(id => !isFleeing(g.units[id]))
    return c === undefined || target === undefined ? null : [c.unit, target]
  }
  switch (decision.step) {
    case 'declare-charges': {
      if (choice?.of !== 'unit') return null
      const over = choice.about === undefined ? undefined : choice.options.find(id => under(pointed).includes(id))
      if (over !== undefined && choice.about !== undefined) return [choice.about, over]
      const [unit, target] = draft.slice(-2).map(Number)
      return choice.about === undefined && target !== undefined && g.units[target].side !== g.units[unit].side
        ? [unit, target]
        : null
    }
    case 'react':
    case 'react-revealed':
    case 'next-charger':
      return pairOf(declared.find(lookedAt) ?? declared[0])
    case 'charge-files':
    case 'charge-wheel':
      return pairOf(declared.find(c => c.unit === decision.v.unit))
    default:
      return null
  }
}

/** Who forms up or wheels into it has come through his tests. */
const TESTED: readonly string[] = ['charge-files', 'charge-wheel']

/** What a charge strikes, what comes before the blows, and the sums it would be fought with. */
export const ChargePanel = ({ field: g, lang, asking, pointed, onRule }: AsideProps<Field>) => {
  const pair = chargeSeen(g, asking, pointed)
  if (pair === null) return null
  const sheet = chargeSheet(g, g.units[pair[0]], g.units[pair[1]])
  const say = trayWords[lang].foreseen
  const noun = (id: number) => unitNoun(g, id, lang)
  return (
    <Panel className="combat-panel charge-panel" label={say.strikes}>
      <h3>
        {say.strikes} <Chip rule="WAB-ARC-03" onOpen={onRule} />
      </h3>
      <p>
        {sentence(setsOut[lang][sheet.side], { unit: noun(sheet.unit), other: noun(sheet.target), words: {} })}{' '}
        <b>{say.sides[sheet.side]}</b>.
        {sheet.engaged && (
          <>
            {' '}
            {say.holds} <Chip rule="WAB-REACT-14" onOpen={onRule} />
          </>
        )}
      </p>
      {sheet.tests.length > 0 && !TESTED.includes(asking?.decision.step ?? '') && (
        <Tests g={g} sheet={sheet} lang={lang} onRule={onRule} />
      )}
      {sheet.combat !== null && (
        <ForeseenSums g={g} title={say.fought} sheet={sheet.combat} lang={lang} onRule={onRule} />
      )}
    </Panel>
  )
}

interface TestsProps {
  g: Field
  sheet: ChargeSheet
  lang: Lang
  onRule: (rule: RuleId) => void
}
const Tests = ({ g, sheet, lang, onRule }: TestsProps) => {
  const say = trayWords[lang].foreseen
  return (
    <>
      <h3>{say.before}</h3>
      {sheet.tests.map(({ unit, why, rule, need, fails }) => (
        <div key={`${unit} ${why}`}>
          <p>
            {say.test(capital(unitNoun(g, unit, lang).the), say.why[why] ?? why, need.total)}{' '}
            <Chip rule={rule} onOpen={onRule} />
          </p>
          <ShareBar
            label={say.before}
            parts={[
              { text: `${say.stands} ${shareOf(1 - fails, lang)}`, share: 1 - fails },
              { text: `${say.fails} ${shareOf(fails, lang)}`, share: fails, tone: 'danger' },
            ]}
          />
        </div>
      ))}
    </>
  )
}
