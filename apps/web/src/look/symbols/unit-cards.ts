import { n1 } from '../ink/curves.ts'
import { type Stream, stream } from '../ink/random.ts'

/** Unit cards of 80 by 40 millimetres from above, front up: the men that stand on them, painted by the side. */
export const CARD = { width: 80, depth: 40 }

/** How wide and high the symbol of a miniature is. */
const BOX: Readonly<Record<string, readonly [number, number]>> = {
  'h-alares': [24, 48],
  'h-noble': [24, 48],
  'h-punic': [24, 48],
  camel: [24, 48],
  elephant: [60, 80],
  chariot: [40, 80],
  ballista: [40, 60],
  onager: [60, 80],
}
const mini = (kind: string, x: number, y: number, turn: number, scale: number): string => {
  const [w, h] = BOX[kind] ?? [24, 24]
  return (
    `<use href="#m-${kind}" x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" ` +
    `transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(turn)}) scale(${scale})"/>`
  )
}

const row = (random: Stream, kind: string, n: number, y: number, pace: number, scale: number, shake = 0.6): string =>
  Array.from({ length: n }, (_, i) =>
    mini(
      kind,
      (i - (n - 1) / 2) * pace + (random() - 0.5) * shake,
      y + (random() - 0.5) * shake,
      (random() - 0.5) * 8,
      scale,
    ),
  ).join('')
/** Two ranks, as close as the men are drilled. */
const ranks =
  (front: string, rear = front, shake = 0.6) =>
  (random: Stream): string =>
    row(random, front, 7, 6.6, 10.4, 0.58, shake) + row(random, rear, 7, -5.6, 10.4, 0.58, shake)
const riders =
  (kind: string, scale = 0.6) =>
  (random: Stream): string =>
    row(random, kind, 6, 1.5, 12.6, scale, 1.6)
const LOOSE: readonly (readonly [number, number])[] = [
  [-30, -5],
  [-20, 6],
  [-14, -8],
  [-31, 9],
  [14, 7],
  [20, -8],
  [30, 4],
  [31, -9],
  [22, 11],
]
const loose =
  (kind: string, scale = 0.58) =>
  (random: Stream): string =>
    LOOSE.map(([x, y]) => mini(kind, x, y, (random() - 0.5) * 24, scale)).join('')
const LOOSE_RIDERS: readonly (readonly [number, number])[] = [
  [-31, -2],
  [-19, 4],
  [19, -3],
  [31, 3],
]
const pair = (kind: string, scale: number, crew: boolean) => (): string =>
  [-23, 23].map(x => mini(kind, x, crew ? 0 : 2.5, 0, scale)).join('') +
  (crew ? [-34, -14, 14, 34].map(x => mini('crew', x, 9, 0, 0.44)).join('') : '')

const arts = {
  legion: ranks('legion'),
  auxilia: ranks('auxilia', 'auxilia', 1.6),
  spears: (random: Stream) => row(random, 'pike', 8, 8, 9.2, 0.52) + row(random, 'pike', 8, -3, 9.2, 0.52),
  mixed: ranks('auxilia', 'legion'),
  scutarii: ranks('warrior2', 'auxilia', 3),
  warband: ranks('warrior', 'warrior2', 5),
  javelins: loose('javelin'),
  slingers: loose('slinger'),
  archers: ranks('archer', 'archer', 1.2),
  cavalry: riders('h-alares'),
  heavyCavalry: riders('h-punic'),
  lightCavalry: (random: Stream) =>
    LOOSE_RIDERS.map(([x, y]) => mini('h-noble', x, y, (random() - 0.5) * 26, 0.58)).join(''),
  camels: riders('camel', 0.52),
  chariots: pair('chariot', 0.46, false),
  elephants: pair('elephant', 0.43, false),
  scorpions: pair('ballista', 0.58, true),
  engines: pair('onager', 0.42, true),
} as const satisfies Record<string, (random: Stream) => string>

export type CardArt = keyof typeof arts

export const unitCards = (): string =>
  Object.entries(arts)
    .map(
      ([name, draw]) =>
        `<symbol id="card-${name}" viewBox="-40 -20 80 40" overflow="visible">${draw(stream(name.length * 13 + 5))}</symbol>`,
    )
    .join('')
