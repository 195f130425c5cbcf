// The regions of a chain: flat groups, so that none is in itself, and a branch is in one of them or in none (CHAIN-2).

import { type LocalText, locales, localize } from '../shared/locale.ts'
import { normalForm } from '../shared/normal-form.ts'
import { freeId, slugOf } from '../shared/slug.ts'
import { isBlankText, tidyText, tooLongIn } from '../shared/text.ts'

export interface Region {
  readonly id: string
  readonly name: LocalText
}

/** Characters of a name per language; and from how many branches on a shop without regions is offered the first. */
export const regionLimits = { regions: 50, name: 60, offeredFrom: 4 } as const

export const regionProblems = [
  'region_name_missing',
  'region_name_too_long',
  'region_name_taken',
  'region_unknown',
  'regions_too_many',
] as const
export type RegionProblemName = (typeof regionProblems)[number]

export interface RegionProblem {
  readonly problem: RegionProblemName
  /** 'regions', 'regions.0' or 'regions.0.name'. */
  readonly field: string
}

/** A region as it is typed; without an id it is a new one. */
export interface TypedRegion {
  readonly id?: string | undefined
  readonly name: LocalText
}

/** Everything that is wrong with the list, whose ids must be among `known`. Empty if it may be saved. */
export function checkRegions(typed: readonly TypedRegion[], known: readonly Region[]): readonly RegionProblem[] {
  const problems: RegionProblem[] = []
  const wrong = (problem: RegionProblemName, field: string) => problems.push({ problem, field })
  if (typed.length > regionLimits.regions) wrong('regions_too_many', 'regions')
  for (const [place, { id, name }] of typed.entries()) {
    const before = typed.slice(0, place)
    const isStrange = id !== undefined && !known.some((one) => one.id === id)
    if (isStrange || before.some((one) => id !== undefined && one.id === id))
      wrong('region_unknown', `regions.${place}`)
    if (isBlankText(name)) wrong('region_name_missing', `regions.${place}.name`)
    if (tooLongIn(name, regionLimits.name).length > 0) wrong('region_name_too_long', `regions.${place}.name`)
    if (before.some((one) => areCalledAlike(one.name, name))) wrong('region_name_taken', `regions.${place}.name`)
  }
  return problems
}

/** Whether they have the same name in some language, whatever its capitals. */
const areCalledAlike = (one: LocalText, other: LocalText): boolean =>
  locales.some((locale) => {
    const name = nameKey(one[locale])
    return name !== '' && name === nameKey(other[locale])
  })

const nameKey = (name = ''): string => normalForm(name, 'NFKC').trim().toLowerCase()

/** The regions that a list means: texts trimmed, each new one with an id made from its name. */
export function regionsOf(typed: readonly TypedRegion[], known: readonly Region[]): readonly Region[] {
  const taken = new Set(known.map(({ id }) => id))
  return typed.map(({ id, name }) => {
    const own = id ?? freeId(slugOf(name.nl || name.en || name.fr || '', 32) || 'region', taken)
    taken.add(own)
    return { id: own, name: tidyText(name) }
  })
}

/** For the staff log, which keeps what they were called. */
export const regionNames = (posts: readonly { readonly region: string }[], regions: readonly Region[]): string =>
  posts.map(({ region }) => localize(regions.find(({ id }) => id === region)?.name ?? {}, 'en')).join(', ')
