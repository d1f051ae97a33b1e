// What must be there before the project starts or is tested. Plain Node: nothing is installed yet.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { said } from './said.mjs'
import { ROOT } from './source.mjs'

const FLOOR = [20, 19]

/** Whether this Node is too old, as a sentence; null when it will do. */
export function tooOld(version) {
  const [major, minor] = version.split('.').map(Number)
  const old = major < FLOOR[0] || (major === FLOOR[0] && minor < FLOOR[1])
  const floor = FLOOR.join('.')
  return old
    ? said(
        `Hace falta Node ${floor} o posterior; este es el ${version}.`,
        `Node ${floor} or later is needed; this is ${version}.`,
      )
    : null
}

/** Ends with a sentence where Node is too old. Stands before all that such a one cannot even read. */
export function needNode() {
  const old = tooOld(process.versions.node)
  if (old !== null) stop(old)
}

/** Why the packages must be installed (again), or null when they need not be. */
export function whyInstall(root) {
  const installed = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return said('falta node_modules', 'node_modules is missing')
  // npm writes both files in the same breath: a second is not "older".
  const age = statSync(join(root, 'package-lock.json')).mtimeMs - statSync(installed).mtimeMs
  return age > 1000
    ? said('node_modules es más viejo que package-lock.json', 'node_modules is older than package-lock.json')
    : null
}

// The first has no windows to keep: the same tests take three quarters of the time in it.
const BROWSERS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The path of a Chromium, from CHROMIUM or the PATH; null when there is none. */
export function findChromium(env = process.env) {
  if (env.CHROMIUM) return existsSync(env.CHROMIUM) ? env.CHROMIUM : null
  const folders = (env.PATH ?? '').split(delimiter).filter(folder => folder !== '')
  const paths = BROWSERS.flatMap(name => folders.map(folder => join(folder, name)))
  return paths.find(path => existsSync(path)) ?? null
}

/** Installs the packages by the lock file, if they are missing or old. */
export function setUp() {
  needNode()
  const why = whyInstall(ROOT)
  if (why === null) return
  console.log(said(`Instalando los paquetes: ${why}.`, `Installing the packages: ${why}.`))
  if (npm('ci')) return
  console.log(
    said(
      'npm ci ha fallado, arriba dice por qué: se prueba npm install.',
      'npm ci failed, see above: trying npm install.',
    ),
  )
  if (npm('install', '--no-save')) return
  stop(
    said(
      'npm install también ha fallado; arriba dice por qué. La primera vez hace falta conexión.',
      'npm install failed too, see above. The first time a connection is needed.',
    ),
  )
}

function npm(...command) {
  const script = process.env.npm_execpath
  const [program, args] = script ? [process.execPath, [script]] : ['npm', []]
  const options = { cwd: ROOT, stdio: 'inherit', shell: !script && process.platform === 'win32' }
  const { status, error } = spawnSync(program, [...args, ...command, '--no-audit', '--no-fund'], options)
  if (error)
    stop(`npm: ${error.code === 'ENOENT' ? said('no está en el PATH', 'it is not on the PATH') : error.message}`)
  return status === 0
}

/** Chromium's path, installed first where that is possible; null with a line that says what is skipped. */
export function setUpChromium() {
  const found = findChromium()
  if (found !== null) return found
  if (process.env.CHROMIUM)
    skipped(
      said(
        `CHROMIUM nombra ${process.env.CHROMIUM}, que no existe`,
        `CHROMIUM names ${process.env.CHROMIUM}, which is not there`,
      ),
    )
  else if (process.platform !== 'linux' || process.getuid?.() !== 0)
    skipped(said('no hay Chromium en el PATH', 'no Chromium on the PATH'))
  else {
    console.log(said('Instalando Chromium con apt-get.', 'Installing Chromium with apt-get.'))
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
    const install = () => BROWSERS.slice(0, 2).some(name => apt('install', '-y', '--no-install-recommends', name))
    if (!install()) apt('update') && install()
    const path = findChromium()
    if (path === null) skipped(said('apt-get no ha podido instalar Chromium', 'apt-get could not install Chromium'))
    return path
  }
  return null
}

function skipped(why) {
  console.log(
    said(
      `Sin pruebas en el navegador: ${why}. Instala Chromium, o nombra uno en CHROMIUM.`,
      `Skipping the browser tests: ${why}. Install Chromium, or name one in CHROMIUM.`,
    ),
  )
}

function stop(line) {
  console.error(line)
  process.exit(1)
}
