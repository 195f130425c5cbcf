// The words of the books in each language.
import type { Locale } from '#domain/shared/locale.ts'
import { bookWords as ar } from './ar.ts'
import { bookWords as en } from './en.ts'
import { bookWords as fr } from './fr.ts'
import { bookWords as nl } from './nl.ts'
import type { BookWords } from './words.ts'

export const bookWordsOf: Readonly<Record<Locale, BookWords>> = { en, nl, fr, ar }
