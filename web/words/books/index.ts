// The words of the books on screen; those that also stand on paper come from the domain.
import { bookWords } from '#domain/money/book-words/en.ts'
import { dictionaries } from '../dictionary.ts'
import { bookPages } from './en.ts'

const of = dictionaries(
  { books: bookWords, pages: bookPages },
  {
    nl: async () => both(await import('#domain/money/book-words/nl.ts'), await import('./nl.ts')),
    fr: async () => both(await import('#domain/money/book-words/fr.ts'), await import('./fr.ts')),
    ar: async () => both(await import('#domain/money/book-words/ar.ts'), await import('./ar.ts')),
  },
)

const both = (
  { bookWords: books }: { readonly bookWords: typeof bookWords },
  { bookPages: pages }: { readonly bookPages: typeof bookPages },
) => ({ books, pages })

export type { BookPagesText } from './en.ts'
export const useBookWords = of('books')
export const useBookPages = of('pages')
