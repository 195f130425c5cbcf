// The language of this page: chosen, remembered, and told to the document and to the server.
import { directionOf, type Locale, localeOf, locales } from '#domain/shared/locale.ts'
import { readStored, writeStored } from '../browser-storage.ts'
import { createObservable } from '../observable.ts'

/** Each loads a dictionary before a language is shown. */
const loaders = new Set<(locale: Locale) => Promise<unknown> | undefined>([facesOf])

export const localeStore = createObservable<Locale>('en')

/** `load` returns undefined if the words are loaded already. */
export function addLoader(load: (locale: Locale) => Promise<unknown> | undefined): void {
  loaders.add(load)
}

/**
 * The language stored at the last visit, or else the first of the browser's languages that the shop offers, or else
 * English, or else the shop's first.
 */
export function preferredLocale(
  remembered: unknown,
  wishes: readonly string[],
  offered: readonly Locale[] = locales,
): Locale {
  const wanted = [remembered, ...wishes.map((wish) => wish.toLowerCase().split('-')[0]), 'en', ...offered]
  return wanted.find((one): one is Locale => offered.includes(one as Locale)) ?? 'en'
}

/** The document names the languages that the shop offers, if not all. */
const offeredHere = () =>
  locales.filter((locale) => (document.documentElement.dataset.languages ?? locale).includes(locale))

/** Shows the page in the language that the address names, as in /?lang=nl, and remembers it; else in the visitor's. */
export function startLocale(): Promise<void> {
  if (!/[?&]lang=/.test(location.search))
    return show(preferredLocale(readStored('locale'), navigator.languages, offeredHere()))
  // Removed from the address, so that a reload does not override a language chosen later.
  history.replaceState(null, '', `/${location.hash}`)
  // The server read the address too, and knows which languages there are.
  return setLocale(localeOf(document.documentElement.lang))
}

/** Changes the language once its words are loaded, and remembers it. */
export async function setLocale(locale: Locale): Promise<void> {
  writeStored('locale', locale)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox.
  document.cookie = `lang=${locale}; path=/; max-age=31536000; samesite=lax`
  await show(locale)
}

/** Without the typefaces the page is shown in the device's own. */
function facesOf(locale: Locale): Promise<unknown> | undefined {
  if (locale !== 'ar' || document.documentElement.lang === locale) return undefined
  return import('./faces.ts').then((file) => file.fetchArabicFaces()).catch(() => {})
}

/** All words that the parts loaded so far need. Once they are loaded, such a part is shown at once and complete. */
export const loadWords = (locale = localeStore.read()): Promise<unknown> =>
  Promise.all([...loaders].map((load) => load(locale)))

let wanted: Locale = 'en'

async function show(locale: Locale): Promise<void> {
  wanted = locale
  await loadWords(locale)
  // A later choice may have been made in between.
  if (wanted !== locale) return
  document.documentElement.lang = locale
  document.documentElement.dir = directionOf(locale)
  localeStore.write(locale)
}
