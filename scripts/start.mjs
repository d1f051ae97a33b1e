// npm start: sets up, builds the page if it changed, serves it. npm start -- --terminal plays in the terminal.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildPage } from './build.mjs'
import { said } from './said.mjs'
import { needNode, setUp } from './setup.mjs'
import { ROOT } from './source.mjs'
import { toldOf, whereOf } from './where.mjs'

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
    stop(`${said('No se puede escuchar en', 'Cannot listen on')} ${host}: ${error.message}`)
  })
  for (const line of toldOf({ port, host })) console.log(line)
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      server.closeAllConnections()
      server.close(() => process.exit(0))
    })
  }
}

function stop(line) {
  console.error(line)
  process.exit(2)
}

function placeIn(args) {
  try {
    return whereOf(args)
  } catch (error) {
    stop(error.message)
  }
}

needNode()
const args = process.argv.slice(2)
const terminal = args.indexOf('--terminal')
const where = terminal < 0 ? placeIn(args) : {}
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
