import type { Lang } from '@acies/kernel'
import { type Field, unitName } from '@acies/wab'
import { Die } from '../../look/Die.tsx'
import type { DieFace } from '../../look/symbols/dice.ts'
import { sideOfSeat } from '../../look/symbols/sides.ts'
import type { TrayProps } from '../../skins/skin.ts'
import { type Blows, blowsIn, thisTurn } from './happened.ts'
import { trayWords } from './table-words.ts'

const FACES: readonly DieFace[] = ['1', '2', '3', '4', '5', '6']
/** Dice that are shown; of the rest only how many. */
const SHOWN = 6
/** Cards that are worth a look. */
const LATEST = 3

/** Blow by blow: the latest exchange of this turn. */
export const BlowTray = ({ field: g, moments, lang }: TrayProps<Field>) => {
  const blows = blowsIn(thisTurn(moments))
  if (blows.length === 0) return g.phase === 'combat' ? <p className="tray-note">{trayWords[lang].blows.none}</p> : null
  const first = Math.max(0, blows.length - LATEST)
  return blows
    .slice(first)
    .map((blow, i) => <BlowCard key={first + i} g={g} blow={blow} n={first + i + 1} lang={lang} />)
}

const BlowCard = ({ g, blow, n, lang }: { g: Field; blow: Blows; n: number; lang: Lang }) => {
  const say = trayWords[lang].blows
  const { unit, other, who, shot, faces, need, attacks, hits, wounds, fallen } = blow
  const dice = faces.flatMap((count, i) => Array.from({ length: count }, () => i)).sort((a, b) => b - a)
  const dealt = shot ? say.shots(attacks) : say.attacks(attacks)
  const told = [dealt, say.hits(hits), ...(hits > 0 ? [say.wounds(wounds)] : [])].join(', ')
  return (
    <div className={`tray-slip blow side-${sideOfSeat(g.units[unit]?.seat ?? 0)}`}>
      <i className="blow-number">{n}</i>
      <span>
        <b>{unitName(g, unit, lang)}</b>
        <small>
          {[`→ ${unitName(g, other, lang)}`, say.who[who] ?? '', say.needs(need)].filter(Boolean).join(' · ')}
        </small>
        <span className="blow-dice">
          {dice.slice(0, SHOWN).map((face, i) => (
            <Die key={i} face={FACES[face]} size={17} state={face + 1 >= need ? 'hit' : 'miss'} />
          ))}
          {dice.length > SHOWN && <small>+{dice.length - SHOWN}</small>}
        </span>
        <small>
          {told}
          {fallen > 0 && (
            <>
              , <b className="blow-fallen">{say.fallen(fallen)}</b>
            </>
          )}
        </small>
      </span>
    </div>
  )
}
