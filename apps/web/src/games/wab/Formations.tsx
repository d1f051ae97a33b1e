import type { Lang } from '@acies/kernel'
import { type Field, formUp, fullRanks, hasStandard, kindOf, modelsIn, type Unit } from '@acies/wab'
import { Button } from '../../look/Button.tsx'
import { Chip } from '../../look/Chip.tsx'
import { BlockPicture } from '../../look/table/Block.tsx'
import { blockFor } from './pieces.tsx'
import { wabWords } from './words.ts'

/** Fronts worth a look, by what a captain would call them. */
function frontsOf(usual: number, men: number): { id: 'deep' | 'usual' | 'wide' | 'line'; files: number }[] {
  const wanted = [
    { id: 'deep', files: Math.max(3, usual - 1) },
    { id: 'usual', files: usual },
    { id: 'wide', files: Math.min(men, usual + 3) },
    { id: 'line', files: Math.ceil(men / 2) },
  ] as const
  return wanted.filter(({ files }, i) => files <= men && wanted.findIndex(one => one.files === files) === i)
}
/** The unit so wide, with so many fallen from its rear. */
function drawnUp(u: Unit, files: number, fallen: number): Unit {
  const ghost = { ...u, places: u.places.slice(0, u.places.length - fallen) }
  formUp(ghost, Math.min(files, ghost.places.length))
  return ghost
}
/** Of three men one. */
const THIRD = 3

interface FormationsProps {
  g: Field
  u: Unit
  /** Files it would have if nothing were said. */
  usual: number
  lang: Lang
  onFiles?: (files: number) => void
}
/** How a unit of a list forms up: its front and depth on the table, what that counts for, and what is left after losses. */
export const Formations = ({ g, u, usual, lang, onFiles }: FormationsProps) => {
  const say = wabWords[lang]
  const men = modelsIn(u)
  const fronts = frontsOf(usual, men)
  const { files } = u
  const kind = kindOf(g, u)
  const fallen = Math.floor(men / THIRD)
  const whole = drawnUp(u, files, 0)
  const after = drawnUp(u, files, fallen)
  const ranks = Math.ceil(men / files)
  const foot = kind.troop === 'infantry'
  const bonus = (unit: Unit): number => (foot ? Math.min(2, fullRanks(unit)) : 0)
  return (
    <div className="formations">
      <div className="formation-choice">
        {fronts.map(({ id, files: wide }) => (
          <Button key={id} size="small" pressed={wide === files} onClick={() => onFiles?.(wide)}>
            {say.fronts[id]} · {wide}
          </Button>
        ))}
        <Button size="small" label={say.narrower} off={files <= 1} onClick={() => onFiles?.(files - 1)}>
          −
        </Button>
        <Button size="small" label={say.wider} off={files >= men} onClick={() => onFiles?.(files + 1)}>
          +
        </Button>
      </div>
      <BlockPicture {...blockFor(g, whole)} size={250} />
      <p>
        <b>{say.formation(files, ranks)}</b> · {Math.round((files * kind.width) / 100)} ×{' '}
        {Math.round((ranks * kind.depth) / 100)} mm
      </p>
      <ul>
        {bonus(whole) > 0 && (
          <li>
            +{bonus(whole)} {say.counts.ranks} <Chip rule="WAB-CR-04" />
          </li>
        )}
        {hasStandard(whole) && (
          <li>
            +1 {say.counts.standard} <Chip rule="WAB-CR-07" />
          </li>
        )}
        {foot && kind.order === 'close' && files >= 4 && (
          <li>
            +1 {say.counts.close} <Chip rule="WAB-CR-17" />
          </li>
        )}
      </ul>
      {fallen > 0 && (
        <>
          <BlockPicture {...blockFor(g, after)} size={250} />
          <p>
            {say.counts.after(fallen)}:{' '}
            {say.formation(Math.min(files, men - fallen), Math.ceil((men - fallen) / files))}
            {foot && `, +${bonus(after)} ${say.counts.ranks}`}
          </p>
        </>
      )}
    </div>
  )
}
