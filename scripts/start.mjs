// npm start: sets up, builds the page if it changed, serves it. npm start -- --terminal plays in the terminal.
import { spawnSync } from 'node:child_process'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import util from 'node:util'
import { buildPage } from './build.mjs'
import { said } from './said.mjs'
import { needNode, setUp } from './setup.mjs'
import { ROOT } from './source.mjs'

const HERE = '127.0.0.1'
const USAGE = said(
  `npm start -- [--port N] [--host DIRECCIÓN] [--terminal [JUEGO] …]

  --port N     el puerto de la página (4173, o el primero libre a partir de él)
  --host D     la dirección en la que escucha: solo esta máquina, si no se dice otra cosa (0.0.0.0 para todos los de cerca)
  --terminal   jugar en el terminal; lo que siga va a «acies play»
`,
  `npm start -- [--port N] [--host ADDRESS] [--terminal [GAME] …]

  --port N     the port to serve the page on (4173, or the next free one)
  --host A     the address to listen on: this machine only, unless you say otherwise (0.0.0.0 for everybody near)
  --terminal   play in the terminal; what follows goes to "acies play"
`,
)

function playInTerminal(args) {
  const acies = join(ROOT, 'apps/cli/bin/acies.mjs')
  process.exit(spawnSync(process.execPath, [acies, 'play', ...args], { stdio: 'inherit' }).status ?? 1)
}

async function serve(folder, { port: wanted, host }) {
  const { listen, staticServer } = await import('./serve.mjs')
  const server = staticServer(folder)
  const port = await listen(server, wanted, host).catch(error => {
    console.error(`${said('No se puede escuchar en', 'Cannot listen on')} ${host}: ${error.message}`)
    process.exit(2)
  })
  console.log(said('Acies está en la mesa:', 'Acies is on the table:'))
  if (host === HERE)
    console.log(
      `  http://localhost:${port}/  ${said('(solo para esta máquina; --host 0.0.0.0 la abre a otras)', '(for this machine only; --host 0.0.0.0 opens it to others)')}`,
    )
  else {
    console.log(said('Abierta a todo el que llegue a esta máquina:', 'Open to everybody who reaches this machine:'))
    for (const address of addressesOf(host)) console.log(`  http://${address}:${port}/`)
  }
  console.log(
    said(
      'Ctrl-C lo cierra; npm start -- --terminal es para jugar aquí mismo.',
      'Ctrl-C ends it; npm start -- --terminal plays here instead.',
    ),
  )
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      server.closeAllConnections()
      server.close(() => process.exit(0))
    })
  }
}

const EVERYWHERE = ['0.0.0.0', '::']
/** The addresses under which a host can be reached. */
function addressesOf(host) {
  if (!EVERYWHERE.includes(host)) return [host.includes(':') ? `[${host}]` : host]
  const all = Object.values(networkInterfaces()).flat()
  return ['localhost', ...all.filter(a => a?.family === 'IPv4' && !a.internal).map(a => a.address)]
}

function whereOf(args) {
  try {
    const options = { port: { type: 'string' }, host: { type: 'string' }, help: { type: 'boolean', short: 'h' } }
    const { values } = util.parseArgs({ args, options })
    if (values.help) return null
    const port = Number(values.port ?? 4173)
    if (!Number.isInteger(port) || port < 0 || port > 65535)
      throw new Error(`--port: ${said('no es un puerto', 'not a port')}: ${values.port}`)
    return { port, host: values.host ?? HERE }
  } catch (error) {
    const odd = error.code?.startsWith('ERR_PARSE_ARGS') === true
    console.error(odd ? said(`No se entiende: ${args.join(' ')}`, error.message) : error.message)
    process.exit(2)
  }
}

needNode()
const args = process.argv.slice(2)
const terminal = args.indexOf('--terminal')
const where = terminal < 0 ? whereOf(args) : {}
if (where === null) console.log(USAGE)
else {
  setUp()
  if (terminal >= 0) playInTerminal(args.toSpliced(terminal, 1))
  const page = buildPage()
  if (page !== null) await serve(page, where)
  else {
    console.log(
      said(
        'No hay página que servir: aquí está el juego en el terminal.',
        'There is no page to serve: here is the terminal game.',
      ),
    )
    playInTerminal([])
  }
}
