import type { Briefing, Said } from '@acies/kernel'
import { useMemo } from 'react'
import { useLang, useWords, yearIn } from '../app/lang.ts'
import type { BattleEntry } from '../catalogue/catalogue.ts'
import type { Played } from '../games/registry.ts'
import { Difficulty } from '../look/BattleCard.tsx'
import { LineIcon } from '../look/LineIcon.tsx'
import { Tag } from '../look/Tag.tsx'
import { datesWhole } from '../text/signs.ts'
import { ArmySheet } from './ArmySheet.tsx'
import { Slides } from './Slides.tsx'

interface BriefingProps {
  played: Played
  scenario: BattleEntry
  briefing: Briefing
  /** The battlefield as it is set up. */
  field: unknown
}

/** The battle's name, what to expect, and its map. */
export const BattleMap = ({ played, scenario, briefing, field }: BriefingProps) => {
  const lang = useLang()
  const say = useWords().battle
  const { skin } = played
  const { seats, text } = skin.score(field, lang)
  const plan = useMemo(() => skin.plan(field), [skin, field])
  const goals = seats.map(({ goal }) => goal)
  return (
    <section className="panel briefing battle-map-sheet">
      <Slides
        slides={briefing.slides}
        plan={plan}
        label={say.map(scenario.title[lang])}
        head={
          <>
            <h1>
              {scenario.title[lang]} <small>{yearIn(scenario.year, lang)}</small>
            </h1>
            <p className="briefing-facts">
              <b>{scenario.armies[lang]}</b>
              <span>
                <Difficulty of={scenario.difficulty} label={say.difficulty(scenario.difficulty)} />
              </span>
              <span>
                <LineIcon name="clock" size={15} />
                {say.minutes(scenario.minutes)}
              </span>
              <span>{text ?? (goals[0] === goals[1] ? say.goal(goals[0]) : say.goals(goals[0], goals[1]))}</span>
              {scenario.reconstructed && <Tag>{say.reconstructed}</Tag>}
            </p>
          </>
        }
      >
        <skin.Picture field={field} lang={lang} whole />
      </Slides>
    </section>
  )
}

/** What the battle was, by which rules it differs, and who fought it. */
export const BattleStory = ({
  played,
  scenario,
  briefing,
  field,
  sides = scenario.sides,
}: BriefingProps & { sides?: readonly Said[] }) => {
  const lang = useLang()
  const say = useWords().battle
  // What is told to one army is no use to another, wherever it sits.
  const hintFor = (seat: number): string | undefined =>
    briefing.hints[scenario.sides.findIndex(side => side.en === sides[seat]?.en)]?.[lang]
  const { doubt } = briefing
  return (
    <article className="panel briefing battle-story">
      <div className="briefing-story">
        <section>
          <h2>{say.history}</h2>
          <p className="history">{datesWhole(briefing.history[lang])}</p>
          {scenario.reconstructed && <p className="warning">{say.reconstructedText}</p>}
          {doubt && <p className="warning">{doubt[lang]}</p>}
        </section>
        {briefing.special.length > 0 && (
          <section>
            <h2>{say.special}</h2>
            <ul>
              {briefing.special.map(text => (
                <li key={text.es}>{text[lang]}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <div className="briefing-armies">
        {played.skin.armies(field, lang).map(army => (
          <ArmySheet key={army.seat} army={army} hint={hintFor(army.seat)} />
        ))}
      </div>
    </article>
  )
}
