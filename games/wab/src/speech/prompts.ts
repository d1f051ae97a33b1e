import { both, type Said } from '@acies/kernel'

/** What each question asks. */
export const PROMPTS: Readonly<Record<string, Said>> = {
  deploy: both('Despliega una unidad en tu zona.', 'Deploy a unit in your zone.'),
  'attach-character': both('¿A qué unidad se une {unit}?', 'Which unit does {unit} lead?'),
  'order-tests': both('¿En qué orden?', 'In which order?'),
  'declare-charges': both('Declara cargas y quién se destraba.', 'Declare charges, and who breaks off.'),
  react: both('¿Cómo reaccionan los cargados?', 'How do the charged react?'),
  stay: both('{unit} ha parado la carga: ¿se queda o huye?', '{unit} has stopped the charge: stay or flee?'),
  redirect: both(
    'El objetivo de {unit} huye: ¿carga a quien queda al descubierto?',
    'The target of {unit} flees: charge whom it reveals?',
  ),
  'react-revealed': both('{unit} queda al descubierto: ¿aguanta o huye?', '{unit} is revealed: hold or flee?'),
  'reform-rallied': both(
    '{unit} se reagrupa: ¿en qué formación y hacia dónde?',
    '{unit} forms up: how wide, and facing where?',
  ),
  'disengage-move': both('¿Hasta dónde se aleja {unit}?', 'How far does {unit} draw off?'),
  'next-charger': both('¿Quién carga primero?', 'Who charges next?'),
  move: both('Mueve una unidad; las demás se quedan cuando acabes.', 'Move a unit; the rest stay when you are done.'),
  bombard: both(
    '{unit}: ¿contra quién y a cuántas pulgadas? A ojo.',
    '{unit}: at whom, and how many inches away? By eye.',
  ),
  'crew-joins': both(
    '{unit} ha caído sobre amigos: ¿golpea también su dotación?',
    '{unit} is among friends: does its crew strike as well?',
  ),
  'open-or-stand': both(
    'Vienen carros falcados: ¿abre filas {unit}?',
    'Scythed chariots come: does {unit} open its ranks?',
  ),
  'aim-cannon': both(
    '{unit}: ¿contra quién de su línea y a cuántas pulgadas? A ojo.',
    '{unit}: at whom on its line, and how many inches away? By eye.',
  ),
  'fire-organ': both('¿Dispara {unit}?', 'Does {unit} fire?'),
  'fire-tarasnice': both('{unit}: ¿a quién dispara su cañón?', 'At whom does the gun of {unit} fire?'),
  'past-or-stop': both(
    'La dotación huye: ¿sigue {unit} tras ella o se para en la máquina?',
    'The crew runs: does {unit} go on after it, or stop at the machine?',
  ),
  'declare-shots': both('¿Quién dispara a quién?', 'Who shoots at whom?'),
  'next-combat': both('¿Qué combate se lucha primero?', 'Which combat is fought next?'),
  challenge: both('¿Lanza alguien un desafío?', 'Does anybody issue a challenge?'),
  accept: both('¿Quién acepta el desafío?', 'Who takes up the challenge?'),
  withdraw: both('¿Quién de ellos se esconde?', 'Which of them must hide?'),
  'take-weapon': both('¿Con qué arma lucha {unit}?', 'Which weapon does {unit} fight with?'),
  'take-missile': both('¿Con qué dispara {unit}?', 'What does {unit} shoot with?'),
  casualties: both('¿Quién cae de {unit}?', 'Who of {unit} falls?'),
  'fury-at': both('{unit} no se contiene: ¿contra quién carga?', '{unit} cannot be held: whom does it charge?'),
  testudo: both('¿Quién forma en testudo este turno?', 'Who forms a testudo this turn?'),
  aim: both('¿A quién golpean?', 'Whom do they strike at?'),
  'strike-kind': both(
    'Tocan a hombres de las dos clases de {unit}: ¿a quiénes golpean?',
    'They touch men of both kinds of {unit}: whom do they strike?',
  ),
  'second-throw': both(
    '{unit} son veteranos: ¿repiten todos los dados de impactar? Solo una vez por batalla.',
    '{unit} are veterans: throw all dice to hit again? Once a battle.',
  ),
  'replies-of': both(
    'Hombres de {unit} han caído antes de golpear: ¿cuántos de los que van a golpear ahora se quedan sin hacerlo?',
    'Men of {unit} fell before they struck: how many of those about to strike do not?',
  ),
  'fallen-of': both(
    '{unit}: ¿cuántos de los caídos son de las primeras filas?',
    '{unit}: how many of the fallen are of its first ranks?',
  ),
  'give-way': both('{unit} aguanta: ¿cede terreno?', '{unit} stands: give ground?'),
  pursue: both('¿Persigue {unit}?', 'Does {unit} pursue?'),
  'pursue-whom': both('¿A quién persigue {unit}?', 'Whom does {unit} pursue?'),
  overrun: both('¿Arrasa {unit}?', 'Does {unit} overrun?'),
  follow: both('¿Sigue {unit} al que cede?', 'Does {unit} follow up?'),
  'make-way': both(
    'Unos amigos huyen a través de {unit}: ¿les deja paso?',
    'Friends flee through {unit}: step forward?',
  ),
  'mob-far': both(
    '{unit} avanza en tropel: ¿cuánto (décimas de pulgada)?',
    '{unit} surges on: how far (tenths of an inch)?',
  ),
  'charge-wheel': both('¿Dónde golpea {unit}?', 'Where does {unit} strike?'),
  'charge-files': both('¿Cambia de frente {unit} antes de cargar?', 'Does {unit} change its front before it charges?'),
  'parthian-move': both('¿Sigue cabalgando {unit}?', 'Does {unit} ride on?'),
  hide: both('¿Escondes una unidad? Nadie más sabrá dónde.', 'Hide a unit? Nobody else will know where.'),
  'keep-hidden': both('¿Sigue oculta {unit}?', 'Does {unit} stay hidden?'),
  rise: both('¿Sale alguien de su emboscada?', 'Does anybody rise from ambush?'),
  dress: both('Reordena las filas.', 'Dress your ranks.'),
}
