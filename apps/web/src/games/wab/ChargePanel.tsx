import { type Lang, type RuleId, sentence } from '@acies/kernel'
import { type ChargeSheet, chargeSheet, type Field, unitNoun } from '@acies/wab'
import { Chip } from '../../look/Chip.tsx'
import { ShareBar } from '../../look/chart/ShareBar.tsx'
import { Panel } from '../../look/Panel.tsx'
import type { AsideProps } from '../../skins/skin.ts'
import { capital, shareOf } from '../../text/signs.ts'
import { After, ForeseenSums } from './CombatPanel.tsx'
import type { Pair } from './charge-seen.ts'
import { chargeWords, setsOut } from './charge-words.ts'

/** Who forms up or wheels into it has come through his tests. */
const TESTED: readonly string[] = ['charge-files', 'charge-wheel']

/** What a charge strikes, what comes before the blows, and the sums it would be fought with. */
const ChargePanel = ({ field: g, lang, asking, pair, onRule }: AsideProps<Field> & { pair: Pair }) => {
  const sheet = chargeSheet(g, g.units[pair[0]], g.units[pair[1]])
  const say = chargeWords[lang]
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
      {sheet.after !== null && <After g={g} after={sheet.after} lang={lang} onRule={onRule} />}
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
  const say = chargeWords[lang]
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
export default ChargePanel
