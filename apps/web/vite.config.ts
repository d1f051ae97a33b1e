import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, runnerImport } from 'vite'

const entry = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** `virtual:catalogue`: the games and their battles as data, so that the home needs no game's code. */
function catalogue(): Plugin {
  const id = '\0virtual:catalogue'
  return {
    name: 'acies-catalogue',
    resolveId: source => (source === 'virtual:catalogue' ? id : undefined),
    async load(wanted) {
      if (wanted !== id) return
      const { module } = await runnerImport<typeof import('./src/catalogue/source.ts')>(
        entry('src/catalogue/source.ts'),
      )
      return `export default ${JSON.stringify(module.catalogueOfGames())}`
    },
  }
}

/** The contract and the games do nothing when loaded: what a bundle does not use, it does not carry. */
const treeshake = { moduleSideEffects: (id: string) => !/[\\/](packages[\\/](kernel|hexes|bots)|zod)[\\/]/.test(id) }

/** The gallery is served in development and built only with `--mode gallery`; players never download it. */
export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [react(), catalogue()],
  worker: { format: 'es', rolldownOptions: { treeshake } },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // light-dark() must stay as written: a theme may change on any element, not only on the root.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    rolldownOptions: { input: mode === 'gallery' ? entry('gallery.html') : entry('index.html'), treeshake },
  },
}))
