// What is looked for in the menu; null while the search is closed. The bar opens it, the menu answers it.
import { createStore, useStore } from '../../api/observable.ts'

const search = createStore<string | null>(null)

export const useSearch = (): string | null => useStore(search)
export const setSearch = (text: string | null): void => search.write(text)
