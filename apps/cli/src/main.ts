import { Complaint, type Lang } from '@acies/kernel'
import { Command, CommanderError, Help, type Option } from 'commander'
import { askedIn, langOf } from './choosing.ts'
import { addBench } from './commands/bench.ts'
import { addGames } from './commands/games.ts'
import { addLab } from './commands/lab.ts'
import { addPlay } from './commands/play.ts'
import { addReferee } from './commands/referee.ts'
import { addReplay } from './commands/replay.ts'
import { addRules } from './commands/rules.ts'
import { addSimulate } from './commands/simulate.ts'
import { oneLine, printable } from './files.ts'
import { SHELF, type Shelf, shelf } from './games.ts'
import { inWords, placesIn } from './spanish.ts'
import { processTerminal, type Terminal } from './terminal.ts'

/** What every command works with. */
export interface Setting {
  terminal: Terminal
  games: Shelf
  /** The module the games come from, for workers. */
  shelf: string
  /** What everything is said in. */
  lang: Lang
  /** The exit code: 0 done, 1 something failed, 2 bad input. */
  code: number
}

const BAD_INPUT = 2
const BROKEN = 70

/** Runs a command line; gives the exit code. */
export async function main(args: readonly string[], given: Partial<Setting> = {}): Promise<number> {
  const terminal = given.terminal ?? processTerminal()
  const setting: Setting = {
    terminal,
    games: shelf,
    shelf: SHELF,
    lang: langOf(undefined, terminal.env),
    code: 0,
    ...given,
  }
  try {
    setting.lang = langOf(askedIn(args), terminal.env)
    const program = commandLine(setting)
    if (args.length === 0) program.outputHelp()
    else await program.parseAsync(args, { from: 'user' })
    return setting.code
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : BAD_INPUT
    terminal.status('')
    if (error instanceof Complaint) {
      terminal.complain(`acies: ${printable(inWords(oneLine(error.message), setting.lang))}`)
      return BAD_INPUT
    }
    const fault = error instanceof Error ? error : new Error(String(error))
    const whose = inWords('something broke, and it is our fault:', setting.lang)
    terminal.complain(`acies: ${whose} ${printable(oneLine(fault.message))}`)
    if (terminal.env.ACIES_DEBUG) terminal.complain(fault.stack ?? '')
    else terminal.complain(inWords('ACIES_DEBUG=1 shows where.', setting.lang))
    return BROKEN
  } finally {
    terminal.close()
  }
}

function commandLine(setting: Setting): Command {
  const { terminal, lang } = setting
  const program = new Command('acies')
    .description('A table and a referee for historical wargames.')
    .exitOverride()
    .configureOutput({
      writeOut: text => terminal.print(text.trimEnd()),
      writeErr: text => terminal.complain(text.trimEnd()),
      outputError: (text, write) =>
        write(`acies: ${printable(placesIn(inWords(oneLine(text.trim().replace(/^error: /, '')), lang), lang))}`),
    })
    .configureHelp(helpIn(lang))
    .helpCommand('help [command]', 'say what a command does')
  const add = [addGames, addPlay, addSimulate, addLab, addReferee, addReplay, addRules, addBench]
  for (const command of add) command(program, setting)
  inherit(program)
  return program
}

/** Help in a language; what is usual is told of options that have a value. */
function helpIn(lang: Lang): Partial<Help> {
  const plain = new Help()
  const usually = ({ required, defaultValue }: Option): string =>
    required && defaultValue ? ` (${lang === 'es' ? 'si no' : 'default'}: ${defaultValue})` : ''
  return {
    styleTitle: title => inWords(title, lang),
    commandUsage: command => placesIn(plain.commandUsage(command), lang),
    commandDescription: command => inWords(command.description(), lang),
    subcommandTerm: command => placesIn(plain.subcommandTerm(command), lang),
    subcommandDescription: command => inWords(command.description(), lang),
    argumentTerm: argument => placesIn(`[${argument.name()}]`, lang).slice(1, -1),
    argumentDescription: argument => inWords(argument.description, lang),
    optionTerm: option => placesIn(option.flags, lang),
    optionDescription: option => inWords(option.description, lang) + usually(option),
  }
}

/** Every command speaks and ends as the program does, in the language that is asked for, wherever that is said. */
function inherit(program: Command): void {
  program.option('--lang <lang>', 'es or en: the language it speaks')
  for (const command of program.commands) {
    command.copyInheritedSettings(program)
    inherit(command)
  }
}
