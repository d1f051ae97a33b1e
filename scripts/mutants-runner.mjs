// Runs each test once as the source stands and once more for each change it reaches and nothing has noticed yet.
import { setMaxListeners } from 'node:events'
import { inject, TestRunner } from 'vitest'
import { getFn } from 'vitest/suite'

// Every run of a test listens for its end.
setMaxListeners(0)

/** A changed source that makes so many times the rounds of the true one, and some, goes round in circles. */
const [TIMES, SOME] = [3, 300_000]
/** After so many tests that reach it and notice nothing a change is not tried any more. */
const TRIALS = 1000

/** What modules remember from one call to the next; what they knew when they were read they never forget. */
const memories = []
class ForgetfulMap extends Map {
  constructor() {
    super()
    let known = null
    memories.push(() => {
      known ??= [...this]
      this.clear()
      for (const [key, value] of known) this.set(key, value)
    })
  }
}
class ForgetfulWeakMap {
  held = new WeakMap()
  constructor() {
    memories.push(() => {
      this.held = new WeakMap()
    })
  }
  get = key => this.held.get(key)
  has = key => this.held.has(key)
  delete = key => this.held.delete(key)
  set(key, value) {
    this.held.set(key, value)
    return this
  }
}

/** A list or an object of a module: it, and the lists that are its own, hold again what they held when they were read. */
function kept(store) {
  let known = null
  const listsOf = () => [store, ...Object.values(store)].filter(one => Array.isArray(one) && !Object.isFrozen(one))
  memories.push(() => {
    known ??= listsOf().map(list => [list, list.slice()])
    for (const [list, held] of known) {
      list.length = held.length
      for (let i = 0; i < held.length; i++) list[i] = held[i]
    }
  })
  return store
}

/** The switchboard the changed sources ask: which change is on, which were reached, how many rounds were gone. */
globalThis.MUTANTS ??= {
  now: inject('on'),
  hit: [],
  rounds: 0,
  most: Number.POSITIVE_INFINITY,
  alive: new Set(inject('tried')),
  trials: [],
  only: inject('only') === null ? null : new Set(inject('only')),
  Map: ForgetfulMap,
  WeakMap: ForgetfulWeakMap,
  kept,
  stop() {
    this.rounds = 0
    throw new Error('it goes round in circles')
  },
}
const M = globalThis.MUTANTS

export default class extends TestRunner {
  async runTask(test) {
    const run = getFn(test)
    if (M.only !== null && !M.only.has(test.id)) return
    if (M.alive.size === 0) {
      // One change is on from the beginning, or none is left to try.
      M.most = M.now === null ? Number.POSITIVE_INFINITY : 50_000_000
      M.rounds = 0
      await run()
      return
    }
    const early = Object.keys(M.hit).map(Number)
    const rounds = await trial(run, null, Number.POSITIVE_INFINITY)
    const reached = Object.keys(M.hit).map(Number)
    const noticed = []
    for (const id of reached) {
      M.trials[id] = (M.trials[id] ?? 0) + 1
      if (!M.alive.has(id) || M.trials[id] > TRIALS) continue
      try {
        await trial(run, id, rounds * TIMES + SOME)
      } catch {
        M.alive.delete(id)
        noticed.push(id)
      }
    }
    // It must pass again, or what it noticed says nothing.
    if (noticed.length > 0) {
      const unfit = await trial(run, null, Number.POSITIVE_INFINITY).catch(() => true)
      if (unfit === true) for (const id of noticed.splice(0)) M.alive.add(id)
    }
    M.hit = []
    test.meta.mutants = { early, reached, noticed }
  }
}

/** Runs a test with a change on, or with none; gives back how many rounds it took. */
async function trial(run, id, most) {
  for (const forget of memories) forget()
  Object.assign(M, { now: id, hit: [], rounds: 0, most })
  try {
    await run()
  } finally {
    for (const forget of memories) forget()
    Object.assign(M, { now: null, most: Number.POSITIVE_INFINITY })
  }
  return M.rounds
}
