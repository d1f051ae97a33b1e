import type { Said } from '@acies/kernel'
import type { EventType } from '../events.ts'

/** The roll for initiative, side by side. */
export const INITIATIVE = {
  rolls: {
    es: '{side} saca {die} y suma {level} por su general: {total}.',
    en: '{side} rolls {die} and adds {level} for its general: {total}.',
  },
  leads: { es: 'Lleva la iniciativa {side}.', en: '{side} has the initiative.' },
  again: { es: 'Empate: se tira otra vez.', en: 'A tie: they roll again.' },
} as const satisfies Record<string, Said>

/** He acts on nobody but himself. */
export const ALONE: Said = { es: '{unit} intenta «{title}».', en: '{unit} tries “{title}”.' }
export const HURRIES: Said = { es: '{unit} intenta apresurarse.', en: '{unit} tries to hurry on.' }
export const TURNS_ABOUT: Said = { es: '{unit} [da|dan] media vuelta.', en: '{unit} [turns|turn] about.' }

/** Who evades needs no card. */
export const WITHOUT: Readonly<Partial<Record<EventType, Said>>> = {
  revealed: { es: '{unit} [reacciona|reaccionan] sin carta.', en: '{unit} [reacts|react] without a card.' },
  ended: { es: 'Fin de la batalla, {points}: {word}.', en: 'The battle is over, {points}: {word}.' },
}

/** Checks of those who have no dice for it: commanders of level 0, mercenaries nobody pays (TER-RUL-75, TER-BRK-06). */
export const WITHOUT_DICE: Readonly<Partial<Record<EventType, Said>>> = {
  'command-check': {
    es: '{unit} es de nivel 0 y no tira dados: su acción falla.',
    en: '{unit} is of level 0 and rolls no dice: his action fails.',
  },
  'commander-check': {
    es: '{unit} corre peligro: es de nivel 0 y no tira dados.',
    en: '{unit} is in danger: being of level 0, he rolls no dice.',
  },
  'break-check': {
    es: 'No hay chequeo de ruptura para mercenarios: {unit} se [deshace|deshacen].',
    en: 'Mercenaries make no break check: {unit} [breaks|break].',
  },
}

