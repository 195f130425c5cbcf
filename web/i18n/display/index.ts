// The words of a display in all languages at once, because it speaks them by turns.
import type { Locale } from '../../../domain/shared/locale.ts'
import { ar } from './ar.ts'
import { type DisplayText, en } from './en.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'

export const displayWords: Readonly<Record<Locale, DisplayText>> = { en, nl, fr, ar }
