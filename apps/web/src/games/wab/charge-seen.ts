import { type Field, isFleeing } from '@acies/wab'
import type { Asking, Pointed } from '../../skins/skin.ts'

export type Pair = readonly [unit: number, target: number]
const under = (pointed: Pointed | null): readonly unknown[] => pointed?.unit ?? []

/** The charge that is looked at: being declared, answered, or about to be moved. */
export function chargeSeen(g: Field, asking: Asking<Field> | null, pointed: Pointed | null): Pair | null {
  if (asking === null) return null
  const { decision, draft, choice } = asking
  const declared = g.charges.filter(c => c.state === 'declared')
  const lookedAt = (c: (typeof declared)[number]): boolean =>
    under(pointed).some(id => id === c.unit || c.targets.includes(Number(id)))
  // Nobody fights who runs.
  const pairOf = (c: (typeof declared)[number] | undefined): Pair | null => {
    const target = c?.targets.find(id => !isFleeing(g.units[id]))
    return c === undefined || target === undefined ? null : [c.unit, target]
  }
  switch (decision.step) {
    case 'declare-charges': {
      if (choice?.of !== 'unit') return null
      const over = choice.about === undefined ? undefined : choice.options.find(id => under(pointed).includes(id))
      if (over !== undefined && choice.about !== undefined) return [choice.about, over]
      const [unit, target] = draft.slice(-2).map(Number)
      return choice.about === undefined && target !== undefined && g.units[target].side !== g.units[unit].side
        ? [unit, target]
        : null
    }
    case 'react':
    case 'react-revealed':
    case 'next-charger':
      return pairOf(declared.find(lookedAt) ?? declared[0])
    case 'charge-files':
    case 'charge-wheel':
      return pairOf(declared.find(c => c.unit === decision.v.unit))
    default:
      return null
  }
}
