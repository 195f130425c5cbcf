// The words of the sheet and of what things contain, in every language: a sheet may be in any of them.
import type { Locale } from '../../../shared/locale.ts'
import { substanceNames as substancesAr } from '../../substance-names/ar.ts'
import { substanceNames as substancesEn } from '../../substance-names/en.ts'
import { substanceNames as substancesFr } from '../../substance-names/fr.ts'
import { substanceNames as substancesNl } from '../../substance-names/nl.ts'
import type { SubstanceNames } from '../../substance-names/types.ts'
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
