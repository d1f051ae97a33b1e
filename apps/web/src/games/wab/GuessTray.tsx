import type { Pick, Picks } from '@acies/kernel'
import { type Field, unitName } from '@acies/wab'
import { useEffect } from 'react'
import { Button } from '../../look/Button.tsx'
import type { Asking, TrayProps } from '../../skins/skin.ts'
import { Sign } from './Slip.tsx'
import { trayWords } from './table-words.ts'

/** Inches of the first guess: it stands on nothing, and tells nothing. */
const FIRST = 12
const STEPS = [-5, -1, 1, 5]

/** How far by eye, typed or stepped, never measured (WAB-WAR-28, 57); and of a catapult at which of the files. */
export const GuessTray = ({ field: g, asking, lang, onDraft }: TrayProps<Field> & { asking: Asking<Field> }) => {
  const say = trayWords[lang].guess
  const { rules, view, decision, draft } = asking
  const next = (picks: Picks) => rules.referee.next(view, decision.seat, picks)
  const [target, far, file] = draft
  const bounds = target === undefined ? null : next([target])
  const guess = typeof far === 'number' ? far : null
  const files = guess === null ? null : next([target, guess])
  const put = (n: number): void => {
    if (bounds?.of !== 'number') return
    const within = Math.max(bounds.min, Math.min(bounds.max, n))
    onDraft([target, within, ...(file === undefined ? [] : [file])])
  }
  useTyped(guess, bounds?.of === 'number' ? bounds.max : 0, put, () => onDraft([target]))
  if (bounds?.of !== 'number') return <p className="tray-note">{say.whom}</p>
  const at = (pick: Pick | undefined): void => onDraft([target, guess ?? FIRST, ...(pick === undefined ? [] : [pick])])
  return (
    <>
      <div className="tray-slip guess">
        <Sign g={g} unit={Number(target)} />
        <span>
          <b>{unitName(g, Number(target), lang)}</b>
          <small>{say.byEye}</small>
          <span className="tray-words">
            {STEPS.slice(0, 2).map(by => (
              <Button key={by} size="small" label={say.less(-by)} onClick={() => put((guess ?? FIRST) + by)}>
                −{-by}
              </Button>
            ))}
            <output className="guess-number">{guess === null ? '?' : say.inches(guess)}</output>
            {STEPS.slice(2).map(by => (
              <Button key={by} size="small" label={say.more(by)} onClick={() => put((guess ?? FIRST) + by)}>
                +{by}
              </Button>
            ))}
          </span>
        </span>
      </div>
      {files?.of === 'number' && files.max > 1 && (
        <div className="tray-slip moves">
          <b>{say.where}</b>
          <div className="tray-words">
            <Button size="small" pressed={file === undefined} onClick={() => at(undefined)}>
              {say.middle}
            </Button>
            {Array.from({ length: files.max }, (_, i) => i + 1).map(n => (
              <Button key={n} size="small" pressed={file === n} label={say.file(n)} onClick={() => at(n)}>
                {n}
              </Button>
            ))}
          </div>
        </div>
      )}
    </>
  )
}

/** Digits make a number as they are typed; Backspace takes the last one away. */
function useTyped(now: number | null, most: number, put: (n: number) => void, clear: () => void): void {
  useEffect(() => {
    if (most === 0) return
    const keyed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null) return
      const digit = /^\d$/.test(event.key) ? Number(event.key) : null
      if (digit === null && event.key !== 'Backspace') return
      event.preventDefault()
      event.stopImmediatePropagation()
      const longer = (now ?? 0) * 10 + (digit ?? 0)
      const wanted = digit === null ? Math.floor((now ?? 0) / 10) : longer <= most ? longer : digit
      if (wanted === 0) clear()
      else put(wanted)
    }
    window.addEventListener('keydown', keyed, true)
    return () => window.removeEventListener('keydown', keyed, true)
  })
}
