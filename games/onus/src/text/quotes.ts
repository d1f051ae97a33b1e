import type { Said } from '@acies/kernel'
import type { CommanderId } from './battles/index.ts'

export type Moment = 'start' | 'attack'

/** what a commander might say: invented, in character, one sentence a moment */
export const quotes = {
  antiochus: {
    start: {
      es: 'He traído media Asia: que cuenten los romanos si saben.',
      en: 'I have brought half of Asia: let the Romans count it if they can.',
    },
    attack: { es: '¡Conmigo hasta su campamento!', en: 'With me, as far as their camp!' },
  },
  crassus: {
    start: {
      es: 'Nadie es rico si no puede pagar un ejército, y yo pago siete legiones.',
      en: 'No man is rich who cannot pay an army, and I pay seven legions.',
    },
    attack: { es: 'Adelante, y que no se rompa el cuadro.', en: 'Forward, and keep the square whole.' },
  },
  decebalus: {
    start: {
      es: 'Roma cree que el río la guarda, pero el río está helado.',
      en: 'Rome thinks the river guards it, but the river is frozen.',
    },
    attack: {
      es: '¡Por encima del escudo, que la falx no pide permiso!',
      en: 'Over the shield: the falx asks no leave!',
    },
  },
  diegis: {
    start: {
      es: 'Tenemos el botín; ahora hay que llegar a casa con él.',
      en: 'We have the plunder; now to get it home.',
    },
    attack: {
      es: '¡A los de en medio, que son los que estorban!',
      en: 'At the ones in the middle: they are in our way!',
    },
  },
  eumenes: {
    start: {
      es: 'Disparad a los caballos, que los carros vendrán solos.',
      en: 'Shoot the horses, and the chariots will see to themselves.',
    },
    attack: { es: '¡Ahora que se han vuelto, a ellos!', en: 'They have turned: now, at them!' },
  },
  flamininus: {
    start: {
      es: 'Una falange es fuerte mientras nadie la mira por detrás.',
      en: 'A phalanx is strong as long as nobody looks at it from behind.',
    },
    attack: {
      es: '¡Los elefantes por la derecha, antes de que formen!',
      en: 'Elephants on the right, before they form!',
    },
  },
  hannibal: {
    start: {
      es: 'Son muchos, y ninguno de ellos se llama Aníbal.',
      en: 'There are many of them, and not one is called Hannibal.',
    },
    attack: { es: 'Ceded un paso más, y ya son nuestros.', en: 'Give way one step more, and they are ours.' },
  },
  legate: {
    start: {
      es: 'Dos enemigos y un solo Senado que me pida cuentas.',
      en: 'Two enemies, and one Senate to answer to.',
    },
    attack: { es: '¡Paso firme, y los ojos en los dos flancos!', en: 'Steady on, and eyes on both flanks!' },
  },
  osroes: {
    start: { es: 'Un rey de reyes no tiene prisa.', en: 'A king of kings is in no hurry.' },
    attack: {
      es: 'Que los catafractos cierren lo que abrieron las flechas.',
      en: 'Let the cataphracts close what the arrows have opened.',
    },
  },
  'philip-v': {
    start: {
      es: 'Dadme una cuesta abajo y os daré la batalla.',
      en: 'Give me a slope to go down and I will give you the battle.',
    },
    attack: { es: '¡Bajad las sarissas!', en: 'Lower the sarissas!' },
  },
  scipio: {
    start: {
      es: 'Abrid calles para las bestias, y dejadlas pasar de largo.',
      en: 'Open lanes for the beasts, and let them run on through.',
    },
    attack: { es: '¡Trompetas, y todas a la vez!', en: 'Trumpets, all of them at once!' },
  },
  'scipio-asiaticus': {
    start: {
      es: 'Mi hermano está enfermo, así que hoy el Escipión soy yo.',
      en: 'My brother is ill, so today the Scipio is me.',
    },
    attack: { es: '¡Pilos contra picas, y sin acercarse de más!', en: 'Pila against pikes, and not a step too near!' },
  },
  seleucus: {
    start: {
      es: 'Mi padre tiene el ala bonita; a mí me ha dejado los carros.',
      en: 'My father has the fine wing; he has left me the chariots.',
    },
    attack: { es: '¡Soltad los carros y apartaos!', en: 'Loose the chariots and stand aside!' },
  },
  sempronius: {
    start: {
      es: 'Si esperamos a la primavera, la victoria será de otro.',
      en: 'If we wait for spring the victory will be another man’s.',
    },
    attack: { es: '¡Al río, que el frío es para ellos también!', en: 'Into the river: it is as cold for them!' },
  },
  surena: {
    start: {
      es: 'Tapad el hierro hasta que puedan vernos la cara.',
      en: 'Cover the iron until they can see our faces.',
    },
    attack: { es: '¡Fuera las pieles, que vean el sol!', en: 'Off with the skins: let them see the sun!' },
  },
  trajan: {
    start: { es: 'Yo ando a pie con vosotros: mirad al frente.', en: 'I walk with you on foot: look to your front.' },
    attack: { es: '¡Pilos, y después espada corta!', en: 'Pila first, and then the short sword!' },
  },
  varro: {
    start: {
      es: 'Hoy me toca el mando, y hoy se acaba esta guerra.',
      en: 'Today the command is mine, and today this war ends.',
    },
    attack: { es: '¡Más hondo, más apretados, y adelante!', en: 'Deeper, tighter, and forward!' },
  },
} as const satisfies Record<CommanderId, Record<Moment, Said>>
