import { type CardId, cardWords } from '@acies/cc-napoleonics'
import type { CardType } from '@acies/commands-colors'
import type { Said } from '@acies/kernel'
import type { CardLook } from '../../skins/hexes/dress.ts'

interface Short {
  /** In the disc: a sign, how many in each section, or the command number. */
  disc: string | 'command'
  /** What it does, in a line; its section stands in its title. */
  short: Said
}

const SCOUT: Short = {
  disc: '1',
  short: {
    es: 'Una unidad o líder. Luego robas dos cartas y eliges una.',
    en: 'One unit or leader. You then draw two cards and keep one.',
  },
}
const PROBE: Short = { disc: '2', short: { es: 'Hasta 2 unidades o líderes.', en: 'Up to 2 units or leaders.' } }
const ATTACK: Short = { disc: '3', short: { es: 'Hasta 3 unidades o líderes.', en: 'Up to 3 units or leaders.' } }
const ASSAULT: Short = {
  disc: 'command',
  short: {
    es: 'Tantas unidades o líderes como cartas tengas, contando esta.',
    en: 'As many units or leaders as you hold cards, this one included.',
  },
}

const SHORT: Readonly<Record<CardId, Short>> = {
  'scout-left': SCOUT,
  'scout-center': SCOUT,
  'scout-right': SCOUT,
  'probe-left': PROBE,
  'probe-center': PROBE,
  'probe-right': PROBE,
  'attack-left': ATTACK,
  'attack-center': ATTACK,
  'attack-right': ATTACK,
  'assault-left': ASSAULT,
  'assault-center': ASSAULT,
  'assault-right': ASSAULT,
  'coordinated-advance': {
    disc: '1·2·1',
    short: {
      es: 'Una unidad o líder en cada flanco; dos en el centro.',
      en: 'One unit or leader on each flank; two in the centre.',
    },
  },
  'flank-attack': {
    disc: '2·2',
    short: { es: 'Hasta 2 unidades o líderes en cada flanco.', en: 'Up to 2 units or leaders on each flank.' },
  },
  forward: {
    disc: '2·2·2',
    short: { es: 'Hasta 2 unidades o líderes en cada sección.', en: 'Up to 2 units or leaders in each section.' },
  },
  'recon-in-force': {
    disc: '1·1·1',
    short: { es: 'Una unidad o líder en cada sección.', en: 'One unit or leader in each section.' },
  },
  'bayonet-charge': {
    disc: '4',
    short: { es: 'Hasta 4 de infantería: mueven 2 y atacan en melé.', en: 'Up to 4 infantry: they move 2 and melee.' },
  },
  bombard: {
    disc: '4',
    short: {
      es: 'Hasta 4 de artillería: 2 dados más, o mueven 3.',
      en: 'Up to 4 artillery: 2 more dice, or they move 3.',
    },
  },
  'cavalry-charge': {
    disc: '4',
    short: { es: 'Hasta 4 de caballería, con 2 dados más.', en: 'Up to 4 cavalry, with 2 more dice.' },
  },
  'counter-attack': {
    disc: '⇆',
    short: {
      es: 'Repite la última carta del rival, como en un espejo.',
      en: 'Repeats the enemy’s last card, mirrored.',
    },
  },
  elan: {
    disc: 'command',
    short: { es: 'Los dados dicen a quién das orden; 1 dado más.', en: 'The dice say whom you order; 1 more die.' },
  },
  'fire-and-hold': {
    disc: '4',
    short: {
      es: 'Hasta 4 a pie o cañones: fuego con 1 dado más.',
      en: 'Up to 4 infantry or guns: fire with 1 more die.',
    },
  },
  'first-strike': {
    disc: '!',
    short: { es: 'Cuando te atacan en melé: golpeas primero.', en: 'When you are attacked in melee: strike first.' },
  },
  'force-march': {
    disc: '»',
    short: {
      es: 'Toda la infantería de una sección: mueve hasta 2.',
      en: 'All your infantry in one section: moves up to 2.',
    },
  },
  'cold-steel': {
    disc: '⚔',
    short: {
      es: 'Todas las que tocan al enemigo: melé, 1 dado más.',
      en: 'All that touch the enemy: melee, 1 more die.',
    },
  },
  leadership: {
    disc: '★',
    short: {
      es: 'Todos tus líderes; sus unidades, con 1 dado más.',
      en: 'All your leaders; their units with 1 more die.',
    },
  },
  'grande-manoeuvre': {
    disc: '4',
    short: { es: 'Hasta 4 mueven 4 hexágonos, sin combatir.', en: 'Up to 4 move 4 hexes, without battle.' },
  },
  rally: { disc: '+', short: { es: 'Los dados devuelven bloques perdidos.', en: 'The dice give lost blocks back.' } },
  'short-supply': {
    disc: '↩',
    short: {
      es: 'Una unidad, tuya o enemiga, vuelve a su línea base.',
      en: 'A unit, yours or the enemy’s, goes back to its baseline.',
    },
  },
}

const words: Readonly<Record<string, { name: Said; subtitle: Said; text: Said }>> = cardWords
const shorts: Readonly<Record<string, Short>> = SHORT

/** A card as it is held in the hand. */
export function cardLook(type: CardType): CardLook {
  const { name, subtitle, text } = words[type.id]
  const { disc, short } = shorts[type.id]
  return { name, where: subtitle, short, long: text, disc: command => (disc === 'command' ? `${command}` : disc) }
}
