import type { Said } from '@acies/kernel'

/** What each question asks; {unit} and {other} are the units concerned. */
export const PROMPTS: Readonly<Record<string, Said>> = {
  'lay-element': { es: 'Elige un elemento de terreno y colócalo.', en: 'Choose a piece of scenery and lay it.' },
  'end-road': {
    es: '¿Acaba el camino en un elemento? Elígelo, o que siga hasta el borde.',
    en: 'Does the road end at an element? Choose it, or let it run on to the edge.',
  },
  redraw: { es: 'Tu cartógrafo puede retocar el terreno.', en: 'Your cartographer may retouch the ground.' },
  'choose-side': {
    es: 'Elige el lado de la mesa en que despliegas.',
    en: 'Choose the side of the table you deploy on.',
  },
  'choose-command': { es: 'Elige el mando que despliega.', en: 'Choose the command that deploys.' },
  'place-unit': { es: 'Despliega {to unit}.', en: 'Deploy {unit}.' },
  'choose-vanguard': { es: 'Vanguardia: adelanta {to unit}.', en: 'Vanguard: move {unit} ahead.' },
  'share-card': {
    es: 'Brigada: ¿qué unidades comparten una carta?',
    en: 'Brigade: which units share one card?',
  },
  'leave-column': { es: '¿Qué unidades dejan la columna {of unit}?', en: 'Which units leave the column of {unit}?' },
  'fall-out-to': {
    es: '{unit} [deja la columna: ¿adónde va?|dejan la columna: ¿adónde van?]',
    en: '{unit} [leaves|leave] the column: where to?',
  },
  'place-orders': { es: 'Da una orden secreta a cada tropa.', en: 'Give every troop a secret order.' },
  'choose-first': { es: 'Tienes la iniciativa: ¿quién empieza?', en: 'You have the initiative: who begins?' },
  'choose-commander': { es: 'Activa un mando, si quieres.', en: 'Activate a commander, if you like.' },
  'move-commander': {
    es: '{bare unit}: mueve, únete a una unidad o quédate.',
    en: '{bare unit}: move, join a unit or stay.',
  },
  'choose-action': { es: '{bare unit}: elige la acción de mando.', en: '{bare unit}: choose the command action.' },
  'stay-cold': {
    es: '{bare unit}: ¿intentas anular la acción enemiga?',
    en: '{bare unit}: try to cancel the enemy’s action?',
  },
  'change-card': { es: 'Nueva carta para {unit}.', en: 'A new card for {unit}.' },
  'choose-troop': { es: 'Elige la tropa que actúa.', en: 'Choose the troop that acts.' },
  'leave-fortress': {
    es: '¿{unit} [abandona|abandonan] su fortaleza móvil?',
    en: '[Does|Do] {unit} abandon [its|their] mobile fortress?',
  },
  mobility: { es: '{bare unit}: giro gratis, si quieres.', en: '{bare unit}: a free turn, if you like.' },
  'choose-deed': { es: '¡Atención! ¿Qué [hace|hacen] {unit}?', en: 'Attention! What [does|do] {unit} do?' },
  'choose-move': { es: 'Mueve {to unit}.', en: 'Move {unit}.' },
  'place-ambush': {
    es: '{unit} [sale|salen] de su escondite: ¿dónde?',
    en: '{unit} [comes|come] out of hiding: where?',
  },
  'choose-targets': { es: '¡Fuego! Elige el blanco {of unit}.', en: 'Fire! Choose the target of {unit}.' },
  'choose-caracole': {
    es: 'Caracolear: ¿cuántas pulgadas [retrocede|retroceden] {unit}?',
    en: 'Caracole: how many inches back [does|do] {unit} go?',
  },
  'choose-charge': { es: '¡Atacad! Elige el objetivo {of unit}.', en: 'Attack! Choose the target of {unit}.' },
  'choose-shelter': {
    es: 'Resguardo: ¿qué caballería sale en defensa {of unit}?',
    en: 'Sheltered: which horse comes to the defence of {unit}?',
  },
  react: {
    es: '{other} se <acerca|acercan> {to unit}. ¿Reaccionas?',
    en: '{other} <comes|come> at {unit}. Do you react?',
  },
  'react-charged': {
    es: '{other} <carga|cargan> contra {unit}. ¿Reaccionas?',
    en: '{other} <charges|charge> {unit}. Do you react?',
  },
  'attentive-reaction': {
    es: '{unit} [está atento: ¿se orienta o dispara?|está atenta: ¿se orienta o dispara?|están atentos: ¿se orientan o disparan?|están atentas: ¿se orientan o disparan?]',
    en: '{unit} [is|are] attentive: turn or shoot?',
  },
  'choose-flight': { es: '¿Cuántas pulgadas [huye|huyen] {unit}?', en: 'How many inches [does|do] {unit} flee?' },
  'choose-flight-side': { es: '¿Hacia qué lado [huye|huyen] {unit}?', en: 'To which side [does|do] {unit} flee?' },
  'announce-flight': {
    es: '{unit} [dispara: ¿huirá|disparan: ¿huirán] después?',
    en: '{unit} [shoots: will it|shoot: will they] flee afterwards?',
  },
  'invoke-bad-war': { es: '{unit} [empata|empatan]: ¿Mala Guerra?', en: '{unit} [is|are] level: Bad War?' },
  spare: {
    es: '{unit} [va a retirarse: ¿que solo se destrabe?|van a retirarse: ¿que solo se destraben?]',
    en: '{unit} [is about to retreat: let it|are about to retreat: let them] just disengage?',
  },
  'choose-back': {
    es: '¿Cuántas pulgadas [retrocede|retroceden] {unit}?',
    en: 'How many inches back [does|do] {unit} go?',
  },
  'ride-along': { es: '¿{unit} empieza dentro de una unidad?', en: 'Does {unit} begin inside a unit?' },
  'choose-scout': { es: 'Vanguardia: ¿qué unidad se adelanta?', en: 'Vanguard: which unit goes ahead?' },
  'share-wear': {
    es: '¿Cuánto desgaste de la columna se [lleva|llevan] {unit}?',
    en: 'How much of the column’s wear [does|do] {unit} take along?',
  },
  'choose-column': { es: '¿{unit} se [une|unen] a una columna?', en: '[Does|Do] {unit} fall in with a column?' },
  'choose-window': {
    es: '{other} se <acerca|acercan> a varias unidades: ¿cuál decide primero?',
    en: '{other} <comes|come> at several units: which decides first?',
  },
  'choose-aside': {
    es: '{unit} tiene que hacer sitio: ¿dónde se pone?',
    en: '{unit} has to make way: where does he go?',
  },
  'choose-aside-saved': {
    es: '{unit} queda en pie donde cayó la unidad: ¿dónde se pone?',
    en: '{unit} is left where the unit fell: where does he go?',
  },
  'stop-here': {
    es: '{unit} [ha rechazado al que salía a su paso: ¿sigue|han rechazado al que salía a su paso: ¿siguen] adelante?',
    en: '{unit} [has beaten off the one in its way: does it|have beaten off the one in their way: do they] go on?',
  },
  'choose-meeting': {
    es: '¿A cuántas pulgadas de su salida [corta|cortan] {unit} el paso {to other}?',
    en: 'After how many inches [does|do] {unit} meet {other}?',
  },
  'choose-first-shot': { es: '{bare unit}: ¿quién dispara primero?', en: '{bare unit}: who shoots first?' },
  'choose-from-brigade': { es: 'Brigada: ¿quién actúa ahora?', en: 'Brigade: who acts now?' },
  consolidate: {
    es: '¿Cuántas pulgadas [avanza|avanzan] {unit} para consolidar?',
    en: 'How many inches [does|do] {unit} advance to consolidate?',
  },
}
