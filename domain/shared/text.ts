// What people type, measured the way a person would.

/** Nothing that anybody could read: white space and characters without a shape. */
export const isBlank = (text: string): boolean => /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text)

/** How many lines a note keeps; what is longer runs on in the last one. */
const noteLines = 12

/** A note as it is kept: its lines without blank ones, so that none pushes the rest of the order off the screen. */
export function tidyNote(note: string): string {
  const lines = note
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter(Boolean)
  return [...lines.slice(0, noteLines - 1), lines.slice(noteLines - 1).join(' ')].filter(Boolean).join('\n')
}

/** Length in characters as a person counts them closely enough: an emoji of one code point is one. */
export const lengthOf = (text: string): number => Array.from(text).length
