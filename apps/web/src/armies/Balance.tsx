import type { Lang } from '@acies/kernel'
import { type CSSProperties, useEffect } from 'react'
import { Button } from '../look/Button.tsx'
import { perCent, shareOf } from '../text/signs.ts'
import { Choice } from './Choice.tsx'
import type { Muster } from './muster.ts'
import type { Foe } from './terms.ts'
import { type Fared, useBalance } from './useBalance.ts'
import { armyPageWords } from './words.ts'

/** Enough for a share that is sure to some seven per cent. */
const MATCHES = 200

interface BalanceProps {
  muster: Muster
  scenario: string
  foes: readonly Foe[]
  foe: Foe
  setups: readonly [unknown, unknown]
  points: number
  lang: Lang
  onFoe: (id: string) => void
}

/** How the list fares against another when machines play both. */
export const Balance = ({ muster, scenario, foes, foe, setups, points, lang, onFoe }: BalanceProps) => {
  const say = armyPageWords[lang]
  const { fared, start, stop, forget } = useBalance(muster.game)
  const key = JSON.stringify([scenario, setups])
  // What was found of another list, or against another, tells nothing any more.
  useEffect(forget, [key, forget])
  const nameOf = ({ name, book }: Foe): string => name || muster.names.book(book)[lang]
  return (
    <section className="panel army-balance">
      <header>
        <h2>{say.against(points)}</h2>
        <Choice
          label={say.against(points)}
          value={foe.id}
          options={foes.map(one => ({ value: one.id, text: nameOf(one) }))}
          onChange={onFoe}
        />
      </header>
      {fared !== null && <Outcome fared={fared} lang={lang} />}
      {fared?.going ? (
        <Button size="small" onClick={stop}>
          {say.stop}
        </Button>
      ) : (
        <Button size="small" onClick={() => void start(scenario, setups, MATCHES)}>
          {say.tryOut(MATCHES)}
        </Button>
      )}
    </section>
  )
}

const Outcome = ({ fared: { ended, won, drawn, within, done, all }, lang }: { fared: Fared; lang: Lang }) => {
  const say = armyPageWords[lang]
  const share = ended === 0 ? 0 : won / ended
  return (
    <div className="army-fared" role="status">
      <span className="fared-bar" style={{ '--share': shareOf(share, 'en') } as CSSProperties} aria-hidden="true" />
      <p>
        <b>{ended === 0 ? say.waiting : say.wins(shareOf(share, lang))}</b>
        {drawn > 0 && <span>{say.drawn(shareOf(drawn / ended, lang))}</span>}
        {ended > 0 && <span>±{perCent(100 * within, lang)}</span>}
      </p>
      <small>{say.played(done, all)}</small>
    </div>
  )
}
