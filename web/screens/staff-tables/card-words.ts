// The text of a table card for guests, in several languages at once.
import type { Locale } from '../../../domain/shared/locale.ts'

export const cardWords: Readonly<Record<Locale, { table: (n: number) => string; line: string }>> = {
  en: { table: (n) => `Table ${n}`, line: 'Scan to order at this table.' },
  nl: { table: (n) => `Tafel ${n}`, line: 'Scan en bestel aan deze tafel.' },
  fr: { table: (n) => `Table ${n}`, line: 'Scannez et commandez à cette table.' },
  ar: { table: (n) => `طاولة ${n}`, line: 'امسح الرمز واطلب إلى هذه الطاولة.' },
}

/** The table's name in these languages, without repetition: Dutch differs from French and English. */
export const tableNames = (languages: readonly Locale[], table: number): string[] => [
  ...new Set(languages.map((language) => cardWords[language].table(table))),
]

/** The link on the card; a plain path, which redirects and keeps its query. */
export const tableLink = (site: string, branch: string, table: number): string =>
  `${site}/foods?${new URLSearchParams({ branch, table: String(table) })}`
