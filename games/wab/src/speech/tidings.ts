import { both, type Said } from '@acies/kernel'
import type { EventType } from '../events.ts'

/** What needs no line in the log: it is seen on the table, or said by the line that follows. */
const QUIET: Said = { es: '', en: '' }

/** What happened, in a line; {unit}, {other}, {side} and words are filled in. */
export const TIDINGS: Readonly<Record<EventType, Said>> = {
  // For what: see below.
  'roll-off': QUIET,
  laid: { es: '{side} [coloca|colocan]: {ground}.', en: '{side} [lays|lay]: {ground}.' },
  hid: { es: '{unit} se [oculta|ocultan] en alguna parte.', en: '{unit} [hides|hide] somewhere.' },
  'came-out': {
    es: '{unit} [deja|dejan] la emboscada y [despliega|despliegan] con los demás.',
    en: '{unit} [gives|give] up the ambush and [deploys|deploy] with the others.',
  },
  revealed: { es: '¡Emboscada! [Aparece|Aparecen] {unit}.', en: 'Ambush! [Out comes|Out come] {unit}.' },
  placed: QUIET,
  turn: { es: 'Turno {n}: {side}.', en: 'Turn {n}: {side}.' },
  declared: {
    es: '{unit} [declara|declaran] una carga contra {targets}.',
    en: '{unit} [declares|declare] a charge on {targets}.',
  },
  disengages: { es: '{unit} [intenta|intentan] destrabarse.', en: '{unit} [tries|try] to disengage.' },
  reacted: { es: '{unit} [decide|deciden] {reaction}.', en: '{unit} [chooses|choose] to {reaction}.' },
  measured: {
    es: '{unit} [está|están] a {far} {of other}; [llega|llegan] hasta {reach}.',
    en: '{unit} [is|are] {far} from {other}; [it reaches|they reach] {reach}.',
  },
  redirected: {
    es: '{unit} [dirige|dirigen] la carga contra {other}.',
    en: '{unit} [turns|turn] the charge on {other}.',
  },
  volley: {
    es: '{unit} [dispara|disparan] {to other}: {dice:dado|dados}, {n:impacto|impactos}.',
    en: '{unit} [shoots|shoot] at {other}: {dice:die|dice}, {n:hit|hits}.',
  },
  armed: { es: 'Arma {of unit}: {weapon}.', en: 'Weapon of {unit}: {weapon}.' },
  thrown: {
    es: '{what} {of unit}: {die} (a {need}+), {outcome}.',
    en: '{what} of {unit}: {die} (on {need}+), {outcome}.',
  },
  strays: {
    es: 'De los disparos contra {other}, {n:impacto cae|impactos caen} en los propios.',
    en: 'Of the shots at {other}, {n:hit falls|hits fall} among friends.',
  },
  blows: {
    es: '{unit} [golpea|golpean] {to other}: {dice:ataque|ataques}, {n:impacto|impactos}.',
    en: '{unit} [strikes|strike] {other}: {dice:attack|attacks}, {n:hit|hits}.',
  },
  wounds: { es: '{n:herida|heridas} {to other}.', en: '{n:wound|wounds} on {other}.' },
  saves: { es: '{unit} [salva|salvan] {n:herida|heridas}.', en: '{unit} [makes|make] {n:save|saves}.' },
  fallen: { es: '{unit} [pierde|pierden] {n:hombre|hombres}.', en: '{unit} [loses|lose] {n:man|men}.' },
  'crew-fallen': {
    es: '{unit} [pierde|pierden] {n:hombre de su dotación|hombres de su dotación}.',
    en: '{unit} [loses|lose] {n:man of the crew|men of the crew}.',
  },
  shared: {
    es: '{n:impacto da|impactos dan} en {whom} {of unit}.',
    en: '{n:hit falls|hits fall} on {whom} of {unit}.',
  },
  'replies-lost': QUIET,
  'will-flee': { es: '{unit} [huirá|huirán] {far}.', en: '{unit} will flee {far}.' },
  stampeded: { es: '¡{unit} se [desboca|desbocan]: {far}!', en: '{unit} [stampedes|stampede]: {far}!' },
  crashed: {
    es: '{unit} [cruza|cruzan] mal terreno: {n:carro perdido|carros perdidos}.',
    en: '{unit} [goes|go] over bad ground: {n:chariot lost|chariots lost}.',
  },
  impact: {
    es: '{unit} [embiste|embisten] {to other}: {n:impacto|impactos}.',
    en: '{unit} [crashes|crash] into {other}: {n:hit|hits}.',
  },
  abandoned: { es: '{other} <abandona|abandonan> {unit}.', en: '{other} <abandons|abandon> {unit}.' },
  breached: { es: '{unit} [derriba|derriban] parte del muro.', en: '{unit} [pulls|pull] down part of the rampart.' },
  wrecked: { es: '{unit} [destroza|destrozan] {other}.', en: '{unit} [wrecks|wreck] {other}.' },
  manned: { es: '{unit} [maneja|manejan] ahora {other}.', en: '{unit} now [mans|man] {other}.' },
  works: {
    es: '{unit}, con daños, [dispara|disparan] con {need}: {die}, {outcome}.',
    en: '{unit}, damaged, [fires|fire] on {need}: {die}, {outcome}.',
  },
  bolt: {
    es: 'El virote {of unit} atraviesa {to other}: {n:miniatura tocada|miniaturas tocadas}.',
    en: 'The bolt of {unit} goes through {other}: {n:model struck|models struck}.',
  },
  stone: {
    es: '{unit} [calcula|calculan] {guess}″: {outcome}; {n:miniatura tocada|miniaturas tocadas}.',
    en: '{unit} [guesses|guess] {guess}″: {outcome}; {n:model struck|models struck}.',
  },
  ball: {
    es: '{unit} [calcula|calculan] {guess}″: la bala cae a {far}″ y bota {bounce}″; {n:miniatura tocada|miniaturas tocadas}.',
    en: '{unit} [guesses|guess] {guess}″: the ball lands at {far}″ and bounces {bounce}″; {n:model struck|models struck}.',
  },
  salvo: {
    es: '{unit} [barre|barren] el frente: {n:miniatura tocada|miniaturas tocadas}.',
    en: '{unit} [sweeps its|sweep their] front: {n:model struck|models struck}.',
  },
  misfired: {
    es: '{unit} [falla|fallan] el tiro ({die}): {outcome}.',
    en: '{unit} [misfires|misfire] ({die}): {outcome}.',
  },
  tested: {
    es: '{unit} [hace|hacen] un chequeo {why}: {dice} (Liderazgo {need}), {outcome}.',
    en: '{unit} [tests|test] {why}: {dice} (Leadership {need}), {outcome}.',
  },
  fled: { es: '{unit} [huye|huyen] {far}.', en: '{unit} [flees|flee] {far}.' },
  feigned: { es: '{unit} [finge|fingen] huir {far}.', en: '{unit} [feigns|feign] flight, {far}.' },
  rallied: { es: '{unit} se [reagrupa|reagrupan].', en: '{unit} [rallies|rally].' },
  moved: { es: '{unit} [mueve|mueven].', en: '{unit} [moves|move].' },
  formed: { es: '{unit} [forma|forman] con {n:hilera|hileras}.', en: '{unit} [forms|form] up {n:file|files} wide.' },
  joined: { es: '{unit} se [une|unen] {to other}.', en: '{unit} [joins|join] {other}.' },
  left: { es: '{unit} se [separa|separan] {of other}.', en: '{unit} [leaves|leave] {other}.' },
  contact: {
    es: '{unit} [choca|chocan] con {other} {where}: {n:miniatura|miniaturas} en contacto.',
    en: '{unit} [meets|meet] {other} {where}: {n:model|models} in contact.',
  },
  // Why: see the failures below.
  failed: QUIET,
  void: { es: 'La carga {of unit} se queda en nada.', en: 'The charge of {unit} comes to nothing.' },
  countercharged: { es: '{unit} [contracarga|contracargan].', en: '{unit} [counter-charges|counter-charge].' },
  disengaged: { es: '{unit} se [destraba|destraban].', en: '{unit} [disengages|disengage].' },
  challenged: { es: '{unit} [desafía|desafían] al enemigo.', en: '{unit} [issues|issue] a challenge.' },
  accepted: { es: '{unit} [acepta|aceptan] el desafío.', en: '{unit} [takes|take] up the challenge.' },
  refused: { es: 'Nadie acepta: {unit} se [esconde|esconden].', en: 'Nobody accepts: {unit} [hides|hide].' },
  result: { es: 'Resultado: {each}. {outcome}.', en: 'Result: {each}. {outcome}.' },
  momentum: { es: 'El ímpetu pasa {to side}.', en: 'Momentum goes to {side}.' },
  broken: { es: '{unit} se [desmoraliza|desmoralizan].', en: '{unit} [breaks|break].' },
  'gave-ground': { es: '{unit} [cede|ceden] terreno, {far}.', en: '{unit} [gives|give] ground, {far}.' },
  blocked: {
    es: '{unit} no [puede|pueden] retroceder y [huye|huyen].',
    en: '{unit} cannot draw back and [flees|flee].',
  },
  restrained: { es: '{unit} se [contiene|contienen].', en: '{unit} [holds|hold] back.' },
  stayed: { es: '{unit} se [queda|quedan].', en: '{unit} [stays|stay].' },
  pursued: { es: '{unit} [persigue|persiguen] {far}.', en: '{unit} [pursues|pursue] {far}.' },
  followed: { es: '{unit} [sigue|siguen] a quien cede terreno.', en: '{unit} [follows|follow] up.' },
  overran: { es: '{unit} [arrasa|arrasan].', en: '{unit} [overruns|overrun].' },
  recovered: {
    es: '{unit} [recupera|recuperan] el estandarte que tenía {other}.',
    en: '{unit} [wins|win] back the standard from {other}.',
  },
  caught: { es: '{other} <alcanza|alcanzan> {to unit}.', en: '{other} <catches|catch> {unit}.' },
  captured: { es: '{unit} [toma|toman] el estandarte {of other}.', en: '{unit} [takes|take] the standard of {other}.' },
  'off-table': {
    es: '{unit} [sale|salen] de la mesa persiguiendo.',
    en: '{unit} [leaves|leave] the table in pursuit.',
  },
  returned: { es: '{unit} [vuelve|vuelven] a la mesa.', en: '{unit} [comes|come] back on the table.' },
  // How: see the fates below.
  lost: QUIET,
  'general-dead': { es: '¡Muere {unit}, al mando del ejército!', en: '{unit}, in command of the army, is dead!' },
  aligned: {
    es: '{unit} se [alinea|alinean] con quien [lo|la|los|las] carga.',
    en: '{unit} [lines|line] up with the charger.',
  },
  'made-way': { es: '{unit} [deja|dejan] paso.', en: '{unit} [makes|make] way.' },
  dressed: { es: '{unit} [reordena|reordenan] sus filas.', en: '{unit} [dresses|dress] ranks.' },
  'stepped-up': QUIET,
  // Which, and whether it begins or ends: see the states below.
  state: QUIET,
  points: QUIET,
  // By what: see the endings below.
  ended: QUIET,
}

