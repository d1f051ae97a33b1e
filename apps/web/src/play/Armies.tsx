import { Panel } from '../look/Panel.tsx'
import { SideMark } from '../look/SideMark.tsx'
import type { Battle } from './useBattle.ts'

/** Both armies at a glance: who stands, who is lost, cards and piles. */
export const Armies = ({ battle, onPlace }: { battle: Battle; onPlace: (place: string | null) => void }) => {
  const { played, show, lang, words } = battle
  return (
    <Panel title={words.play.armies} grow className="armies">
      <p className="army-piles">
        {played.skin.piles(show.field, lang).map(pile => (
          <span key={pile.name}>
            {pile.name} <b>{pile.count}</b>
          </span>
        ))}
      </p>
      {played.skin.armies(show.field, lang).map(army => (
        <section key={army.seat}>
          <h3>
            <SideMark side={army.side} /> {army.name}{' '}
            <small>
              {[army.cards > 0 ? words.play.cards(army.cards) : '', army.aside].filter(Boolean).join(' · ')}
            </small>
          </h3>
          {army.tally && <p className="army-tally">{army.tally}</p>}
          <ul>
            {army.units.map(unit => (
              <li key={unit.id} className={unit.lost ? 'lost' : undefined}>
                <button
                  type="button"
                  title={unit.own ?? unit.name}
                  onPointerEnter={() => onPlace(unit.place || null)}
                  onPointerLeave={() => onPlace(null)}
                  onFocus={() => onPlace(unit.place || null)}
                  onBlur={() => onPlace(null)}
                  aria-label={`${unit.own ?? unit.name}, ${unit.lost ? words.play.lost : `${unit.strength}, ${unit.place}`}`}
                >
                  {unit.picture}
                  <span>{unit.lost ? '†' : unit.strength}</span>
                </button>
              </li>
            ))}
          </ul>
          <p className="army-leaders">
            {army.leaders.map(leader => (
              <span key={leader.name} className={leader.lost ? 'lost' : undefined}>
                {leader.name}
                {leader.lost ? ` (${words.play.fallen})` : ` ${leader.place}`}
              </span>
            ))}
          </p>
        </section>
      ))}
    </Panel>
  )
}
