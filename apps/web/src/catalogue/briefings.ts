import { fetchBriefing } from 'virtual:briefings'
import type { Briefing } from '@acies/kernel'
import { battleEntry } from './catalogue.ts'

const told = new Map<string, Promise<Briefing>>()
/** What is told before a battle, the same promise every time; none for a battle that is not there. */
export function loadedBriefing(game: string, battle: string): Promise<Briefing> | undefined {
  if (battleEntry(game, battle) === undefined) return undefined
  const id = `${game}/${battle}`
  const known = told.get(id) ?? fetchBriefing(id)
  told.set(id, known)
  return known
}
