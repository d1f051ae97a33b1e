import { chromium } from 'playwright-core'
import { staticServer, listen } from '../../../scripts/serve.mjs'
const server = staticServer(new URL('../dist', import.meta.url).pathname)
const port = await listen(server, 4890, '127.0.0.1')
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--headless','--no-sandbox','--disable-gpu'] })
const shots = process.argv.slice(2).map(s => s.split('|')) // name|size|theme|lang|path|clicks,
for (const [name, size, theme, lang, path, clicks = ''] of shots) {
  const [width, height] = size.split('x').map(Number)
  const c = await browser.newContext({ viewport: { width, height }, colorScheme: theme, serviceWorkers: 'block', hasTouch: width < 500, isMobile: width < 500 })
  const p = await c.newPage()
  await p.addInitScript(l => { localStorage.setItem('acies.settings', JSON.stringify({ lang: l })) }, lang)
  p.on('pageerror', e => console.log(name, 'ERR', e.message))
  await p.goto(`http://127.0.0.1:${port}/#/${path}`)
  await p.waitForTimeout(1800)
  let n = 0
  await p.screenshot({ path: `/work/tmp/me/${name}.png` })
  for (const t of clicks.split(';').filter(Boolean)) {
    try {
      if (t.startsWith('wait')) await p.waitForTimeout(Number(t.slice(4)))
      else if (t.startsWith('key:')) await p.keyboard.press(t.slice(4))
      else await p.getByRole('button', { name: new RegExp(t, 'i') }).first().click({ timeout: 4000 })
      await p.waitForTimeout(900)
    } catch (e) { console.log(name, t, e.message.split('\n')[0]); console.log((await p.getByRole('button').allInnerTexts()).join(' | ').slice(0, 600)) }
    await p.screenshot({ path: `/work/tmp/me/${name}-${++n}.png` })
  }
  await c.close()
}
await browser.close(); server.close(); process.exit(0)
