import type { Choice, Pick } from '@acies/kernel'
import { type Field, filesOf, isMissile, kindOf, MISSILE_DATA, modelsIn, type Unit } from '@acies/wab'
import type { Asking } from '../../skins/skin.ts'

/** How far a machine throws is guessed (WAB-WAR-28, 57). */
const GUESSES: readonly string[] = ['bombard', 'aim-cannon']

/** More words than there is room for beside the question. */
const FEW = 3
export const isWordy = (choice: Choice | null): boolean => choice?.of === 'word' && choice.options.length > FEW

/** What the tray shows as slips and words. */
export const inTray = ({ decision: { step }, draft, choice }: Asking<Field>): boolean =>
  step === 'react' ||
  step === 'lay-ground' ||
  (GUESSES.includes(step) && choice?.of === 'number') ||
  step === 'charge-files' ||
  step === 'reform-rallied' ||
  (step === 'deploy' && choice?.of !== 'pose') ||
  isWordy(choice) ||
  (step === 'move' &&
    (draft.length === 0 || choice?.of === 'word' || (choice?.of === 'number' && isLooseWay(draft[1]))))

/** Light troops who only shoot are better loose; the others fight in their ranks (WAB-FRM-75). */
const fightsLoose = (g: Field, u: Unit): boolean =>
  kindOf(g, u).weapons.some(w => isMissile(w) && MISSILE_DATA[w].range > THROWN)
/** Inches that a thing is thrown at most; what goes farther is shot. */
const THROWN = 12

/** Everybody for himself, in a shape. */
export const isLooseWay = (way: Pick | undefined): boolean =>
  way === 'skirmish' || way === 'loose-march' || way === 'loosen'

/** The usual formation, the usual way to go: the tray has the others. */
export function obvious({ decision, draft, view, choice }: Asking<Field>): Pick | null {
  if (choice?.of === 'number' && decision.step === 'deploy') return filesOf(view.field.units[Number(draft[0])])
  if (choice?.of === 'number' && draft[1] === 'ranks') return modelsIn(view.field.units[Number(draft[0])])
  if (choice?.of !== 'word') return null
  const usual = (...words: string[]): string | null => words.find(word => choice.options.includes(word)) ?? null
  if (decision.step === 'deploy') {
    const u = view.field.units[Number(draft[0])]
    return usual(fightsLoose(view.field, u) ? 'skirmish' : 'open', 'ranks', modelsIn(u) > 8 ? 'double' : 'line')
  }
  // How it goes; a shape for loose men.
  const asksWay = draft.length === 1 || (draft.length === 2 && isLooseWay(draft[1]))
  return decision.step === 'move' && asksWay
    ? (usual('move', 'skirmish', 'as-they-stand', 'line') ?? (choice.options.length === 1 ? choice.options[0] : null))
    : null
}

/** Both sides agreed to measure at any time (WAB-GEN-04). */
export const measures = ({ rules }: Asking<Field>): boolean => rules.terms.options.includes('open-measures')
