import type { Lang } from '@acies/kernel'
import { type Event, type Field, isCommander, unitName, writeUnit } from '@acies/tercios'
import type { quotes } from '@acies/tercios/quotes'
import type { Motions } from '../../look/hex/animate.ts'
import type { DieFace } from '../../look/symbols/dice.ts'
import type { Side } from '../../look/symbols/sides.ts'
import type { Said, Throw } from '../../skins/skin.ts'
import type { Moved } from '../../skins/table/dress.ts'
import type { PosePick } from '../../skins/table/places.ts'
import { paintOf, sideOfUnit } from './places.ts'
import { tableWords } from './words.ts'

const FACES: readonly DieFace[] = ['1', '2', '3', '4', '5', '6']
const BACKWARD: readonly Event['type'][] = ['fled', 'disengaged', 'retreated', 'separated', 'displaced']

const poseFrom = (path: readonly number[], i: number): PosePick | null =>
  path.length >= i + 3 ? [path[i], path[i + 1], path[i + 2]] : null

/** A march, a ride, a flight. */
export function moved(e: Event): Moved | null {
  const [from, to] = [poseFrom(e.path, 0), poseFrom(e.path, 3)]
  if (from === null || to === null || e.unit < 0) return null
  return { piece: e.unit, from, to, how: BACKWARD.includes(e.type) ? 'retreat' : isCommander(e.unit) ? 'lead' : 'move' }
}

export function beats(e: Event): Motions {
  switch (e.type) {
    case 'destroyed':
    case 'commander-lost':
      return [{ kind: 'eliminate', id: `u${e.unit}` }]
    case 'activated':
    case 'revealed':
    case 'charge':
    case 'action':
      return [{ kind: 'wait', ms: 340 }]
    default:
      return []
  }
}

export function thrown(e: Event, g: Field, lang: Lang): Throw | null {
  if (e.dice.length === 0) return null
  const judged = e.need > 0 && e.type !== 'initiative'
  return {
    dice: e.dice.map(face => ({
      face: FACES[face - 1] ?? '1',
      state: judged ? (face >= e.need ? 'hit' : 'miss') : 'plain',
    })),
    caption: tableWords[lang].diceOf(e.unit >= 0 ? unitName(g, e.unit, lang) : '', judged ? e.need : 0),
  }
}

export function byWhom(e: Event, g: Field): Side | undefined {
  // Points belong to who wins them, not to who is lost.
  if (e.unit >= 0 && e.type !== 'points') return paintOf(sideOfUnit(g, e.unit))
  return e.other === 0 || e.other === 1 ? paintOf(e.other) : undefined
}

/** Fetched when somebody first wants to hear them: by the first charge they are there. */
let sayings: typeof quotes | null = null
let asked = false
function askForSayings(): void {
  if (asked) return
  asked = true
  void import('@acies/tercios/quotes').then(book => {
    sayings = book.quotes
  })
}

/** A commander speaks when his troops attack. */
export function quoteFor(e: Event, g: Field, lang: Lang): Said | null {
  if (sayings === null) {
    askForSayings()
    return null
  }
  if (e.type !== 'charge' || e.unit < 0 || isCommander(e.unit)) return null
  const leader = g.commanders.find(c => c.command === g.troops[e.unit].command && c.where === 'table')
  if (leader === undefined || !Object.hasOwn(sayings, leader.name)) return null
  const said = sayings[leader.name as keyof typeof sayings]
  return { place: writeUnit(g, leader.id), who: unitName(g, leader.id, lang), text: said.attack[lang] }
}
