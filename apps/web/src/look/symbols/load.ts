export type SymbolSet = 'ui' | 'hexes' | 'ancients' | 'napoleonics' | 'formations' | 'onus' | 'wab'

const file: Record<SymbolSet, () => Promise<{ draw: () => string }>> = {
  ui: () => import('./ui.ts'),
  hexes: () => import('./hexes.ts'),
  ancients: () => import('./ancients.ts'),
  napoleonics: () => import('./napoleonics.ts'),
  formations: () => import('./formations.ts'),
  onus: () => import('./onus.ts'),
  wab: () => import('./wab.ts'),
}

const needs: Record<SymbolSet, readonly SymbolSet[]> = {
  ui: [],
  hexes: [],
  ancients: ['ui'],
  napoleonics: ['ui'],
  formations: ['ui'],
  onus: ['ui'],
  wab: ['ui'],
}

const loading = new Map<SymbolSet, Promise<void>>()

const sprite = (): SVGDefsElement => {
  const found = document.querySelector<SVGDefsElement>('#acies-symbols defs')
  if (found) return found
  const space = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(space, 'svg')
  svg.id = 'acies-symbols'
  svg.setAttribute('width', '0')
  svg.setAttribute('height', '0')
  svg.setAttribute('aria-hidden', 'true')
  svg.style.position = 'absolute'
  const defs = document.createElementNS(space, 'defs')
  svg.append(defs)
  document.body.prepend(svg)
  return defs
}

const inject = (drawing: string): void => {
  const holder = document.createElementNS('http://www.w3.org/2000/svg', 'defs')
  holder.innerHTML = drawing
  const defs = sprite()
  for (const symbol of [...holder.children]) {
    if (!document.getElementById(symbol.id)) defs.append(symbol)
  }
}

export const loadSymbols = (set: SymbolSet): Promise<void> => {
  const begun = loading.get(set)
  if (begun) return begun
  const done = Promise.all([file[set](), ...needs[set].map(loadSymbols)]).then(([{ draw }]) => inject(draw()))
  loading.set(set, done)
  return done
}

const together = new Map<string, Promise<void>>()

/** All of these sets; the same promise for the same sets, so that a page can wait for it. */
export const allSymbols = (sets: readonly SymbolSet[]): Promise<void> => {
  const key = sets.join()
  const begun = together.get(key) ?? Promise.all(sets.map(loadSymbols)).then(() => undefined)
  together.set(key, begun)
  return begun
}
