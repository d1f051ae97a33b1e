import { n1 } from '../ink/curves.ts'
import { type Stream, stream } from '../ink/random.ts'
import type { Duel } from './sides.ts'

/** Bases of the free table in millimetres, front up. One symbol a formation and side; painted by the side's colours. */
export type Formation = 'tercio' | 'squadron' | 'cavalry' | 'deepCavalry' | 'company' | 'gun' | 'battery'

export const baseSize: Record<Formation, readonly [width: number, depth: number]> = {
  tercio: [120, 120],
  squadron: [120, 60],
  cavalry: [80, 40],
  deepCavalry: [80, 80],
  company: [80, 40],
  gun: [40, 40],
  battery: [80, 40],
}

const man = (x: number, y: number): string =>
  `<circle class="m-sh" cx="${n1(x + 0.9)}" cy="${n1(y + 1.2)}" r="2.9"/><circle class="m" cx="${n1(x)}" cy="${n1(y)}" r="2.9"/>` +
  `<circle class="m-hat" cx="${n1(x - 0.5)}" cy="${n1(y - 0.5)}" r="1.4"/>`

const PACE = 6.8

const body = (
  random: Stream,
  x0: number,
  y0: number,
  files: number,
  ranks: number,
  arm: 'pike' | 'shot',
  depth = PACE,
): string => {
  let men = ''
  let arms = ''
  for (let j = ranks - 1; j >= 0; j--) {
    for (let i = 0; i < files; i++) {
      const x = x0 + i * PACE + (random() - 0.5) * 1.1
      const y = y0 + j * depth + (random() - 0.5) * 1.1
      men += man(x, y)
      arms +=
        arm === 'pike'
          ? `M${n1(x + 1.6)} ${n1(y + 3)}l${n1((random() - 0.5) * 2.4)} -17`
          : `M${n1(x + 2.2)} ${n1(y + 2)}l.6 -7.5`
    }
  }
  return `${men}<path class="${arm}" d="${arms}"/>`
}

const horse = (x: number, y: number): string =>
  `<ellipse class="m-sh" cx="${n1(x + 1)}" cy="${n1(y + 1.6)}" rx="3.1" ry="7.8"/><path class="horse" d="M${n1(x)} ${n1(y - 9.4)}` +
  'c2 0 2.6 2.4 2.4 4.6c1 2.4 1 7 .2 10.4c-.8 2.6 -4.4 2.6 -5.2 0c-.8 -3.4 -.8 -8 .2 -10.4c-.2 -2.2 .4 -4.6 2.4 -4.6z"/>' +
  `<circle class="m" cx="${n1(x)}" cy="${n1(y + 0.6)}" r="2.9"/><circle class="m-hat" cx="${n1(x - 0.4)}" cy="${n1(y)}" r="1.4"/>`

const horses = (random: Stream, ranks: number, y0: number): string => {
  let all = ''
  for (let j = ranks - 1; j >= 0; j--) {
    for (let i = 0; i < 7; i++)
      all += horse((i - 3) * 10.2 + (random() - 0.5) * 1.4, y0 + j * 18 + (random() - 0.5) * 2)
  }
  return all
}

const colours = (x: number, y: number, s: number): string =>
  `<path class="fl-pole" d="M${x} ${n1(y + 9 * s)}V${n1(y - 13 * s)}"/>` +
  `<path class="fl-cloth" d="M${x} ${n1(y - 13 * s)}c5 -2 8 2 ${n1(14 * s)} 0v${n1(9 * s)}c-6 2 -9 -2 -${n1(14 * s)} 0z"/>` +
  `<path class="fl-x" d="M${x + 1} ${n1(y - 12 * s)}l${n1(12 * s)} ${n1(8 * s)}M${n1(x + 13 * s)} ${n1(y - 12 * s)}l-${n1(12 * s)} ${n1(8 * s)}"/>`

const gun = (x: number, y: number): string =>
  `<path class="m-sh" d="M${x - 7} ${y + 8}h16v6h-16z"/><path class="gun-trail" d="M${x - 2.6} ${y}h5.2l2.6 17h-10.4z"/>` +
  `<path class="wheel" d="M${x - 10} ${y - 6}h4v15h-4zM${x + 6} ${y - 6}h4v15h-4z"/>` +
  `<path class="barrel" d="M${x - 2.2} ${y - 18}h4.4l1.4 26h-7.2z"/>`

