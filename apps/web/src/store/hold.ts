/** A match is played in one window at a time. */
export interface Hold {
  release: () => void
}

const nameOf = (id: string): string => `acies-match-${id}`

/** A window that is just closing lets go within this. */
const PATIENCE = [0, 60, 200, 400]

/** Takes hold of a match, or gives null when another window has it. `lost` is called when another takes it over. */
export async function hold(id: string, lost: () => void, steal = false): Promise<Hold | null> {
  if (!('locks' in navigator)) return { release: () => undefined }
  if (steal) return request(id, lost, { steal: true })
  for (const ms of PATIENCE) {
    if (ms > 0) await new Promise(resolve => setTimeout(resolve, ms))
    const held = await request(id, lost, { ifAvailable: true })
    if (held !== null) return held
  }
  return null
}

function request(id: string, lost: () => void, options: LockOptions): Promise<Hold | null> {
  return new Promise(resolve => {
    let release = (): void => undefined
    const held = new Promise<void>(done => {
      release = done
    })
    navigator.locks
      .request(nameOf(id), options, lock => {
        resolve(lock === null ? null : { release })
        return lock === null ? undefined : held
      })
      .catch(() => lost())
  })
}
