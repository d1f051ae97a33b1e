import type { Lang } from '@acies/kernel'
import { type ArmyFinding, keptIn, keptSaid, type Roster } from '@acies/tabletop'
import { Fragment } from 'react'
import { LineIcon } from '../look/LineIcon.tsx'
import type { Muster } from './muster.ts'
import { RuleLink } from './RuleLink.tsx'
import { partIn } from './told.ts'
import { armyPageWords } from './words.ts'

interface KeptPaneProps {
  muster: Muster
  roster: Roster
  lang: Lang
}

/** The limits that the list keeps, with their figures; numbers under one rule about one part in one line. */
export const KeptPane = ({ muster, roster, lang }: KeptPaneProps) => {
  const lines = new Map<string, ArmyFinding[]>()
  for (const one of keptIn(muster.books, roster)) {
    const joins = one.fault.is === 'count' || one.fault.is === 'once'
    const key = `${one.rule} ${one.where} ${joins ? one.fault.is : lines.size}`
    lines.set(key, [...(lines.get(key) ?? []), one])
  }
  if (lines.size === 0) return null
  return (
    <section className="panel army-kept">
      <h2>
        <LineIcon name="check" size={16} /> {armyPageWords[lang].keeps}
      </h2>
      <ul>
        {[...lines].map(([key, line]) => {
          const [{ rule, where }] = line
          const part = partIn(muster, roster, where, lang)
          return (
            <li key={key}>
              {part && `${part}: `}
              {line.map((one, i) => {
                const { of, figure, bound } = keptSaid(one, muster.names, roster.points, lang)
                return (
                  <Fragment key={`${of}${figure}`}>
                    {i > 0 && ' · '}
                    {part ? of.toLowerCase() : of}
                    {figure && (
                      <>
                        {' '}
                        <b>{figure}</b>
                        {bound && `, ${bound}`}
                      </>
                    )}
                  </Fragment>
                )
              })}{' '}
              <RuleLink game={muster.game} rule={rule} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
