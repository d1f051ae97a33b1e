import { levels } from '@acies/bots'
import type { Said } from '@acies/kernel'
import { lazy, Suspense, useState } from 'react'
import { useLang, useWords } from '../app/lang.ts'
import type { BattleEntry } from '../catalogue/catalogue.ts'
import type { Played } from '../games/registry.ts'
import { Button } from '../look/Button.tsx'
import { ProgressBar } from '../look/ProgressBar.tsx'
import { Segmented } from '../look/Segmented.tsx'
import './lab.css'
import { seatedIn } from './seated.ts'
import { type Running, useSimulation } from './useSimulation.ts'

const Findings = lazy(() => import('./Findings.tsx').then(m => ({ default: m.Findings })))

const MATCHES = 200

interface SimulationProps {
  played: Played
  scenario: BattleEntry
  /** The armies chosen for it, and what they are called. */
  setup?: unknown
  sides?: readonly Said[]
}

/** The battle played many times by machines, with what came of it. */
export const Simulation = ({ played, scenario, setup, sides = scenario.sides }: SimulationProps) => {
  const lang = useLang()
  const say = useWords().battle
  const [bot, setBot] = useState<string>(levels[0].name)
  const { running, start, stop } = useSimulation(played, scenario.id, setup)
  const going = running?.going === true
  return (
    <section className="panel briefing simulation" aria-label={say.lab}>
      <h2>{say.lab}</h2>
      <p>{say.labText(MATCHES)}</p>
      <div className="simulation-acts">
        <Segmented
          label={say.labBot}
          value={bot}
          onChange={setBot}
          options={levels.map(level => ({ value: level.name, text: level.title[lang] }))}
        />
        {going ? (
          <Button onClick={stop}>{say.simulateStop}</Button>
        ) : (
          <Button kind="primary" onClick={() => void start(bot, MATCHES)}>
            {say.simulate(MATCHES)}
          </Button>
        )}
      </div>
      {running && <Progress running={running} />}
      {running && running.report.finished > 0 && (
        <Suspense>
          <Findings running={running} sides={seatedIn(running.report, sides).map(name => name[lang])} />
        </Suspense>
      )}
    </section>
  )
}

const Progress = ({ running: { done, all, rate, going } }: { running: Running }) => {
  const say = useWords().battle
  const facts = [say.simulating(done, all)]
  if (going && done > 0) {
    facts.push(say.perMinute(Math.round(rate * 60)), say.timeLeft(Math.ceil((all - done) / rate)))
  }
  return <ProgressBar label={say.lab} value={done / all} text={facts.join(' · ')} />
}
