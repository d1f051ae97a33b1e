import type { AnyGame } from '@acies/kernel'
import { Gathering, type Outcome, type Report } from '@acies/lab'
import type { Setting } from '../main.ts'
import { Progress } from '../progress.ts'
import { figure, inWords } from '../spanish.ts'
import { inkOf } from '../style.ts'
import { playPlan } from '../workers/pool.ts'
import type { Prepared } from './plan.ts'

export const INTERRUPTED = 130
const BROKE_OFF = 1

interface Ran {
  gathering: Gathering
  report: Report & { interrupted: boolean }
}

/** Plays a plan over all threads, with a bar; Ctrl-C ends it with what it has. */
export async function run(
  game: AnyGame,
  { plan, threads, log }: Prepared,
  setting: Setting,
  visit: (outcome: Outcome) => void = () => {},
): Promise<Ran> {
  const { terminal } = setting
  const gathering = new Gathering(game, plan)
  const known = log?.outcomes ?? []
  for (const outcome of known) gathering.add(outcome)
  const progress = new Progress(setting, plan.matches, known.length)
  const stop = new AbortController()
  const listening = terminal.onInterrupt(() => stop.abort())
  const began = terminal.now()
  try {
    await playPlan(plan, {
      threads,
      shelf: setting.shelf,
      stop: stop.signal,
      done: new Set(known.map(outcome => outcome.index)),
      visit(outcome) {
        gathering.add(outcome)
        log?.add(outcome)
        visit(outcome)
        progress.step()
      },
    })
  } finally {
    listening()
    progress.end()
  }
  const interrupted = stop.signal.aborted && gathering.matches < plan.matches
  const { report } = gathering
  if (report.errors > 0) setting.code = BROKE_OFF
  if (interrupted) setting.code = INTERRUPTED
  return { gathering, report: { ...report, seconds: (terminal.now() - began) / 1000, interrupted } }
}

type Footing = Pick<Ran['report'], 'game' | 'version' | 'seed' | 'matches' | 'seconds' | 'interrupted' | 'errors'>
/** What a table of the lab stands on, below it. */
export function printFooting({ terminal, lang }: Setting, footing: Footing, more = ''): void {
  const { game, version, seed, matches, seconds, interrupted, errors } = footing
  const { dim, bad } = inkOf(terminal.colour)
  const made = `${game} ${version}, seed ${seed}: ${matches} matches in ${figure(seconds, 1, lang)} s`
  terminal.print(dim(inWords(`${made}${more}${interrupted ? ' (interrupted)' : ''}`, lang)))
  if (errors > 0) terminal.print(bad(inWords(`${errors} broke off; acies simulate says why`, lang)))
}
