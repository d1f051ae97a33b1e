import type { Lang } from '@acies/kernel'
import { type ArmyBook, type ChosenTroop, ELITE_OPTIONS, type Profile } from '@acies/tercios'
import { ProfilePicture, valuesIn } from '../games/tercios/profile.tsx'
import { IconButton } from '../look/IconButton.tsx'
import { Adder } from './choices.tsx'
import { optionName, troopName } from './names.ts'
import { armyPageWords } from './words.ts'

interface TroopsProps {
  book: ArmyBook
  troops: readonly ChosenTroop[]
  branches: readonly string[]
  elite?: boolean
  lang: Lang
  onChange: (troops: ChosenTroop[]) => void
}
/** The troops of a command, and those that may join it. */
export const Troops = ({ book, troops, branches, elite = false, lang, onChange }: TroopsProps) => {
  const say = armyPageWords[lang]
  const offered = (profile: Profile) => [...profile.options, ...(elite ? ELITE_OPTIONS : [])]
  const costOf = (profile: Profile, troop: ChosenTroop): number =>
    profile.points + offered(profile).reduce((sum, o) => sum + (troop.options.includes(o.id) ? o.points : 0), 0)
  return (
    <>
      <ul className="army-troops">
        {troops.map((troop, i) => {
          const profile = book.profiles.find(p => p.id === troop.profile)
          const replace = (next: ChosenTroop): void => onChange(troops.map((t, k) => (k === i ? next : t)))
          return (
            <li key={i}>
              {profile && <ProfilePicture profile={profile} />}
              <span>
                <b>{troopName(troop.profile, lang)}</b>
                {profile && <small className="army-values">{valuesIn(profile, lang)}</small>}
              </span>
              <small className="army-cost">{profile && say.points(costOf(profile, troop))}</small>
              <span className="army-options">
                {profile &&
                  offered(profile).map(option => (
                    <label key={option.id}>
                      <input
                        type="checkbox"
                        checked={troop.options.includes(option.id)}
                        onChange={event =>
                          replace({
                            ...troop,
                            options: event.target.checked
                              ? [...troop.options, option.id]
                              : troop.options.filter(id => id !== option.id),
                          })
                        }
                      />
                      {optionName(option.id, lang)} {option.points > 0 && say.points(option.points)}
                    </label>
                  ))}
              </span>
              <IconButton
                icon="copy"
                label={`${say.copy}: ${troopName(troop.profile, lang)}`}
                onClick={() => onChange([...troops.slice(0, i + 1), troop, ...troops.slice(i + 1)])}
              />
              <IconButton
                icon="trash"
                label={say.removeOne(troopName(troop.profile, lang))}
                onClick={() => onChange(troops.filter((_, k) => k !== i))}
              />
            </li>
          )
        })}
      </ul>
      <Adder
        label={say.addTroop}
        options={book.profiles
          .filter(p => branches.includes(p.branch))
          .map(p => ({ value: p.id, text: `${troopName(p.id, lang)} · ${say.points(p.points)}` }))}
        onAdd={profile => onChange([...troops, { profile, options: [] }])}
      />
    </>
  )
}
