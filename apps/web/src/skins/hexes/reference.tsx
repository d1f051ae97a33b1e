import type { Lang } from '@acies/kernel'
import { Die } from '../../look/Die.tsx'
import { UnitPicture } from '../../look/UnitSheet.tsx'
import type { Reference } from '../skin.ts'
import type { Dress } from './dress.ts'
import { hexWords } from './words.ts'

/** Units, cards, terrain and dice, to look up. */
export function referencesOf(dress: Dress, lang: Lang): Reference[] {
  const say = hexWords[lang]
  return [
    {
      id: 'units',
      title: say.units,
      entries: dress.types.map(type => ({
        id: type.id,
        name: dress.unitName(type.id)[lang],
        text: dress.unitText(type.id, lang),
        picture: <UnitPicture side="a" {...dress.piece(type.id)} blocks={type.blocks} full={type.blocks} width={64} />,
        rules: dress.rulesOf(type.id),
      })),
    },
    {
      id: 'cards',
      title: say.cards,
      entries: dress.cardTypes.map(type => {
        const words = dress.card(type)
        return {
          id: type.id,
          name: `${words.name[lang]} · ${words.where[lang]} (${type.count})`,
          text: words.long[lang],
          rules: type.rules,
        }
      }),
    },
    {
      id: 'terrain',
      title: say.terrain,
      entries: dress.terrains.map(id => ({
        id,
        name: dress.terrainName(id)[lang],
        rules: dress.terrainRules(id),
      })),
    },
    {
      id: 'dice',
      title: say.dieFaces,
      entries: [...new Map(dress.faces.map(one => [one.face, one])).values()].map(({ face, name, rules }) => ({
        id: face,
        name: name[lang],
        picture: <Die face={face} size={40} />,
        rules,
      })),
    },
  ]
}
