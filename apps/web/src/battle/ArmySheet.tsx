import { useWords } from '../app/lang.ts'
import { Banner } from '../look/Banner.tsx'
import type { Army } from '../skins/skin.ts'

/** An army at a glance: its units by kind, its leaders, how to lead it. */
export const ArmySheet = ({ army, hint }: { army: Army; hint?: string }) => {
  const words = useWords()
  const kinds = [...new Set(army.units.map(unit => unit.name))].map(name => ({
    name,
    units: army.units.filter(unit => unit.name === name),
  }))
  return (
    <section className="army-sheet">
      <h2>
        <Banner side={army.side}>{army.name}</Banner>
        <small>
          {words.battle.units(army.units.length)}
          {army.cards > 0 && ` · ${words.play.cards(army.cards)}`}
        </small>
      </h2>
      {hint && <p className="army-hint">{hint}</p>}
      <ul>
        {kinds.map(({ name, units }) => (
          <li key={name}>
            {units[0].picture}
            <span>
              <b>{units.length} ×</b> {name}
            </span>
          </li>
        ))}
      </ul>
      {army.leaders.length > 0 && (
        <p className="army-led">
          {words.battle.led} {army.leaders.map(leader => leader.name).join(', ')}
        </p>
      )}
    </section>
  )
}
