// Turns the bytes of a text file into text, whatever program and system wrote it.

export interface Decoded {
  readonly text: string
  /** Nothing said what the bytes mean, and they were taken for Windows-1252, as old programs in western Europe write. */
  readonly guessed: boolean
}

/** Undefined for a file that is no text at all. */
export function decode(file: Uint8Array): Decoded | undefined {
  const encoding = markedAs(file) ?? utf16Of(file)
  const text = encoding ? new TextDecoder(encoding).decode(file) : (strictUtf8(file) ?? undefined)
  const known = text ?? new TextDecoder('windows-1252').decode(file)
  return isText(known) ? { text: known, guessed: text === undefined } : undefined
}

function markedAs([a, b, c]: Uint8Array): string | undefined {
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  return a === 0xfe && b === 0xff ? 'utf-16be' : undefined
}

/** Without a mark: in western text every other byte of UTF-16 is zero. */
function utf16Of(file: Uint8Array): string | undefined {
  const start = file.subarray(0, 2000)
  const zeros = [0, 1].map((parity) =>
    start.reduce((sum, byte, at) => sum + (at % 2 === parity && byte === 0 ? 1 : 0), 0),
  )
  const [even = 0, odd = 0] = zeros
  if (start.length < 8 || even + odd < start.length * 0.2) return undefined
  return odd > even ? 'utf-16le' : 'utf-16be'
}

function strictUtf8(file: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return undefined
  }
}

/** Text has no control characters but tabs and line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const isText = (text: string): boolean => !/[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(text)
