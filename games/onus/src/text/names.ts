import type { Said } from '@acies/kernel'
import type { EventId, OrderId } from '../data/cards.ts'
import type { Ability } from '../data/generals.ts'
import type { Blue, Class, Owner, Skill } from '../data/kind.ts'
import type { OptionName, Phase, Victory } from '../vocabulary.ts'

export const factionNames = {
  rome: { es: 'Roma', en: 'Rome' },
  carthage: { es: 'Cartago', en: 'Carthage' },
  parthia: { es: 'Partia', en: 'Parthia' },
  dacia: { es: 'Dacia', en: 'Dacia' },
  macedonia: { es: 'Macedonia', en: 'Macedonia' },
  mercenaries: { es: 'Mercenarios', en: 'Mercenaries' },
} as const satisfies Record<Owner, Said>

export const classNames = {
  infantry: { es: 'infantería', en: 'infantry' },
  cavalry: { es: 'caballería', en: 'cavalry' },
  camel: { es: 'camellos', en: 'camels' },
  chariot: { es: 'carros', en: 'chariots' },
  elephant: { es: 'elefantes', en: 'elephants' },
  artillery: { es: 'artillería', en: 'artillery' },
} as const satisfies Record<Class, Said>

/** The generals' cards. */
export const generalNames: Readonly<Record<string, Said>> = {
  GR1: { es: 'Trajano', en: 'Trajan' },
  GR2: { es: 'Publio Cornelio Escipión', en: 'Publius Cornelius Scipio' },
  GR3: { es: 'Un legado', en: 'A legate' },
  GC1: { es: 'Aníbal Barca', en: 'Hannibal Barca' },
  GC2: { es: 'Asdrúbal Barca', en: 'Hasdrubal Barca' },
  GC3: { es: 'Hannón', en: 'Hanno' },
  GP1: { es: 'Surena', en: 'Surena' },
  GP2: { es: 'Osroes I', en: 'Osroes I' },
  GD1: { es: 'Decébalo', en: 'Decebalus' },
  GD2: { es: 'Diegis', en: 'Diegis' },
  GM1: { es: 'Alejandro III', en: 'Alexander III' },
  GM2: { es: 'Filipo II', en: 'Philip II' },
  GM3: { es: 'Un estratego', en: 'A strategos' },
  GX1: { es: 'Jantipo', en: 'Xanthippus' },
}

export const abilityNames = {
  'optimus-princeps': { es: 'Optimus Princeps', en: 'Optimus Princeps' },
  'one-more-unit': { es: 'Grandes planes', en: 'Grand Design' },
  'steadying-voice': { es: 'Palabra firme', en: 'Steadying Word' },
  'second-thought': { es: 'Estratagema', en: 'Stratagem' },
  'elephant-master': { es: 'Los cornacas', en: 'Mahouts' },
  'no-ability': { es: 'Sin habilidad', en: 'No ability' },
  'clear-shot': { es: 'Ojo parto', en: 'Parthian Eye' },
  'change-of-horse': { es: 'A uña de caballo', en: 'Escape' },
  'headlong-charge': { es: 'Astucia', en: 'Guile' },
  'held-back': { es: 'Contención', en: 'Restraint' },
  'at-the-head': { es: 'Conquistador', en: 'Conqueror' },
  'drilled-phalanx': { es: 'Instrucción', en: 'Drill' },
  courier: { es: 'Estado mayor', en: 'Staff' },
  paymaster: { es: 'Pagador', en: 'Paymaster' },
} as const satisfies Record<Ability, Said>

export const formationNames = {
  'shield-wall': { es: 'Muro de escudos', en: 'Shield Wall' },
  phalanx: { es: 'Falange', en: 'Phalanx' },
  square: { es: 'Cuadro', en: 'Square' },
  wedge: { es: 'Punta de flecha', en: 'Wedge' },
  rhomboid: { es: 'Rombo', en: 'Rhomboid' },
  bravery: { es: 'Bravura', en: 'Bravery' },
} as const satisfies Record<Blue, Said>

