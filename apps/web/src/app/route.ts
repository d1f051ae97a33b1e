import { useSyncExternalStore } from 'react'

/** Where one is. Everything has an address, after the #, so that the page needs no server. */
export type Route =
  | { at: 'home' }
  | { at: 'game'; game: string }
  | { at: 'battle'; game: string; battle: string; how?: 'watch' | 'two' }
  | { at: 'play'; match: string }
  | { at: 'replay'; match: string }
  | { at: 'shared'; data: string }
  | { at: 'learn'; game?: string }
  | { at: 'rules'; game: string; rule?: string }
  | { at: 'matches' }
  /** A list as part of the address. */
  | { at: 'armies'; data?: string }
  | { at: 'about' }
  | { at: 'nowhere' }

export function hrefOf(route: Route): string {
  switch (route.at) {
    case 'home':
      return '#/'
    case 'game':
      return `#/g/${route.game}`
    case 'battle':
      return `#/g/${route.game}/${route.battle}${route.how ? `/${route.how}` : ''}`
    case 'play':
      return `#/play/${route.match}`
    case 'replay':
      return `#/replay/${route.match}`
    case 'shared':
      return `#/shared/${route.data}`
    case 'rules':
      return `#/rules/${route.game}${route.rule ? `/${route.rule}` : ''}`
    case 'learn':
      return `#/learn${route.game ? `/${route.game}` : ''}`
    case 'armies':
      return `#/armies${route.data ? `/${route.data}` : ''}`
    default:
      return `#/${route.at}`
  }
}

/** The parts of an address; null when it is none. */
function partsOf(hash: string): string[] | null {
  try {
    return hash
      .replace(/^#?\/?/, '')
      .split('/')
      .map(part => decodeURIComponent(part))
  } catch {
    return null
  }
}

export function routeOf(hash: string): Route {
  const parts = partsOf(hash)
  if (parts === null) return { at: 'nowhere' }
  const [page = '', one = '', two = '', three = ''] = parts
  switch (page) {
    case '':
      return { at: 'home' }
    case 'g':
      return one === ''
        ? { at: 'home' }
        : two === ''
          ? { at: 'game', game: one }
          : { at: 'battle', game: one, battle: two, how: three === 'watch' || three === 'two' ? three : undefined }
    case 'play':
    case 'replay':
      return one === '' ? { at: 'matches' } : { at: page, match: one }
    case 'shared':
      return { at: 'shared', data: one }
    case 'rules':
      return one === '' ? { at: 'rules', game: '' } : { at: 'rules', game: one, rule: two === '' ? undefined : two }
    case 'armies':
      return { at: 'armies', data: one === '' ? undefined : one }
    case 'learn':
      return { at: 'learn', game: one === '' ? undefined : one }
    case 'matches':
    case 'about':
      return { at: page }
    default:
      return { at: 'nowhere' }
  }
}

export function go(route: Route, replace = false): void {
  const href = hrefOf(route)
  if (replace) location.replace(href)
  else location.hash = href
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

export const useHash = (): string => useSyncExternalStore(subscribe, () => location.hash)
