import type { Lang, Picks } from '@acies/kernel'
import { type Blue, type Field, formationNames, type Unit } from '@acies/onus'
import type { Asking } from '../../skins/skin.ts'
import { onusWords } from './words.ts'

/** Somebody has been pointed at, and it is asked how he begins the battle. */
export const choosesFormation = ({ decision, choice }: Asking<Field>): boolean =>
  decision.step === 'set-formations' && choice?.of === 'word'

const isFormation = (word: string): word is Blue => Object.hasOwn(formationNames, word)

/** A unit as it would stand with a formation, or with a longer line; with neither as it does. */
export function formed(u: Unit, word: string | undefined): Unit {
  if (word === undefined) return u
  if (isFormation(word)) return { ...u, formation: word }
  return { ...u, left: word !== 'right', right: word !== 'left' }
}

/** Units as they will begin, as far as it has been said. */
export const formedBy = (draft: Picks): ReadonlyMap<number, string> =>
  new Map(draft.flatMap((pick, i) => (i % 2 === 1 ? [[Number(draft[i - 1]), `${pick}`] as const] : [])))

/** What a formation or a longer line is called where one is chosen. */
export function formWord(word: string, lang: Lang): string {
  if (isFormation(word)) return formationNames[word][lang]
  const longer: Readonly<Record<string, string>> = onusWords[lang].longer
  return longer[word] ?? word
}
