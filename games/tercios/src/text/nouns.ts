import { articled, bare, type Form, type Lang, type Noun } from '@acies/kernel'

/** What troops are, by the word their names begin with; regiments called after a province go without an article. */
const HEADS = [
  'Batallón Cañón Comandante Destacamento Escuadrón General Jefe Mortero Regimiento Tercio Gran-escuadrón',
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
    const form = /(?:s|men)(?: [IVX]+)?$/.test(englishHead(name)) ? 2 : 0
    return { name, form, the: name, to: name, of: name }
  }
  const form = FORMS.find(one => HEADS[one].some(head => isHead(name, head)))
  return form === undefined ? bare(name) : articled(name, form)
}
