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

/** A busy machine takes its time: who waits for what comes loses nothing by it. */
const WAIT = 60_000

let browser: Browser | undefined
let address = ''
const contexts: BrowserContext[] = []
/** Who came by `guest()`, until something goes wrong while he is there. */
let regular: BrowserContext | null = null
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
  afterEach(async ({ task }) => {
    const found = faults.splice(0)
    if (regular !== null && (found.length > 0 || task.result?.state === 'fail')) {
      contexts.push(regular)
      regular = null
    }
    await Promise.all(contexts.splice(0).map(context => context.close()))
    if (found.length > 0) throw new Error(`the page failed: ${found.join('\n')}`)
  })
}

export const hrefOf = (path: string): string => `${address}#/${path}`

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
  context.setDefaultTimeout(WAIT)
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

/**
 * The visitor of the tests before, in his open page and with nothing kept: to open one anew costs a second of the processor.
 * For tests that change neither the settings nor the page itself.
 */
export async function guest(): Promise<BrowserContext> {
  const [page, ...others] = regular?.pages() ?? []
  if (regular !== null && page !== undefined) {
    await Promise.all(others.map(other => other.close()))
    await page.mouse.move(0, 0)
    await page.goto(hrefOf('about'))
    await page.locator('h1').waitFor()
    await page.evaluate(forget)
    return regular
  }
  regular = await visit()
  contexts.splice(contexts.indexOf(regular), 1)
  return regular
}

/** Runs in the page: nothing is left of what was played. */
async function forget(): Promise<void> {
  const settings = localStorage.getItem('acies.settings')
  localStorage.clear()
  sessionStorage.clear()
  if (settings !== null) localStorage.setItem('acies.settings', settings)
  await new Promise<void>((resolve, reject) => {
    const asked = indexedDB.open('acies')
    asked.onerror = () => reject(asked.error)
    asked.onsuccess = () => {
      const write = asked.result.transaction('matches', 'readwrite')
      write.objectStore('matches').clear()
      write.oncomplete = () => {
        asked.result.close()
        resolve()
      }
      write.onerror = () => reject(write.error)
    }
  })
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
