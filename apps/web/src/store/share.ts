import { Complaint, type MatchFile, readMatch, sealMatch, writeMatch } from '@acies/kernel'
import { download } from '../app/download.ts'

/** Longer addresses break in mails and messengers. */
const LONGEST = 6000
/** Nobody made such an address by sharing a match: it is not even unpacked. */
const ENDLESS = 100_000
/** What a match may grow to when it is unpacked; a larger file is not even read. */
const LARGEST = 2_000_000

/** No battle takes as many answers: a file may not ask for endless work. */
const MOST_ANSWERS = 50_000

/** A match from text, not longer than any battle; a Complaint says what is wrong with it. */
export function readable(text: string): MatchFile {
  const file = readMatch(text)
  const { length } = file.answers
  if (length > MOST_ANSWERS) throw new Complaint(`not a match: answers: ${length} are too many`)
  return file
}

/** What stands in a file, if it is not too large for a match. */
export function textOf(file: File): Promise<string> {
  if (file.size > LARGEST) throw new Complaint('not a match: file: too large')
  return file.text()
}

const toBase64 = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), c => c.charCodeAt(0))

/** The bytes as they come out of a stream; an error when they grow beyond measure. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
  largest = Number.POSITIVE_INFINITY,
): Promise<Uint8Array<ArrayBuffer>> {
  const body = new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, BufferSource>)
  let size = 0
  const measured = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      size += chunk.length
      if (size > largest) controller.error(new RangeError('too large'))
      else controller.enqueue(chunk)
    },
  })
  const out = (body as ReadableStream<Uint8Array<ArrayBuffer>>).pipeThrough(measured)
  return new Uint8Array(await new Response(out).arrayBuffer())
}

/** A match as part of an address, or null when it is too long for one. */
export async function matchToLink(file: MatchFile): Promise<string | null> {
  const bytes = new TextEncoder().encode(writeMatch(file))
  const packed = toBase64(await through(new Uint8Array(bytes), new CompressionStream('deflate-raw')))
  return packed.length > LONGEST ? null : packed
}

export async function matchFromLink(data: string): Promise<MatchFile> {
  if (data.length > ENDLESS) throw new Complaint('not a match: file: too large')
  return readable(await unpacked(data))
}

async function unpacked(data: string): Promise<string> {
  try {
    const bytes = await through(fromBase64(data), new DecompressionStream('deflate-raw'), LARGEST)
    return new TextDecoder().decode(bytes)
  } catch {
    throw new Complaint('not a match: file: cannot be unpacked')
  }
}

/** Hands the match to the player as a file; what is not over is sealed, so that nobody reads in it what lies hidden. */
export function saveAsFile(file: MatchFile, isOver: boolean): void {
  const text = (isOver ? writeMatch : sealMatch)(file)
  download(text, `acies-${file.header.scenario}.acies.json`, 'application/json')
}
