// The words of the sheet and of what things contain, in every language: a sheet may be in any of them.

import { substanceNames as substancesAr } from '#domain/menu/substance-names/ar.ts'
import { substanceNames as substancesEn } from '#domain/menu/substance-names/en.ts'
import { substanceNames as substancesFr } from '#domain/menu/substance-names/fr.ts'
import { substanceNames as substancesNl } from '#domain/menu/substance-names/nl.ts'
import type { SubstanceNames } from '#domain/menu/substance-names/types.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { SheetWords } from '../sheet-columns.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'

export const sheetWords: Readonly<Record<Locale, SheetWords>> = { en, nl, fr, ar }

export const substanceWords: Readonly<Record<Locale, SubstanceNames>> = {
  en: substancesEn,
  nl: substancesNl,
  fr: substancesFr,
  ar: substancesAr,
}
