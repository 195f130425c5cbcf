// The search text of the menu; null while the search is closed. The bar opens the search, the menu shows the results.
import { createObservable, useObservable } from '../observable.ts'

const search = createObservable<string | null>(null)

export const useSearch = (): string | null => useObservable(search)
export const setSearch = (text: string | null): void => search.write(text)