export const skillNames = {
  foresters: { es: 'Montaraces', en: 'Foresters' },
  mountaineers: { es: 'Montañeses', en: 'Mountaineers' },
  amphibious: { es: 'Anfibios', en: 'Amphibious' },
  athletes: { es: 'Atletas', en: 'Athletes' },
  impact: { es: 'Embestir', en: 'Impact' },
  skirmishers: { es: 'Hostigadores', en: 'Skirmishers' },
  manoeuvrable: { es: 'Maniobrables', en: 'Manoeuvrable' },
  professional: { es: 'Profesionales', en: 'Professional' },
  terror: { es: 'Terror', en: 'Terror' },
  steadfast: { es: 'Firmeza', en: 'Steadfast' },
  impetuous: { es: 'Impetuosas', en: 'Impetuous' },
  javelins: { es: 'Jabalinas', en: 'Javelins' },
  spearmen: { es: 'Lanceros', en: 'Spearmen' },
  deadly: { es: 'Mortal', en: 'Deadly' },
  precise: { es: 'Precisión', en: 'Precise' },
  sarissas: { es: 'Sarissas', en: 'Sarissas' },
} as const satisfies Record<Skill, Said>

export const markerNames = {
  active: { es: 'Activa', en: 'Active' },
  broken: { es: 'Rota', en: 'Broken' },
  fleeing: { es: 'En huida', en: 'Fleeing' },
  marched: { es: 'Marcha forzada', en: 'Forced march' },
  engaged: { es: 'Trabada', en: 'Engaged' },
  hero: { es: 'Héroe', en: 'Hero' },
  'no-officers': { es: 'Sin oficiales', en: 'No Officers' },
  veteran: { es: 'Veterana', en: 'Veteran' },
  elite: { es: 'Élite', en: 'Elite' },
  section: { es: 'Marcador de sección', en: 'Section marker' },
  wounds: { es: 'Heridas', en: 'Wounds' },
  general: { es: 'General', en: 'General' },
} as const satisfies Record<string, Said>

export const orderNames = {
  'direct-order': { es: 'Orden directa', en: 'Direct Order' },
  'infantry-advance': { es: 'Avance de la infantería', en: 'Infantry Advance' },
  'cavalry-charge': { es: 'Carga de caballería', en: 'Cavalry Charge' },
  skirmish: { es: 'Escaramuza', en: 'Skirmish' },
  'left-wing': { es: 'Ala izquierda', en: 'Left Wing' },
  centre: { es: 'Centro', en: 'Centre' },
  'right-wing': { es: 'Ala derecha', en: 'Right Wing' },
  'battle-plan': { es: 'Plan de batalla', en: 'Battle Plan' },
  'follow-the-general': { es: 'Seguid al general', en: 'Follow the General' },
  'into-the-fray': { es: '¡Al combate!', en: 'Into the Fray' },
  'desperate-charge': { es: 'Carga desesperada', en: 'Desperate Charge' },
  'beasts-and-engines': { es: 'Bestias y máquinas', en: 'Beasts and Engines' },
  'shoot-into-the-melee': { es: 'Disparad a la melé', en: 'Shoot into the Melee' },
  stampede: { es: 'Estampida', en: 'Stampede' },
  'council-of-war': { es: 'Consejo de guerra', en: 'Council of War' },
  'change-of-post': { es: 'Cambio de puesto', en: 'Change of Post' },
  'intercepted-messenger': { es: 'Mensajero interceptado', en: 'Intercepted Messenger' },
  harangue: { es: 'Arenga', en: 'Harangue' },
  'back-to-the-fight': { es: '¡Volved a la lucha!', en: 'Back to the Fight' },
  'reinforce-unit': { es: 'Reforzar unidad', en: 'Reinforce Unit' },
} as const satisfies Record<OrderId, Said>

