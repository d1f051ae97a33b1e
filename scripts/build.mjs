import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { said } from './said.mjs'
import { newest, ROOT } from './source.mjs'

const SOURCES = ['apps/web', 'packages', 'games', 'package-lock.json']
const PAGE = 'apps/web/dist/index.html'

/** Whether the page must be built: it is not there, or a source is newer. */
export function needsBuild(root = ROOT) {
  const page = statSync(join(root, PAGE), { throwIfNoEntry: false })
  return page === undefined || SOURCES.some(source => newest(join(root, source)) > page.mtimeMs)
}

/** Builds the page if it must be; gives its folder, or null when there is none to serve. */
export function buildPage(root = ROOT) {
  if (!existsSync(join(root, 'apps/web/index.html'))) return null
  if (needsBuild(root)) {
    console.log(said('Construyendo la página …', 'Building the page …'))
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
    const args = [vite, 'build', '--logLevel', 'warn']
    const built = spawnSync(process.execPath, args, { cwd: join(root, 'apps/web'), stdio: 'inherit' })
    if (built.status !== 0) return null
  }
  return existsSync(join(root, PAGE)) ? join(root, 'apps/web/dist') : null
}
