// On an option of an opened item: that it brings what the visitor avoids, where its group has another way (ALLG-2).
import { broughtBy } from '../../domain/menu/option-fit.ts'
import type { Chosen } from '../../domain/menu/options.ts'
import type { FullItem } from '../api/menu/with-groups.ts'
import { useAvoidList } from './avoid-list.ts'
import { FitWords } from './fit-words.tsx'

type BringsProps = { item: FullItem; chosen: Chosen; group: string; option: string }

export function Brings({ item, chosen, group, option }: BringsProps) {
  const fit = broughtBy(item, item.groups, chosen, { group, option }, useAvoidList())
  return fit ? <FitWords fit={fit} /> : null
}