/** By what a battle ended, and what each side has for it. */
export const ENDINGS = {
  turns: both(
    'Fin de la batalla, jugados los {n} turnos. Puntos: {each}.',
    'The battle is over after {n} turns. Points: {each}.',
  ),
  broken: both(
    'Fin de la batalla: se quiebra el ejército {of side}. Puntos: {each}.',
    'The battle is over: the army of {side} breaks. Points: {each}.',
  ),
  both: both(
    'Fin de la batalla: se quiebran los dos ejércitos. Puntos: {each}.',
    'The battle is over: both armies break. Points: {each}.',
  ),
  gone: both(
    'Fin de la batalla: no queda nadie {of side} en la mesa. Puntos: {each}.',
    'The battle is over: nobody of {side} is left on the table. Points: {each}.',
  ),
} as const

/** What `fallen` says of wounds that fell nobody, and of somebody who was alone. */
export const HURT: Said = {
  es: '{unit} [queda|quedan] con heridas, pero [sigue|siguen] en pie.',
  en: '{unit} [is|are] hurt, but [fights|fight] on.',
}
/** What `saves` and `wounds` say of none. */
export const NONE_SAVED: Said = {
  es: '{unit} no [salva|salvan] ninguna.',
  en: '{unit} [makes|make] no saves.',
}
export const UNHURT: Said = { es: 'Ninguna herida {to other}.', en: 'No wounds on {other}.' }
export const DEAD: Said = { es: '{unit} [queda|quedan] fuera de la batalla.', en: '{unit} [is|are] out of the battle.' }
export const FELLED: Said = { es: '{unit} [cae|caen].', en: '{unit} [falls|fall].' }

