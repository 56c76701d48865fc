/** A document in an address: compressed, in letters that an address may have. Nobody but the reader unpacks it. */

const LARGEST = 200_000 // characters of a document; a small text may unpack to a very large one

function stream(bytes: Uint8Array<ArrayBuffer>, through: GenericTransformStream): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([bytes])
    .stream()
    .pipeThrough(through as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>)
}

async function collect(source: ReadableStream<Uint8Array<ArrayBuffer>>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = source.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > most) throw new Error('too large')
    parts.push(value)
  }
  const all = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

export async function pack(document: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(document))
  const packed = await collect(stream(bytes, new CompressionStream('deflate-raw')), LARGEST)
  const text = btoa(String.fromCharCode(...packed))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The document, or null when the text is none. */
export async function unpack(text: string): Promise<Record<string, unknown> | null> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
    const open = await collect(stream(bytes, new DecompressionStream('deflate-raw')), LARGEST)
    const document: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(open))
    return typeof document === 'object' && document !== null && !Array.isArray(document)
      ? (document as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}
