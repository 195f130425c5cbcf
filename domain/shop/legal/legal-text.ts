// The texts of the legal pages: plain lines with a few marks, read into blocks. No markup is ever made of what was
// typed.
import { isEmail, mailTo } from '#domain/shared/email.ts'
import { isBlank, lengthOf } from '#domain/shared/text.ts'
import { type Company, type CompanyField, companyFields } from './company.ts'

/** The longest text, in characters. */
export const legalTextLimit = 20_000

export const legalProblemNames = ['text_missing', 'text_too_long', 'slot_unknown'] as const
export type LegalProblemName = (typeof legalProblemNames)[number]

/** A part of a line. A `fact` is filled from the company; `missing` is one that the shop has not said yet. */
export type LegalPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string }
  | { readonly kind: 'fact'; readonly text: string; readonly field: CompanyField }
  | { readonly kind: 'missing'; readonly field: CompanyField }

export type LegalLine = readonly LegalPiece[]
/** A heading of level 2 stands above one of level 3. */
export type LegalBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly line: LegalLine }
  | { readonly kind: 'paragraph'; readonly line: LegalLine }
  | { readonly kind: 'list'; readonly items: readonly LegalLine[] }

/** The text as it is stored: without trailing spaces, and with at most one blank line in a row. */
export const tidyLegal = (typed: string): string =>
  typed
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** What keeps a text from being saved. */
export function legalProblems(typed: string): LegalProblemName[] {
  if (isBlank(typed)) return ['text_missing']
  const unknown = [...typed.matchAll(slot)].some(([, name = '']) => !isField(name))
  return [
    ...(lengthOf(tidyLegal(typed)) > legalTextLimit ? (['text_too_long'] as const) : []),
    ...(unknown ? (['slot_unknown'] as const) : []),
  ]
}

/**
 * The blocks of a text, with `{name}` and the other fields of the company filled in. '# ' begins a heading, '## ' a
 * smaller one, '- ' a line of a list; every other line is a paragraph. For customers a line with a field that is blank
 * is left out, and so is a heading with nothing under it; with `marksMissing` they stay, and what is missing is marked.
 */
export function legalBlocksOf(text: string, company: Company, marksMissing = false): LegalBlock[] {
  const blocks: LegalBlock[] = []
  for (const typed of tidyLegal(text).split('\n')) {
    const [, mark = '', words = ''] = /^\s*(?:(##?|[-*])\s+)?(.*)$/.exec(typed) ?? []
    const line = lineOf(words, company)
    if (line.length === 0 || (!marksMissing && line.some(({ kind }) => kind === 'missing'))) continue
    put(blocks, mark, line)
  }
  return marksMissing ? blocks : blocks.filter((block, at) => hasContent(block, blocks[at + 1]))
}

function put(blocks: LegalBlock[], mark: string, line: LegalLine): void {
  const last = blocks.at(-1)
  if (mark.startsWith('#')) blocks.push({ kind: 'heading', level: mark === '#' ? 2 : 3, line })
  else if (mark === '') blocks.push({ kind: 'paragraph', line })
  else if (last?.kind === 'list') blocks[blocks.length - 1] = { kind: 'list', items: [...last.items, line] }
  else blocks.push({ kind: 'list', items: [line] })
}

const hasContent = (block: LegalBlock, next: LegalBlock | undefined): boolean =>
  block.kind !== 'heading' || (next !== undefined && (next.kind !== 'heading' || next.level > block.level))

const slot = /\{([^{}\s]{1,40})\}/g
const isField = (name: string): name is CompanyField => (companyFields as readonly string[]).includes(name)

/** What is filled in, a web address, or something like an e-mail address. */
const special = /\{([^{}\s]{1,40})\}|https?:\/\/[^\s<>"'{}]+|[^\s<>(){}:;,]+@[^\s<>(){}:;,]+/g

function lineOf(words: string, company: Company): LegalPiece[] {
  const pieces: LegalPiece[] = []
  let at = 0
  const text = (until: number) => {
    if (until > at) pieces.push({ kind: 'text', text: words.slice(at, until) })
  }
  for (const found of words.matchAll(special)) {
    const piece = pieceOf(found, company)
    if (!piece) continue
    text(found.index)
    pieces.push(piece)
    at = found.index + (piece.kind === 'link' ? piece.text.length : found[0].length)
  }
  text(words.length)
  return isBlank(words) ? [] : pieces
}

function pieceOf([all, name]: RegExpExecArray, company: Company): LegalPiece | undefined {
  if (name !== undefined) {
    if (!isField(name)) return undefined
    return company[name] === '' ? { kind: 'missing', field: name } : { kind: 'fact', text: company[name], field: name }
  }
  // A full stop behind an address ends the sentence.
  const text = all.replace(/[.,;:!?)\]]+$/, '')
  if (text.startsWith('http')) return { kind: 'link', text, to: text }
  return isEmail(text) ? { kind: 'link', text, to: mailTo(text) } : undefined
}
