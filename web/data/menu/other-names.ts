// The names of the menu's items, categories, options and branches in the other languages, for the search; read when
// first used.
import type { OtherBranchWords } from '#domain/branch/find-branches.ts'
import { type Locale, locales } from '#domain/shared/locale.ts'
import { ask } from '../http/client.ts'
import { createObservable } from '../observable.ts'
import { localeStore } from '../page/page-locale.ts'

export interface OtherName {
  readonly locale: Locale
  readonly name: string
}

type Names = ReadonlyMap<string, readonly OtherName[]>

export interface OtherNames {
  readonly items: Names
  readonly categories: Names
  readonly options: Names
  readonly branches: OtherBranchWords
}

export const otherNames = createObservable<OtherNames>({
  items: new Map(),
  categories: new Map(),
  options: new Map(),
  branches: new Map(),
})

/** The same documents that pages in those languages read: compressed, and cached by the browser. */
export async function readOtherNames(): Promise<void> {
  const here = localeStore.read()
  const answers = await Promise.all(
    locales.filter((locale) => locale !== here).map((lang) => ask('menu.read', { lang })),
  )
  const branches = new Map<string, { name: string; address: string }[]>()
  const found = {
    items: new Map<string, OtherName[]>(),
    categories: new Map<string, OtherName[]>(),
    options: new Map<string, OtherName[]>(),
  }
  for (const answer of answers) {
    if (!answer.ok) continue
    const { locale, items, categories, groups } = answer.value
    for (const { id, name, address } of answer.value.branches)
      branches.set(id, [...(branches.get(id) ?? []), { name, address }])
    const named = { items, categories, options: groups.flatMap(({ options }) => options) }
    for (const kind of ['items', 'categories', 'options'] as const)
      for (const { id, name } of named[kind]) found[kind].set(id, [...(found[kind].get(id) ?? []), { locale, name }])
  }
  otherNames.write({ ...found, branches })
}
