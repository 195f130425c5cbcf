// What stands on a slip before it is dots, as a person reads it.
import type { WrappedLine } from '#work/paper/slip-lines.ts'

/** The words of some lines in their order, without marks of direction. */
export const wordsIn = ({ lines }: { readonly lines: readonly WrappedLine[] }): string =>
  lines
    .map(({ spans }) => spans.map(({ text }) => text).join(' '))
    .join(' ')
    .replace(/[\u2066-\u2069]/g, '')
