// Which words of the menu, or of branches, a search means: without the Arabic article, within compounds, and with one
// letter typed differently.
import { foldForSearch } from './fold-for-search.ts'

/** Longer searches are cut: nobody types this much to find something. */
const mostLetters = 100
const mostWords = 8

/** The words of a text as they are compared; an Arabic word also without its article. */
export function searchWordsOf(text: string): string[] {
  const words = foldForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.flatMap((word) => {
    const bare = withoutArticle(word)
    return bare === word ? [word] : [word, bare]
  })
}

export const askedWords = (text: string): string[] =>
  (foldForSearch(text.slice(0, mostLetters)).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords).map(withoutArticle)

/** 'القهوة' is searched as 'قهوة'. */
function withoutArticle(word: string): string {
  const bare = word.replace(/^(?:[وبك]?ال|لل)/, '')
  return bare.length >= 2 ? bare : word
}

/** Shorter words are too similar to too many others to forgive a letter, or to be searched within compounds. */
const longEnough = 4
/** The shortest first half of a compound: 'geiten' in 'geitenkaas' is long enough. */
const firstHalf = 3

export const beginsWith = (word: string, asked: string): boolean => word.startsWith(asked)

/** Dutch writes its compounds as one word: 'kaas' finds 'geitenkaas'. */
export const endsCompound = (word: string, asked: string): boolean =>
  asked.length >= longEnough && word.endsWith(asked) && word.length - asked.length >= firstHalf

/** One letter wrong, missing or extra, or two adjacent ones swapped, at the beginning of the word. */
export function nearlyBegins(word: string, asked: string): boolean {
  if (asked.length < longEnough) return false
  const at = differsAt(word, asked)
  const goesOn = (letters: number, typed: number) => restAgrees(word, at + letters, asked, at + typed)
  const swapped = asked[at] === word[at + 1] && asked[at + 1] === word[at] && goesOn(2, 2)
  return goesOn(1, 1) || goesOn(1, 0) || goesOn(0, 1) || swapped
}

/** Whether what was typed from one letter on stands in the word from another on. */
function restAgrees(word: string, from: number, asked: string, typed: number): boolean {
  for (let at = typed; at < asked.length; at++) if (word[from + at - typed] !== asked[at]) return false
  return true
}

function differsAt(word: string, asked: string): number {
  let at = 0
  while (at < asked.length && word[at] === asked[at]) at++
  return at
}
