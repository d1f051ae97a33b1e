import type { Lang, Picks } from '@acies/kernel'
import { type Base, INCH } from '@acies/table'
import { allowanceOf, copyUnit, type Field, menIn, modelsOf, scatter, type Unit, unitName } from '@acies/wab'
import { Block } from '../../look/table/Block.tsx'
import type { Asking } from '../../skins/skin.ts'
import type { Held, Spot } from '../../skins/table/dress.ts'
import { type PosePick, poseSeen } from '../../skins/table/places.ts'
import { isLooseWay } from './asked.ts'
import { blockFor } from './pieces.tsx'
import { trayWords } from './table-words.ts'
import { wabWords } from './words.ts'

/*
 * Loose men placed one by one (WAB-SKI-05). A cloud goes as a shape with one drag; whoever wants more takes single men out of
 * it afterwards, or without having moved it: unit, way, shape, pose of the front, then man and pose as often as he likes.
 */

/** Picks before the first man. */
const CLOUD = 4
const poseIn = ({ x, y, facing }: Base): PosePick => [x, y, facing]

/** Is a man of the cloud in the hand, and not the whole of it? */
export const isManByMan = ({ decision, draft }: Asking<Field>): boolean =>
  decision.step === 'move' && isLooseWay(draft[1]) && draft.length > CLOUD

/** The draft with this man in the hand, where he stands in it. */
function taking(g: Field, u: Unit, draft: Picks, man: number): Picks {
  const others = draft.slice(CLOUD).flatMap((pick, i, men) => (i % 2 === 0 && pick !== man ? [pick, men[i + 1]] : []))
  return [...draft.slice(0, CLOUD), ...others, man, poseIn(menIn(g, u, draft)[man - 1])]
}
/** The draft from which single men are taken: the cloud where it was put, or where it stands. */
export function manByMan(g: Field, u: Unit, draft: Picks): Picks {
  const [id, way, shape = 'as-they-stand', at = [u.x, u.y, u.facing] as PosePick] = draft
  return taking(g, u, [id, way, shape, at], 1)
}
export const wholeCloud = (draft: Picks): Picks => draft.slice(0, CLOUD)
export const withoutLastMan = (asking: Asking<Field>): Picks | null =>
  isManByMan(asking) ? asking.draft.slice(0, asking.draft.length - (asking.draft.length % 2 === 0 ? 2 : 1)) : null

/** The others, to be taken into the hand. */
export function menToTake(asking: Asking<Field>, lang: Lang): Spot[] {
  if (!isManByMan(asking) || asking.draft.length % 2 === 1) return []
  const { draft, view } = asking
  const g = view.field
  const u = g.units[Number(draft[0])]
  const held = Number(draft[draft.length - 2]) - 1
  return menIn(g, u, draft).flatMap((base, i) =>
    i === held
      ? []
      : {
          draft: taking(g, u, draft, i + 1),
          at: poseIn(base),
          width: base.width,
          depth: base.depth,
          spoken: trayWords[lang].moves.man(i + 1),
          carries: true,
        },
  )
}

/** One man in the hand; the cloud is drawn as it would stand, with who keeps to whom. */
export function manHeld({ view, decision }: Asking<Field>, u: Unit, prefix: Picks, lang: Lang): Held | null {
  if (decision.step !== 'move' || !isLooseWay(prefix[1]) || prefix.length <= CLOUD) return null
  const g = view.field
  const man = Number(prefix[prefix.length - 1]) - 1
  const from = modelsOf(g, u)[man]
  const { inches, of } = wabWords[lang]
  return {
    piece: u.id,
    name: `${unitName(g, u.id, lang)}, ${trayWords[lang].moves.man(man + 1)}`,
    from: poseIn(from),
    width: from.width,
    depth: from.depth,
    shape: 'base',
    turns: true,
    straight: false,
    reach: () => null,
    draw(at, _seen, sheet) {
      const ghost = copyUnit(u)
      scatter(g, ghost, menIn(g, u, [...prefix, at]))
      return (
        <Block
          {...blockFor(g, ghost)}
          {...poseSeen(sheet, [ghost.x, ghost.y, ghost.facing])}
          unit={undefined}
          id="ghost"
        />
      )
    },
    cost: ([x, y]) =>
      of(
        inches(Math.hypot(x - from.x, y - from.y) / INCH),
        inches(allowanceOf(g, u, prefix[1] === 'loose-march' ? 'march' : 'move') / INCH),
      ),
  }
}
