import type { Lang, Picks } from '@acies/kernel'
import { pose } from '@acies/table'
import { elementAt, elementBase, type Field, groundNames, LAYABLE, type LayableKind } from '@acies/wab'
import { Button } from '../../look/Button.tsx'
import { closed, polygon } from '../../look/ink/curves.ts'
import type { Asking, TrayProps } from '../../skins/skin.ts'
import type { Held } from '../../skins/table/dress.ts'
import { outlineSeen, type Place } from '../../skins/table/places.ts'
import { useDigits } from '../../skins/table/useDigits.ts'
import { trayWords } from './table-words.ts'
import { wabWords } from './words.ts'

const KINDS = Object.keys(LAYABLE) as LayableKind[]
const isKind = (word: unknown): word is LayableKind => KINDS.some(kind => kind === word)
const isLine = (kind: LayableKind): boolean => LAYABLE[kind][1] < 1

/** Pieces of ground to be laid before anybody deploys: one is taken, and put where one likes. */
export const GroundTray = ({ field: g, asking, lang, onDraft }: TrayProps<Field> & { asking: Asking<Field> }) => {
  const { draft, decision } = asking
  const take = (kind: LayableKind): void => onDraft([kind])
  useDigits(n => {
    if (KINDS[n] === undefined) return false
    take(KINDS[n])
    return true
  })
  return (
    <div className="tray-slip moves">
      <b>{trayWords[lang].ground.left(g.toLay[g.sideOf[decision.seat]])}</b>
      <div className="tray-words">
        {KINDS.map((kind, i) => (
          <Button key={kind} size="small" pressed={draft[0] === kind} keyCap={`${i + 1}`} onClick={() => take(kind)}>
            {groundNames[kind][lang]}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** A piece of ground in the hand, about its middle. */
export function groundHeld(g: Field, [kind]: Picks, lang: Lang): Held | null {
  if (!isKind(kind)) return null
  const { width, depth } = elementAt(g, kind, pose(0, 0, 0))
  const { inches } = wabWords[lang]
  return {
    piece: null,
    name: groundNames[kind][lang],
    from: null,
    width,
    depth,
    shape: 'block',
    turns: true,
    straight: false,
    draw(at, _seen, sheet) {
      const outline = outlineSeen(sheet, cornersOf(g, kind, at))
      return <path className="element-ghost" d={isLine(kind) ? polygon(outline) : closed(outline)} />
    },
    cost: () => `${groundNames[kind][lang]}, ${inches(LAYABLE[kind][0])}`,
  }
}
function cornersOf(g: Field, kind: LayableKind, at: readonly [number, number, number]): Place[] {
  const { x, y, facing, width, depth } = elementBase(elementAt(g, kind, pose(...at)))
  const a = (facing / 18000) * Math.PI
  const corner = (right: number, back: number): Place => ({
    x: x + Math.cos(a) * right - Math.sin(a) * back,
    y: y + Math.sin(a) * right + Math.cos(a) * back,
  })
  return [corner(-width / 2, 0), corner(width / 2, 0), corner(width / 2, depth), corner(-width / 2, depth)]
}
