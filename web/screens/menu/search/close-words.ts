// Whether a searched word begins another, ends a compound, or would begin it with one letter typed differently.

/** Shorter words are too similar to too many others to forgive a letter, or to be searched within compounds. */
const longEnough = 4
/** The shortest first half of a compound: 'geiten' in 'geitenkaas' is long enough. */
const firstHalf = 3

export const begins = (word: string, asked: string): boolean => word.startsWith(asked)

/** Dutch writes its compounds as one word: 'kaas' finds 'geitenkaas'. */
export const endsCompound = (word: string, asked: string): boolean =>
  asked.length >= longEnough && word.endsWith(asked) && word.length - asked.length >= firstHalf

/** One letter wrong, missing or extra, or two adjacent ones swapped, at the beginning of the word. */
export function nearlyBegins(word: string, asked: string): boolean {
  if (asked.length < longEnough) return false
  const at = differsAt(word, asked)
  const rest = (letters: number) => asked.slice(at + letters)
  const follows = (letters: number, text: string) => word.startsWith(text, at + letters)
  const swapped = asked[at] === word[at + 1] && asked[at + 1] === word[at] && follows(2, rest(2))
  return follows(1, rest(1)) || follows(1, rest(0)) || follows(0, rest(1)) || swapped
}

function differsAt(word: string, asked: string): number {
  let at = 0
  while (at < asked.length && word[at] === asked[at]) at++
  return at
}
