// What people type: measured as a person would, and tidied before it is stored.
import { type Locale, type LocalText, locales } from './locale.ts'

/** Whether there is nothing to read: only white space and invisible characters. */
export const isBlank = (text: string): boolean => /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text)

/** Length in characters, close to how a person counts them: an emoji of one code point counts as one. */
export const lengthOf = (text: string): number => Array.from(text).length

/** Whether there is nothing to read in any language. */
export const isBlankText = (text: LocalText): boolean => locales.every((locale) => isBlank(text[locale] ?? ''))

/** The languages in which the trimmed text is longer than `most` characters. */
export const tooLongIn = (text: LocalText, most: number): Locale[] =>
  locales.filter((locale) => lengthOf((text[locale] ?? '').trim()) > most)

/** The trimmed words; '' if there is nothing to read. */
export const tidyWords = (words: string): string => (isBlank(words) ? '' : words.trim())

/** The trimmed text in each language, without the languages in which there is nothing to read. */
export const tidyText = (text: LocalText): LocalText =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const words = tidyWords(text[locale] ?? '')
      return words === '' ? [] : [[locale, words] as const]
    }),
  )

/** The text on one line, without control characters: it cannot start a header or a line of its own in a mail. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()

/** The text of a machine elsewhere on one line, without marks of direction, which would turn what stands beside. */
export const machineLine = (text: string): string => oneLine(text.replace(/\p{Bidi_Control}/gu, ''))

/** How many lines a note keeps; the rest continues on the last one. */
const noteLines = 12

/** A note as it is stored, without blank lines, so that none pushes the rest of the order off the screen. */
export function tidyNote(note: string): string {
  const lines = note
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter(Boolean)
  return [...lines.slice(0, noteLines - 1), lines.slice(noteLines - 1).join(' ')].filter(Boolean).join('\n')
}
