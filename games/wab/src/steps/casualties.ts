import { type Choice, word } from '@acies/kernel'
import { CHAMPION, MUSICIAN, STANDARD } from '../position.ts'
import { ownerOf, question } from './book.ts'
import { commandMask } from './losses.ts'

const COMMAND = ['champion', 'standard', 'musician'] as const
const PLACES: Readonly<Record<(typeof COMMAND)[number], number>> = {
  champion: CHAMPION,
  standard: STANDARD,
  musician: MUSICIAN,
}

const fallen = (mask: number): number[] => Object.values(PLACES).filter(p => (mask & commandMask([p])) !== 0)

/** Who of the command falls when no man is left: musician, standard, champion, unless its owner says otherwise (WAB-CMD-05). */
export const casualties = question({
  name: 'casualties',
  kind: 'several',
  rules: ['WAB-CMD-05', 'WAB-CMD-03'],
  with: (a: { unit: number; fell: number }) => a,
  seats: (g, v) => ownerOf(g, v.unit),
  next(g, v, draft): Choice | null {
    const fell = fallen(v.fell)
    if (draft.length === fell.length) return null
    const { places } = g.units[v.unit]
    const options = COMMAND.filter(
      who => (places.includes(PLACES[who]) || fell.includes(PLACES[who])) && !draft.includes(who),
    )
    const choice = { of: 'word' as const, options, about: v.unit }
    return draft.length === 0 ? { ...choice, enough: 'as-they-fell' } : choice
  },
  take(r, v, picks) {
    const u = r.field.units[v.unit]
    const chosen = picks.map((_, i) => PLACES[word(picks, i, COMMAND)])
    if (chosen.length === 0) return
    const fell = fallen(v.fell)
    const spared = fell.filter(p => !chosen.includes(p))
    const instead = chosen.filter(p => !fell.includes(p))
    // Each who was to be spared stands up in the place of one who falls for him.
    u.places = u.places.map(p => (instead.includes(p) ? (spared[instead.indexOf(p)] ?? p) : p))
  },
})
