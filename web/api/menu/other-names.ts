// The names of the menu's items and categories in the other languages, for the search; read when first used.
import { type Locale, locales } from '../../../domain/shared/locale.ts'
import { localeStore } from '../../i18n/locale.ts'
import { ask } from '../http/client.ts'
import { createObservable } from '../observable.ts'

export interface Named {
  readonly locale: Locale
  readonly name: string
}
type Names = ReadonlyMap<string, readonly Named[]>

export interface OtherNames {
  readonly items: Names
  readonly categories: Names
}

export const otherNames = createObservable<OtherNames>({ items: new Map(), categories: new Map() })

/** The same documents that pages in those languages read: compressed, and cached by the browser. */
export async function readOtherNames(): Promise<void> {
  const here = localeStore.read()
  const answers = await Promise.all(
    locales.filter((locale) => locale !== here).map((lang) => ask('menu.read', { lang })),
  )
  const items = new Map<string, Named[]>()
  const categories = new Map<string, Named[]>()
  for (const answer of answers) {
    if (!answer.ok) continue
    const { locale } = answer.value
    for (const { id, name } of answer.value.items) items.set(id, [...(items.get(id) ?? []), { locale, name }])
    for (const { id, name } of answer.value.categories)
      categories.set(id, [...(categories.get(id) ?? []), { locale, name }])
  }
  otherNames.write({ items, categories })
}
