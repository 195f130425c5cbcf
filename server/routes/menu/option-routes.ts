// Options: groups that staff edit once, the items and categories that ask for them, and what is out of stock of them.
import type { FastifyInstance } from 'fastify'
import type { Output } from '#contract/index.ts'
import { checkGroup, checkUses, tidyGroup } from '#domain/menu/group-draft.ts'
import { type GroupUse, isOfSizes, type OptionGroup } from '#domain/menu/options.ts'
import { sizesGroup } from '#domain/menu/sizes.ts'
import { optionIdFrom, sizesProblems } from '#domain/menu/sizes-draft.ts'
import { outUntil } from '#domain/menu/stock.ts'
import { locales } from '#domain/shared/locale.ts'
import { freeId, slugOf } from '#domain/shared/slug.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { ownBranches, refusedOffMenu } from '#server/door/http/where-allowed.ts'
import { publish } from '#server/door/live/publish.ts'
import { shortDigest } from '#server/store/digest.ts'
import { type Catalogue, lockCatalogue } from '#server/store/menu/catalogue.ts'
import {
  addGroups,
  removeOptionGroup,
  type StoredUseOwner,
  saveGroup,
  saveUses,
  setOptionStock,
} from '#server/store/menu/option-edit.ts'
import { shownStock } from './stock-routes.ts'

export function optionRoutes(app: FastifyInstance, deps: Deps): void {
  groupRoutes(app, deps)
  groupUseRoutes(app, deps)
  optionStockRoutes(app, deps)
}

function groupRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'groups.read', async () => {
    const { groups, uses } = await store.catalogue.current(store.db)
    return yes({
      groups: groups.map(shown),
      uses: [
        ...[...uses.categories].map(([category, all]) => ({ owner: { category }, ...shownUses(all) })),
        ...[...uses.items].map(([item, all]) => ({ owner: { item }, ...shownUses(all) })),
      ],
    })
  })

  serve(app, deps, 'groups.add', async ({ input, now, write, unchanged }) => {
    const typed = tidyGroup({ ...input, id: '' })
    const problems = checkGroup(typed)
    if (problems.length > 0) return no('bad_input', { problems })
    return await write(async (trx) => {
      await lockCatalogue(trx)
      const { groups } = await store.catalogue.current(trx)
      const there = groups.find((group) => contentOf(group) === contentOf(typed))
      if (there) return unchanged(shown(there))
      const ids = new Set(groups.map(({ id }) => id))
      const group = withOptionIds({ ...typed, id: groupIdFrom(typed, ids) }, groups)
      await addGroups(trx, [group])
      await publish(trx, now, 'menu.changed', {})
      return yes(shown(group))
    })
  })

  serve(app, deps, 'groups.save', async ({ input, member, now, write, unchanged }) => {
    const typed = tidyGroup(input)
    const problems = checkGroup(typed)
    if (problems.length > 0) return no('bad_input', { problems })
    return await write(async (trx) => {
      await lockCatalogue(trx)
      const { groups, items, branches } = await store.catalogue.current(trx)
      const before = groups.find(({ id }) => id === input.id)
      if (!before) return no('not_found')
      const group = withOptionIds(typed, groups)
      const wrong = sizesProblems(before, group, items)
      if (wrong.length > 0) return no('bad_input', { problems: wrong })
      if (contentOf(before) === contentOf(group)) return unchanged(shown(before))
      if (versionOf(before) !== input.version) return no('changed_meanwhile')
      const refused = losesOptions(before, group) ? refusedOffMenu(member, branches) : undefined
      if (refused) return refused
      await saveGroup(trx, group)
      await publish(trx, now, 'menu.changed', {})
      return yes(shown(group))
    })
  })

  serve(app, deps, 'groups.remove', async ({ input, member, now, write, tell }) =>
    write(async (trx) => {
      await lockCatalogue(trx)
      const { groups, branches } = await store.catalogue.current(trx)
      if (input.id === sizesGroup) return no('not_allowed')
      const refused = refusedOffMenu(member, branches)
      if (refused) return refused
      if (!groups.some(({ id }) => id === input.id)) tell('nothing')
      await removeOptionGroup(trx, input.id)
      await publish(trx, now, 'menu.changed', {})
      return yes({})
    }),
  )
}

/** Which items and categories ask for a group. */
function groupUseRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'groups.use', async ({ input, now, write, unchanged }) =>
    write(async (trx) => {
      await lockCatalogue(trx)
      const catalogue = await store.catalogue.current(trx)
      if (!isThere(input.owner, catalogue)) return no('not_found')
      // The sizes of an item follow from its prices.
      const uses = 'item' in input.owner ? input.uses.filter((use) => !isOfSizes(use)) : input.uses
      const problems = checkUses(uses, catalogue.groups)
      if (problems.length > 0) return no('bad_input', { problems })
      const before = usesAt(input.owner, catalogue)
      if (sameUses(before, uses)) return unchanged(shownUses(before))
      if (input.version !== undefined && usesVersionOf(before) !== input.version) return no('changed_meanwhile')
      await saveUses(trx, input.owner, uses)
      await publish(trx, now, 'menu.changed', 'item' in input.owner ? { item: input.owner.item } : {})
      return yes(shownUses(uses))
    }),
  )
}

function optionStockRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'options.readStock', async ({ member, now }) => {
    const catalogue = await store.catalogue.current(store.db)
    const { groups, optionsOut } = catalogue
    const mine = ownBranches(catalogue, member, 'stock.see').map(({ id }) => id)
    return yes({
      groups: groups.map(({ id, name, options }) => ({
        id,
        name,
        options: options
          .filter(({ hidden }) => !hidden)
          .map((option) => ({
            option: option.id,
            name: option.name,
            ...shownStock(optionsOut.get(option.id), mine, now),
          })),
      })),
    })
  })

  serve(app, deps, 'options.setStock', async ({ input, member, now, write, tell }) => {
    if (typeof input.until === 'number' && input.until <= now)
      return no('bad_input', { problems: [{ problem: 'bad_input', field: 'until' }] })
    return await write(async (trx) => {
      const before = await store.catalogue.current(trx)
      if (!before.groups.some(({ options }) => options.some(({ id }) => id === input.option))) return no('not_found')
      const chosen = before.branches.filter(({ id }) => input.branches.includes(id))
      if (chosen.length < input.branches.length) return no('not_allowed')
      const out = new Map(
        input.stock === 'in' ? [] : chosen.map((branch) => [branch.id, outUntil(input.until, branch, now)] as const),
      )
      await setOptionStock(trx, input.option, input.branches, out)
      await publish(trx, now, 'menu.changed', {})
      if (input.until === 'tomorrow') tell({ data: { until: [...out.values()][0] ?? null } })
      const others = [...(before.optionsOut.get(input.option) ?? [])].filter(([id]) => !input.branches.includes(id))
      const mine = ownBranches(before, member, 'stock.see').map(({ id }) => id)
      return yes({ option: input.option, ...shownStock(new Map([...others, ...out]), mine, now) })
    })
  })
}

const isThere = (owner: StoredUseOwner, { itemById, categories }: Catalogue): boolean =>
  'item' in owner ? itemById.has(owner.item) : categories.some(({ id }) => id === owner.category)

const groupIdFrom = ({ name }: Pick<OptionGroup, 'name'>, taken: ReadonlySet<string>): string =>
  freeId(locales.map((locale) => slugOf(name[locale] ?? '', 60)).find((slug) => slug !== '') ?? 'group', taken)

/** Options without an id get one that no option of the shop has; a foreign id counts as none. */
function withOptionIds(group: OptionGroup, groups: readonly OptionGroup[]): OptionGroup {
  const own = new Set(groups.find(({ id }) => id === group.id)?.options.map(({ id }) => id))
  const taken = new Set(groups.flatMap(({ options }) => options.map(({ id }) => id)))
  return {
    ...group,
    options: group.options.map((option) => {
      const id = own.has(option.id) ? option.id : optionIdFrom(option.name, taken)
      taken.add(id)
      return { ...option, id }
    }),
  }
}

/** What staff can write of a group, in one order; ids of new options are not yet known. */
const contentOf = ({ id: _, options, ...group }: OptionGroup): string =>
  JSON.stringify([group, options.map(({ id: _id, ...option }) => option)])

/** Whether customers can no longer choose something that they could: it is left out, or hidden. */
const losesOptions = (before: OptionGroup, after: OptionGroup): boolean =>
  before.options.some(
    ({ id, hidden }) => !hidden && !after.options.some((option) => option.id === id && !option.hidden),
  )

const versionOf = (group: OptionGroup): string => shortDigest(JSON.stringify(tidyGroup(group)))

const shown = (group: OptionGroup): Output<'groups.add'> => ({
  ...structuredClone({ ...group, options: group.options as Output<'groups.add'>['options'] }),
  version: versionOf(group),
})

const usesAt = (owner: StoredUseOwner, { uses }: Catalogue): readonly GroupUse[] =>
  ('item' in owner ? uses.items.get(owner.item) : uses.categories.get(owner.category)) ?? []

const usesVersionOf = (uses: readonly GroupUse[]): string =>
  uses.length === 0 ? '' : shortDigest(JSON.stringify(uses.map(inOneOrder)))

const sameUses = (one: readonly GroupUse[], other: readonly GroupUse[]): boolean =>
  usesVersionOf(one) === usesVersionOf(other)

/** The same use with its fields, and its prices, in one order. */
const inOneOrder = ({ prices, ...use }: GroupUse): readonly unknown[] =>
  [use, prices ?? {}].map((part) => Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))

const shownUses = (uses: readonly GroupUse[]): Output<'groups.use'> => ({
  // As JSON takes it: arrays that may be written to.
  uses: structuredClone(uses) as Output<'groups.use'>['uses'],
  version: usesVersionOf(uses),
})
