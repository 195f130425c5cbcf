// Reads an export file as JSON, in whatever encoding an editor saved it; says in one line what is wrong with it.
import { readFile, stat } from 'node:fs/promises'
import { accept, type Result, refuse } from '#domain/shared/result.ts'

/** A string cannot be longer than about 512 MB. */
const largest = 500 * 1024 * 1024

export async function readJsonFile(path: string): Promise<Result<unknown, string>> {
  let bytes: Buffer
  try {
    const found = await stat(path)
    if (found.isDirectory()) return refuse(`${path} is a folder, not a file.`)
    if (found.size > largest) return refuse(`${path} is larger than 500 MB; split it and import the parts.`)
    bytes = await readFile(path)
  } catch (error) {
    return refuse(whyUnread(path, error as NodeJS.ErrnoException))
  }
  const text = textIn(bytes)
  if (text === null)
    return refuse(
      `${path} is not written in UTF-8, so letters such as é would be lost; save it as UTF-8 and try again.`,
    )
  if (text.trim() === '') return refuse(`${path} is empty.`)
  try {
    return accept(JSON.parse(text))
  } catch (error) {
    return refuse(`${path} is not valid JSON: ${whereBroken(error, text)}.`)
  }
}

function whyUnread(path: string, { code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return `there is no file ${path}.`
  if (code === 'EACCES' || code === 'EPERM') return `${path} may not be read by this user.`
  return `${path} cannot be read: ${message}.`
}

/** UTF-8, or UTF-16 as some Windows programs save it; null if it is neither. */
function textIn(bytes: Buffer): string | null {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** By the byte order mark, or else by the zero bytes of the first character, which in JSON is always ASCII. */
function encodingOf([first, second]: Buffer): string {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be'
  return 'utf-8'
}

/** The position, without the text there: it may be a person's name, or anything else. */
function whereBroken(error: unknown, text: string): string {
  const message = error instanceof Error ? error.message : ''
  const position = positionIn(message, text)
  if (/end of JSON|Unterminated/.test(message) || (position ?? 0) >= text.trimEnd().length)
    return 'it breaks off before its end'
  if (position === undefined) return 'it has a mistake somewhere'
  const before = text.slice(0, position).split('\n')
  return `there is a mistake at or near line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`
}

/** The engine gives the position, or quotes ten characters before and after it. */
function positionIn(message: string, text: string): number | undefined {
  const [, position] = /at position (\d+)/.exec(message) ?? []
  if (position !== undefined) return Number(position)
  const [, dots, quoted = ''] =
    /^Unexpected token .{1,4}, (\.\.\.)?"([\s\S]*)"(?:\.\.\.)? is not valid JSON$/u.exec(message) ?? []
  const place = quoted === '' ? -1 : text.indexOf(quoted)
  if (place < 0 || text.indexOf(quoted, place + 1) >= 0) return undefined
  return dots ? place + 10 : place
}
