import { type AnyGame, EVERYBODY, followed, type Lang, type MatchFile, Replay, type Told, WATCHER } from '@acies/kernel'
import type { Command } from 'commander'
import { inFile, readMatchFile } from '../files.ts'
import { gameNamed } from '../games.ts'
import type { Setting } from '../main.ts'
import { inkOf } from '../style.ts'
import type { Terminal } from '../terminal.ts'
import { words } from '../words.ts'

export function addReplay(program: Command, { terminal, games, lang }: Setting): void {
  program
    .command('replay')
    .description('tell a saved match in sentences, or verify it')
    .argument('<match>', 'a match file')
    .option('--verify', 'only check every answer against the rules')
    .action(async (path: string, options: { verify?: boolean }) => {
      const file = readMatchFile(path)
      const game = await inFile(path, () => gameNamed(games, file.header.game))
      // One of other rules is told as far as these follow it; to verify it would say nothing.
      const shown = options.verify ? file : inFile(path, () => followed<unknown, Told>(game, file))
      const replay = inFile(path, () => new Replay<unknown, Told>(game, shown))
      const end = inFile(path, () => replay.verify())
      const say = words[lang]
      const outcome =
        end.result === null ? say.unfinished : say.winners(namesOf(game, end.result.winners, end.field, lang))
      if (options.verify) terminal.print(say.verified(replay.length, outcome))
      else {
        if (shown !== file) terminal.print(say.older(shown.answers.length, file.answers.length))
        tell(game, replay, file, outcome, lang, terminal, end.result !== null)
      }
    })
}

function namesOf(game: AnyGame, seats: readonly number[], field: unknown, lang: Lang): string[] {
  return seats.map(seat => game.speech.seat(seat, field, lang))
}

function tell(
  game: AnyGame,
  replay: Replay<unknown, Told>,
  { header }: MatchFile,
  outcome: string,
  lang: Lang,
  terminal: Terminal,
  isOver: boolean,
): void {
  const ink = inkOf(terminal.colour)
  const say = words[lang]
  const scenario = game.scenarios.find(s => s.id === header.scenario)
  terminal.print(ink.bold(`${game.name[lang]}: ${scenario?.title[lang] ?? header.scenario}`))
  replay.each((n, _seat, heard, position) => {
    // Of a match that is not over only what everybody knows.
    const { field } = isOver ? position : replay.rules.view(position, WATCHER)
    for (const { to, event } of heard) {
      if (!isOver && to !== EVERYBODY) continue
      const sentence = game.speech.tell(event, field, lang)
      if (sentence === '') continue
      const rules = event.rules.length > 0 ? ink.dim(` [${event.rules.join(' ')}]`) : ''
      const whom = to === EVERYBODY ? '' : ink.dim(` (${say.onlyTo(game.speech.seat(to, position.field, lang))})`)
      terminal.print(`${String(n).padStart(5)}  ${sentence}${whom}${rules}`)
    }
  })
  terminal.print(ink.bold(outcome))
}
