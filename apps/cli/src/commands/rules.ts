import { type AnyCasedGame, Complaint, type Lang } from '@acies/kernel'
import type { Command } from 'commander'
import { gameNamed } from '../games.ts'
import type { Setting } from '../main.ts'
import { inkOf, wrap } from '../style.ts'

export function addRules(program: Command, { terminal, games, lang }: Setting): void {
  program
    .command('rules')
    .description('print the rules of a game, a chapter, or one rule')
    .argument('<game>')
    .argument('[id]', 'a rule or the beginning of its id')
    .action(async (id: string, wanted: string | undefined) => {
      const game = await gameNamed(games, id)
      const ink = inkOf(terminal.colour)
      for (const { title, rules } of chaptersOf(game, wanted, lang)) {
        terminal.print(ink.bold(title))
        for (const rule of rules) {
          terminal.print(`  ${rule}`)
          for (const line of wrap(game.texts.rules[rule][lang], Math.min(terminal.width, 100), '    ')) {
            terminal.print(line)
          }
        }
        terminal.print()
      }
    })
}

/** The chapters with the rules that are wanted; a rule stands in the chapter with the longest prefix that fits. */
function chaptersOf(game: AnyCasedGame, wanted: string | undefined, lang: Lang): { title: string; rules: string[] }[] {
  const { rules, chapters } = game.texts
  const asked = wanted?.toUpperCase()
  const found = Object.keys(rules).filter(
    id =>
      asked === undefined || id.toUpperCase() === asked || id.toUpperCase().startsWith(`${asked.replace(/-$/, '')}-`),
  )
  if (found.length === 0) throw new Complaint(`${game.id} has no rule ${wanted}`)
  const byLength = [...chapters].sort((a, b) => b.prefix.length - a.prefix.length)
  const chapterOf = (id: string) => byLength.find(chapter => id.startsWith(chapter.prefix))
  const shown = chapters.map(chapter => ({
    title: chapter.title[lang],
    rules: found.filter(id => chapterOf(id) === chapter),
  }))
  const loose = found.filter(id => chapterOf(id) === undefined)
  return [...shown, { title: game.name[lang], rules: loose }].filter(chapter => chapter.rules.length > 0)
}