export const eventNames = {
  'stand-firm': { es: 'Resistid', en: 'Stand Firm' },
  'throw-javelins': { es: 'Lanzad jabalinas', en: 'Throw Javelins' },
  ambush: { es: 'Emboscada', en: 'Ambush' },
  'wind-changes': { es: 'Cambia el viento', en: 'The Wind Changes' },
  veterans: { es: 'Veteranos', en: 'Veterans' },
  hero: { es: 'Héroe', en: 'Hero' },
  'officers-down': { es: 'Oficiales caídos', en: 'Officers Down' },
  'general-hit': { es: 'El general alcanzado', en: 'The General is Hit' },
  fury: { es: 'Furia', en: 'Fury' },
  'close-ranks': { es: 'Cerrad filas', en: 'Close Ranks' },
  'hold-the-line': { es: 'Mantened la línea', en: 'Hold the Line' },
  panic: { es: 'Pánico', en: 'Panic' },
  'strike-first': { es: 'Golpead primero', en: 'Strike First' },
  countermand: { es: 'Contraorden', en: 'Countermand' },
  'dust-cloud': { es: 'Polvareda', en: 'Dust Cloud' },
  'rain-of-arrows': { es: 'Lluvia de flechas', en: 'Rain of Arrows' },
  'good-aim': { es: 'Buena puntería', en: 'Good Aim' },
  'shields-up': { es: 'Escudos en alto', en: 'Shields Up' },
  'wet-strings': { es: 'Cuerdas mojadas', en: 'Wet Strings' },
  'at-the-horses': { es: 'Contra los caballos', en: 'At the Horses' },
  'muddy-ground': { es: 'Terreno embarrado', en: 'Muddy Ground' },
  pursuit: { es: 'Persecución', en: 'Pursuit' },
  'good-omens': { es: 'Augurios favorables', en: 'Good Omens' },
  'nothing-happens': { es: 'Sin novedad', en: 'Nothing Happens' },
} as const satisfies Record<EventId, Said>

export const phaseNames = {
  'set-up': { es: 'Despliegue', en: 'Deployment' },
  activation: { es: 'Activación', en: 'Activation' },
  movement: { es: 'Movimiento', en: 'Movement' },
  shooting: { es: 'Disparo', en: 'Shooting' },
  skirmish: { es: 'Hostigadores', en: 'Skirmishers' },
  melee: { es: 'Combate', en: 'Melee' },
  flight: { es: 'Huida', en: 'Flight' },
  end: { es: 'Fin del turno', en: 'End of turn' },
} as const satisfies Record<Phase, Said>

export const victoryNames = {
  casualties: { es: 'Por bajas', en: 'By losses' },
  annihilation: { es: 'A muerte', en: 'To the death' },
  'death-of-general': { es: 'Muerte del general', en: 'Death of the general' },
} as const satisfies Record<Victory, Said>

/** The sides of a card. */
export const sideNames = {
  front: { es: 'frente', en: 'front' },
  left: { es: 'flanco izquierdo', en: 'left flank' },
  right: { es: 'flanco derecho', en: 'right flank' },
  rear: { es: 'retaguardia', en: 'rear' },
} as const satisfies Record<string, Said>

/** What the switches are a matter of. */
const GROUPS = {
  command: { es: 'Mando', en: 'Command' },
  sight: { es: 'Azar y vista', en: 'Chance and sight' },
  fight: { es: 'Combate y moral', en: 'Melee and morale' },
} as const satisfies Record<string, Said>
const OPTION_GROUPS: Readonly<Record<keyof typeof GROUPS, readonly OptionName[]>> = {
  command: ['general-active', 'several-generals', 'line-advance', 'novice'],
  sight: ['no-random-events', 'dim-light', 'fog', 'open-measures'],
  fight: ['protected-flanks', 'dromedaries', 'reinforced', 'rally-penalty', 'stack-spearmen'],
}
export function optionGroup(option: OptionName): Said | undefined {
  const groups = Object.keys(GROUPS) as (keyof typeof GROUPS)[]
  const found = groups.find(group => OPTION_GROUPS[group].includes(option))
  return found && GROUPS[found]
}

