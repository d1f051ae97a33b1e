import type { Said } from '@acies/kernel'

/** What each question asks; {unit} and {other} are the units concerned. */
export const PROMPTS: Readonly<Record<string, Said>> = {
  'lay-element': { es: 'Elige un elemento de terreno y colócalo.', en: 'Choose a piece of scenery and lay it.' },
  redraw: { es: 'Tu cartógrafo puede retocar el terreno.', en: 'Your cartographer may retouch the ground.' },
  'choose-side': {
    es: 'Elige el lado de la mesa en que despliegas.',
    en: 'Choose the side of the table you deploy on.',
  },
  'choose-command': { es: 'Elige el mando que despliega.', en: 'Choose the command that deploys.' },
  'place-unit': { es: 'Despliega {unit}.', en: 'Deploy {unit}.' },
  'choose-vanguard': { es: 'Vanguardia: adelanta {unit}.', en: 'Vanguard: move {unit} ahead.' },
  'share-card': {
    es: 'Brigada: ¿qué unidades comparten una carta?',
    en: 'Brigade: which units share one card?',
  },
  'leave-column': { es: '¿Qué unidades dejan la columna de {unit}?', en: 'Which units leave the column of {unit}?' },
  'fall-out-to': { es: '{unit} deja la columna: ¿adónde va?', en: '{unit} leaves the column: where to?' },
  'place-orders': { es: 'Da una orden secreta a cada tropa.', en: 'Give every troop a secret order.' },
  'choose-first': { es: 'Tienes la iniciativa: ¿quién empieza?', en: 'You have the initiative: who begins?' },
  'choose-commander': { es: 'Activa un mando, si quieres.', en: 'Activate a commander, if you like.' },
  'move-commander': { es: '{unit}: mueve, únete a una unidad o quédate.', en: '{unit}: move, join a unit or stay.' },
  'choose-action': { es: '{unit}: elige la acción de mando.', en: '{unit}: choose the command action.' },
  'stay-cold': { es: '{unit}: ¿intentas anular la acción enemiga?', en: '{unit}: try to cancel the enemy’s action?' },
  'change-card': { es: 'Nueva carta para {unit}.', en: 'A new card for {unit}.' },
  'choose-troop': { es: 'Elige la tropa que actúa.', en: 'Choose the troop that acts.' },
  'leave-fortress': { es: '¿{unit} abandona su fortaleza móvil?', en: 'Does {unit} abandon its mobile fortress?' },
  mobility: { es: '{unit}: orientación gratuita, si quieres.', en: '{unit}: a free turn, if you like.' },
  'choose-deed': { es: '¡Atención!: ¿qué hace {unit}?', en: 'Attention!: what does {unit} do?' },
  'choose-move': { es: 'Mueve {unit}.', en: 'Move {unit}.' },
  'place-ambush': { es: '{unit} sale de su escondite: colócala.', en: '{unit} comes out of hiding: place it.' },
  'choose-targets': { es: '¡Fuego!: elige el blanco de {unit}.', en: 'Fire!: choose the target of {unit}.' },
  'choose-caracole': {
    es: 'Caracola: ¿cuántas pulgadas retrocede {unit}?',
    en: 'Caracole: how many inches back does {unit} go?',
  },
  'choose-charge': { es: '¡Atacad!: elige el objetivo de {unit}.', en: 'Attack!: choose the target of {unit}.' },
  'choose-shelter': {
    es: 'Resguardo: ¿qué caballería sale en defensa de {unit}?',
    en: 'Sheltered: which horse comes to the defence of {unit}?',
  },
  react: { es: '{other} se acerca a {unit}. ¿Reaccionas?', en: '{other} comes at {unit}. Do you react?' },
  'attentive-reaction': { es: '{unit} está atenta: ¿se orienta o dispara?', en: '{unit} is attentive: turn or shoot?' },
  'choose-flight': { es: '¿Cuántas pulgadas huye {unit}?', en: 'How many inches does {unit} flee?' },
  'announce-flight': { es: '{unit} dispara: ¿huirá después?', en: '{unit} shoots: will it flee afterwards?' },
  'invoke-bad-war': { es: '{unit} empata: ¿Mala Guerra?', en: '{unit} is level: Bad War?' },
  spare: {
    es: '{unit} va a retirarse: ¿que solo se destrabe?',
    en: '{unit} is about to retreat: let it just disengage?',
  },
  'choose-back': { es: '¿Cuántas pulgadas retrocede {unit}?', en: 'How many inches back does {unit} go?' },
  'ride-along': { es: '¿{unit} empieza dentro de una unidad?', en: 'Does {unit} begin inside a unit?' },
  'choose-scout': { es: 'Vanguardia: ¿qué unidad se adelanta?', en: 'Vanguard: which unit goes ahead?' },
  'share-wear': {
    es: '¿Cuánto Desgaste de la columna se lleva {unit}?',
    en: 'How much of the column’s Wear does {unit} take along?',
  },
  'choose-column': { es: '¿{unit} se une a una columna?', en: 'Does {unit} fall in with a column?' },
  'choose-window': {
    es: '{other} se acerca a varias unidades: ¿cuál decide primero?',
    en: '{other} comes at several units: which decides first?',
  },
  'choose-aside': {
    es: '{unit} tiene que hacer sitio: ¿dónde se pone?',
    en: '{unit} has to make way: where does he go?',
  },
  'stop-here': {
    es: '{unit} ha rechazado al que salía a su paso: ¿sigue adelante?',
    en: '{unit} has beaten off the one in its way: does it go on?',
  },
  'choose-meeting': {
    es: '¿Tras cuántas pulgadas del camino de {other} le sale al paso {unit}?',
    en: 'After how many inches of {other}’s way does {unit} meet it?',
  },
  'choose-first-shot': { es: '{unit}: ¿quién dispara primero?', en: '{unit}: who shoots first?' },
  'choose-from-brigade': { es: 'Brigada: ¿quién actúa ahora?', en: 'Brigade: who acts now?' },
  consolidate: { es: '¿Cuántas pulgadas consolida {unit}?', en: 'How many inches does {unit} consolidate?' },
}
