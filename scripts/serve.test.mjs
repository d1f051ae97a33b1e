import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen, staticServer } from './serve.mjs'

describe('the static server', () => {
  const base = mkdtempSync(join(tmpdir(), 'acies-serve-'))
  const folder = join(base, 'dist')
  const server = staticServer(folder)
  let address = ''

  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'), { recursive: true })
    writeFileSync(join(folder, 'index.html'), '<title>Acies</title>')
    writeFileSync(join(folder, 'assets', 'index-abc123.js'), 'export {}')
    writeFileSync(join(folder, 'acies.svg'), '<svg/>')
    writeFileSync(join(base, 'secret.txt'), 'not for you')
    address = `http://127.0.0.1:${await listen(server, 4300, '127.0.0.1')}`
  })
  afterAll(() => {
    server.close()
    rmSync(base, { recursive: true })
  })

  it('serves files with their types', async () => {
    const script = await fetch(`${address}/assets/index-abc123.js`)
    expect(script.status).toBe(200)
    expect(script.headers.get('content-type')).toMatch('text/javascript')
    expect(script.headers.get('cache-control')).toMatch('immutable')
    expect((await fetch(`${address}/acies.svg`)).headers.get('content-type')).toBe('image/svg+xml')
  })

  it('gives the page for every address without a file', async () => {
    for (const path of ['/', '/play/cannae', '/play/cannae?lang=en']) {
      const page = await fetch(address + path)
      expect(await page.text()).toBe('<title>Acies</title>')
      expect(page.headers.get('cache-control')).toBe('no-cache')
    }
  })

  it('sends nothing that has not changed', async () => {
    const tag = (await fetch(`${address}/`)).headers.get('etag')
    expect((await fetch(`${address}/`, { headers: { 'If-None-Match': tag } })).status).toBe(304)
  })

  it('refuses missing files, other folders and other verbs', async () => {
    expect((await fetch(`${address}/missing.js`)).status).toBe(404)
    expect((await fetch(`${address}/..%2fsecret.txt`)).status).toBe(404)
    expect((await fetch(`${address}/%`)).status).toBe(400)
    expect((await fetch(`${address}/`, { method: 'POST' })).status).toBe(405)
  })

  it('takes the next free port', async () => {
    const taken = server.address().port
    const second = staticServer(folder)
    expect(await listen(second, taken, '127.0.0.1')).toBeGreaterThan(taken)
    second.close()
  })
})
