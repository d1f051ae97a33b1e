import type { Said } from '@acies/kernel'

export const artillery = {
  'TER-ART-00': {
    es: 'Toda la artillería tiene Mando Incorporado, Defensa de Dotación y Sin Escapatoria, además de las opciones compradas.',
    en: 'All artillery has Built-in Command, Crew Defence and No Escape, besides the options bought.',
  },
  'TER-ART-01': {
    es: 'La primera Velocidad vale sin atalajar (0 en piezas medias y pesadas: ni mueven ni se orientan); la segunda, atalajada.',
    en: 'The first Speed counts unlimbered (0 for medium and heavy guns: they neither move nor Reorient); the second, limbered.',
  },
  'TER-ART-02': {
    es: 'Solo se atalaja una batería con Caballos de Tiro.',
    en: 'Only a battery with Draught Horses can limber.',
  },
  'TER-ART-03': {
    es: 'Atalajar ocupa toda una orden de ¡Atención!: ni disparo ni otra acción ese turno.',
    en: 'Limbering takes the whole of an Attention order: no shot and no other action that turn.',
  },
  'TER-ART-04': {
    es: 'Una pieza atalajada no puede disparar.',
    en: 'A limbered gun cannot shoot.',
  },
  'TER-ART-05': {
    es: 'Atalajada puede mover con ¡Corred!, con la Velocidad modificada como siempre.',
    en: 'Limbered, it may move with Run, its Speed modified as usual.',
  },
  'TER-ART-06': {
    es: 'Desatalajar exige ¡Atención!: puede mover antes, y ese turno no dispara.',
    en: 'Unlimbering needs Attention: it may move first, and does not shoot that turn.',
  },
  'TER-ART-07': {
    es: 'Puede empezar la batalla atalajada; se decide al desplegarla.',
    en: 'It may begin the battle limbered; that is decided when it deploys.',
  },
  'TER-ART-10': {
    es: 'Defensa de Dotación: en combate la artillería cuenta como infantería.',
    en: 'Crew Defence: in combat artillery counts as infantry.',
  },
  'TER-ART-11': {
    es: 'Experimental: cada 1 natural al disparar le causa 1 de Desgaste, después del tiro.',
    en: 'Experimental: each natural 1 when shooting gives it 1 Wear, after the shot.',
  },
  'TER-ART-12': {
    es: 'Fortificada: mientras no deje su posición inicial está como tras un muro, con aumento de Coraje contra disparos y en combate. No se suma a otro cubierto.',
    en: 'Entrenched: until it leaves its first position it is as behind a wall, with an increase to Courage against shooting and in combat. It does not add to other cover.',
  },
  'TER-ART-13': {
    es: 'Integrada: al desplegar, una pieza ligera puede meterse en una Formación para toda la batalla; pierde Mando Incorporado y Defensa de Dotación.',
    en: 'Integrated: at deployment a light gun may be put into a Formation for the whole battle; it loses Built-in Command and Crew Defence.',
  },
  'TER-ART-14': {
    es: 'La unidad con pieza Integrada lucha con el perfil de la Formación.',
    en: 'A unit with an Integrated gun fights with the Formation’s profile.',
  },
  'TER-ART-15': {
    es: 'Con una pieza Integrada, ¡Corred! da un solo aumento. Si la Formación huye o se Retira, la pieza se pierde.',
    en: 'With an Integrated gun, Run gives only one increase. If the Formation flees or Retreats, the gun is lost.',
  },
  'TER-ART-16': {
    es: 'La pieza Integrada dispara solo con ¡Fuego! y al mismo blanco; los dos tiros se resuelven por separado, en el orden que se quiera.',
    en: 'The Integrated gun shoots only with Fire and at the same target; the two shots are resolved separately, in whichever order.',
  },
  'TER-ART-17': {
    es: 'Para los puntos de victoria la pieza Integrada cuenta aparte.',
    en: 'For victory points the Integrated gun counts separately.',
  },
  'TER-ART-20': {
    es: 'Mando Incorporado: siempre a distancia de mando; también lo están las demás piezas de la batería a 6″ o menos de ella.',
    en: 'Built-in Command: always in command distance; so are the other guns of its battery within 6″ of it.',
  },
  'TER-ART-21': {
    es: 'Ninguna acción de Mando, amiga o enemiga, afecta a la artillería si no lo dice: solo Ducho, Ingeniero, Preparado y Oficioso.',
    en: 'No Command Action, friendly or enemy, affects artillery unless it says so: only Skilled, Engineer, Prepared and Officious do.',
  },
  'TER-ART-22': {
    es: 'Sin Escapatoria: la artillería que pierde un combate queda destruida.',
    en: 'No Escape: artillery that loses a combat is destroyed.',
  },
} as const satisfies Record<string, Said>
