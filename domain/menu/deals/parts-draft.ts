// The parts of a meal deal as staff write them: everything that is wrong with them, and the ids made from their names.
import { isWithin } from '#domain/shared/range.ts'
import { freeId, slugOf } from '#domain/shared/slug.ts'
import { isBlankText, tidyText, tooLongIn } from '#domain/shared/text.ts'
import { highestPrice } from '#domain/shared/typed-price.ts'
import type { Item } from '../menu.ts'
import type { Part } from './parts.ts'

/** Parts of a deal, items of a part, and characters of a part's name in one language. */
export const partLimits = { parts: 8, choose: 60, name: 60 } as const

export const partDraftProblems = [
  'part_empty',
  'part_item_unknown',
  'part_item_twice',
  'part_is_deal',
  'in_other_deal',
  'too_many_parts',
] as const
type PartDraftProblemName = (typeof partDraftProblems)[number] | 'name_missing' | 'name_too_long' | 'price_invalid'

export interface PartDraftProblem {
  readonly problem: PartDraftProblemName
  /** 'parts', 'parts.0.name', 'parts.0.choose', 'parts.0.choose.2.extra' and so on. */
  readonly field: string
}

/** The same parts with trimmed names; a part without an id gets one from its name. */
export function tidyPartDrafts(parts: readonly Part[]): Part[] {
  const taken = new Set<string>()
  const sent = new Set(parts.map(({ id }) => id))
  return parts.map(({ id, name, choose }) => {
    const made = () =>
      freeId(slugOf(Object.values(name).find(Boolean) ?? '', 40) || 'part', new Set([...taken, ...sent]))
    const own = id && !taken.has(id) ? id : made()
    taken.add(own)
    return { id: own, name: tidyText(name), choose: choose.map(({ item, extra }) => ({ item, extra })) }
  })
}

/** Everything that is wrong with the parts by themselves; empty if the menu decides. */
export function checkPartDrafts(parts: readonly Part[]): PartDraftProblem[] {
  const problems: PartDraftProblem[] = []
  const wrong = (problem: PartDraftProblemName, field: string) => problems.push({ problem, field })
  if (parts.length > partLimits.parts) wrong('too_many_parts', 'parts')
  for (const [at, { name, choose }] of parts.entries()) {
    if (isBlankText(name)) wrong('name_missing', `parts.${at}.name`)
    for (const locale of tooLongIn(name, partLimits.name)) wrong('name_too_long', `parts.${at}.name.${locale}`)
    if (choose.length === 0 || choose.length > partLimits.choose) wrong('part_empty', `parts.${at}.choose`)
    for (const [place, { item, extra }] of choose.entries()) {
      const field = `parts.${at}.choose.${place}`
      if (choose.findIndex((one) => one.item === item) < place) wrong('part_item_twice', field)
      if (!isWithin(extra, 0, highestPrice)) wrong('price_invalid', `${field}.extra`)
    }
  }
  return problems
}

/**
 * What the menu says against these parts of the item `own`, which is '' for a new one: a part's item must be on the
 * menu, and no deal is part of a deal, whichever of the two was first.
 */
export function checkPartsOnMenu(parts: readonly Part[], own: string, items: readonly Item[]): PartDraftProblem[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  const wrongWith = (id: string): PartDraftProblemName | undefined => {
    const item = byId.get(id)
    if (!item) return 'part_item_unknown'
    return id === own || item.parts ? 'part_is_deal' : undefined
  }
  const problems = parts.flatMap(({ choose }, at) =>
    choose.flatMap(({ item }, place): PartDraftProblem[] => {
      const problem = wrongWith(item)
      return problem ? [{ problem, field: `parts.${at}.choose.${place}` }] : []
    }),
  )
  const isPart = items.some(({ parts = [] }) => parts.some(({ choose }) => choose.some(({ item }) => item === own)))
  return parts.length > 0 && isPart ? [...problems, { problem: 'in_other_deal', field: 'parts' }] : problems
}