const inside: Record<Formation, (random: Stream) => string> = {
  tercio: r =>
    body(r, -46, -46, 4, 5, 'shot') +
    body(r, 25.6, -46, 4, 5, 'shot') +
    body(r, -46, 22, 4, 4, 'shot') +
    body(r, 25.6, 22, 4, 4, 'shot') +
    body(r, -27, -24, 9, 8, 'pike') +
    colours(-6, 4, 1.15) +
    colours(10, 10, 0.95),
  squadron: r =>
    body(r, -52, -16, 4, 5, 'shot', 7) +
    body(r, 31.4, -16, 4, 5, 'shot', 7) +
    body(r, -20.4, -16, 7, 5, 'pike', 7) +
    colours(-2, 6, 1),
  cavalry: r => horses(r, 2, -7) + colours(2, 6, 0.7),
  deepCavalry: r => horses(r, 4, -25) + colours(2, 6, 0.9),
  company: r => body(r, -31, -10, 10, 4, 'shot', 7) + colours(2, 8, 0.7),
  gun: () => man(-12, -2) + man(12, 0) + man(-10, 10) + man(11, 11) + gun(0, -1),
  battery: () => man(-30, 6) + man(0, 11) + man(30, 6) + man(-8, 8) + gun(-18, -1) + gun(18, -1),
}

const rounding = (side: Duel, depth: number): number => (side === 'a' ? 2 : Math.min(15, depth / 3))

const plate = (side: Duel, formation: Formation): string => {
  const [w, d] = baseSize[formation]
  const rx = rounding(side, d)
  return (
    `<rect class="sh" x="${-w / 2 + 3}" y="${-d / 2 + 5}" width="${w}" height="${d}" rx="${rx}"/>` +
    `<rect class="base" x="${-w / 2}" y="${-d / 2}" width="${w}" height="${d}" rx="${rx}"/>` +
    `<rect class="base-in" x="${-w / 2 + 3.4}" y="${-d / 2 + 3.4}" width="${w - 6.8}" height="${d - 6.8}" rx="${Math.max(0, rx - 3)}"/>`
  )
}

const frontEdge = (side: Duel, formation: Formation): string => {
  const [w, d] = baseSize[formation]
  const inset = side === 'a' ? 0 : rounding(side, d) * 0.6
  return (
    `<path class="front" d="M${-w / 2 + inset} ${-d / 2}H${w / 2 - inset}"/>` +
    `<path class="front-n" d="M-7 ${-d / 2 - 1.5}L0 ${-d / 2 - 10}L7 ${-d / 2 - 1.5}Z"/>` +
    `<path class="centre" d="M${-w / 2 - 3} 0h7M${w / 2 - 4} 0h7M0 ${d / 2 - 4}v7"/>`
  )
}

const orderCards =
  '<symbol id="order-down" viewBox="-13 -18 26 36" overflow="visible"><rect class="sh" x="-11" y="-15.5" width="25" height="35" rx="3"/>' +
  '<rect class="oc-back" x="-12.5" y="-17.5" width="25" height="35" rx="3"/><rect class="oc-in" x="-9.5" y="-14.5" width="19" height="29" rx="1.5"/>' +
  '<path class="oc-x" d="M-9 -14L9 14M9 -14L-9 14M0 -14.5V14.5M-9.5 0H9.5"/><circle class="oc-in2" r="5"/></symbol>' +
  '<symbol id="order-up" viewBox="-13 -18 26 36" overflow="visible"><rect class="sh" x="-11" y="-15.5" width="25" height="35" rx="3"/>' +
  '<rect class="oc-face" x="-12.5" y="-17.5" width="25" height="35" rx="3"/></symbol>'

const formations: readonly Formation[] = ['tercio', 'squadron', 'cavalry', 'deepCavalry', 'company', 'gun', 'battery']

export const bases = (): string =>
  (['a', 'b'] as const)
    .flatMap(side =>
      formations.map(
        formation =>
          `<symbol id="f-${side}-${formation}" viewBox="-70 -70 140 140" overflow="visible">` +
          `${plate(side, formation)}${inside[formation](stream(formation.length * 7 + 3))}${frontEdge(side, formation)}</symbol>`,
      ),
    )
    .join('') + orderCards
