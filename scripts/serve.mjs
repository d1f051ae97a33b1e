// A small static server for the built page.
import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'

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

/** Answers with the files of a folder; what has no name of a file gets the page itself. */
export function staticServer(folder) {
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405)
    const wanted = pathOf(request.url ?? '/')
    if (wanted === null) return refuse(response, 400)
    let file = join(folder, wanted)
    let found = fileAt(file)
    if (found === null && extname(wanted) === '') {
      file = join(folder, 'index.html')
      found = fileAt(file)
    }
    if (found === null) return refuse(response, 404)
    const tag = `"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`
    // Vite puts a hash into the names in assets/: those never change.
    const lasting = wanted.startsWith(`${sep}assets${sep}`)
    const headers = {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: tag,
      'X-Content-Type-Options': 'nosniff',
    }
    if (request.headers['if-none-match'] === tag) return response.writeHead(304, headers).end()
    response.writeHead(200, { ...headers, 'Content-Length': found.size })
    if (request.method === 'HEAD') return response.end()
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response)
  })
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

function fileAt(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  return found?.isFile() ? found : null
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
