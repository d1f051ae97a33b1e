import { Complaint } from '@acies/kernel'
import { ladder, type Report, roundRobin } from '@acies/lab'
import type { Command } from 'commander'
import { gameNamed } from '../games.ts'
import { addPlanOptions, type PlanOptions, prepare } from '../lab/plan.ts'
import { printFooting, run } from '../lab/run.ts'
import type { Setting } from '../main.ts'
import { inWords, perCent } from '../spanish.ts'
import { table } from '../style.ts'

export function addLadder(lab: Command, setting: Setting): void {
  const command = lab.command('ladder').description('let bots meet each other, and rate them')
  addPlanOptions(command, { games: '200', gamesText: 'how many matches in all', bots: 'random,greedy' })
    .option('--json', 'print one JSON document')
    .action((id: string, options: PlanOptions & { json?: boolean }) => climb(id, options, setting))
}

async function climb(id: string, options: PlanOptions & { json?: boolean }, setting: Setting): Promise<void> {
  const { terminal, lang } = setting
  const game = await gameNamed(setting.games, id)
  const prepared = prepare(game, options, (bots, _, matches) => {
    const different = [...new Set(bots)]
    if (different.length < 2) throw new Complaint('--bots: a ladder needs two bots or more')
    return { seatings: roundRobin(different), matches }
  })
  const { report } = await run(game, prepared, setting)
  const { points, matches, finished, errors, seed, version, seconds, interrupted } = report
  const [anchor] = report.bots
  const rungs = ladder(points, anchor)
  if (options.json) {
    const document = {
      game: game.id,
      version,
      seed,
      anchor,
      matches,
      finished,
      errors,
      seconds,
      interrupted,
      rungs,
      points,
    }
    terminal.print(JSON.stringify(document, null, 2))
    return
  }
  const rows = rungs.map(({ bot, elo, error, matches: played, share }) => [
    bot,
    `${elo}`,
    bot === anchor ? '' : `± ${error}`,
    `${played}`,
    perCent(share, 1, lang),
    ...rungs.map(({ bot: other }) => {
      const met = points[bot][other]
      return bot === other ? '' : met === undefined ? '–' : perCent(met.points / met.matches, 0, lang)
    }),
  ])
  const titles = ['', 'Elo', '95%', 'matches', 'points'].map(title => inWords(title, lang))
  const head = [...titles, ...rungs.map(rung => rung.bot)]
  for (const line of table([head, ...rows])) terminal.print(line)
  for (const [one, other] of strangers(points)) terminal.print(inWords(`${one} and ${other} never met`, lang))
  printFooting(setting, report, `; ${anchor} stands at 0`)
}

/** The pairs of bots that played no match against each other: too few matches, or it was stopped. */
function strangers(points: Report['points']): [string, string][] {
  const bots = Object.keys(points)
  return bots.flatMap((one, i) =>
    bots.slice(i + 1).flatMap((other): [string, string][] => (points[one][other]?.matches ? [] : [[one, other]])),
  )
}
