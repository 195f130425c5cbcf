// How words are compared when somebody searches: the same on the menu, in the office and in the keys of the database.
import { normalForm } from './normal-form.ts'

const forms: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ء: '',
  ـ: '',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}

/**
 * Lower case without accents, harakat and the hamza on its seat, which become separate marks when a text is decomposed;
 * 'Œufs' is 'oeufs'.
 */
export function foldForSearch(text: string): string {
  // Most texts are of plain letters, and a list of hundreds is folded while somebody types.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase().trim()
  return normalForm(text, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ٱةىیکءـœæøßłđı]/g, (letter) => forms[letter] ?? '')
    .trim()
}

/** Whether a text has what was typed in it; a blank search finds everything. */
export const hasSearched = (text: string, typed: string): boolean => foldForSearch(text).includes(foldForSearch(typed))
