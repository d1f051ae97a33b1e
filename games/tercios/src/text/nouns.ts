import { articled, bare, english, type Form, inside, type Lang, type Noun } from '@acies/kernel'

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

/** Names that keep their capital inside a sentence: brigades called by a colour or a nation, peoples and places. */
const PROPER_ES = /^(Brigadas? (Amarilla|Azul|Escocesa|Negra|Sueca|Verde)|La Marina|Piamonte|Picardía)/
const PROPER_EN =
  /^(Alsatian|Bavarian|Black|Cossack|Croats|East|Finns|Flanders|German|Green|Hakkapeliitta|Highland|Imperial|Ingrian|Italian|Kalmyk|King’s|La Marine|Lipka|Livonian|Lombard|Mestre|Neapolitan|Old (Blue|Corps)|Pancerni|Picardie|Piémont|Royal|Saxon|Scots|Småland|Spanish|Streltsi|Swedish|Swiss|Tatar|Tyrolean|Uppland|Weimar|West|Württemberg|Yellow)(?!\p{L})|^\p{Lu}\p{L}*(?: \p{L}+)*’s /u
/** Of whom: Isolani’s Croats need no article in English, nor do regiments of a province. */
const OWNED = /^(?!King’s|\p{Lu}\p{L}* Brigade’s)\p{Lu}\p{L}*(?: \p{L}+)*’s |^(?:La Marine|Picardie|Piémont)$/u
/** Several men called by one word. */
const SEVERAL = /^(Hakkapeliitta|Streltsi|Pancerni)/

/** Guns of the centre: guns. */
const englishHead = (name: string): string => name.split(/,| (?:of|in|on) /)[0]

/** A troop or a commander as it stands in a sentence. */
export function noun(name: string, lang: Lang): Noun {
  if (lang === 'en') {
    const form = /(?:s|men)(?: [IVX]+)?$/.test(englishHead(name)) || SEVERAL.test(name) ? 2 : 0
    if (name.startsWith('The ')) return english(`the ${name.slice(4)}`, form, false)
    return english(inside(name, PROPER_EN), form, !OWNED.test(name))
  }
  const form = FORMS.find(one => HEADS[one].some(head => isHead(name, head)))
  return form === undefined ? bare(name) : articled(inside(name, PROPER_ES), form)
}
