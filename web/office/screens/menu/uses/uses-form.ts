// Which groups an item or a category asks for, as it is typed: the fields of each use, and the uses that they describe.
import type { GroupUse, OptionGroup } from '#domain/menu/options.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { surchargeText } from '#domain/shared/typed-price.ts'
import type { EditableGroup, OwnedUse } from '#web/data/staff/menu-api.ts'
import { numberFrom, priceFrom } from '../options/group-form.ts'

/** An empty field is as in the group. */
export interface UseRow {
  readonly group: string
  readonly min: string
  readonly max: string
  /** Any number here, although the group has a limit; nobody can type it. */
  readonly anyNumber: boolean
  readonly included: string
  /** The options that are offered; null: all of them. */
  readonly only: readonly string[] | null
  /** How many of each option are chosen beforehand. */
  readonly defaults: Readonly<Record<string, number>>
  readonly prices: Readonly<Record<string, string>>
  /** Asked only with one of these options; empty: always. */
  readonly when: readonly string[]
}

/** What the cards of the uses need. */
export interface UsesEditing {
  readonly rows: readonly UseRow[]
  readonly groups: readonly EditableGroup[]
  /** The sizes in which it is sold, or items of it are. */
  readonly sizes: ReadonlySet<string>
  readonly wrong: (field: string) => string | undefined
  readonly put: (rows: readonly UseRow[]) => void
}

const rowOf = (use: GroupUse, locale: Locale): UseRow => ({
  group: use.group,
  min: textOf(use.min),
  max: textOf(use.max ?? undefined),
  anyNumber: use.max === null,
  included: textOf(use.included),
  only: use.only ?? null,
  defaults: Object.fromEntries((use.defaults ?? []).map(({ option, quantity }) => [option, quantity])),
  prices: Object.fromEntries(Object.entries(use.prices ?? {}).map(([id, cents]) => [id, surchargeText(cents, locale)])),
  when: use.when ?? [],
})

/**
 * A use as its fields can show it: without options that the group no longer has, and with nothing chosen beforehand
 * that is not offered. Nobody could take that out, and it could not be saved.
 */
export function rowOfUse(use: GroupUse, groups: readonly OptionGroup[], locale: Locale): UseRow {
  const row = rowOf(use, locale)
  const options = groups.find(({ id }) => id === use.group)?.options ?? []
  const known = new Set(options.map(({ id }) => id))
  const offered = new Set(
    options.filter(({ id, hidden }) => !hidden && (use.only?.includes(id) ?? true)).map(({ id }) => id),
  )
  const among = <Value>(ids: ReadonlySet<string>, all: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)))
  return {
    ...row,
    only: row.only?.filter((id) => known.has(id)) ?? null,
    defaults: among(offered, row.defaults),
    prices: among(known, row.prices),
  }
}

const textOf = (number: number | undefined): string => (number === undefined ? '' : String(number))

/**
 * A new use; of a group of which one must be chosen, the cheapest is chosen beforehand, so that a tap can add the item.
 */
export function newUse({ id, kind, min, options }: Pick<OptionGroup, 'id' | 'kind' | 'min' | 'options'>): UseRow {
  const [first] = options.filter(({ hidden }) => !hidden).sort((one, other) => one.price - other.price)
  return {
    ...empty,
    group: id,
    defaults: kind === 'one' && min > 0 && first ? { [first.id]: 1 } : {},
  }
}

/** An item does without a group of its category. */
export const notAsked = (group: string): UseRow => ({ ...empty, group, only: [] })
export const isNotAsked = ({ only }: Pick<UseRow, 'only'>): boolean => only?.length === 0

const empty: UseRow = {
  group: '',
  min: '',
  max: '',
  anyNumber: false,
  included: '',
  only: null,
  defaults: {},
  prices: {},
  when: [],
}

export function groupUseOf(form: UseRow): OwnedUse {
  const prices = Object.entries(form.prices).filter(([, typed]) => typed.trim() !== '')
  const defaults = Object.entries(form.defaults).filter(([, quantity]) => quantity > 0)
  return {
    group: form.group,
    ...(form.min.trim() && { min: numberFrom(form.min, 0) }),
    ...(form.max.trim() ? { max: numberFrom(form.max, 0) } : form.anyNumber && { max: null }),
    ...(form.included.trim() && { included: numberFrom(form.included, 0) }),
    ...(form.only && { only: [...form.only] }),
    ...(defaults.length > 0 && { defaults: defaults.map(([option, quantity]) => ({ option, quantity })) }),
    ...(prices.length > 0 && { prices: Object.fromEntries(prices.map(([id, typed]) => [id, priceFrom(typed)])) }),
    ...(form.when.length > 0 && { when: [...form.when] }),
  }
}

/** Whether a use says anything of its own besides what is chosen beforehand. */
export const saysMore = ({ min, max, anyNumber, included, only, prices, when }: UseRow): boolean =>
  [min, max, included, ...Object.values(prices)].some((typed) => typed !== '') ||
  anyNumber ||
  only !== null ||
  when.length > 0
