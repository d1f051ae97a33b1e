import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const SOURCE = readFileSync(new URL('service-worker.js', import.meta.url), 'utf8')
  .replace('__FILES__', '["./"]')
  .replace('__VERSION__', 'old')

interface Asked {
  method: string
  mode: string
  url: string
}
type Heard = (event: { request: Asked; respondWith(answer: Promise<unknown>): void }) => void

/** The service worker with a store and a line of its own; `line` says what comes over it, or that it is dead. */
function worker(line: (url: string) => string | null) {
  const store = new Map([['./', 'the page that is kept']])
  const heard: Record<string, Heard> = {}
  const cache = { put: async (request: Asked, answer: { text: string }) => void store.set(request.url, answer.text) }
  const answering = (text: string) => ({ ok: true, text, clone: () => answering(text) })
  const found = (key: string | Asked) => {
    const text = store.get(typeof key === 'string' ? key : key.url)
    return text === undefined ? undefined : answering(text)
  }
  const caches = { open: async () => cache, match: async (key: string | Asked) => found(key), keys: async () => [] }
  const fetched = async ({ url }: Asked) => {
    const text = line(url)
    if (text === null) throw new TypeError('the line is dead')
    return answering(text)
  }
  const self = {
    location: { origin: 'http://acies' },
    registration: { scope: 'http://acies/' },
    clients: { claim: async () => {} },
    addEventListener: (kind: string, hears: Heard) => {
      heard[kind] = hears
    },
  }
  new Function('self', 'caches', 'fetch', 'Response', SOURCE)(self, caches, fetched, {
    error: () => answering('nothing'),
    redirect: (to: string) => answering(`go to ${to}`),
  })
  const ask = async (path: string, mode: string): Promise<string> => {
    let answer: Promise<unknown> = Promise.resolve(answering('nobody'))
    heard.fetch({
      request: { method: 'GET', mode, url: `http://acies${path}` },
      respondWith: given => {
        answer = given
      },
    })
    return ((await answer) as { text: string }).text
  }
  return { ask, store }
}

describe('the page without a line', () => {
  it('is the one that is kept whole, though a newer one was seen before its parts had come', async () => {
    let alive = true
    const { ask, store } = worker(() => (alive ? 'a newer page' : null))
    expect(await ask('/', 'navigate')).toBe('a newer page')
    alive = false
    expect(await ask('/', 'navigate')).toBe('the page that is kept')
    expect([...store.values()]).toEqual(['the page that is kept'])
  })
  it('is the page, whatever file was opened by its address before', async () => {
    let alive = true
    const { ask } = worker(() => (alive ? 'a picture' : null))
    expect(await ask('/acies.svg', 'navigate')).toBe('a picture')
    alive = false
    expect(await ask('/', 'navigate')).toBe('the page that is kept')
  })
  it('is found from every address, beside its parts', async () => {
    const { ask } = worker(() => null)
    for (const path of ['/', '/index.html', '/?lang=en'])
      expect(await ask(path, 'navigate')).toBe('the page that is kept')
    for (const path of ['/play/cannae', '/acies.svg', '/assets/'])
      expect(await ask(path, 'navigate')).toBe('go to http://acies/')
  })
  it('has the parts that came while there was one', async () => {
    let alive = true
    const { ask } = worker(() => (alive ? 'a part' : null))
    expect(await ask('/assets/a-1.js', 'cors')).toBe('a part')
    alive = false
    expect(await ask('/assets/a-1.js', 'cors')).toBe('a part')
  })
})