/** Why a test is taken. */
export const TEST_WORDS: Readonly<Record<string, Said>> = {
  return: both('para volver a la mesa', 'to come back'),
  rally: both('para reagruparse', 'to rally'),
  reform: both('para reorganizarse', 'to reform'),
  disengage: both('para destrabarse', 'to disengage'),
  restrain: both('para contenerse', 'to hold back'),
  break: both('de desmoralización', 'against breaking'),
  'open-ranks': both('para abrir filas', 'to open ranks'),
  stampede: both('para no desbocarse', 'against stampeding'),
  'panic-fleeing': both('de pánico (huyen tropas amigas cerca)', 'for panic (friends flee nearby)'),
  'panic-combat': both('de pánico (se desmoralizan tropas amigas cerca)', 'for panic (friends broke nearby)'),
  'panic-charged': both('de pánico (carga por el flanco o la espalda)', 'for panic (charged in flank or rear)'),
  'panic-general': both('de pánico (ha muerto el general)', 'for panic (the general is dead)'),
  'panic-storm': both('de pánico (la tormenta)', 'for panic (the storm)'),
  'panic-shots': both('de pánico (los disparos)', 'for panic (the shooting)'),
  fear: both('de miedo', 'for fear'),
  terror: both('de terror', 'for terror'),
  'panic-ignored': both('de pánico (la carga llegaba)', 'for panic (the charge does reach)'),
}
/** What a single die is thrown for. */
export const THROWN_FOR: Readonly<Record<string, Said>> = {
  control: both('tirada de control', 'control roll'),
  reliability: both('tirada de obediencia', 'obedience roll'),
  defy: both('tirada de tozudez', 'stubbornness roll'),
}
export const RAIN: Said = {
  es: '¿Llueve? {die} (a {need}+): {outcome}.',
  en: 'Does it rain? {die} (on {need}+): {outcome}.',
}
export const OUTCOMES = {
  passed: both('superado', 'passed'),
  failed: both('fallado', 'failed'),
  made: both('superada', 'passed'),
  missed: both('fallada', 'failed'),
  yes: both('sí', 'yes'),
  no: both('no', 'no'),
  drawn: both('Empate', 'A draw'),
  wins: both('Victoria {side} por {n}', 'Victory for {side} by {n}'),
} as const
export const MISFIRES: Readonly<Record<string, Said>> = {
  destroyed: both('revienta con su dotación', 'it bursts, and its crew with it'),
  crewman: both('muere un sirviente', 'a crewman dies'),
  jammed: both('no dispara en este turno ni en el siguiente', 'no shot this turn or the next'),
  'no-shot': both('no dispara en este turno', 'no shot this turn'),
}
export const LANDINGS: Readonly<Record<string, Said>> = {
  hit: both('cae donde apuntaba', 'it lands where it was aimed'),
  arrow: both('se desvía {n}″', 'it strays {n}″'),
}
/** How somebody was lost. */
export const FATES: Readonly<Record<string, Said>> = {
  none: both('{unit} [queda|quedan] fuera de combate.', '{unit} [is|are] out of the fight.'),
  killed: both('No queda nada {of unit}.', 'Nothing is left of {unit}.'),
  fled: both('{unit} [huye|huyen] de la mesa.', '{unit} [flees|flee] the table.'),
  astray: both('{unit} no [vuelve|vuelven].', '{unit} [does|do] not come back.'),
}
/** What comes over a unit, and what it gives up; of others nothing is told. */
export const BEGUN: Readonly<Record<string, Said>> = {
  testudo: both('{unit} [forma|forman] en testudo.', '{unit} [forms|form] testudo.'),
  'in-shieldwall': both('{unit} [forma|forman] un muro de escudos.', '{unit} [forms|form] a shieldwall.'),
  hated: both(
    '{unit} [tiene|tienen] el águila: los romanos [lo|la|los|las] odian.',
    '{unit} [has the eagle: the Romans hate it|have the eagle: the Romans hate them].',
  ),
  'needs-six': both('{unit} solo [acierta|aciertan] con un 6.', '{unit} [hits|hit] only on a 6.'),
  'frenzy-lost': both('{unit} [pierde|pierden] la furia.', '{unit} [comes|come] out of the frenzy.'),
  'stubborn-used': both(
    '{unit} no [huye|huyen] esta vez: por tozudez [cede|ceden] terreno.',
    '{unit} [does not run this once: stubborn, it gives|do not run this once: stubborn, they give] ground.',
  ),
}
export const ENDED: Readonly<Record<string, Said>> = {
  testudo: both('{unit} [deshace|deshacen] el testudo.', '{unit} [leaves|leave] testudo.'),
  'in-shieldwall': both('{unit} [deshace|deshacen] el muro de escudos.', '{unit} [drops|drop] the shieldwall.'),
}
const failure = (es: string, en: string): Said =>
  both(`Falla la carga {of unit}: ${es}.`, `The charge of {unit} fails: ${en}.`)
