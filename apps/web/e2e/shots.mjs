// Photographs the gallery: node apps/web/e2e/shots.mjs OUT [screen …]. Builds into a folder of its own, serves it, leaves nothing running.
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { build, preview } from 'vite'

const [out = 'shots', ...asked] = process.argv.slice(2)
const root = fileURLToPath(new URL('..', import.meta.url))
const outDir = join(tmpdir(), 'acies-gallery')
const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const screens = {
  hexes: desk,
  home: desk,
  components: desk,
  metaurus: desk,
  trasimene: desk,
  motion: desk,
  dialogs: desk,
  table: desk,
  phone,
  'phone-hand': phone,
  'phone-home': phone,
}
const scale = Number(process.env.SCALE ?? 1)
const [width, height] = (process.env.SIZE ?? '').split('x').map(Number)
const themes = (process.env.THEMES ?? 'light,dark').split(',')

mkdirSync(out, { recursive: true })
await build({ root, mode: 'gallery', logLevel: 'warn', build: { outDir, emptyOutDir: true } })
const server = await preview({ root, logLevel: 'warn', build: { outDir }, preview: { port: 4179, host: '127.0.0.1' } })
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
  ],
})
try {
  for (const [screen, usual] of Object.entries(screens)) {
    const viewport = width && height ? { width, height } : usual
    if (asked.length > 0 && !asked.includes(screen)) continue
    for (const theme of themes) {
      const page = await browser.newPage({ viewport, deviceScaleFactor: scale })
      page.on('pageerror', error => console.error(screen, error.message))
      page.on('console', message => message.type() === 'error' && console.error(screen, message.text()))
      await page.goto(`http://127.0.0.1:4179/gallery.html?screen=${screen}&theme=${theme}${process.env.QUERY ?? ''}`)
      await page.evaluate(() => document.fonts.ready)
      await page.waitForTimeout(500)
      const tall = await page.evaluate(() => document.documentElement.scrollHeight)
      const pages = screen === 'components' ? Math.ceil(tall / viewport.height) : 1
      for (let i = 0; i < pages; i++) {
        await page.evaluate(y => scrollTo(0, y), i * viewport.height)
        const path = join(out, `${screen}${theme === 'dark' ? '-dark' : ''}${i > 0 ? `-${i + 1}` : ''}.png`)
        await page.screenshot({ path })
        console.log(path)
      }
      await page.close()
    }
  }
} finally {
  await browser.close()
  await server.close()
}
