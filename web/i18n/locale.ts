// The language of this page: chosen, remembered, told to the document and to the server.
import { directionOf, type Locale, localeOf, locales } from '../../domain/shared/locale.ts'
import { readStored, writeStored } from '../api/browser-storage.ts'
import { createObservable } from '../api/observable.ts'

/** A dictionary's way to be there before a language is shown. */
const loaders = new Set<(locale: Locale) => Promise<unknown> | undefined>([facesOf])

export const localeStore = createObservable<Locale>('en')

/** `load` answers nothing when the words are there already. */
export function addLoader(load: (locale: Locale) => Promise<unknown> | undefined): void {
  loaders.add(load)
}

/** The language kept from the last visit, else the first of the browser's that we speak, else English. */
export function preferredLocale(remembered: unknown, wishes: readonly string[]): Locale {
  const chosen = locales.find((locale) => locale === remembered)
  if (chosen) return chosen
  const spoken = wishes.find((wish) => (locales as readonly string[]).includes(wish.toLowerCase().split('-')[0] ?? ''))
  return localeOf(spoken)
}

/** Shows the page in the language that the address names, as /?lang=nl, and keeps it; else in the visitor's. */
export function startLocale(): Promise<void> {
  if (!/[?&]lang=/.test(location.search)) return show(preferredLocale(readStored('locale'), navigator.languages))
  // Said once: a language that is chosen later is not overruled when the page is loaded again.
  history.replaceState(null, '', `/${location.hash}`)
  // The server read the address too, and knows which languages there are.
  return setLocale(localeOf(document.documentElement.lang))
}

/** Changes the language once its words are there, and remembers it. */
export async function setLocale(locale: Locale): Promise<void> {
  writeStored('locale', locale)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox.
  document.cookie = `lang=${locale}; path=/; max-age=31536000; samesite=lax`
  await show(locale)
}

/** Without them the page is read in the device's own letters. */
function facesOf(locale: Locale): Promise<unknown> | undefined {
  if (locale !== 'ar' || document.documentElement.lang === locale) return undefined
  return import('./faces.ts').then((file) => file.fetchArabicFaces()).catch(() => {})
}

/** All words that the parts loaded so far need. A part that is shown only with them stands at once and whole. */
export const wordsOf = (locale = localeStore.read()): Promise<unknown> =>
  Promise.all([...loaders].map((load) => load(locale)))

let wanted: Locale = 'en'

async function show(locale: Locale): Promise<void> {
  wanted = locale
  await wordsOf(locale)
  // A later choice may have come in between.
  if (wanted !== locale) return
  document.documentElement.lang = locale
  document.documentElement.dir = directionOf(locale)
  localeStore.write(locale)
}
