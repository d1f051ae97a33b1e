import type { Pick } from '@acies/kernel'
import { type Field, filesOf, modelsIn } from '@acies/wab'
import type { Asking } from '../../skins/skin.ts'

/** What the tray shows as slips and words. */
export const inTray = ({ decision: { step }, draft, choice }: Asking<Field>): boolean =>
  step === 'react' ||
  (step === 'deploy' && choice?.of !== 'pose') ||
  (step === 'move' && (draft.length === 0 || choice?.of === 'word'))

/** The usual formation, the usual way to go: the tray has the others. */
export function obvious({ decision, draft, view, choice }: Asking<Field>): Pick | null {
  if (choice?.of === 'number' && decision.step === 'deploy') return filesOf(view.field.units[Number(draft[0])])
  if (choice?.of !== 'word') return null
  const usual = (...words: string[]): string | null => words.find(word => choice.options.includes(word)) ?? null
  if (decision.step === 'deploy')
    return usual('skirmish', modelsIn(view.field.units[Number(draft[0])]) > 8 ? 'double' : 'line')
  // How it goes; a shape for loose men.
  const asksWay = draft.length === 1 || (draft[1] === 'skirmish' && draft.length === 2)
  return decision.step === 'move' && asksWay
    ? (usual('move', 'as-they-stand') ?? (choice.options.length === 1 ? choice.options[0] : null))
    : null
}
