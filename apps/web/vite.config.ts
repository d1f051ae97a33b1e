import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { defineConfig, type Plugin, runnerImport } from 'vite'
import { notices } from './notices.ts'
import { drawnByPreact } from './preact.ts'

const entry = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** What the games say of themselves: all of them are read for it, once for a build. */
let source: Promise<typeof import('./src/catalogue/source.ts')> | undefined
const told = () => {
  source ??= runnerImport<typeof import('./src/catalogue/source.ts')>(entry('src/catalogue/source.ts')).then(
    ({ module }) => module,
  )
  return source
}

/** `virtual:catalogue`: the games, their battles and the bots' names as data, so that the home needs no code of theirs. */
function catalogue(): Plugin {
  const id = '\0virtual:catalogue'
  return {
    name: 'acies-catalogue',
    resolveId: source => (source === 'virtual:catalogue' ? id : undefined),
    async load(wanted) {
      if (wanted !== id) return
      const { catalogueOfGames, titlesOfBots } = await told()
      const titles = `export const titles = ${JSON.stringify(titlesOfBots())}`
      return `export default ${JSON.stringify(catalogueOfGames())}\n${titles}`
    },
  }
}

/**
 * `virtual:briefings`: what is told before each battle, a file for each, so that nobody fetches those of the others. One
 * fingerprint for all of them: a list of 70 would weigh more than what it leads to.
 */
function briefings(): Plugin {
  const id = '\0virtual:briefings'
  let serving = false
  return {
    name: 'acies-briefings',
    configResolved(config) {
      serving = config.command === 'serve'
    },
    resolveId: wanted => (wanted === 'virtual:briefings' ? id : undefined),
    async load(wanted) {
      if (wanted !== id) return
      const all = (await told()).briefingsOfBattles()
      if (serving) return `const all = ${JSON.stringify(all)}\nexport const fetchBriefing = async id => all[id]`
      const folder = `briefings-${createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 8)}`
      for (const [battle, briefing] of Object.entries(all)) {
        const fileName = `assets/${folder}/${battle}.json`
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(briefing) })
      }
      // Beside the page's other parts; Vite would make a list of files of it, were it written in one.
      return `const here = import.meta.url
      export const fetchBriefing = async id => {
        const answer = await fetch(new URL(\`./${folder}/\${id}.json\`, here))
        if (!answer.ok) throw new Error(\`\${id}: \${answer.status}\`)
        return answer.json()
      }`
    },
  }
}

/**
 * `virtual:thinker`: the address of the worker. Built with the page and not apart from it, so that the two share the
 * game's code and it is fetched once; but nothing that is drawn: a worker has no document.
 */
function thinker(): Plugin {
  const id = '\0virtual:thinker'
  const source = 'src/bots/worker.ts'
  let serving = false
  return {
    name: 'acies-thinker',
    configResolved(config) {
      serving = config.command === 'serve'
    },
    resolveId: wanted => (wanted === 'virtual:thinker' ? id : undefined),
    load(wanted) {
      if (wanted !== id) return
      if (serving) return `export default '/${source}'`
      const file = this.emitFile({ type: 'chunk', id: entry(source), name: 'thinker' })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
    generateBundle(_options, bundle) {
      const met = new Set<string>()
      const follow = (name: string): void => {
        const chunk = bundle[name]
        if (met.has(name) || chunk?.type !== 'chunk') return
        met.add(name)
        const drawn = chunk.moduleIds.find(module => /\.tsx$|[\\/]preact[\\/]/.test(module))
        if (drawn !== undefined) this.error(`the worker would fetch ${name}, with ${drawn}`)
        for (const next of [...chunk.imports, ...chunk.dynamicImports]) follow(next)
      }
      for (const [name, part] of Object.entries(bundle))
        if (part.type === 'chunk' && part.name === 'thinker') follow(name)
    },
  }
}

/** `sw.js`: knows every file of the build, so that the page can be kept whole. */
function serviceWorker(): Plugin {
  return {
    name: 'acies-service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const built = Object.keys(bundle).filter(name => !/\.(map|html)$/.test(name))
      const files = ['./', ...built.map(name => `./${name}`), './acies.svg', './acies.webmanifest']
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
      const source = readFileSync(entry('src/offline/service-worker.js'), 'utf8')
        .replace('__FILES__', JSON.stringify(files))
        .replace('__VERSION__', version)
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}

const BEST = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }
/** Packs scripts, styles and briefings, beside them, as tightly as it goes: a tenth less than can be done while somebody waits. */
function packed(): Plugin {
  return {
    name: 'acies-packed',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle).filter(file => /^assets\/.*\.(js|css|json)$/.test(file)))
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(readFileSync(join(dir, name)), { params: BEST }))
    },
  }
}

/** The contract and the games do nothing when loaded: what a bundle does not use, it does not carry. */
const treeshake = {
  moduleSideEffects: (id: string) => !/[\\/](packages|games)[\\/][^\\/]+[\\/]src[\\/]/.test(id),
}

const FIRST_SEEN =
  /virtual:catalogue|[\\/]web[\\/]src[\\/](app[\\/](?!copy|Unopened|useStorage)|catalogue[\\/]catalogue|text[\\/](signs|complaint)|matches[\\/](label|MatchMap)|home[\\/](Resume|ahead|battle)|learn[\\/]line|look[\\/](BattleCard|Dialog|GameFrame|Hero|Icon|LineIcon|Segmented|SideMark|Tag|TopBar|Wood|thumb))/
/**
 * What most screens are made of comes in few pieces: they pack better than thirty crumbs. A piece takes along what its files
 * need, but for what an earlier one has. What workers need as well stands apart: they have no document to put styles into.
 */
const parts = [
  { name: 'preact', test: /[\\/]node_modules[\\/]preact[\\/]/, priority: 7 },
  { name: 'core', test: /preload-helper|[\\/]kernel[\\/]src[\\/]dice|[\\/]@noble[\\/]/, minShareCount: 2, priority: 6 },
  { name: 'whole', test: /[\\/]web[\\/]src[\\/]games[\\/]whole\.ts/, priority: 6 },
  {
    name: 'bots',
    test: /[\\/]packages[\\/]bots[\\/]src[\\/](?!levels|names|temperaments)/,
    minShareCount: 2,
    priority: 3,
  },
  { name: 'home', test: FIRST_SEEN, priority: 5 },
  { name: 'referee', test: /[\\/]kernel[\\/]src[\\/]/, minShareCount: 2, priority: 4 },
  {
    name: 'look',
    test: /[\\/]web[\\/]src[\\/]look[\\/](?!table|hex[\\/](?!Shadow)|symbols|css|chart)/,
    minShareCount: 2,
    priority: 3,
  },
  { name: 'play', test: /[\\/]web[\\/]src[\\/](play|replay|table|rules|sound)[\\/]/, minShareCount: 2, priority: 2 },
]

/** The gallery is served in development and built only with `--mode gallery`; players never download it. */
export default defineConfig(({ mode }) => ({
  base: './',
  resolve: { alias: drawnByPreact },
  plugins: [catalogue(), briefings(), thinker(), notices(), serviceWorker(), packed()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    // A worker has no document to preload by; nor may what it shares with the page.
    modulePreload: { resolveDependencies: (_name, deps, { hostId }) => (/thinker|whole/.test(hostId) ? [] : deps) },
    // light-dark() must stay as written: a theme may change on any element, not only on the root.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      input: mode === 'gallery' ? entry('gallery.html') : entry('index.html'),
      treeshake,
      // How long our own plugins take is nothing for whoever starts it.
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: parts } },
    },
  },
}))
