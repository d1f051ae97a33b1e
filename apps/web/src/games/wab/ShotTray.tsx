import type { Pick, Picks } from '@acies/kernel'
import { type Field, isEngaged } from '@acies/wab'
import { Button } from '../../look/Button.tsx'
import type { Asking, TrayProps } from '../../skins/skin.ts'
import { DeclaredSlip } from './Slip.tsx'
import { trayWords } from './table-words.ts'

type ShotProps = TrayProps<Field> & { asking: Asking<Field> }

const pairsIn = (draft: Picks): (readonly [number, number])[] =>
  draft.flatMap((pick, i) => (i % 2 === 1 ? [[Number(draft[i - 1]), Number(pick)] as const] : []))

const FAR = 1e9
/** The draft with whoever has no target yet: each at the nearest of those it may shoot at, as the eye judges. */
export function restAtNearest({ rules, view, decision, draft }: Asking<Field>): Picks {
  const g = view.field
  const next = (picks: Picks) => rules.referee.next(view, decision.seat, picks)
  const picks: Pick[] = draft.length % 2 === 0 ? [...draft] : draft.slice(0, -1)
  const first = next(picks)
  for (const unit of first?.of === 'unit' ? first.options : []) {
    if (pairsIn(picks).some(([id]) => id === unit)) continue
    const marks = next([...picks, unit])
    if (marks?.of !== 'unit' || marks.options.length === 0) continue
    // Whoever fights one's friends is the last one shoots at unasked.
    const far = (id: number): number =>
      Math.hypot(g.units[id].x - g.units[unit].x, g.units[id].y - g.units[unit].y) +
      (isEngaged(g, g.units[id]) ? FAR : 0)
    picks.push(unit, [...marks.options].sort((a, b) => far(a) - far(b))[0])
  }
  return picks
}

/** Who shoots at whom, as it is being declared. */
export const ShotTray = ({ field: g, asking, lang, onDraft }: ShotProps) => {
  const say = trayWords[lang].shots
  const pairs = pairsIn(asking.draft)
  const whole = restAtNearest(asking)
  const more = (whole.length - 2 * pairs.length) / 2
  return (
    <>
      {pairs.length === 0 && <p className="tray-note">{say.none}</p>}
      {pairs.map(([unit, target], i) => (
        <DeclaredSlip
          key={`${unit} ${target}`}
          {...{ g, unit, target, lang }}
          undo={say.undo}
          onUndo={() => onDraft(pairs.filter((_, k) => k !== i).flat())}
        />
      ))}
      {more > 0 && <Button onClick={() => onDraft(whole)}>{say.rest(more)}</Button>}
    </>
  )
}
