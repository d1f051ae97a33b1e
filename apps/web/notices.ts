import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Fonts lie in our own tree, their licences beside them. */
const FONTS = fileURLToPath(new URL('src/look/fonts', import.meta.url))

/** The folder and the name of the package a module comes from, or null for our own. */
function packageOf(module: string): { name: string; folder: string } | null {
  const match = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(module.replace(/^\0/, ''))
  return match && { name: match[1].replaceAll('\\', '/'), folder: match[0] }
}

/** What its licence asks to be passed on; the name of the licence where the package ships no text. */
function noticeOf(folder: string): string {
  const file = readdirSync(folder).find(name => /^(licen[cs]e|copying|notice)/i.test(name))
  if (file !== undefined) return readFileSync(join(folder, file), 'utf8').trim()
  const { license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return [license, typeof author === 'string' ? author : author?.name].filter(Boolean).join(', ')
}

/** `notices.txt`: the licences of all that others wrote and the built page carries. */
export function notices(): Plugin {
  return {
    name: 'acies-notices',
    apply: 'build',
    generateBundle(_options, bundle) {
      const packages = new Map<string, string>()
      for (const part of Object.values(bundle)) {
        for (const module of part.type === 'chunk' ? part.moduleIds : []) {
          const from = packageOf(module)
          if (from !== null && existsSync(from.folder)) packages.set(from.name, from.folder)
        }
      }
      const texts = [...packages].sort().map(([name, folder]) => `${name}\n\n${noticeOf(folder)}\n`)
      const fonts = readdirSync(FONTS).filter(name => /\.txt$/i.test(name) || /licen[cs]e/i.test(name))
      texts.push(...fonts.sort().map(name => `${name}\n\n${readFileSync(join(FONTS, name), 'utf8').trim()}\n`))
      this.emitFile({ type: 'asset', fileName: 'notices.txt', source: texts.join(`\n${'-'.repeat(80)}\n\n`) })
    },
  }
}
