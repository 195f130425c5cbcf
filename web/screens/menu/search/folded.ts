// How texts are compared: lower case without accents, and in Arabic without the marks and forms that people leave out.

/** Longer searches are cut: nobody types this much to find a dish. */
const mostLetters = 100
const mostWords = 8

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
}

/** Accents, harakat and the hamza on its seat become separate marks when a text is decomposed. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ٱةىیکءـœæøß]/g, (letter) => forms[letter] ?? '')
    .trim()

/** The words of a text as they are compared; an Arabic word also without its article. */
export function wordsOf(text: string): string[] {
  const words = folded(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.flatMap((word) => {
    const bare = withoutArticle(word)
    return bare === word ? [word] : [word, bare]
  })
}

/** The words of a search. */
export const askedWords = (text: string): string[] =>
  (folded(text.slice(0, mostLetters)).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords).map(withoutArticle)

/** 'القهوة' is searched as 'قهوة'. */
function withoutArticle(word: string): string {
  const bare = word.replace(/^(?:[وبك]?ال|لل)/, '')
  return bare.length >= 2 ? bare : word
}