export const FAILURES: Readonly<Record<string, Said>> = {
  short: failure('no [llega|llegan]', '[it falls|they fall] short'),
  crossed: failure('otra se cruza en su camino', 'another crosses its way'),
  blocked: failure('no hay paso', 'the way is barred'),
  fled: failure('el enemigo ha huido', 'the enemy has fled'),
  fear: failure('no se [atreve|atreven]', '[it dares|they dare] not'),
}
/** On whom hits shared out have fallen: by the rule, or the crew. */
export const SHARED: Readonly<Record<string, Said>> = {
  'WAB-ARB-18': both('el perrero', 'the handler'),
  'WAB-PSHOOT-06': both('el personaje que va al frente', 'the character at the head'),
  'WAB-WAR-10': both('el personaje que acompaña a la dotación', 'the character with the crew'),
}
export const CREW: Said = both('la dotación', 'the crew')
export const STRUCK: Readonly<Record<string, Said>> = {
  front: both('de frente', 'head-on'),
  left: both('por el flanco', 'in the flank'),
  right: both('por el flanco', 'in the flank'),
  rear: both('por la retaguardia', 'in the rear'),
}
const rollOff = (es: string, en: string): Said => both(`{side} ${es} (dados: {dice}).`, `{side} ${en} (dice: {dice}).`)
export const ROLLED_FOR: Readonly<Record<string, Said>> = {
  ground: rollOff('[coloca|colocan] terreno primero', '[lays|lay] ground first'),
  deploy: rollOff('[despliega|despliegan] primero', '[deploys|deploy] first'),
  first: rollOff('[empieza|empiezan]', '[begins|begin]'),
  blows: rollOff('[golpea|golpean] primero', '[strikes|strike] first'),
}
/** Who comes to touch somebody besides is not counted. */
export const MET: Said = {
  es: '{unit} [choca|chocan] con {other} {where}.',
  en: '{unit} [meets|meet] {other} {where}.',
}
/** A draw of the musicians too (WAB-MUS-04). */
export const NO_MOMENTUM: Said = { es: 'Nadie tiene el ímpetu.', en: 'Nobody has momentum.' }
/** It had no choice, or what it had chosen cannot be done. */
export const FORCED: Said = {
  es: '{unit} solo [puede|pueden] {reaction}.',
  en: '{unit} can only {reaction}.',
}
export const FLEES_ON: Said = {
  es: '{unit} ya [huye|huyen], y [sigue|siguen] huyendo.',
  en: '{unit} [is|are] fleeing already, and [flees|flee] on.',
}
