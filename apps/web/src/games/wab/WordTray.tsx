import type { Field } from '@acies/wab'
import { Button } from '../../look/Button.tsx'
import type { Asking, TrayProps } from '../../skins/skin.ts'
import { useDigits } from '../../skins/table/useDigits.ts'

/** Words to choose from where there are many. */
export const WordTray = ({ field: g, asking, lang, onPick }: TrayProps<Field> & { asking: Asking<Field> }) => {
  const { choice, rules } = asking
  const options = choice?.of === 'word' ? choice.options : []
  useDigits(n => {
    if (options[n] === undefined) return false
    onPick(options[n])
    return true
  })
  if (choice === null) return null
  return (
    <div className="tray-slip moves">
      <div className="tray-words">
        {options.map((word, i) => (
          <Button key={word} size="small" keyCap={i < 9 ? `${i + 1}` : undefined} onClick={() => onPick(word)}>
            {rules.game.speech.name(choice, word, g, lang)}
          </Button>
        ))}
      </div>
    </div>
  )
}
