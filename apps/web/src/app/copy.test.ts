import { afterEach, describe, expect, it, vi } from 'vitest'
import { copyText } from './copy.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page with or without a clipboard of today; what was copied the old way. */
function page(clipboard: object | undefined, old: () => boolean) {
  const field = { value: '', style: {}, select: () => undefined, remove: vi.fn() }
  vi.stubGlobal('navigator', { clipboard })
  vi.stubGlobal('document', { createElement: () => field, body: { append: () => undefined }, execCommand: old })
  return field
}

describe('a text is copied', () => {
  it('with the clipboard', async () => {
    const writeText = vi.fn(async () => undefined)
    page({ writeText }, () => false)
    expect(await copyText('a link')).toBe(true)
    expect(writeText).toHaveBeenCalledWith('a link')
  })
  it('over plain http, where there is none, or it is denied', async () => {
    const denied = { writeText: () => Promise.reject(new Error('denied')) }
    for (const clipboard of [undefined, denied]) {
      const field = page(clipboard, () => true)
      expect(await copyText('a link')).toBe(true)
      expect(field.value).toBe('a link')
      expect(field.remove).toHaveBeenCalled()
    }
  })
  it('or said not to be', async () => {
    const fails = () => {
      throw new Error('never')
    }
    for (const old of [() => false, fails]) {
      page(undefined, old)
      expect(await copyText('a link')).toBe(false)
    }
  })
})
