// The words of slips in each language.
import type { Locale } from '#domain/shared/locale.ts'
import { slipWords as ar } from './ar.ts'
import { slipWords as en } from './en.ts'
import { slipWords as fr } from './fr.ts'
import { slipWords as nl } from './nl.ts'
import type { SlipWords } from './slip-words.ts'

export const slipWordsOf: Readonly<Record<Locale, SlipWords>> = { en, nl, fr, ar }
