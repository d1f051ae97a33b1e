import type { Chart, Lang } from '@acies/kernel'
import type { Report } from '@acies/lab'
import { useLang, useWords } from '../app/lang.ts'
import { BarChart } from '../look/chart/BarChart.tsx'
import { HeatMap } from '../look/chart/HeatMap.tsx'
import { ShareBar } from '../look/chart/ShareBar.tsx'
import { Table } from '../look/chart/Table.tsx'
import { shareOf } from '../text/signs.ts'
import type { Running } from './useSimulation.ts'

const MOST_BARS = 24
const MOST_ROWS = 12
const TONES = ['a', 'b'] as const

/** To so many decimals, as one writes them. */
const figure = (value: number, decimals: number, lang: Lang): string =>
  value.toLocaleString(lang, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })

interface FindingsProps {
  running: Running
  /** Who fights, seat by seat. */
  sides: readonly string[]
}

/** What came of it, in charts. */
export const Findings = ({ running: { report, statistics }, sides }: FindingsProps) => {
  const lang = useLang()
  const say = useWords().battle
  const { bySeat, first } = report.rates
  const mean = (sum: number, n: number): string => figure(sum / Math.max(1, n), 1, lang)
  const shares = sides.map((name, seat) => {
    const share = report.winsBySeat[seat] / report.finished
    return { text: `${name} ${shareOf(share, lang)}`, share, tone: TONES[seat] }
  })
  const drawn = report.draws / report.finished
  const charts = Object.entries(statistics?.charts ?? {}).filter(([id]) => report.counts[id] !== undefined)
  return (
    <div className="findings">
      <div>
        <h3>{say.labWins}</h3>
        <ShareBar
          label={say.labWins}
          parts={drawn > 0 ? [...shares, { text: `${say.labDraws} ${shareOf(drawn, lang)}`, share: drawn }] : shares}
        />
        <p>{say.labBetween(sides[0], shareOf(bySeat[0].low, lang), shareOf(bySeat[0].high, lang))}</p>
        {report.begun > 0 && <p>{say.labFirst(shareOf(first.share, lang))}</p>}
        {report.errors > 0 && <p>{say.labFailed(report.errors)}</p>}
      </div>
      <div>
        <h3>{say.labLengths}</h3>
        <BarChart label={say.labLengths} bars={lengthBars(report.lengths)} />
        <p>{say.labLengthText(mean(report.turns, report.finished), mean(report.decisions, report.matches))}</p>
      </div>
      {charts.map(([id, chart]) => (
        <Counted
          key={id}
          chart={chart}
          counts={report.counts[id]}
          sides={sides}
          report={report}
          statistics={statistics}
        />
      ))}
    </div>
  )
}

/** How many matches took how many turns, in not too many bars. */
function lengthBars(lengths: Readonly<Record<string, number>>): { label: string; value: number }[] {
  const turns = Object.keys(lengths).map(Number)
  const step = Math.max(1, Math.ceil((Math.max(...turns) + 1) / MOST_BARS))
  const bars = Array.from({ length: Math.floor(Math.max(...turns) / step) + 1 }, (_, i) => ({
    label: `${i * step}`,
    value: 0,
  }))
  for (const turn of turns) bars[Math.floor(turn / step)].value += lengths[turn]
  return bars
}

interface CountedProps {
  chart: Chart
  counts: Readonly<Record<string, readonly number[]>>
  sides: readonly string[]
  report: Report
  statistics: Running['statistics']
}

/** What the game itself counts: on its board, or in a table. */
const Counted = ({ chart, counts, sides, report, statistics }: CountedProps) => {
  const lang = useLang()
  const title = chart.title[lang]
  const columns = chart.columns === 'sides' ? sides : chart.columns.map(column => column[lang])
  const places = statistics?.places
  if (chart.map && places) {
    return (
      <div className="wide">
        <h3>{title}</h3>
        <div className="heat-maps">
          {columns.map((name, i) => (
            <figure key={name}>
              <HeatMap
                label={`${title}: ${name}`}
                places={places}
                tone={TONES[i]}
                values={Object.fromEntries(Object.entries(counts).map(([key, row]) => [key, row[i] ?? 0]))}
              />
              <figcaption>{name}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    )
  }
  const { per } = chart
  const each = (row: readonly number[], i: number): number =>
    i === per ? row[i] : (row[i] ?? 0) / Math.max(1, per === undefined ? report.matches : row[per])
  const rows = Object.entries(counts)
    .map(([key, row]) => ({ key, name: chart.name(key)[lang], values: columns.map((_, i) => each(row, i)) }))
    .sort((a, b) => Math.max(...b.values) - Math.max(...a.values))
    .slice(0, MOST_ROWS)
  return (
    <div className={columns.length > 2 ? 'wide' : undefined}>
      <h3>{title}</h3>
      <Table
        caption={title}
        rows={rows}
        rowId={row => row.key}
        columns={[
          { id: 'name', head: '', cell: row => row.name },
          ...columns.map((head, i) => ({
            id: `${i}`,
            head,
            figures: true,
            cell: (row: { values: readonly number[] }) => (i === per ? row.values[i] : figure(row.values[i], 2, lang)),
          })),
        ]}
      />
    </div>
  )
}
