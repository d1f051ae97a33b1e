// What must be there before the project starts or is tested. Plain Node: nothing is installed yet.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { ROOT } from './source.mjs'

const FLOOR = [20, 19]

/** Whether this Node is too old, as a sentence; null when it will do. */
export function tooOld(version) {
  const [major, minor] = version.split('.').map(Number)
  const old = major < FLOOR[0] || (major === FLOOR[0] && minor < FLOOR[1])
  return old ? `Node ${FLOOR.join('.')} or later is needed; this is ${version}.` : null
}

/** Why the packages must be installed (again), or null when they need not be. */
export function whyInstall(root) {
  const installed = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return 'node_modules is missing'
  // npm writes both files in the same breath: a second is not "older".
  const age = statSync(join(root, 'package-lock.json')).mtimeMs - statSync(installed).mtimeMs
  return age > 1000 ? 'node_modules is older than package-lock.json' : null
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
  const old = tooOld(process.versions.node)
  if (old !== null) stop(old)
  const why = whyInstall(ROOT)
  if (why === null) return
  console.log(`Installing: ${why}.`)
  if (npm('ci')) return
  console.log('npm ci failed, see above: trying npm install.')
  if (!npm('install', '--no-save')) stop('npm install failed too; see above.')
}

function npm(...command) {
  const script = process.env.npm_execpath
  const [program, args] = script ? [process.execPath, [script]] : ['npm', []]
  const options = { cwd: ROOT, stdio: 'inherit', shell: !script && process.platform === 'win32' }
  return spawnSync(program, [...args, ...command, '--no-audit', '--no-fund'], options).status === 0
}

/** Chromium's path, installed first where that is possible; null with a line that says what is skipped. */
export function setUpChromium() {
  const found = findChromium()
  if (found !== null) return found
  if (process.env.CHROMIUM) skipped(`CHROMIUM names ${process.env.CHROMIUM}, which is not there`)
  else if (process.platform !== 'linux' || process.getuid?.() !== 0) skipped('no Chromium on the PATH')
  else {
    console.log('Installing Chromium with apt-get.')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
    const install = () => BROWSERS.slice(0, 2).some(name => apt('install', '-y', '--no-install-recommends', name))
    if (!install()) apt('update') && install()
    const path = findChromium()
    if (path === null) skipped('apt-get could not install Chromium')
    return path
  }
  return null
}

function skipped(why) {
  console.log(`Skipping the browser tests: ${why}. Install Chromium, or name one in CHROMIUM.`)
}

function stop(line) {
  console.error(line)
  process.exit(1)
}
