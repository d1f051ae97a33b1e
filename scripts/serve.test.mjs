import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen, staticServer } from './serve.mjs'

describe('the static server', () => {
  const base = mkdtempSync(join(tmpdir(), 'acies-serve-'))
  const folder = join(base, 'dist')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  const server = staticServer(folder)
  let address = ''

  beforeAll(async () => {
    writeFileSync(join(folder, 'index.html'), '<title>Acies</title>')
    writeFileSync(join(folder, 'assets', 'index-abc123.js'), 'export {}')
    writeFileSync(join(folder, 'acies.svg'), '<svg/>')
    writeFileSync(join(folder, 'assets', 'large-abc123.js'), 'export const a = 1\n'.repeat(1000))
    writeFileSync(join(folder, 'large.bin'), Buffer.alloc(8_000_000))
    writeFileSync(join(base, 'secret.txt'), 'not for you')
    symlinkSync(join(base, 'secret.txt'), join(folder, 'link.txt'))
    symlinkSync(base, join(folder, 'linked'))
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

  it('leads to the page from every address without a file', async () => {
    for (const path of ['/', '/play/cannae', '/play/cannae?lang=en', '/assets/']) {
      const page = await fetch(address + path)
      // Beside it lie its parts: anywhere else it would be a white sheet.
      expect(new URL(page.url).pathname).toBe('/')
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

  it('tells of a file without sending it', async () => {
    for (const path of ['/', '/assets/large-abc123.js', '/large.bin']) {
      const head = await fetch(address + path, { method: 'HEAD' })
      expect([head.status, await head.text()]).toEqual([200, ''])
    }
  })

  it('outlives paths that no file system takes', async () => {
    const odd = ['/index.html/', '/index.html/x.js', '/%ff', '/a%00b', '/%E0%A4%A', '/..%5c..%5cx', '//x/y']
    for (const path of [...odd, `/${'a'.repeat(300)}.js`, `/${'a/'.repeat(2000)}`]) {
      expect((await fetch(address + path)).status, path.slice(0, 20)).toBeLessThan(500)
    }
    expect((await fetch(`${address}/`)).status).toBe(200)
  })

  it('follows no link out of its folder', async () => {
    expect((await fetch(`${address}/link.txt`)).status).toBe(404)
    expect((await fetch(`${address}/linked/secret.txt`)).status).toBe(404)
  })

  it('packs what is worth it, as the browser likes it', async () => {
    const ask = (accepted, path = '/assets/large-abc123.js') =>
      fetch(address + path, { headers: { 'Accept-Encoding': accepted } })
    const brotli = await ask('gzip, deflate, br')
    expect(brotli.headers.get('content-encoding')).toBe('br')
    expect(Number(brotli.headers.get('content-length'))).toBeLessThan(1000)
    expect(await brotli.text()).toMatch(/^export const a = 1\n/)
    expect((await ask('gzip')).headers.get('content-encoding')).toBe('gzip')
    expect((await ask('br;q=0, identity')).headers.get('content-encoding')).toBeNull()
    expect((await ask('br', '/acies.svg')).headers.get('content-encoding')).toBeNull()
    expect((await ask('br')).headers.get('etag')).not.toBe((await ask('identity')).headers.get('etag'))
  })

  it('sends what was packed when the page was built, unless the file is newer', async () => {
    const file = join(folder, 'assets', 'built-abc123.js')
    writeFileSync(file, 'export const a = 1\n'.repeat(1000))
    const tight = brotliCompressSync('export const packed = true\n'.repeat(100))
    writeFileSync(`${file}.br`, tight)
    const read = async () =>
      (await fetch(`${address}/assets/built-abc123.js`, { headers: { 'Accept-Encoding': 'br' } })).text()
    expect(await read()).toMatch('packed = true')
    utimesSync(`${file}.br`, 1, 1)
    utimesSync(file, 2, 2)
    expect(await read()).toMatch('a = 1')
  })

  it('lets the page use nothing from elsewhere', async () => {
    const policy = (await fetch(`${address}/`)).headers.get('content-security-policy')
    expect(policy).toMatch("default-src 'none'")
    expect(policy).toMatch("script-src 'self';")
    // A style sheet within the page could be anybody's; what an element says of itself is ours.
    expect(policy).toMatch("style-src 'self';")
  })

  it.skipIf(process.platform !== 'linux')('closes files whose readers went away', async () => {
    const open = () => readdirSync('/proc/self/fd').length
    const before = open()
    const leave = () =>
      new Promise(resolve => {
        const request = get(`${address}/large.bin`, response => {
          response.once('data', () => response.destroy())
          response.once('close', resolve)
        })
        request.on('error', resolve)
      })
    for (let i = 0; i < 30; i++) await leave()
    await new Promise(resolve => setTimeout(resolve, 200))
    expect(open()).toBeLessThan(before + 10)
  })

  it('waits for nobody who says nothing', () => {
    const { headersTimeout, requestTimeout, timeout } = server
    // None is waited for without end, which is what 0 means.
    for (const wait of [headersTimeout, requestTimeout, timeout]) expect(wait).toBeGreaterThan(0)
    expect(headersTimeout).toBeLessThanOrEqual(10_000)
    expect(requestTimeout).toBeLessThanOrEqual(20_000)
    expect(timeout).toBeLessThanOrEqual(30_000)
  })

  it('takes the next free port', async () => {
    const taken = server.address().port
    const second = staticServer(folder)
    expect(await listen(second, taken, '127.0.0.1')).toBeGreaterThan(taken)
    second.close()
  })
})
