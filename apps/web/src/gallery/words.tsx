import type { HandProps } from '../look/Hand.tsx'
import type { LogEntry } from '../look/LogList.tsx'
import type { OddsProps } from '../look/OddsPopover.tsx'

export const odds: OddsProps = {
  label: 'Probabilidades',
  from: 'Auxilia',
  to: 'Guerreros',
  rule: 'CCA-CC-08',
  note: (
    <>
      cuerpo a cuerpo desde aquí · <b>3 dados</b>
    </>
  ),
  bars: [
    { label: '0', chance: 0.296, text: '30' },
    { label: '1', chance: 0.444, text: '44' },
    { label: '2', chance: 0.222, text: '22', kills: true },
    { label: '3', chance: 0.037, text: '4', kills: true },
  ],
  lines: [
    { text: 'Se retira', value: '37 %', icon: 'flag' },
    { text: 'Eliminada', value: '26 %', icon: 'banner', tone: 'good' },
    { text: 'Responde', value: '38 %', lineIcon: 'turnLeft', tone: 'bad' },
    { text: 'pérdida propia media', value: '0,4', minor: true },
  ],
  onRule: () => undefined,
}

export const log: readonly LogEntry[] = [
  { kind: 'turn', id: 't4', text: 'Turno 4 · Roma' },
  {
    kind: 'line',
    id: '1',
    side: 'a',
    parts: [
      'Infantería media ataca a Honderos: 4 dados, ',
      { strong: '2 impactos' },
      '. Honderos eliminados: ',
      { strong: 'tercer estandarte' },
      '.',
    ],
    rules: ['CCA-VIC-02'],
  },
  {
    kind: 'line',
    id: '2',
    side: 'a',
    parts: ['Avance de ímpetu a ', { hex: 'E6', text: 'E6' }, '.'],
    rules: ['CCA-MOM-01'],
  },
  { kind: 'turn', id: 't5', text: 'Turno 5 · Cartago' },
  {
    kind: 'line',
    id: '3',
    side: 'b',
    parts: ['Juega ', { strong: 'Orden a tropas medias' }, '.'],
    rules: ['CCA-TRP-05'],
  },
  {
    kind: 'line',
    id: '4',
    side: 'b',
    parts: ['Guerreros atacan a Infantería media: 3 dados, ', { strong: '1 impacto' }, '. Queda en 3 bloques.'],
    rules: ['CCA-CC-10'],
  },
  {
    kind: 'line',
    id: '5',
    side: 'a',
    parts: ['Paulo sostiene la línea: se ignora ', { strong: '1 bandera' }, '.'],
    rules: ['CCA-MOR-02'],
  },
  {
    kind: 'line',
    id: '6',
    side: 'a',
    parts: ['Responde: 4 dados, ', { strong: '2 impactos' }, '.'],
    rules: ['CCA-BB-01'],
  },
  { kind: 'turn', id: 't6', text: 'Turno 6 · Roma' },
  {
    kind: 'line',
    id: '7',
    side: 'a',
    parts: ['Juega ', { strong: 'Orden a tres unidades' }, ' en el centro.'],
    rules: ['CCA-SEC-01'],
  },
  {
    kind: 'line',
    id: '8',
    side: 'a',
    parts: ['Ordena Infantería media ', { hex: 'E7', text: 'E7' }, '.'],
    rules: ['CCA-ORD-01'],
  },
  {
    kind: 'line',
    id: '9',
    side: 'a',
    parts: ['Ordena Infantería pesada ', { hex: 'G7', text: 'G7' }, '.'],
    rules: ['CCA-ORD-01'],
  },
]

export const hand: HandProps['cards'] = [
  {
    id: '1',
    kind: 'section',
    kindName: 'Sección',
    number: '3',
    title: 'Orden a tres unidades',
    where: 'Centro',
    text: 'Ordena 3 unidades o líderes del centro.',
    sections: [false, true, false],
    helmet: 'un líder puede separarse',
    played: 'en juego',
  },
  {
    id: '2',
    kind: 'troop',
    kindName: 'Tropa',
    number: '4',
    title: 'Orden a tropas ligeras',
    where: 'Toda la línea',
    text: 'Hasta 4 unidades ligeras; las de a pie atraviesan amigos.',
    mark: 'light',
  },
  {
    id: '3',
    kind: 'leader',
    kindName: 'Liderazgo',
    number: '1+3',
    title: 'Liderazgo',
    where: 'Cualquier sección',
    text: 'Un líder, su unidad y 3 unidades en hexes contiguos.',
  },
  {
    id: '4',
    kind: 'tactic',
    kindName: 'Táctica',
    number: '⟷',
    title: 'Mando en línea',
    where: 'Unidades enlazadas',
    text: 'Una línea contigua de infantería, sin límite de número.',
  },
]

export const phoneHand: HandProps['cards'] = [
  {
    id: '1',
    kind: 'section',
    number: '2',
    title: 'Orden a dos unidades',
    where: 'Derecha',
    sections: [false, false, true],
  },
  { id: '2', kind: 'tactic', number: '⚔', title: 'Choque de escudos', where: 'Toda la línea' },
  { id: '3', kind: 'troop', number: '6', title: 'Orden a tropas medias', where: 'Toda la línea', played: 'en juego' },
  {
    id: '4',
    kind: 'leader',
    number: '1+4',
    title: 'Liderazgo inspirado',
    where: 'Centro',
    sections: [false, true, false],
  },
  {
    id: '5',
    kind: 'section',
    number: '3',
    title: 'Orden a tres unidades',
    where: 'Izquierda',
    sections: [true, false, false],
  },
  { id: '6', kind: 'tactic', number: '⟷', title: 'Mando en línea', where: 'Enlazadas' },
]

export const faces = [
  { face: 'light', text: 'ligera' },
  { face: 'medium', text: 'media' },
  { face: 'heavy', text: 'pesada' },
  { face: 'leader', text: 'líder' },
  { face: 'flag', text: 'retirada' },
  { face: 'swords', text: 'espadas' },
] as const

export const replayWords = {
  first: 'Al principio',
  back: 'Atrás',
  play: 'Reproducir',
  pause: 'Pausa',
  forward: 'Adelante',
  last: 'Al final',
  track: 'Momento de la partida',
  branch: 'Jugar desde aquí',
  speed: 'Velocidad',
}