export const optionWords = {
  'general-active': {
    name: { es: 'General siempre activado', en: 'Always-active general' },
    text: {
      es: 'La unidad del general está activa todos los turnos sin orden.',
      en: 'The general’s unit is active every turn without an order.',
    },
  },
  'several-generals': {
    name: { es: 'Varios generales', en: 'Several generals' },
    text: {
      es: 'Una lista tuya puede llevar hasta tres. Manda el de mayor liderazgo; la moral del ejército solo baja cuando no queda ninguno.',
      en: 'A list of your own may have up to three. The one with the highest leadership commands; army morale drops only when none is left.',
    },
  },
  'no-random-events': {
    name: { es: 'Sin eventos aleatorios', en: 'No random events' },
    text: {
      es: 'En combates y disparos solo cuentan los eventos que se jueguen de la mano.',
      en: 'In melees and shots only events played from hand count.',
    },
  },
  'dim-light': {
    name: { es: 'Visibilidad limitada', en: 'Limited visibility' },
    text: {
      es: 'Más allá de 2 UD se dispara con −1; más allá de 6, no se puede.',
      en: 'Shots beyond 2 UD are at −1; beyond 6 there are none.',
    },
  },
  fog: {
    name: { es: 'Niebla de guerra', en: 'Fog of war' },
    text: {
      es: 'Las unidades enemigas lejanas se ven boca abajo hasta que se acercan.',
      en: 'Distant enemy units lie face down until they come near.',
    },
  },
  'protected-flanks': {
    name: { es: 'Flancos protegidos', en: 'Protected flanks' },
    text: {
      es: 'Atacada solo de frente, una unidad gana +1 de moral por cada flanco cubierto por una amiga.',
      en: 'Attacked only in front, a unit has +1 morale for each flank covered by a friend.',
    },
  },
  'line-advance': {
    name: { es: 'Avance en línea', en: 'Line advance' },
    text: {
      es: 'Descartando dos cartas se activa una línea entera, que avanza a una.',
      en: 'Discarding two cards activates a whole line, which advances as one.',
    },
  },
  dromedaries: {
    name: { es: 'Dromedarios intimidantes', en: 'Intimidating dromedaries' },
    text: {
      es: 'Los caballos sufren Terror al combatir con camellos.',
      en: 'Horses suffer Terror when they fight camels.',
    },
  },
  reinforced: {
    name: { es: 'Unidades reforzadas', en: 'Reinforced units' },
    text: { es: 'Todas las unidades tienen 2 de vida más.', en: 'Every unit has 2 more life.' },
  },
  'rally-penalty': {
    name: { es: 'Reorganización difícil', en: 'Hard rally' },
    text: { es: 'Quien huye chequea con −2 al reorganizarse.', en: 'Fleeing units rally at −2.' },
  },
  'stack-spearmen': {
    name: { es: 'Lanzas acumuladas', en: 'Spears add up' },
    text: {
      es: 'La Falange de Lanceros o sarissas suma otro +1/+1 contra montados.',
      en: 'A Phalanx of Spearmen or Sarissas adds another +1/+1 against mounted units.',
    },
  },
  novice: {
    name: { es: 'General novato', en: 'Novice general' },
    text: {
      es: 'Quien juega por primera vez puede llevar más puntos: di cuántos junto a su ejército y elige una lista tuya que los gaste.',
      en: 'A first-time player may bring more points: say how many beside the army, and choose a list of your own that spends them.',
    },
  },
  'open-measures': {
    name: { es: 'Medir antes de disparar', en: 'Measure before shooting' },
    text: {
      es: 'La distancia y las probabilidades de un tiro se ven antes de declararlo. El reglamento pide declararlo sin medir.',
      en: 'The range and the odds of a shot are seen before it is declared. The rulebook wants it declared unmeasured.',
    },
  },
} as const satisfies Record<OptionName, { name: Said; text: Said }>
