// Rows of programs that run side by side, and read as if one came after the other.
import { spawn } from 'node:child_process'

const WINDOWS = process.platform === 'win32'

/**
 * The stages of a row run one after the other, the rows side by side. The first stage that has not ended speaks as it goes,
 * what those after it say is held until it is their turn. One that fails speaks at once, and ends all others.
 * Gives how long each took, or null when one failed.
 */
export async function runStages(rows, say = text => process.stdout.write(text)) {
  const order = rows.flat()
  const held = new Map(order.map(stage => [stage, `\n── ${stage.title}\n`]))
  const took = new Map()
  const running = new Set()
  let failed = false

  const release = stage => {
    say(held.get(stage) ?? '')
    held.delete(stage)
  }
  const tell = (stage, text) => {
    if (failed) return
    if (held.has(stage)) held.set(stage, held.get(stage) + text)
    else say(text)
  }
  const takeTurns = () => {
    for (const stage of order) {
      release(stage)
      if (!took.has(stage)) return
    }
  }
  const stopAll = () => {
    for (const child of running) stop(child)
  }
  const interrupted = signal => {
    stopAll()
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }
  const runRow = async row => {
    for (const stage of row) {
      if (failed) return
      const began = performance.now()
      const fault = await runStage(stage, running, text => tell(stage, text))
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      if (failed) return
      if (fault !== null) {
        release(stage)
        say(`\n✗ FAILED: ${stage.title} (after ${seconds} s)${fault}\n`)
        failed = true
        return stopAll()
      }
      took.set(stage, `${stage.title} ${seconds} s`)
      takeTurns()
    }
  }

  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, interrupted)
  takeTurns()
  await Promise.all(rows.map(runRow))
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, interrupted)
  return failed ? null : order.map(stage => took.get(stage))
}

/** Null when it went well, else what is known besides. */
function runStage({ command: [program, ...args], cwd, env }, running, tell) {
  return new Promise(resolve => {
    const child = spawn(WINDOWS ? `${program}.cmd` : program, args, {
      cwd,
      env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: WINDOWS,
      // A group of its own, which can be ended with all it has started.
      detached: !WINDOWS,
    })
    running.add(child)
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', tell)
    const end = fault => {
      running.delete(child)
      resolve(fault)
    }
    child.on('error', error => end(`: ${error.message}`))
    child.on('close', code => end(code === 0 ? null : ''))
  })
}

function stop(child) {
  try {
    if (WINDOWS) spawn('taskkill', ['/pid', String(child.pid), '/T', '/F'])
    else process.kill(-child.pid, 'SIGTERM')
  } catch {
    // It has just ended by itself.
  }
}
