// The stations of the member's branches, each once, in the order of the branches.
import { localize } from '#domain/shared/locale.ts'
import { useOwnPaces } from '#web/data/staff/branch-api.ts'
import { usePaceText } from '#web/words/board/index.ts'

export interface NamedStation {
  readonly id: string
  readonly name: string
}

/** `stations` is undefined until they are read. */
export function useStations() {
  const { locale } = usePaceText()
  const paces = useOwnPaces()
  const all = paces.data?.branches.flatMap(({ capacity }) => capacity?.stations ?? [])
  const stations = all?.filter(({ id }, place) => all.findIndex((one) => one.id === id) === place)
  return {
    ...paces,
    stations: stations?.map(({ id, name }): NamedStation => ({ id, name: localize(name, locale) })),
  }
}
