import type { Lang } from '@acies/kernel'

/** One of him, one of her, several of either: what the words about it agree with. */
export type Form = 0 | 1 | 2 | 3

/** A name as it stands in a sentence. */
export interface Noun {
  name: string
  form: Form
  /** el Tercio de Velandia */
  the: string
  /** al Tercio de Velandia */
  to: string
  /** del Tercio de Velandia */
  of: string
}

const ARTICLES = ['el', 'la', 'los', 'las'] as const

/** What troops are, by the word their names begin with; regiments called after a province go without an article. */
const HEADS = [
  'Batallón Cañón Comandante Destacamento Escuadrón Mando Mortero Regimiento Tercio Gran-escuadrón',
  'Batería Brigada Caballería Compañía Gran-batería Guardia Infantería Leva Manga Milicia Partida Pieza ' + 'Turba',
  'Arcabuceros Arqueros Caballos Cañones Carabinos Coraceros Cosacos Croatas Dragones Finlandeses Fusileros ' +
    'Gendarmes Haiducos Hakkapeliitta Hijos Húsares Jinetes Mosqueteros Nobles Pancerni Reitres Soldados Streltsí ' +
    'Suizos Tártaros Tiradores Viejos',
  'Brigadas Corazas Lanzas Mangas Piezas',
].map(heads => heads.split(' ').map(head => head.replace('-', ' ')))
const FORMS: readonly Form[] = [0, 1, 2, 3]

const isHead = (name: string, head: string): boolean => name === head || name.startsWith(`${head} `)

/** Guns of the centre: guns. */
const englishHead = (name: string): string => name.split(/,| (?:of|in|on) /)[0]

export function noun(name: string, lang: Lang): Noun {
  if (lang === 'en') {
    const form = /(?:s|men)(?: [a-z]{2}\d?-c?\d+)?$/.test(englishHead(name)) ? 2 : 0
    return { name, form, the: name, to: name, of: name }
  }
  const form = FORMS.find(one => HEADS[one].some(head => isHead(name, head)))
  return form === undefined ? bare(name) : articled(name, form)
}

/** Who needs no article, a man or a country; or has one already: el Cardenal Infante. */
export const bare = (name: string): Noun =>
  name.startsWith('El ')
    ? { ...articled(name.slice(3), 0), name }
    : { name, form: 0, the: name, to: `a ${name}`, of: `de ${name}` }

export function articled(name: string, form: Form): Noun {
  const the = `${ARTICLES[form]} ${name}`
  return form === 0
    ? { name, form, the, to: `al ${name}`, of: `del ${name}` }
    : { name, form, the, to: `a ${the}`, of: `de ${the}` }
}
