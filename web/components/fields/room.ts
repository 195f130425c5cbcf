// How much may still be typed into a field whose limit is in characters.

/**
 * The maxlength of a field with this text. Browsers count UTF-16 units, of which an emoji has two; our limits count
 * characters, so each remaining character counts as two units. A paste can then exceed the limit, which the form
 * reports.
 */
export const roomFor = (text: string, most: number): number =>
  text.length + 2 * Math.max(0, most - Array.from(text).length)
