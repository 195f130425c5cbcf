// The one way to a Unicode normal form.

/**
 * As many marks as Unicode's stream-safe text has on one letter. Putting a longer run in order takes time with its
 * square: 32 kB of marks hold a server for half a second.
 */
const mostMarks = 30
const tooMany = new RegExp(`(\\p{M}{${mostMarks}})\\p{M}+`, 'gu')

/** The text in a normal form, without the marks beyond thirty on one letter, which no language writes. */
export const normalForm = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replace(tooMany, '$1').normalize(form)
