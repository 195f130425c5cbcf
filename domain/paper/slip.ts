// What a receipt printer prints, before it is drawn: a slip is a kitchen ticket, a receipt or a label (PAPER-1).
import type { Locale } from '../shared/locale.ts'

/** How high letters are, in dots of an eighth of a millimetre. What is read from a metre away is `large` or more. */
export const slipSizes = { small: 28, normal: 34, large: 44, time: 60, label: 76, code: 128 } as const
export type SlipSize = keyof typeof slipSizes

export interface SlipText {
  readonly text: string
  readonly size: SlipSize
  readonly strong?: true
  /** Crossed out. */
  readonly struck?: true
  /** Every sign counts, also pictures, which elsewhere are only ornament. */
  readonly whole?: true
}

/** Texts beside each other; `bar` puts a thick bar before them, for what is left out. */
export interface SlipLine {
  readonly texts: readonly SlipText[]
  readonly bar?: true
}

/** `black`: white on black, as wide as the paper. `framed`: in a frame. */
export type SlipLook = 'black' | 'framed'

/** Something to make: how many (white on black from two on), and beside it what. */
export interface SlipPiece {
  readonly kind: 'piece'
  readonly count: number
  readonly lines: readonly SlipLine[]
}

/** `staysWithNext`: no page ends between it and the part after it. */
export type SlipPart = PartOfSlip & { readonly staysWithNext?: true }

type PartOfSlip =
  /** Texts at the start of the line, and texts at its end. */
  | {
      readonly kind: 'row'
      readonly start: readonly SlipText[]
      readonly end: readonly SlipText[]
      readonly look?: SlipLook
    }
  | { readonly kind: 'middle'; readonly text: SlipText; readonly look?: SlipLook }
  | SlipPiece
  /** The first column is set at the start, the others at the end. */
  | { readonly kind: 'table'; readonly rows: readonly (readonly SlipText[])[] }
  | { readonly kind: 'rule'; readonly dashed?: true }
  /**
   * What other slips say of the order, not drawn here: only if it cannot be drawn, this slip sends to the board as
   * well.
   */
  | { readonly kind: 'elsewhere'; readonly texts: readonly SlipText[] }
  /** The shop's own, if it has one that can be drawn. */
  | { readonly kind: 'logo' }
  /** A code that phones read, and beside it what it is good for. */
  | { readonly kind: 'code'; readonly address: string; readonly beside: readonly SlipText[] }

export interface Slip {
  readonly locale: Locale
  /** Heads each further page of a slip that is too long for one. */
  readonly code: string
  readonly parts: readonly SlipPart[]
}

export const plain = (text: string, size: SlipSize = 'normal'): SlipText => ({ text, size })
export const strong = (text: string, size: SlipSize = 'normal'): SlipText => ({ text, size, strong: true })
export const struck = (text: string, size: SlipSize = 'normal'): SlipText => ({ text, size, struck: true })

export const row = (start: readonly SlipText[], end: readonly SlipText[] = [], look?: SlipLook): SlipPart => ({
  kind: 'row',
  start,
  end,
  ...(look && { look }),
})
export const middle = (text: SlipText, look?: SlipLook): SlipPart => ({ kind: 'middle', text, ...(look && { look }) })
export const elsewhere = (texts: readonly SlipText[]): SlipPart => ({ kind: 'elsewhere', texts })
export const rule: SlipPart = { kind: 'rule' }
export const dashes: SlipPart = { kind: 'rule', dashed: true }
export const logo: SlipPart = { kind: 'logo' }
export const code = (address: string, beside: readonly SlipText[]): SlipPart => ({ kind: 'code', address, beside })

/** Parts on one page, as an item and what belongs to it. */
export const together = (parts: readonly SlipPart[]): SlipPart[] =>
  parts.map((part, place) => (place < parts.length - 1 ? { ...part, staysWithNext: true } : part))

/** The part with each of its texts changed. */
export function mapTexts(part: SlipPart, change: (text: SlipText) => SlipText): SlipPart {
  if (part.kind === 'row') return { ...part, start: part.start.map(change), end: part.end.map(change) }
  if (part.kind === 'middle') return { ...part, text: change(part.text) }
  if (part.kind === 'piece')
    return { ...part, lines: part.lines.map((line) => ({ ...line, texts: line.texts.map(change) })) }
  if (part.kind === 'elsewhere') return { ...part, texts: part.texts.map(change) }
  if (part.kind === 'table') return { ...part, rows: part.rows.map((cells) => cells.map(change)) }
  return part.kind === 'code' ? { ...part, beside: part.beside.map(change) } : part
}
