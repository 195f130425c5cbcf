// The words of a display in all languages at once, because it speaks them by turns.
import type { Locale } from '#domain/shared/locale.ts'
import { display as ar } from './ar.ts'
import { type DisplayText, display as en } from './en.ts'
import { display as fr } from './fr.ts'
import { display as nl } from './nl.ts'

export const displayWords: Readonly<Record<Locale, DisplayText>> = { en, nl, fr, ar }
