import briefings from 'virtual:briefings'
import type { Briefing } from '@acies/kernel'

const told = new Map<string, Promise<Briefing>>()
/** What is told before a battle, the same promise every time; none for a battle that is not there. */
export function loadedBriefing(game: string, battle: string): Promise<Briefing> | undefined {
  const id = `${game}/${battle}`
  const known = told.get(id) ?? (Object.hasOwn(briefings, id) ? briefings[id]().then(file => file.default) : undefined)
  if (known !== undefined) told.set(id, known)
  return known
}
