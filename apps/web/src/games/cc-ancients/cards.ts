import { cardWords } from '@acies/cc-ancients'
import type { CardType } from '@acies/commands-colors'
import type { Said } from '@acies/kernel'
import type { ClassMark } from '../../look/symbols/blocks.ts'
import type { CardLook } from '../../skins/hexes/dress.ts'

const WHOLE_LINE: Said = { es: 'Toda la línea', en: 'The whole line' }
const LINKED: Said = { es: 'Unidades enlazadas', en: 'Linked units' }
const SECTION: Readonly<Record<string, Said>> = {
  left: { es: 'de la izquierda', en: 'on the left' },
  center: { es: 'del centro', en: 'in the centre' },
  right: { es: 'de la derecha', en: 'on the right' },
}

interface Short {
  short: Said
  where?: Said
  /** In the disc: a sign, or the command number. */
  disc: string | 'command'
  mark?: ClassMark
}

const SHORT: Readonly<Record<string, Short>> = {
  'coordinated-attack': {
    disc: '1·1·1',
    short: { es: 'Una unidad o líder en cada sección.', en: 'One unit or leader in each section.' },
  },
  'out-flanked': {
    disc: '2·2',
    short: { es: 'Dos unidades o líderes en cada ala.', en: 'Two units or leaders on each wing.' },
  },
  'order-light': {
    disc: 'command',
    mark: 'light',
    where: WHOLE_LINE,
    short: {
      es: 'Ligeras, tantas como tu mando; a pie atraviesan amigos.',
      en: 'Light units, up to your command; foot pass through friends.',
    },
  },
  'order-medium': {
    disc: 'command',
    mark: 'medium',
    where: WHOLE_LINE,
    short: { es: 'Unidades medias, tantas como tu mando.', en: 'Medium units, up to your command.' },
  },
  'order-heavy': {
    disc: 'command',
    mark: 'heavy',
    where: WHOLE_LINE,
    short: { es: 'Unidades pesadas, tantas como tu mando.', en: 'Heavy units, up to your command.' },
  },
  'order-mounted': {
    disc: 'command',
    where: WHOLE_LINE,
    short: { es: 'Montadas y líderes, tantos como tu mando.', en: 'Mounted units and leaders, up to your command.' },
  },
  'leadership-any': {
    disc: '1+3',
    short: {
      es: 'Un líder, su unidad y 3 unidades enlazadas con él.',
      en: 'A leader, his unit and 3 units linked to him.',
    },
  },
  'clash-of-shields': {
    disc: '⚔',
    where: WHOLE_LINE,
    short: {
      es: 'Todas las que tocan al enemigo: 2 dados más; no mueven.',
      en: 'All that touch the enemy: 2 more dice; they do not move.',
    },
  },
  'counter-attack': {
    disc: '⇆',
    short: {
      es: 'Repite la última carta del rival, como en un espejo.',
      en: 'Repeats the enemy’s last card, mirrored.',
    },
  },
  'darken-the-sky': {
    disc: '➶',
    where: WHOLE_LINE,
    short: {
      es: 'Todos los tiradores disparan dos veces; no mueven.',
      en: 'All missile troops fire twice; they do not move.',
    },
  },
  'double-time': {
    disc: '4',
    where: LINKED,
    short: {
      es: 'Hasta 4 de a pie enlazadas: mueven 2 hexágonos y luchan.',
      en: 'Up to 4 linked foot units move 2 hexes and fight.',
    },
  },
  'first-strike': {
    disc: '!',
    short: {
      es: 'Cuando te atacan cuerpo a cuerpo: golpeas primero.',
      en: 'When you are attacked in close combat: strike first.',
    },
  },
  'i-am-spartacus': {
    disc: 'command',
    where: WHOLE_LINE,
    short: {
      es: 'Los dados dicen a quién das orden: combate con 1 dado más.',
      en: 'The dice say whom you order; they battle with 1 more die.',
    },
  },
  'line-command': {
    disc: '⟷',
    where: LINKED,
    short: {
      es: 'Una línea contigua de a pie, sin límite; mueve 1 hexágono.',
      en: 'One unbroken line of foot, however long; they move 1 hex.',
    },
  },
  'move-fire-move': {
    disc: 'command',
    mark: 'light',
    where: WHOLE_LINE,
    short: {
      es: 'Ligeras: mueven, disparan y vuelven a mover.',
      en: 'Light units: move, fire and move again.',
    },
  },
  'mounted-charge': {
    disc: 'command',
    where: WHOLE_LINE,
    short: {
      es: 'Montadas, con 1 dado más; las pesadas mueven 3.',
      en: 'Mounted units, with 1 more die; heavy ones move 3.',
    },
  },
  rally: {
    disc: '+',
    short: {
      es: 'Los dados devuelven bloques a unidades junto a un líder.',
      en: 'The dice give blocks back to units near a leader.',
    },
  },
}

function sectionOrder(type: CardType): Short | null {
  const match = /^order-(\d)-(left|center|right)$/.exec(type.id)
  if (match === null) return null
  const [, n, section] = match
  const where = SECTION[section]
  return {
    disc: n,
    short: { es: `Hasta ${n} unidades o líderes ${where.es}.`, en: `Up to ${n} units or leaders ${where.en}.` },
  }
}
function inspired(type: CardType): Short | null {
  const match = /^inspired-(left|center|right)$/.exec(type.id)
  if (match === null) return null
  const where = SECTION[match[1]]
  return {
    disc: '1+4',
    short: {
      es: `Un líder ${where.es}, su unidad y 4 enlazadas con él.`,
      en: `A leader ${where.en}, his unit and 4 linked to him.`,
    },
  }
}

const words: Readonly<Record<string, { name: Said; subtitle: Said; text: Said }>> = cardWords

/** A card as it is held in the hand. */
export function cardLook(type: CardType): CardLook {
  const { name, subtitle, text } = words[type.id]
  const { short, where, disc, mark } = sectionOrder(type) ?? inspired(type) ?? SHORT[type.id]
  return {
    name,
    where: where ?? subtitle,
    short,
    long: text,
    disc: command => (disc === 'command' ? `${command}` : disc),
    mark,
  }
}
