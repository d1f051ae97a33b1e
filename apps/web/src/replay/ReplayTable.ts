import { type AnyPlayedGame, type Header, type MatchFile, openPart, Rules, type Seat, type Told } from '@acies/kernel'
import type { Moment } from '../table/moment.ts'
import type { Player, Table, TableState } from '../table/table.ts'

/** A match that is only looked at. */
export class ReplayTable implements Table {
  readonly rules: Rules<unknown, Told>
  readonly header: Header
  readonly players: readonly Player[]
  private readonly match: MatchFile
  private readonly now: TableState

  constructor(game: AnyPlayedGame, file: MatchFile, players: readonly Player[], moments: readonly Moment[]) {
    this.rules = new Rules(game, file.header)
    this.header = openPart(file.header)
    this.players = players
    this.match = file
    const { result } = moments[moments.length - 1].position
    this.now = { moments, owed: [], thinking: null, result, redoable: false, trouble: null }
  }
  state(): TableState {
    return this.now
  }
  subscribe(): () => void {
    return () => undefined
  }
  answer() {
    return { rule: 'not-asked', at: 0 } as const
  }
  mayUndo(_seat: Seat): boolean {
    return false
  }
  undo(): void {}
  redo(): void {}
  hurry(): void {}
  hint(): Promise<null> {
    return Promise.resolve(null)
  }
  seen(): void {}
  file(): MatchFile {
    return this.match
  }
  close(): void {}
}
