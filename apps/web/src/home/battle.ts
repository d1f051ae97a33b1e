import type { Lang } from '@acies/kernel'
import { yearIn } from '../app/lang.ts'
import { hrefOf } from '../app/route.ts'
import type { BattleEntry, GameEntry } from '../catalogue/catalogue.ts'
import { FIRST_BATTLE } from '../learn/line.ts'
import type { Battle } from '../look/BattleCard.tsx'
import type { Words } from '../text/es.ts'

const isFirst = (game: string, battle: string): boolean =>
  game === FIRST_BATTLE.game && battle === FIRST_BATTLE.scenario

/** An entry of the catalogue, in words. */
export const battleOf = (game: GameEntry, entry: BattleEntry, lang: Lang, words: Words): Battle => ({
  id: entry.id,
  href: hrefOf({ at: 'battle', game: game.id, battle: entry.id }),
  name: entry.title[lang],
  year: yearIn(entry.year, lang),
  sides: entry.armies[lang],
  map: entry.map,
  difficulty: entry.difficulty,
  difficultyLabel: words.home.difficulty(entry.difficulty),
  length: isFirst(game.id, entry.id) ? words.home.toLearn : words.home.minutes(entry.minutes),
  tag: entry.reconstructed ? { text: words.home.reconstructed } : undefined,
})
