/** Ivory dice: a body that all share, and the faces of each game. */
type PipFace = '1' | '2' | '3' | '4' | '5' | '6'
type AncientsFace = 'light' | 'medium' | 'heavy' | 'leader' | 'flag' | 'swords'
type NapoleonicsFace = 'infantry' | 'cavalry' | 'artillery' | 'flag' | 'sabres'
export type DieFace = AncientsFace | NapoleonicsFace | PipFace

const icon = (name: string, size: number): string =>
  `<use href="#i-${name}" x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" class="d-ink"/>`

const face: Record<Exclude<DieFace, PipFace>, string> = {
  light: '<circle r="12" class="c-light"/>',
  medium: '<path d="M0 -13L13.5 10H-13.5Z" class="c-medium"/>',
  heavy: '<rect x="-11" y="-11" width="22" height="22" class="c-heavy"/>',
  leader: icon('leader', 30),
  flag: icon('flag', 28),
  swords: icon('swords', 30),
  infantry: icon('musket', 30),
  cavalry: icon('LC', 30),
  artillery: icon('cannon', 30),
  sabres: icon('sabres', 30),
}

const pips: Record<PipFace, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-9, -9],
    [9, 9],
  ],
  3: [
    [-10, -10],
    [0, 0],
    [10, 10],
  ],
  4: [
    [-9, -9],
    [9, -9],
    [-9, 9],
    [9, 9],
  ],
  5: [
    [-10, -10],
    [10, -10],
    [0, 0],
    [-10, 10],
    [10, 10],
  ],
  6: [
    [-9, -11],
    [-9, 0],
    [-9, 11],
    [9, -11],
    [9, 0],
    [9, 11],
  ],
}

const symbol = (id: string, drawing: string): string =>
  `<symbol id="${id}" viewBox="-26 -26 52 52" overflow="visible">${drawing}</symbol>`

const faces = (names: readonly Exclude<DieFace, PipFace>[]): string =>
  names.map(name => symbol(`die-${name}`, face[name])).join('')

export const ancientsDice = (): string => faces(['light', 'medium', 'heavy', 'leader', 'flag', 'swords'])
export const napoleonicsDice = (): string => faces(['infantry', 'cavalry', 'artillery', 'flag', 'sabres'])
export const pipDice = (): string =>
  Object.entries(pips)
    .map(([name, spots]) =>
      symbol(`die-${name}`, spots.map(([x, y]) => `<circle class="d-ink" cx="${x}" cy="${y}" r="4.2"/>`).join('')),
    )
    .join('')
