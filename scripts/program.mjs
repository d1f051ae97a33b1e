// The command line, built from its sources when one of them is newer: it starts at once.
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { threadId } from 'node:worker_threads'
import { newest, ROOT } from './source.mjs'

const SOURCES = ['apps/cli/src', 'packages', 'games', 'package-lock.json', 'scripts/program.mjs']
/** What is started or fetched by name. The main one is written last: its age tells the age of all. */
const ENTRIES = ['workers/work', 'games', 'testing/shelf', 'main']

const DAY = 86_400_000

/** Where a built part of the command line is, as an address to import; builds it first if it must. */
export async function program(part) {
  const folder = join(ROOT, 'apps/cli/dist')
  const built = statSync(join(folder, 'main.js'), { throwIfNoEntry: false })
  if (built === undefined || SOURCES.some(source => newest(join(ROOT, source)) > built.mtimeMs)) await build(folder)
  return pathToFileURL(join(folder, `${part}.js`)).href
}

async function build(folder) {
  const { rolldown } = await import('rolldown')
  const began = new Date()
  const bundle = await rolldown({
    input: Object.fromEntries(ENTRIES.map(entry => [entry, join(ROOT, 'apps/cli/src', `${entry}.ts`)])),
    platform: 'node',
    logLevel: 'warn',
  })
  const { output } = await bundle.generate({ format: 'esm', sourcemap: 'inline', entryFileNames: '[name].js' })
  await bundle.close()
  const rank = ({ fileName }) => (fileName === 'main.js' ? 1 : 0)
  for (const chunk of output.toSorted((a, b) => rank(a) - rank(b))) {
    const file = join(folder, chunk.fileName)
    mkdirSync(dirname(file), { recursive: true })
    // Others may be reading, or building too: a file is there whole or not at all.
    const draft = `${file}.${process.pid}-${threadId}.${began.getTime()}`
    writeFileSync(draft, chunk.code ?? chunk.source)
    // What changes from now on is newer.
    utimesSync(draft, began, began)
    renameSync(draft, file)
  }
  clearOld(folder, began)
}

/** Takes away what has been there for a day: one that started before this build may still fetch what it was built with. */
export function clearOld(folder, now) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    // What another build is just writing has its last name a moment later.
    const found = statSync(path, { throwIfNoEntry: false })
    if (found !== undefined && now.getTime() - found.mtimeMs > DAY) rmSync(path, { recursive: true, force: true })
  }
}
