// Wraps the words of a slip into lines that fit the paper.
import { type SlipSize, type SlipText, slipSizes } from '#domain/paper/slip.ts'
import type { Direction, Outlines, SlipLetters } from './slip-letters.ts'

/** Words of one style in a line. */
export interface SlipSpan {
  readonly text: string
  readonly outlines: Outlines
  /** In dots, as is `width`. */
  readonly size: number
  readonly width: number
  readonly struck: boolean
}

export interface WrappedLine {
  readonly spans: readonly SlipSpan[]
  /** The width in dots. */
  readonly width: number
  readonly ascent: number
  readonly height: number
}

export interface LineSetter {
  /** Wraps into lines no wider than `most`; a wider word is broken. */
  set(texts: readonly SlipText[], most: number): WrappedLine[]
  /** The width of the widest word. */
  widest(texts: readonly SlipText[]): number
}

/** The gap between texts in a line, as a part of their size. */
export const textGap = 0.28

/** The largest sizes follow the paper, so that code and time share a line on narrow paper too. */
const sizeOn = (width: number, size: SlipSize): number => Math.min(slipSizes[size], Math.round(width / 4.5))

/** Digits and capitals need less room than letters with marks above and below. */
const isLow = (size: SlipSize): boolean => size === 'code' || size === 'label' || size === 'time'

export function lineSetter(letters: SlipLetters, direction: Direction, paper: number): LineSetter {
  const spanOf = ({ text, size, strong, struck }: SlipText): SlipSpan => {
    const dots = sizeOn(paper, size)
    const outlines = letters.outlinesOf(text, strong ? 'strong' : 'plain', direction)
    return { text, outlines, size: dots, width: outlines.width * dots, struck: struck === true }
  }

  function lineOf(texts: readonly SlipText[]): WrappedLine {
    const spans = texts.map((text) => spanOf(text))
    const width = spans.reduce((sum, span, place) => sum + span.width + (place > 0 ? textGap * span.size : 0), 0)
    const rooms = texts.map(({ size }, place) => {
      const dots = spans[place]?.size ?? 0
      return isLow(size) ? { up: dots * 0.84, down: dots * 0.2 } : { up: dots * 0.95, down: dots * 0.36 }
    })
    const ascent = Math.ceil(Math.max(0, ...rooms.map(({ up }) => up)))
    return { spans, width, ascent, height: ascent + Math.ceil(Math.max(0, ...rooms.map(({ down }) => down))) }
  }

  const widthOf = (texts: readonly SlipText[]): number => lineOf(texts).width

  /** A word that is wider than a line, in pieces that fit. */
  function broken(word: SlipText, most: number): SlipText[] {
    const pieces: SlipText[] = []
    let piece = ''
    for (const letter of word.text) {
      if (piece && widthOf([{ ...word, text: piece + letter }]) > most) {
        pieces.push({ ...word, text: piece })
        piece = ''
      }
      piece += letter
    }
    return [...pieces, { ...word, text: piece }]
  }

  function set(texts: readonly SlipText[], most: number): WrappedLine[] {
    if (widthOf(texts) <= most) return texts.length > 0 ? [lineOf(texts)] : []
    const lines: SlipText[][] = [[]]
    for (const text of texts.map(directed)) {
      const words = wordsOf(text).flatMap((word) => (widthOf([word]) > most ? broken(word, most) : [word]))
      for (const [place, word] of words.entries()) {
        const line = lines.at(-1) ?? []
        const last = line.at(-1)
        const longer =
          place === 0 || !last
            ? [...line, word]
            : [...line.slice(0, -1), { ...last, text: `${last.text} ${word.text}` }]
        if (line.length === 0 || widthOf(longer) <= most) lines[lines.length - 1] = longer
        else lines.push([word])
      }
    }
    return isolated(lines.filter((line) => line.length > 0)).map(lineOf)
  }

  return { set, widest: (texts) => Math.max(0, ...texts.flatMap(wordsOf).map((word) => widthOf([word]))) }
}

const wordsOf = (text: SlipText): SlipText[] =>
  text.text
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ ...text, text: word }))

/**
 * Isolates whose direction follows from their first letter say it, because a further line of them may begin with a
 * letter of the other direction.
 */
const directed = (text: SlipText): SlipText => ({
  ...text,
  text: text.text.replace(/\u2068([^\u2066-\u2069]*)/g, (_, inner: string) => `${directionIn(inner)}${inner}`),
})

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

function directionIn(text: string): string {
  const [first] = /\p{L}/u.exec(text) ?? []
  return first !== undefined && rightToLeft.test(first) ? '\u2067' : '\u2066'
}

const marks = /[\u2066-\u2069]/g

/** Text in a bidi isolate that goes on in the next line is isolated there too. */
function isolated(lines: readonly (readonly SlipText[])[]): SlipText[][] {
  let open: string[] = []
  return lines.map((line) =>
    line.map((text) => {
      const before = open.join('')
      for (const mark of text.text.match(marks) ?? []) open = mark === '\u2069' ? open.slice(0, -1) : [...open, mark]
      return { ...text, text: `${before}${text.text}${'\u2069'.repeat(open.length)}` }
    }),
  )
}
