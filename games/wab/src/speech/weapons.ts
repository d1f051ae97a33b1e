import { both, type Said } from '@acies/kernel'
import type { Weapon } from '../data/weapons.ts'

/** Weapons by name, where one is chosen. */
export const WEAPONS = {
  'hand-weapon': both('Arma de mano', 'Hand weapon'),
  'two-hand-weapons': both('Dos armas de mano', 'Two hand weapons'),
  'improvised-weapon': both('Arma improvisada', 'Makeshift weapon'),
  'double-handed-weapon': both('Arma a dos manos', 'Two-handed weapon'),
  halberd: both('Alabarda', 'Halberd'),
  'thrusting-spear': both('Lanza de empuje', 'Thrusting spear'),
  'throwing-spear': both('Venablo', 'Throwing spear'),
  'heavy-throwing-spear': both('Lanza arrojadiza pesada', 'Heavy throwing spear'),
  pike: both('Pica', 'Pike'),
  kontos: both('Kontos', 'Kontos'),
  lance: both('Lanza de caballería', 'Lance'),
  javelin: both('Jabalina', 'Javelin'),
  darts: both('Dardos', 'Darts'),
  stones: both('Piedras', 'Stones'),
  'short-bow': both('Arco corto', 'Short bow'),
  bow: both('Arco', 'Bow'),
  'long-bow': both('Arco largo', 'Long bow'),
  crossbow: both('Ballesta', 'Crossbow'),
  'light-crossbow': both('Ballesta ligera', 'Light crossbow'),
  handgun: both('Arcabuz', 'Handgun'),
  sling: both('Honda', 'Sling'),
  'sling-rapid': both('Honda, tiro rápido', 'Sling, quick shots'),
  'staff-sling': both('Honda con vara', 'Staff sling'),
  'wagon-missile': both('Proyectiles del vagón', 'Wagon missiles'),
  'light-bolt': both('Virote ligero', 'Light bolt'),
  'heavy-bolt': both('Virote pesado', 'Heavy bolt'),
} as const satisfies Record<Weapon, Said>
