// Text as it comes in from outside: one form for each letter, and nothing that nobody sees.
import { normalForm } from './normal-form.ts'

/** Scripts in which a joiner decides which form a letter has. */
const joining = [
  'Arabic',
  'Syriac',
  'Mongolian',
  'Nko',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Khmer',
  'Myanmar',
].map((script) => `\\p{scx=${script}}`)
const joined = `[${joining.join('')}\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f]`

/** Marks of direction, which turn the words around them, fillers, and signs without width. */
const signs =
  '\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0'
/** Invisible letters, which only the flags of regions are made of: a black flag and a few of them. */
const tag = '[\\u{e0000}-\\u{e007f}]'
const tagsNotOfFlags = new RegExp(`(\\u{1f3f4}${tag}{1,16})|${tag}+`, 'gu')

/** Joiners stay where they are needed. */
const unseen = new RegExp(`[${signs}]|(?<!${joined})[\\u200c\\u200d]|[\\u200c\\u200d](?!${joined})`, 'gu')

/** Half a pair of surrogates, which no text may hold. */
const halves = /\p{Surrogate}/gu

/** A text as it comes in from outside: composed (NFC), without what nobody sees, NUL and halves of characters. */
export function enteredText(text: string): string {
  if (/^[ -~\t\r\n]*$/.test(text)) return text
  const whole = text.replaceAll('\u0000', '').replace(halves, '\ufffd')
  return normalForm(whole.replace(tagsNotOfFlags, '$1').replace(unseen, ''), 'NFC')
}