/** What happened, in a line; {unit}, {other}, {side}, {n}, {word}, {dice}, {need}, {each} are filled in. */
export const TIDINGS: Readonly<Record<EventType, Said>> = {
  'scenery-dice': {
    es: 'Puntos de escenario: {each}. Empieza {side}.',
    en: 'Scenery points: {each}. {side} begins.',
  },
  laid: { es: '{side} coloca: {word}.', en: '{side} lays: {word}.' },
  'road-ends': { es: 'El camino {of side} termina en: {word}.', en: 'The road of {side} ends at: {word}.' },
  'element-moved': { es: '{side} desplaza un elemento.', en: '{side} shifts an element.' },
  'element-removed': { es: '{side} retira un elemento.', en: '{side} removes an element.' },
  'battle-kind': { es: 'Tipo de batalla: {word}.', en: 'Kind of battle: {word}.' },
  crops: { es: 'Dado de los cultivos: {dice}.', en: 'The die for the crops: {dice}.' },
  flow: { es: 'El río baja {word} ({dice}).', en: 'The river runs {word} ({dice}).' },
  'side-dice': {
    es: 'Dados para elegir lado: {each}. Elige {side}.',
    en: 'Dice for the choice of side: {each}. {side} chooses.',
  },
  'side-chosen': { es: '{side} elige dónde despliega: {word}.', en: '{side} chooses where to deploy: {word}.' },
  placed: { es: '{unit} [ocupa|ocupan] su puesto.', en: '{unit} [is|are] in position.' },
  'lies-in-ambush': { es: '{unit} [queda|quedan] en emboscada.', en: '{unit} [lies|lie] in ambush.' },
  turn: { es: 'Turno {n}.', en: 'Turn {n}.' },
  brigade: {
    es: '{n} unidades en brigada comparten la carta {of unit}.',
    en: '{n} units of a brigade share the card of {unit}.',
  },
  orders: { es: 'Las órdenes están dadas.', en: 'The orders are given.' },
  initiative: { es: 'Tirada de iniciativa.', en: 'The roll for initiative.' },
  first: { es: 'Empieza {side}.', en: '{side} begins.' },
  activated: { es: '{bare unit}: {word}', en: '{bare unit}: {word}' },
  'changed-card': {
    es: '{unit} [cambia|cambian] de carta: {word}.',
    en: '{unit} [changes its|change their] card: {word}.',
  },
  'order-check': {
    es: '{unit} [tira|tiran] su chequeo de orden: {dice} (a {need}+).',
    en: '{unit} [rolls its|roll their] order check: {dice} (on {need}+).',
  },
  'order-lost': { es: '{unit} [pierde|pierden] su orden.', en: '{unit} [loses its|lose their] order.' },
  nothing: { es: '{unit} no [hace|hacen] nada.', en: '{unit} [does|do] nothing.' },
  moved: { es: '{unit} [mueve|mueven] {n}.', en: '{unit} [moves|move] {n}.' },
  reoriented: { es: '{unit} [gira|giran] {word}.', en: '{unit} [turns|turn] {word}.' },
  reorganised: { es: '{unit} se [reorganiza|reorganizan].', en: '{unit} [reorganises|reorganise].' },
  limbered: { es: '{unit} se [atalaja|atalajan].', en: '{unit} [limbers|limber].' },
  unlimbered: { es: '{unit} se [desatalaja|desatalajan].', en: '{unit} [unlimbers|unlimber].' },
  abandoned: {
    es: '{unit} [abandona|abandonan] su fortaleza móvil.',
    en: '{unit} [abandons its|abandon their] mobile fortress.',
  },
  occupied: { es: '{unit} [ocupa|ocupan] el edificio.', en: '{unit} [occupies|occupy] the building.' },
  shot: {
    es: '{unit} [dispara|disparan] {to other}: {dice} ({need}+), {n:acierto|aciertos}.',
    en: '{unit} [shoots|shoot] at {other}: {dice} ({need}+), {n:hit|hits}.',
  },
  resisted: {
    es: '{unit} [resiste|resisten]: {dice} ({need}+), [anula|anulan] {n}.',
    en: '{unit} [resists|resist]: {dice} ({need}+), [cancels|cancel] {n}.',
  },
  wear: { es: '{unit} [sufre|sufren] {n} de desgaste.', en: '{unit} [takes|take] {n} wear.' },
  recovered: { es: '{unit} [recupera|recuperan] {n} de desgaste.', en: '{unit} [recovers|recover] {n} wear.' },
  disordered: {
    es: '{unit} [queda desordenado|queda desordenada|quedan desordenados|quedan desordenadas].',
    en: '{unit} [is|are] disordered.',
  },
  'break-check': {
    es: '{unit} [tira|tiran] su chequeo de ruptura ({n}): {dice}.',
    en: '{unit} [rolls its|roll their] break check ({n}): {dice}.',
  },
  destroyed: {
    es: '{unit} [queda destruido|queda destruida|quedan destruidos|quedan destruidas].',
    en: '{unit} [is|are] destroyed.',
  },
  points: { es: '{side} gana {n:punto|puntos} de victoria.', en: '{side} gains {n:victory point|victory points}.' },
  charge: { es: '{unit} [carga|cargan] contra {other}.', en: '{unit} [charges|charge] {other}.' },
  advance: { es: '{unit} no [alcanza|alcanzan] {to other}.', en: '{unit} [does|do] not reach {other}.' },
  revealed: {
    es: '{unit} [descubre|descubren] su carta: {word}',
    en: '{unit} [reveals its|reveal their] card: {word}',
  },
  reaction: {
    es: '{unit} [reacciona|reaccionan] ante {other}: {word}.',
    en: '{unit} [reacts|react] to {other}: {word}.',
  },
  declined: { es: '{unit} no [reacciona|reaccionan].', en: '{unit} [does|do] not react.' },
  countercharge: { es: '{unit} [sale|salen] al encuentro {of other}.', en: '{unit} [goes|go] out to meet {other}.' },
  intercepts: { es: '{unit} [intercepta|interceptan] {to other}.', en: '{unit} [intercepts|intercept] {other}.' },
  shelters: {
    es: '{unit} [acude|acuden] en resguardo contra {other}.',
    en: '{unit} [comes to shelter its|come to shelter their] friends from {other}.',
  },
  fled: { es: '{unit} [huye|huyen] {of other}.', en: '{unit} [flees|flee] from {other}.' },
  contact: { es: '{unit} [choca|chocan] con {other}.', en: '{unit} [strikes|strike] home against {other}.' },
  struck: {
    es: '{unit} [golpea|golpean] {to other}: {dice} ({need}+), {n:acierto|aciertos}.',
    en: '{unit} [strikes|strike] {other}: {dice} ({need}+), {n:hit|hits}.',
  },
  'bad-war': { es: 'Mala Guerra entre {unit} y {other}.', en: 'Bad War between {unit} and {other}.' },
  combat: { es: 'Combate {of unit} contra {other}: ventaja {n}.', en: 'Combat of {unit} against {other}: lead {n}.' },
  disengaged: { es: '{unit} se [destraba|destraban].', en: '{unit} [disengages|disengage].' },
  retreated: { es: '{unit} se [retira|retiran].', en: '{unit} [retreats|retreat].' },
  stood: {
    es: '{unit} [aguanta|aguantan] tras sus carros.',
    en: '{unit} [holds behind its|hold behind their] wagons.',
  },
  blocked: { es: '{unit} no [tiene|tienen] por dónde salir.', en: '{unit} [has|have] no way out.' },
  separated: { es: '{unit} se [aparta|apartan].', en: '{unit} [steps|step] back.' },
  consolidated: { es: '{unit} [consolida|consolidan].', en: '{unit} [consolidates|consolidate].' },
  pursued: { es: '{unit} [persigue|persiguen].', en: '{unit} [pursues|pursue].' },
  displaced: { es: '{unit} [hace|hacen] sitio {to other}.', en: '{unit} [makes|make] way for {other}.' },
  sprung: { es: '¡Emboscada {of unit}!', en: '{unit} [springs its|spring their] ambush!' },
  column: { es: '{unit} se [une|unen] {to other}.', en: '{unit} [joins|join] {other}.' },
  'leaves-column': {
    es: '{unit} [dejará|dejarán] su columna.',
    en: '{unit} will leave [its|their] column.',
  },
  'commander-moved': { es: '{unit} cabalga.', en: '{unit} rides.' },
  joined: { es: '{unit} se [une|unen] {to other}.', en: '{unit} [joins|join] {other}.' },
  action: {
    es: '{unit} intenta «{title}» con {other}.',
    en: '{unit} tries “{title}” on {other}.',
  },
  'command-check': {
    es: '{unit} tira su chequeo de mando: {dice} (a {need}+).',
    en: '{unit} rolls his command check: {dice} (on {need}+).',
  },
  cancelled: { es: '{unit} anula la acción enemiga.', en: '{unit} cancels the enemy’s action.' },
  exhausted: { es: '{unit} queda agotado.', en: '{unit} is exhausted.' },
  rested: { es: '{unit} no queda agotado.', en: '{unit} is not exhausted.' },
  'commander-check': { es: '{unit} corre peligro: {dice} ({need}+).', en: '{unit} is in danger: {dice} ({need}+).' },
  'commander-lost': { es: 'Cae {unit}.', en: '{unit} falls.' },
  spied: { es: 'La carta {of unit} es {word}', en: 'The card of {unit} is {word}' },
  swapped: { es: '{unit} y {other} intercambian cartas.', en: '{unit} and {other} swap cards.' },
  'discipline-check': {
    es: '{unit} [tira|tiran] su chequeo de disciplina: {dice} (a {need}+).',
    en: '{unit} [rolls its|roll their] discipline check: {dice} (on {need}+).',
  },
  passed: { es: '{unit} [espera|esperan].', en: '{unit} [waits|wait].' },
  ended: {
    es: 'Fin de la batalla, {points}: {word} {of side}.',
    en: 'The battle is over, {points}: {word} for {side}.',
  },
}
