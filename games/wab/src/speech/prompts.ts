import { both, type Said } from '@acies/kernel'

/** What each question asks. */
export const PROMPTS: Readonly<Record<string, Said>> = {
  deploy: both('Despliega una unidad en tu zona.', 'Deploy a unit in your zone.'),
  'attach-character': both('¿A qué unidad se [une|unen] {unit}?', 'Which unit [does|do] {unit} join?'),
  'order-tests': both('¿En qué orden?', 'In which order?'),
  'declare-charges': both('Declara las cargas.', 'Declare your charges.'),
  'declare-engaged': both('Declara las cargas y quién se destraba.', 'Declare your charges, and who disengages.'),
  react: both('¿Cómo reacciona quien recibe la carga?', 'How do those charged react?'),
  stay: both(
    '{unit} [ha|han] parado la carga: ¿se [queda|quedan] o [huye|huyen]?',
    '{unit} [has|have] stopped the charge: stay or flee?',
  ),
  redirect: both(
    'El objetivo {of unit} huye: ¿[carga|cargan] contra quien queda al descubierto?',
    'The target of {unit} flees: charge the enemy it uncovers?',
  ),
  'react-revealed': both(
    '{unit} [queda|quedan] al descubierto: ¿[aguanta|aguantan] o [huye|huyen]?',
    '{unit} [is|are] revealed: hold or flee?',
  ),
  'reform-rallied': both(
    '{unit} se [reagrupa|reagrupan]: ¿en qué formación y hacia dónde?',
    '{unit} [forms|form] up: how wide, and facing where?',
  ),
  reform: both(
    '{unit} se [reorganiza|reorganizan]: ¿en qué formación y hacia dónde?',
    '{unit} [reforms|reform]: how wide, and facing where?',
  ),
  'disengage-move': both('¿Hasta dónde se [aleja|alejan] {unit}?', 'How far [does|do] {unit} draw off?'),
  'next-charger': both('¿Quién carga ahora?', 'Who charges next?'),
  move: both('Mueve tus unidades, una a una o en línea.', 'Move your units, one by one or in line.'),
  bombard: both(
    '{unit}: ¿a quién [apunta|apuntan] y a cuántas pulgadas?',
    '{unit}: at whom, and how many inches away?',
  ),
  'crew-joins': both(
    '{unit} [ha|han] caído sobre tropas amigas: ¿golpea también su dotación?',
    '{unit} [is|are] among friends: does the crew strike too?',
  ),
  'open-or-stand': both(
    'Vienen carros falcados: ¿[abre|abren] filas {unit}?',
    'Scythed chariots are coming: [does|do] {unit} open ranks?',
  ),
  'aim-cannon': both(
    '{unit}: ¿a quién de su línea y a cuántas pulgadas?',
    '{unit}: at whom on its line, and how many inches away?',
  ),
  'fire-organ': both('¿[Dispara|Disparan] {unit}?', '[Does|Do] {unit} fire?'),
  'fire-tarasnice': both('¿A quién dispara el cañón {of unit}?', 'At whom does the gun of {unit} fire?'),
  'past-or-stop': both(
    'La dotación huye: ¿[va|van] {unit} tras ella o [toma|toman] la máquina?',
    'The crew runs: [does|do] {unit} go after it, or take the machine?',
  ),
  'declare-shots': both('¿Quién dispara a quién?', 'Who shoots at whom?'),
  'next-combat': both('¿Qué combate se lucha ahora?', 'Which combat is fought next?'),
  challenge: both('¿Lanza alguien un desafío?', 'Does anybody issue a challenge?'),
  accept: both('¿Quién acepta el desafío {of other}?', 'Who takes up the challenge of {other}?'),
  withdraw: both(
    'Nadie acepta el desafío {of other}: ¿quién de ellos se esconde?',
    'Nobody takes up the challenge of {other}: which of them must hide?',
  ),
  'take-weapon': both('¿Con qué arma [lucha|luchan] {unit}?', 'Which weapon [does|do] {unit} fight with?'),
  'take-missile': both('¿Con qué [dispara|disparan] {unit}?', 'What [does|do] {unit} shoot with?'),
  casualties: both('¿Quién {of unit} cae?', 'Which of {unit} falls?'),
  'fury-at': both(
    '{unit} no se [contiene|contienen]: ¿contra quién [carga|cargan]?',
    '{unit} cannot be held: whom [does it|do they] charge?',
  ),
  testudo: both('¿Quién forma en testudo este turno?', 'Who forms a testudo this turn?'),
  aim: both('¿A quién golpean?', 'Whom do they strike at?'),
  'strike-kind': both(
    'Tocan a hombres de las dos clases {of unit}: ¿a quiénes golpean?',
    'They touch men of both kinds of {unit}: whom do they strike?',
  ),
  'second-throw': both(
    '¿[Repite|Repiten] los dados {unit}? Una sola vez por batalla.',
    '[Does|Do] {unit} re-roll? Only once per battle.',
  ),
  'replies-of': both(
    'Han caído hombres {of unit} antes de golpear: ¿cuántos de los que van a golpear ahora pierden el golpe?',
    'Men of {unit} fell before striking: how many of those about to strike lose their blow?',
  ),
  'fallen-of': both(
    '{unit}: ¿cuántos de los caídos son de las primeras filas?',
    '{unit}: how many of the fallen are of its first ranks?',
  ),
  'give-way': both(
    '{unit} [aguanta|aguantan]: ¿[cede|ceden] terreno?',
    '{unit} [stands: does it|stand: do they] give ground?',
  ),
  pursue: both('¿[Persigue|Persiguen] {unit}?', '[Does|Do] {unit} pursue?'),
  'pursue-whom': both('¿A quién [persigue|persiguen] {unit}?', 'Whom [does|do] {unit} pursue?'),
  overrun: both('¿[Arrasa|Arrasan] {unit}?', '[Does|Do] {unit} overrun?'),
  follow: both('¿[Sigue|Siguen] {unit} a quien cede terreno?', '[Does|Do] {unit} follow up?'),
  'make-way': both(
    'Tropas amigas huyen a través {of unit}: ¿les [deja|dejan] paso?',
    'Friends flee through {unit}: [does it|do they] step forward?',
  ),
  'mob-far': both('{unit} [avanza|avanzan] en tropel: ¿hasta dónde?', '{unit} [surges|surge] on: how far?'),
  'charge-wheel': both('¿Dónde [golpea|golpean] {unit}?', 'Where [does|do] {unit} strike?'),
  'charge-files': both(
    '¿[Cambia|Cambian] de formación {unit} antes de cargar?',
    '[Does|Do] {unit} change formation before charging?',
  ),
  'parthian-move': both('¿[Sigue|Siguen] cabalgando {unit}?', '[Does|Do] {unit} ride on?'),
  'lay-ground': both('Pon una pieza de terreno.', 'Lay a piece of terrain.'),
  hide: both('¿Escondes una unidad?', 'Hide a unit?'),
  'keep-hidden': both('¿[Sigue|Siguen] a cubierto {unit}?', '[Does|Do] {unit} stay hidden?'),
  rise: both('¿Sale alguien de su emboscada?', 'Does anybody break cover?'),
  dress: both('Reordena las filas.', 'Dress your ranks.'),
}

/** How wide a unit would stand. */
export const FILES: Said = both('{n:hilera|hileras}', '{n:file|files}')

/** Of what a number is asked. */
export const COUNTS: Readonly<Record<string, Said>> = {
  files: both('¿Cuántas hileras?', 'How many files?'),
  'files-left': both('¿Cuántas hileras más a la izquierda?', 'How many more files on the left?'),
  'files-right': both('¿Cuántas hileras más a la derecha?', 'How many more files on the right?'),
  file: both('¿A qué hilera, contando desde la izquierda?', 'At which file, counted from the left?'),
  man: both('¿Qué hombre?', 'Which man?'),
  blows: both('¿Cuántos golpean a ese?', 'How many strike at that one?'),
  along: both('¿Cuánto se aparta a lo largo del borde?', 'How far along the edge?'),
  inward: both('¿Cuánto entra en la mesa?', 'How far onto the table?'),
}
