import type { Picks } from '@acies/kernel'
import { INCH } from '@acies/table'
import { allowanceOf, type Field, isCloud, kindOf, modelsIn, onTable, SHAPES, unitName, type Way } from '@acies/wab'
import { useState } from 'react'
import { Button } from '../../look/Button.tsx'
import { Chip } from '../../look/Chip.tsx'
import type { Asking, TrayProps } from '../../skins/skin.ts'
import { giveLegRoom } from '../../skins/table/shared.ts'
import { useDigits } from '../../skins/table/useDigits.ts'
import { isLooseWay } from './asked.ts'
import { aheadBy, inOrder } from './line.ts'
import { isManByMan, manByMan, wholeCloud } from './men.tsx'
import { trayWords } from './table-words.ts'
import { wabWords } from './words.ts'

type MoveProps = TrayProps<Field> & { asking: Asking<Field> }

/** Who still may move: all of them together, as far as the slowest goes, or one by one on the table. */
export const MoveTray = ({ field: g, asking, lang, onPick, onGive }: MoveProps) => {
  const say = trayWords[lang].moves
  const options = asking.choice?.of === 'unit' ? asking.choice.options : []
  const inLine = options.filter(id => onTable(g.units[id]) && !kindOf(g, g.units[id]).character)
  const others = options.filter(id => !inLine.includes(id))
  // Machines that go do not shoot: they stay unless they are meant.
  const [left, setLeft] = useState<readonly number[]>(() =>
    inLine.filter(id => kindOf(g, g.units[id]).troop === 'machine'),
  )
  const [short, setShort] = useState(0)
  const chosen = inLine.filter(id => !left.includes(id))
  const reach = (way: Way): number =>
    Math.min(...chosen.map(id => allowanceOf(g, g.units[id], isCloud(g.units[id]) ? 'move' : way)))
  const far = (way: Way): number => Math.max(INCH, reach(way) - short * INCH)
  // With enemies or friends before all of them nobody goes.
  const anybody = (way: Way): boolean => chosen.some(id => aheadBy(id, way, far(way))(asking) !== null)
  const go = (way: Way): void => onGive(inOrder(g, chosen).map(id => aheadBy(id, way, far(way))))
  const inches = (way: Way): string => wabWords[lang].inches(far(way) / INCH)
  return (
    <div className="tray-slip moves line">
      <section className="tray-words" aria-label={say.title}>
        {inLine.map(id => (
          <Button
            key={id}
            size="small"
            pressed={!left.includes(id)}
            onClick={() => setLeft(left.includes(id) ? left.filter(one => one !== id) : [...left, id])}
          >
            {unitName(g, id, lang)}
          </Button>
        ))}
        {others.map(id => (
          <Button key={id} size="small" kind="ghost" onClick={() => onPick(id)}>
            {unitName(g, id, lang)}…
          </Button>
        ))}
        {inLine.length > 1 && (
          <Button size="small" kind="ghost" onClick={() => setLeft(chosen.length === 0 ? [] : inLine)}>
            {chosen.length === 0 ? say.all : say.nobody}
          </Button>
        )}
      </section>
      {chosen.length > 0 && (
        <div className="tray-words tray-far">
          <Button size="small" label={say.less} onClick={() => setShort(short + 1)}>
            −
          </Button>
          <Button size="small" off={!anybody('move')} onClick={() => go('move')}>
            {say.advance(chosen.length, inches('move'))}
          </Button>
          {reach('march') > reach('move') && (
            <Button size="small" off={!anybody('march')} onClick={() => go('march')}>
              {say.march(chosen.length, inches('march'))}
            </Button>
          )}
          <Button size="small" label={say.more} off={short === 0} onClick={() => setShort(Math.max(0, short - 1))}>
            +
          </Button>
        </div>
      )}
    </div>
  )
}

/** How the one in the hand goes, and in which shape skirmishers do. */
export const WayTray = ({ field: g, asking, lang, phone, onDraft, onRule }: MoveProps) => {
  const { rules, view, decision, draft } = asking
  const [id, way, ...rest] = draft
  const offered = rules.referee.next(view, decision.seat, [id])
  const options = offered?.of === 'word' ? offered.options : []
  const name = (word: string): string => rules.game.speech.name({ of: 'word', options: [] }, word, g, lang)
  const legs = LEGGED.includes(`${way}`) ? rest : []
  const pose = rest.find(p => typeof p === 'object')
  const shapes = isLooseWay(way) ? SHAPES.filter(s => way !== 'loosen' || s !== 'as-they-stand') : []
  const u = g.units[Number(id)]
  const single = isManByMan(asking)
  const march = options.includes('move') && !options.includes('march') ? 'march' : null
  // What is barred keeps its place, and so do the keys of the others.
  const ways = march === null ? options : ['move', march, ...options.filter(word => word !== 'move')]
  const words: readonly { word: string; on: boolean; draft: Picks | null; said?: string }[] = [
    ...ways.map(word => ({
      word,
      on: word === way,
      draft: word === march ? null : [id, word, ...(LEGGED.includes(word) ? legs : [])],
    })),
    ...shapes.map(word => ({
      word,
      on: rest.includes(word),
      draft: [id, way, word, ...(pose === undefined ? [] : [pose])],
    })),
    ...(isLooseWay(way) && (isCloud(u) || pose !== undefined) && modelsIn(u) > 1
      ? [
          {
            word: 'man-by-man',
            said: trayWords[lang].moves.manByMan,
            on: single,
            draft: single ? wholeCloud(draft) : manByMan(g, u, draft),
          },
        ]
      : []),
  ]
  useDigits(n => {
    const to = words[n]?.draft
    if (to === undefined) return false
    if (to === null) setAsked(Number(id))
    else onDraft(to)
    return true
  })
  const rule = march && rules.referee.why(view, decision.seat, [id], march)
  const [asked, setAsked] = useState(-1)
  return (
    <div className={LEGGED.includes(`${way}`) && !phone ? 'tray-slip moves legged' : 'tray-slip moves'}>
      <b>{unitName(g, Number(id), lang)}</b>
      {rule && march && asked === id && (
        <p className="tray-why" role="status">
          {rules.game.speech.because?.({ decision, draft: [id], pick: march, rule }, g, lang)}{' '}
          <Chip rule={rule} onOpen={onRule} />
        </p>
      )}
      <div className="tray-words">
        {words.map(({ word, on, draft: to, said }, i) => (
          <Button
            key={word}
            size="small"
            pressed={on}
            off={to === null}
            onWhyNot={() => setAsked(Number(id))}
            keyCap={i < 9 && to !== null ? `${i + 1}` : undefined}
            onClick={() => to !== null && onDraft(to)}
          >
            {said ?? name(word)}
          </Button>
        ))}
      </div>
      {LEGGED.includes(`${way}`) && !phone && <div className="leg-room" ref={giveLegRoom} />}
    </div>
  )
}
const LEGGED: readonly string[] = ['move', 'march', 'fast-march']
