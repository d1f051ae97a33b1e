import { type CardId, cardWords } from '@acies/cc-napoleonics'
import type { CardType } from '@acies/commands-colors'
import type { Said } from '@acies/kernel'
import type { CardLook } from '../../skins/hexes/dress.ts'

/** In the disc: a sign, how many in each section, or the command number. */
const DISC: Readonly<Record<CardId, string | 'command'>> = {
  'scout-left': '1',
  'scout-center': '1',
  'scout-right': '1',
  'probe-left': '2',
  'probe-center': '2',
  'probe-right': '2',
  'attack-left': '3',
  'attack-center': '3',
  'attack-right': '3',
  'assault-left': 'command',
  'assault-center': 'command',
  'assault-right': 'command',
  'coordinated-advance': '1·2·1',
  'flank-attack': '2·2',
  forward: '2·2·2',
  'recon-in-force': '1·1·1',
  'bayonet-charge': '4',
  bombard: '4',
  'cavalry-charge': '4',
  'counter-attack': '⇆',
  elan: 'command',
  'fire-and-hold': '4',
  'first-strike': '!',
  'force-march': '»',
  'cold-steel': '⚔',
  leadership: '★',
  'grande-manoeuvre': '4',
  rally: '+',
  'short-supply': '↩',
}

const words: Readonly<Record<string, { name: Said; subtitle: Said; text: Said }>> = cardWords
const discs: Readonly<Record<string, string>> = DISC

/** The first sentence; the rest is in the reference. */
const firstOf = (text: string): string => /^.*?[.:](?=\s|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text

/** A card as it is held in the hand. */
export function cardLook(type: CardType): CardLook {
  const { name, subtitle, text } = words[type.id]
  const short = {
    es: text.es.length > 110 ? firstOf(text.es) : text.es,
    en: text.en.length > 110 ? firstOf(text.en) : text.en,
  }
  const disc = discs[type.id]
  return { name, where: subtitle, short, long: text, disc: command => (disc === 'command' ? `${command}` : disc) }
}
