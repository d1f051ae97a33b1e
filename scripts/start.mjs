// npm start: sets up, builds the page if it changed, serves it. npm start -- --terminal plays in the terminal.
import { spawnSync } from 'node:child_process'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildPage } from './build.mjs'
import { listen, staticServer } from './serve.mjs'
import { setUp } from './setup.mjs'
import { ROOT } from './source.mjs'

const USAGE = `npm start -- [--port N] [--terminal [GAME] …]

  --port N     the port to serve the page on (4173, or the next free one)
  --terminal   play in the terminal; what follows goes to "acies play"
`

function playInTerminal(args) {
  const acies = join(ROOT, 'apps/cli/bin/acies.mjs')
  process.exit(spawnSync(process.execPath, [acies, 'play', ...args], { stdio: 'inherit' }).status ?? 1)
}

async function serve(folder, wanted) {
  const server = staticServer(folder)
  const port = await listen(server, wanted)
  console.log('Acies is on the table:')
  console.log(`  http://localhost:${port}/`)
  for (const address of Object.values(networkInterfaces()).flat()) {
    if (address?.family === 'IPv4' && !address.internal) console.log(`  http://${address.address}:${port}/`)
  }
  console.log('Ctrl-C ends it; npm start -- --terminal plays here instead.')
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      server.closeAllConnections()
      server.close(() => process.exit(0))
    })
  }
}

function portOf(args) {
  try {
    const { values } = parseArgs({ args, options: { port: { type: 'string' }, help: { type: 'boolean', short: 'h' } } })
    if (values.help) return null
    const port = Number(values.port ?? 4173)
    if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`--port: not a port: ${values.port}`)
    return port
  } catch (error) {
    console.error(error.message)
    process.exit(2)
  }
}

const args = process.argv.slice(2)
const terminal = args.indexOf('--terminal')
const port = terminal < 0 ? portOf(args) : 0
if (port === null) console.log(USAGE)
else {
  setUp()
  if (terminal >= 0) playInTerminal(args.toSpliced(terminal, 1))
  const page = buildPage()
  if (page !== null) await serve(page, port)
  else {
    console.log('There is no page to serve: here is the terminal game.')
    playInTerminal([])
  }
}
