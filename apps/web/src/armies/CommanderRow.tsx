import type { Lang, Said } from '@acies/kernel'
import { type ChosenCommander, LEVELS, QUALITIES, qualityWords, VIRTUES, virtueWords } from '@acies/tercios'
import { Adder, type Choice, Select } from './choices.tsx'
import { traitOf } from './names.ts'
import { armyPageWords } from './words.ts'

const Chips = ({
  ids,
  words,
  lang,
  onRemove,
}: {
  ids: readonly string[]
  words: Readonly<Record<string, { name: Said; text: Said }>>
  lang: Lang
  onRemove: (id: string) => void
}) =>
  ids.map(id => (
    <button
      key={id}
      type="button"
      className="army-chip"
      title={words[id]?.text[lang]}
      aria-label={armyPageWords[lang].removeOne(words[id]?.name[lang] ?? id)}
      onClick={() => onRemove(id)}
    >
      {words[id]?.name[lang] ?? id} ×
    </button>
  ))

interface CommanderProps {
  commander: ChosenCommander
  chief: boolean
  /** Qualities that others have already: each is in an army only once. */
  taken: readonly string[]
  lang: Lang
  onChange: (commander: ChosenCommander) => void
}
/** A commander: his level, and what it lets him choose. */
export const CommanderRow = ({ commander, chief, taken, lang, onChange }: CommanderProps) => {
  const say = armyPageWords[lang]
  const level = LEVELS[commander.level]
  const levels = LEVELS.flatMap((one, n): Choice[] => {
    const cost = chief ? one.chief : one.commander
    return cost === null ? [] : [{ value: `${n}`, text: say.level(n, cost) }]
  })
  const { virtues, qualities } = commander
  return (
    <div className="army-commander">
      <Select
        label={chief ? say.chief : say.commander}
        value={`${commander.level}`}
        options={levels}
        onChange={value => onChange({ ...commander, level: Number(value) })}
      />
      <span>
        {say.virtues(virtues.length, level.virtues)}{' '}
        <Chips
          ids={virtues}
          words={virtueWords}
          lang={lang}
          onRemove={id => onChange({ ...commander, virtues: virtues.filter(v => v !== id) })}
        />
        {virtues.length < level.virtues && (
          <Adder
            label={say.addVirtue}
            options={VIRTUES.filter(v => !virtues.includes(v)).map(v => ({
              value: v,
              text: virtueWords[v].name[lang],
            }))}
            onAdd={id => onChange({ ...commander, virtues: [...virtues, id] })}
          />
        )}
      </span>
      <span>
        {say.qualities(qualities.length, level.qualities)}{' '}
        <Chips
          ids={qualities}
          words={qualityWords}
          lang={lang}
          onRemove={id => onChange({ ...commander, qualities: qualities.filter(q => q !== id) })}
        />
        {qualities.length < level.qualities && (
          <Adder
            label={say.addQuality}
            options={QUALITIES.filter(q => !taken.includes(q) && (chief || q !== 'cartographer'))
              .map(q => ({ value: q, text: qualityWords[q].name[lang] }))
              .sort((a, b) => a.text.localeCompare(b.text, lang))}
            onAdd={id => onChange({ ...commander, qualities: [...qualities, id] })}
          />
        )}
      </span>
      {[...virtues, ...qualities].flatMap(id => {
        const trait = traitOf(id)
        if (trait === undefined) return []
        return (
          <small key={id} className="army-trait">
            <b>{trait.name[lang]}.</b> {trait.text[lang]}
          </small>
        )
      })}
    </div>
  )
}
