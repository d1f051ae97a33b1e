import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from './source.mjs'

const json = path => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))

/** What is asked for and not locked, a line each: with any of it, npm ci refuses to install. */
function missing(packages) {
  const lines = []
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, range] of Object.entries({ ...entry.dependencies, ...entry.optionalDependencies })) {
      const folders = path.split('/').map((_, i, parts) => `${parts.slice(0, i + 1).join('/')}/`)
      const places = ['', ...folders].map(folder => `${folder}node_modules/${name}`)
      if (!places.some(place => place in packages)) lines.push(`${path}: ${name} ${range}`)
    }
  }
  return lines
}

describe('the lock file', () => {
  const { packages } = json('package-lock.json')

  it('names no host', () => {
    expect(Object.entries(packages).filter(([, entry]) => /^https?:/.test(entry.resolved ?? ''))).toEqual([])
  })

  it('lets no package ask for whatever is newest', () => {
    const { overrides } = json('package.json')
    const asked = Object.values(packages).flatMap(entry => Object.entries(entry.dependencies ?? {}))
    const loose = asked.filter(([, range]) => range === 'latest').map(([name]) => name)
    expect(loose).toContain('check2d')
    for (const name of loose) expect(overrides[name], name).toMatch(/^\d+\.\d+\.\d+$/)
  })

  it('knows every workspace as it is', () => {
    const folders = ['packages', 'games', 'apps'].flatMap(kind =>
      readdirSync(join(ROOT, kind)).map(name => `${kind}/${name}`),
    )
    const workspaces = folders.filter(folder => existsSync(join(ROOT, folder, 'package.json')))
    expect(workspaces.length).toBeGreaterThan(5)
    for (const path of workspaces) {
      const own = json(`${path}/package.json`)
      const locked = packages[path] ?? {}
      expect([path, locked.dependencies ?? {}]).toEqual([path, own.dependencies ?? {}])
      expect([path, locked.devDependencies ?? {}]).toEqual([path, own.devDependencies ?? {}])
    }
  })

  it('locks everything, for every platform', () => {
    expect(missing(packages)).toEqual([])
    expect(missing({ a: { optionalDependencies: { b: '1' } } })).toEqual(['a: b 1'])
    expect(missing({ a: { dependencies: { b: '1' } }, 'node_modules/b': {} })).toEqual([])
  })
})
