import type { Lang, Pick, Picks } from '@acies/kernel'
import { type Field, facingNearest, kindOf, modelsIn, profileNames, SHAPES, type Unit, unitName } from '@acies/wab'
import { BlockPicture } from '../../look/table/Block.tsx'
import type { Asking, TrayProps } from '../../skins/skin.ts'
import { carry } from '../../skins/table/carry.ts'
import { TraySlip } from '../../skins/table/TraySlip.tsx'
import { useDigits } from '../../skins/table/useDigits.ts'
import { shapedAs } from './held.tsx'
import { blockFor } from './pieces.tsx'
import { trayWords } from './table-words.ts'
import { wabWords } from './words.ts'

type DeployProps = TrayProps<Field> & { asking: Asking<Field> }

/** Units that wait to be placed; of the one in the hand, how it may be drawn up. */
export const DeployTray = (props: DeployProps) =>
  props.asking.draft.length === 0 ? <Waiting {...props} /> : <Formations {...props} />

const Waiting = ({ field: g, asking, lang, hint, onPick }: DeployProps) => {
  const options = asking.choice?.of === 'unit' ? asking.choice.options : []
  useDigits(n => {
    if (options[n] === undefined) return false
    onPick(options[n])
    return true
  })
  return options.map((id, i) => (
    <TraySlip
      key={id}
      picture={<BlockPicture {...blockFor(g, g.units[id])} size={64} />}
      name={unitName(g, id, lang)}
      note={told(g, g.units[id], lang)}
      lang={lang}
      nth={i}
      proposed={hint?.[0] === id}
      onClick={() => onPick(id)}
      onPointerDown={carry(() => onPick(id))}
    />
  ))
}

/** How many they are; what they are, unless their name says it. */
function told(g: Field, u: Unit, lang: Lang): string {
  const name = unitName(g, u.id, lang)
  const kind = profileNames[kindOf(g, u).profile]?.[lang] ?? ''
  const men = wabWords[lang].count(modelsIn(u))
  return kind === '' || name.startsWith(kind) ? men : `${men} · ${kind}`
}

/** Fronts that are worth a choice. */
const FRONTS = [3, 4, 5, 6, 8, 10, 12]
/** Everything between the unit and its pose. */
function formsOf({ rules, view, decision, draft }: Asking<Field>): Picks[] {
  const [id] = draft
  const u = view.field.units[Number(id)]
  const grow = (said: Picks): Picks[] => {
    const choice = rules.referee.next(view, decision.seat, [id, ...said])
    if (choice?.of === 'word') return choice.options.flatMap(word => grow([...said, word]))
    if (choice?.of === 'number') return [...new Set([...FRONTS, u.files])].map(n => [...said, n])
    return [said]
  }
  const men = modelsIn(u)
  const fits = (form: Picks): boolean => form.every(p => typeof p !== 'number' || (p <= men && Math.ceil(men / p) <= 8))
  return grow([])
    .filter(fits)
    .sort((a, b) => Number(a.at(-1)) - Number(b.at(-1)))
}

/** How a draft draws its unit up, whatever its place. */
const formIn = (draft: Picks): string =>
  draft
    .slice(1)
    .filter(p => typeof p !== 'object')
    .join()

const Formations = ({ field: g, asking, lang, hint, onDraft }: DeployProps) => {
  const say = trayWords[lang].deploy
  const [id, ...said] = asking.draft
  const u = g.units[Number(id)]
  const pose = said.findLast((p): p is Exclude<Pick, number | string> => typeof p === 'object')
  const now = formIn(asking.draft)
  const advised = hint !== null && hint[0] === id ? formIn(hint) : null
  const forms = formsOf(asking)
  const named = (form: Picks): string => {
    const last = form.at(-1)
    return typeof last === 'number'
      ? say.front(last)
      : asking.rules.game.speech.name({ of: 'word', options: [] }, `${last}`, g, lang)
  }
  const choose = (form: Picks): void => onDraft([id, ...form, ...(pose === undefined ? [] : [pose])])
  useDigits(n => {
    if (forms[n] === undefined) return false
    choose(forms[n])
    return true
  })
  if (forms.length < 2) return <p className="tray-note">{unitName(g, u.id, lang)}</p>
  return forms.map((form, i) => (
    <TraySlip
      key={form.join()}
      picture={<BlockPicture {...blockFor(g, shapedAs(g, u, form))} size={64} />}
      name={named(form)}
      note={SHAPES.some(s => s === form.at(-1)) ? say.loose : say.formed}
      lang={lang}
      nth={i}
      on={form.join() === now}
      proposed={form.join() === advised}
      onClick={() => choose(form)}
    />
  ))
}

/** The fronts a drilled unit may take before it charges (WAB-FRM-50). */
export const FilesTray = ({ field: g, asking, lang, hint, onPick }: DeployProps) => {
  const { choice } = asking
  if (choice?.of !== 'die' || choice.about === undefined) return null
  const u = g.units[choice.about]
  return choice.options.map((files, i) => (
    <TraySlip
      key={files}
      picture={<BlockPicture {...blockFor(g, { ...u, files })} size={64} />}
      name={trayWords[lang].deploy.front(files)}
      note={wabWords[lang].deep(Math.ceil(modelsIn(u) / files))}
      lang={lang}
      nth={i}
      proposed={hint?.[asking.draft.length] === files}
      onClick={() => onPick(files)}
    />
  ))
}

/** Any formation for those who rallied, toward the enemy until the hand turns them (WAB-RALLY-03). */
export const ReformTray = ({ field: g, asking, lang, hint, onDraft }: DeployProps) => {
  const { rules, view, decision, draft } = asking
  const u = g.units[Number(decision.v.unit)]
  const facing = typeof draft[1] === 'number' ? draft[1] : facingNearest(g, u)
  const men = modelsIn(u)
  const fronts = [...new Set([...FRONTS, u.files])]
    .filter(n => n <= men && Math.ceil(men / n) <= 8)
    .filter(n => rules.referee.refuse(view, decision.seat, [n, facing]) === null)
    .sort((a, b) => a - b)
  useDigits(n => {
    if (fronts[n] === undefined) return false
    onDraft([fronts[n], facing])
    return true
  })
  return fronts.map((files, i) => (
    <TraySlip
      key={files}
      picture={<BlockPicture {...blockFor(g, { ...u, files })} size={64} />}
      name={trayWords[lang].deploy.front(files)}
      note={wabWords[lang].deep(Math.ceil(men / files))}
      lang={lang}
      nth={i}
      on={draft[0] === files}
      proposed={hint?.[0] === files}
      onClick={() => onDraft([files, facing])}
    />
  ))
}
