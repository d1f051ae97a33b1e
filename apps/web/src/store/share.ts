import { type MatchFile, readMatch, writeMatch } from '@acies/kernel'

/** Longer addresses break in mails and messengers. */
const LONGEST = 6000

const toBase64 = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), c => c.charCodeAt(0))

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const body = new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, BufferSource>)
  return new Uint8Array(await new Response(body as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer())
}

/** A match as part of an address, or null when it is too long for one. */
export async function matchToLink(file: MatchFile): Promise<string | null> {
  const bytes = new TextEncoder().encode(writeMatch(file))
  const packed = toBase64(await through(new Uint8Array(bytes), new CompressionStream('deflate-raw')))
  return packed.length > LONGEST ? null : packed
}

export async function matchFromLink(data: string): Promise<MatchFile> {
  const bytes = await through(fromBase64(data), new DecompressionStream('deflate-raw'))
  return readMatch(new TextDecoder().decode(bytes))
}

/** Hands the match to the player as a file. */
export function saveAsFile(file: MatchFile, name: string): void {
  const url = URL.createObjectURL(new Blob([writeMatch(file)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.acies.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
