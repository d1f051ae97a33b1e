// A small static server for the built page.
import { createReadStream, realpathSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.wasm': 'application/wasm',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.txt': 'text/plain; charset=utf-8',
}

/** Nothing from elsewhere, nothing inline but what drawings say of their own lines and fills, no frame round the page. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const PACKED = /^(text|image\/svg|application\/(json|manifest|wasm))/
/** Below this a packed file is hardly smaller. */
const WORTH_PACKING = 1024
const pack = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
}
const PACKING = {
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } },
  gzip: { level: 9 },
}

/** Answers with the files of a folder; what has no name of a file leads to the page, whose parts lie beside it. */
export function staticServer(folder) {
  const root = realpathSync.native(folder)
  /** Packed files by name, kind of packing and tag: each is packed once. */
  const packed = new Map()
  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (response.headersSent) response.destroy()
      else refuse(response, 500)
    })
  })
  // Whoever says nothing is not waited for.
  server.headersTimeout = 10_000
  server.requestTimeout = 20_000
  server.timeout = 30_000
  return server

  async function answer(request, response) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405)
    const wanted = pathOf(request.url ?? '/')
    if (wanted === null) return refuse(response, 400)
    const file = join(root, wanted === sep ? 'index.html' : wanted)
    const found = fileAt(file, root)
    if (found === null) return extname(wanted) === '' && wanted !== sep ? toPage(response) : refuse(response, 404)
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    const packable = PACKED.test(type) && found.size >= WORTH_PACKING
    const packing = packable ? packingFor(request.headers['accept-encoding']) : null
    const tag = `"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}${packing ? `-${packing}` : ''}"`
    // Vite puts a hash into the names in assets/: those never change.
    const lasting = wanted.startsWith(`${sep}assets${sep}`)
    const headers = {
      'Content-Type': type,
      'Cache-Control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: tag,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Content-Security-Policy': POLICY,
      ...(packable && { Vary: 'Accept-Encoding' }),
      ...(packing && { 'Content-Encoding': packing }),
    }
    if (request.headers['if-none-match'] === tag) return response.writeHead(304, headers).end()
    if (packing !== null) {
      const key = `${file} ${tag}`
      const body = packed.get(key) ?? (await packedOnce(file, packing, found))
      packed.set(key, body)
      response.writeHead(200, { ...headers, 'Content-Length': body.length })
      return response.end(request.method === 'HEAD' ? undefined : body)
    }
    response.writeHead(200, { ...headers, 'Content-Length': found.size })
    if (request.method === 'HEAD') return response.end()
    // Closes the file as well when the reader goes away.
    await pipeline(createReadStream(file), response)
  }
}

/** A file packed: as it was when the page was built, where that lies beside it and is no older, or now. */
async function packedOnce(file, packing, { mtimeMs }) {
  const ready = packing === 'br' ? statSync(`${file}.br`, { throwIfNoEntry: false }) : undefined
  if (ready !== undefined && ready.mtimeMs >= mtimeMs) return readFile(`${file}.br`)
  return pack[packing](await readFile(file), PACKING[packing])
}

/** The best packing the browser takes, or null for none. */
function packingFor(accepted = '') {
  const names = accepted.split(',').filter(part => !/;\s*q=0(\.0*)?\s*$/.test(part))
  const taken = names.map(part => part.split(';')[0].trim())
  return ['br', 'gzip'].find(name => taken.includes(name)) ?? null
}

/** The path within the folder (an absolute path cannot climb out of it), or null when it is none. */
function pathOf(url) {
  try {
    const path = normalize(decodeURIComponent(new URL(url, 'http://acies').pathname))
    return path.includes('\0') ? null : path
  } catch {
    return null
  }
}

/** What is known of the file, or null when there is none, a part of its path is no folder, or a link leads out. */
function fileAt(path, root) {
  try {
    const found = statSync(path)
    return found.isFile() && realpathSync.native(path).startsWith(root + sep) ? found : null
  } catch {
    return null
  }
}

function toPage(response) {
  response.writeHead(302, { Location: '/', 'Cache-Control': 'no-cache' }).end()
}

function refuse(response, status) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${status}\n`)
}

/** Listens on the port or the next free one; gives the port taken. */
export function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    let wanted = port
    server.on('error', error => {
      if (error.code !== 'EADDRINUSE' || wanted >= port + 50) return reject(error)
      wanted++
      server.listen(wanted, host)
    })
    server.on('listening', () => resolve(server.address().port))
    server.listen(wanted, host)
  })
}
