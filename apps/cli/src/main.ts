import { Complaint } from '@acies/kernel'
import { Command, CommanderError } from 'commander'
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
import { processTerminal, type Terminal } from './terminal.ts'

/** What every command works with. */
export interface Setting {
  terminal: Terminal
  games: Shelf
  /** The module the games come from, for workers. */
  shelf: string
  /** The exit code: 0 done, 1 something failed, 2 bad input. */
  code: number
}

const BAD_INPUT = 2
const BROKEN = 70

/** Runs a command line; gives the exit code. */
export async function main(args: readonly string[], given: Partial<Setting> = {}): Promise<number> {
  const setting: Setting = {
    terminal: given.terminal ?? processTerminal(),
    games: shelf,
    shelf: SHELF,
    code: 0,
    ...given,
  }
  const { terminal } = setting
  try {
    const program = commandLine(setting)
    if (args.length === 0) program.outputHelp()
    else await program.parseAsync(args, { from: 'user' })
    return setting.code
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : BAD_INPUT
    terminal.status('')
    if (error instanceof Complaint) {
      terminal.complain(`acies: ${printable(oneLine(error.message))}`)
      return BAD_INPUT
    }
    const fault = error instanceof Error ? error : new Error(String(error))
    terminal.complain(`acies: something broke, and it is our fault: ${printable(oneLine(fault.message))}`)
    if (terminal.env.ACIES_DEBUG) terminal.complain(fault.stack ?? '')
    else terminal.complain('ACIES_DEBUG=1 shows where.')
    return BROKEN
  } finally {
    terminal.close()
  }
}

function commandLine(setting: Setting): Command {
  const { terminal } = setting
  const program = new Command('acies')
    .description('A table and a referee for historical wargames.')
    .exitOverride()
    .configureOutput({
      writeOut: text => terminal.print(text.trimEnd()),
      writeErr: text => terminal.complain(text.trimEnd()),
      outputError: (text, write) => write(printable(oneLine(text.trim().replace(/^error:/, 'acies:')))),
    })
    .helpCommand('help [command]', 'say what a command does')
  const add = [addGames, addPlay, addSimulate, addLab, addReferee, addReplay, addRules, addBench]
  for (const command of add) command(program, setting)
  inherit(program)
  return program
}

/** Every command speaks and ends as the program does. */
function inherit(program: Command): void {
  for (const command of program.commands) {
    command.copyInheritedSettings(program)
    inherit(command)
  }
}
