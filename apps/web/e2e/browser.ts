import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterEach, beforeAll } from 'vitest'
import type { Settings } from '../src/app/settings.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

interface Serving {
  staticServer: (folder: string) => Server
  listen: (server: Server, port: number, host: string) => Promise<number>
}

/** What the browser would do on its own besides the page; the first two draw a window for the address bar of every visitor. */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

let browser: Browser | undefined
let address = ''
const contexts: BrowserContext[] = []
const faults: string[] = []

/** Serves the built page and opens a browser, once for all files that a worker takes; both end with it. */
export function withBrowser(): void {
  beforeAll(async () => {
    if (browser?.isConnected()) return
    const dist = join(ROOT, 'apps/web/dist')
    if (!existsSync(join(dist, 'index.html'))) throw new Error('build the page first: vite build in apps/web')
    const { staticServer, listen } = (await import(pathToFileURL(join(ROOT, 'scripts/serve.mjs')).href)) as Serving
    const server = staticServer(dist)
    address = `http://localhost:${await listen(server, 4400 + Math.floor(Math.random() * 400), '127.0.0.1')}/`
    server.unref()
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--headless', '--no-sandbox', '--disable-gpu', `--disable-features=${WITHOUT.join(',')}`],
    })
  })
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map(context => context.close()))
    const found = faults.splice(0)
    if (found.length > 0) throw new Error(`the page failed: ${found.join('\n')}`)
  })
}

export const hrefOf = (path: string): string => `${address}#/${path}`
export const origin = (): string => address

export interface Visit {
  settings?: Partial<Settings>
  options?: BrowserContextOptions
  /** Runs in the page before anything else does. */
  before?: () => void
  workers?: boolean
}

/** A visitor with a browser of his own: nothing kept from others. */
export async function visit({ settings, options, before, workers = false }: Visit = {}): Promise<BrowserContext> {
  if (!browser) throw new Error('withBrowser() comes first')
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    // The same page with fewer dots: drawing them is most of the work here.
    deviceScaleFactor: 0.5,
    serviceWorkers: workers ? 'allow' : 'block',
    ...options,
  })
  contexts.push(context)
  const kept = JSON.stringify({ lang: 'es', speed: 0, quotes: false, ...settings })
  await context.addInitScript(text => {
    if (localStorage.getItem('acies.settings') === null) localStorage.setItem('acies.settings', text)
  }, kept)
  // The same dice and cards every time.
  await context.addInitScript(() => {
    const real = crypto.getRandomValues.bind(crypto)
    crypto.getRandomValues = array => {
      const filled = real(array)
      if (filled instanceof Uint32Array && filled.length === 1) filled[0] = 20_260
      return filled
    }
  })
  if (before) await context.addInitScript(before)
  return context
}

/** Until nothing on the page moves or fades any more. */
export const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.getAnimations().every(animation => animation.playState !== 'running'))

export async function openPage(context: BrowserContext, path = ''): Promise<Page> {
  const page = await context.newPage()
  page.on('pageerror', error => faults.push(error.message))
  await page.goto(hrefOf(path))
  return page
}
