import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const entry = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** The gallery is served in development and built only with `--mode gallery`; players never download it. */
export default defineConfig(({ mode }) => ({
  base: './',
  worker: { format: 'es' },
  plugins: [react()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    // light-dark() must stay as written: a theme may change on any element, not only on the root.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    rolldownOptions: { input: mode === 'gallery' ? entry('gallery.html') : entry('index.html') },
  },
}))
