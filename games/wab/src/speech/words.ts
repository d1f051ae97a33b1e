import type { Said } from '@acies/kernel'
import { WEAPONS } from './weapons.ts'

const both = (es: string, en: string): Said => ({ es, en })
/** Every word that may be an answer, or stands on a stop button. */
export const WORDS = {
  hold: both('Aguantar', 'Hold'),
  'stand-and-shoot': both('Aguantar y disparar', 'Stand and shoot'),
  flee: both('Huir', 'Flee'),
  'shoot-and-flee': both('Disparar y huir', 'Shoot and flee'),
  'counter-charge': both('Contracargar', 'Counter-charge'),
  ignore: both('No hacer caso', 'Ignore it'),
  stay: both('Quedarse', 'Stay'),
  forward: both('Avanzar para dejar paso', 'Step forward'),
  pursue: both('Perseguir', 'Pursue'),
  restrain: both('Contenerse', 'Hold back'),
  overrun: both('Arrasar', 'Overrun'),
  follow: both('Seguir', 'Follow up'),
  stand: both('Mantenerse', 'Stand fast'),
  'give-ground': both('Ceder terreno', 'Give ground'),
  widen: both('Ampliar el frente', 'Widen the front'),
  'step-up': both('Pasar a la lucha', 'Step into the fight'),
  move: both('Mover', 'Move'),
  march: both('Marchar', 'March'),
  'fast-march': both('Marcha rápida', 'Fast march'),
  reform: both('Reorganizarse', 'Reform'),
  skirmish: both('Hostigar', 'Skirmish'),
  open: both('En orden abierto', 'In open order'),
  'as-they-stand': both('Como están', 'As they stand'),
  line: both('En línea', 'In a line'),
  wide: both('En línea abierta', 'In a wide line'),
  double: both('En dos líneas', 'In two lines'),
  knot: both('Apiñados', 'Close together'),
  go: both('Ir', 'Go'),
  join: both('Unirse', 'Join'),
  leave: both('Separarse', 'Leave'),
  enter: both('Volver al tablero', 'Come back on'),
  ahead: both('De frente', 'Ahead'),
  'wheel-left': both('Pivotar a la izquierda', 'Wheel left'),
  'wheel-right': both('Pivotar a la derecha', 'Wheel right'),
  about: both('Media vuelta', 'About face'),
  files: both('Cambiar las hileras', 'Change files'),
  ...WEAPONS,
  'pivot-left': both('Girar a la izquierda', 'Turn left'),
  'pivot-right': both('Girar a la derecha', 'Turn right'),
  spare: both('Respetar a los amigos', 'Spare the friends'),
  strike: both('Golpear', 'Strike'),
  man: both('Servir otra máquina', 'Man another machine'),
  past: both('Pasar de largo tras la dotación', 'Go past, after the crew'),
  'stop-there': both('Pararse en la máquina', 'Stop at the machine'),
} as const satisfies Record<string, Said>
export const STOPS = {
  'hold-fire': both('No disparar', 'Hold fire'),
  'at-the-middle': both('Al centro', 'At its middle'),
  done: both('Ya está', 'Done'),
  stop: both('Hasta aquí', 'So far'),
  keep: both('Seguir tras el que huye', 'Keep to the fleer'),
  none: both('Ninguno', 'None'),
  refuse: both('Rechazar', 'Refuse'),
  'rest-hold': both('Los demás aguantan', 'The rest hold'),
  'as-listed': both('En este orden', 'As listed'),
  'as-it-stands': both('Como está', 'As it stands'),
  'at-the-men': both('A la tropa', 'At the men'),
} as const satisfies Record<string, Said>

export const wordList: readonly string[] = Object.keys(WORDS)
const all: Readonly<Record<string, Said>> = { ...WORDS, ...STOPS }
export const wordFor = (word: string): Said => all[word] ?? { es: word, en: word }
