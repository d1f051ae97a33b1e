import type { Lang, RuleId } from '@acies/kernel'
import { missileOf, reactionNames, type Striker, unitName, unitNoun, weaponNames } from '@acies/tercios'
import { Chip } from '../../look/Chip.tsx'
import { Panel } from '../../look/Panel.tsx'
import { shareOf } from '../../text/signs.ts'
import { type Commanded, chanceOfOrder, type Foresight } from './foresight.ts'
import { lettered } from './names.ts'
import { paintOf } from './places.ts'
import { tableWords } from './words.ts'

/** What the troop in the hand would see, who would react, and who would command it. */
interface SlipsProps {
  foresight: Foresight
  lang: Lang
  onRule: (rule: RuleId) => void
}
export const ForesightSlips = ({ foresight, lang, onRule }: SlipsProps) => {
  const say = tableWords[lang].foresight
  return (
    <Panel className="foresight" title={say.title}>
      <Sights foresight={foresight} lang={lang} />
      {foresight.field.turn > 0 && (
        <>
          <h3>{say.strikers}</h3>
          <Strikers foresight={foresight} lang={lang} />
          <h3>{say.reactions}</h3>
          <Reactions foresight={foresight} lang={lang} />
          <p>
            {foresight.reactions.length === 0 && say.nobody} <Chip rule="TER-REA-01" onOpen={onRule} />
          </p>
        </>
      )}
      <h3>{say.command}</h3>
      <p>
        {commandIn(foresight, lang)} <Chip rule="TER-CHK-02" onOpen={onRule} />
      </p>
    </Panel>
  )
}

/** The same in three lines, no higher than the orders it takes the place of: the board must not jump under the finger. */
export const ForesightLines = ({ foresight, lang }: { foresight: Foresight; lang: Lang }) => {
  const { field, sights, reactions, strikers } = foresight
  const say = tableWords[lang]
  const near = sights.some(sight => sight.reached) ? sights.filter(sight => sight.reached) : sights
  const seen = near.slice(0, 2).map(({ unit, inches, reached, dice }) => {
    const shot = reached ? say.foresight.dice(dice) : say.outOfRange
    return `${lettered(field, unit, lang)} ${say.inches(inches)} (${shot})`
  })
  return (
    <div className="foresight-lines">
      {field.turn > 0 && (
        <p>
          <b>{say.foresight.reactions}:</b>{' '}
          {reactions.map(({ unit }) => lettered(field, unit, lang)).join(', ') || say.foresight.nothing}
        </p>
      )}
      {strikers.length > 0 && (
        <p>
          <b>{say.foresight.strikers}:</b>{' '}
          {strikers
            .slice(0, 2)
            .map(striker => `${lettered(field, striker.unit, lang)} (${blowsOf(striker, lang)})`)
            .join(', ')}
        </p>
      )}
      <p>
        <b>{say.foresight.title}:</b> {seen.join(', ') || say.foresight.nothing}
      </p>
      <p>
        <b>{say.foresight.command}:</b> {commandIn(foresight, lang)}
      </p>
    </div>
  )
}

const Sights = ({ foresight, lang }: { foresight: Foresight; lang: Lang }) => {
  const say = tableWords[lang]
  const { field, troop, sights } = foresight
  const missile = missileOf(field, troop)
  const weapon = missile === null ? '' : weaponNames[missile.weapon][lang].toLowerCase()
  if (sights.length === 0) return <p>{say.foresight.nothing}</p>
  return (
    <ul>
      {sights.slice(0, 3).map(({ unit, inches, reached, dice, wear, charge }, i) => (
        <li key={unit} className={`side-${paintOf(field.troops[unit].side)}`}>
          <b>{unitName(field, unit, lang)}</b>
          <small>
            {[
              say.inches(inches),
              missile === null ? '' : reached ? `${weapon}: ${say.foresight.dice(dice)}` : say.outOfRange,
              charge === null ? '' : say.foresight.charge,
              charge?.flank ? say.foresight.flank : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
          {wear !== null && i < 2 && <WearBar wear={wear} lang={lang} />}
        </li>
      ))}
    </ul>
  )
}

/** What a shot would do, as shares of a bar. */
const WearBar = ({ wear, lang }: { wear: NonNullable<Foresight['sights'][number]['wear']>; lang: Lang }) => {
  const say = tableWords[lang].foresight
  const { none, one, more } = wear
  const shares = [
    { text: say.noHarm, of: none },
    { text: say.oneWear, of: one },
    { text: say.moreWear, of: more },
  ]
  return (
    <span className="wear-bar">
      <span className="wear-shares" aria-hidden="true">
        {shares.map(({ text, of }) => (
          <i key={text} style={{ flexGrow: of }} />
        ))}
      </span>
      {shares.map(({ text, of }) => (
        <b key={text}>
          {text} {shareOf(of, lang)}
        </b>
      ))}
    </span>
  )
}

/** Who could strike it there, and how. */
const Strikers = ({ foresight: { field, strikers }, lang }: { foresight: Foresight; lang: Lang }) => {
  const say = tableWords[lang].foresight
  if (strikers.length === 0) return <p>{say.noStriker}</p>
  return (
    <ul>
      {strikers.slice(0, 4).map(striker => (
        <li key={striker.unit} className={`side-${paintOf(field.troops[striker.unit].side)}`}>
          <b>{unitName(field, striker.unit, lang)}</b>
          <small>{blowsOf(striker, lang)}</small>
        </li>
      ))}
    </ul>
  )
}
function blowsOf({ charge, dice }: Striker, lang: Lang): string {
  const say = tableWords[lang].foresight
  return [...(charge === null ? [] : [say.strikes[charge]]), ...(dice === 0 ? [] : [say.shoots(dice)])].join(' · ')
}

/** Each enemy who would be asked, and everything his card could make him do. */
const Reactions = ({ foresight: { field, reactions }, lang }: { foresight: Foresight; lang: Lang }) => (
  <ul>
    {reactions.map(({ unit, replies }) => (
      <li key={unit} className={`side-${paintOf(field.troops[unit].side)}`}>
        <b>{unitName(field, unit, lang)}</b>
        <small>
          {[...new Set(replies.flatMap(reply => reply.does))]
            .map(deed => reactionNames[deed][lang].toLowerCase())
            .join(', ')}
        </small>
      </li>
    ))}
  </ul>
)

function commandIn({ field, command }: Foresight, lang: Lang): string {
  const say = tableWords[lang].foresight
  const { near, holds } = command
  const unseen = near !== null && near.inches <= near.reach
  const who =
    near === null ? '' : say.near(tableWords[lang].inches(near.inches), unitNoun(field, near.id, lang), near.reach)
  return [who, holds ? say.inCommand : unseen ? say.unseen : say.outOfCommand, checkIn(command, lang)]
    .filter(Boolean)
    .join(' ')
}
const checkIn = ({ dice, checks }: Commanded, lang: Lang): string =>
  checks ? tableWords[lang].foresight.check(dice, shareOf(chanceOfOrder(dice), lang)) : ''
