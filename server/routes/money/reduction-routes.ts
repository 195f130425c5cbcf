// Reductions of prices: a code that a customer types, and the rules as the office writes them (PRICE-1, PRICE-2).
import type { FastifyInstance } from 'fastify'
import type { Output } from '#contract/index.ts'
import type { Branch } from '#domain/branch/branch.ts'
import { localTime } from '#domain/branch/hours.ts'
import { codeProblem, readReductionCode } from '#domain/money/reductions/reduction-code.ts'
import {
  checkReduction,
  reductionLimits,
  type StoredReduction,
  tidyReduction,
} from '#domain/money/reductions/reduction-draft.ts'
import { locales } from '#domain/shared/locale.ts'
import { freeId, slugOf } from '#domain/shared/slug.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { refusedOffMenu } from '#server/door/http/where-allowed.ts'
import { publish } from '#server/door/live/publish.ts'
import { type Catalogue, lockCatalogue } from '#server/store/menu/catalogue.ts'
import {
  codeUse,
  reductionVersionOf,
  removeReduction,
  saveReduction,
  usesOfCodes,
} from '#server/store/money/reduction-store.ts'
import { keepPrices, lowestPricesAt } from '#work/money/keep-prices.ts'
import { reductionIn } from '#work/money/public-reduction.ts'
import { codeSpent, lookUpCode } from '#work/order/typed-code.ts'

export function reductionRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'reductions.check', async ({ input, now, request, session }) => {
    const catalogue = await store.catalogue.current(store.db)
    const branch = catalogue.forGuests.branches.find(({ id }) => id === input.branch)
    if (!branch) return no('branch_unknown')
    const code = readReductionCode(input.code)
    const { wait, rule } = await lookUpCode(deps, request.ip, catalogue, code)
    if (wait > 0) return no('too_many', { retryAfter: wait })
    const device = session ? undefined : await deps.visitors.deviceOf(request)
    const use = rule && (await codeUse(store.db, code))
    const spent = use && (await codeSpent(store.db, use, { device, phone: undefined }))
    const at = input.form === 'table' ? now : (input.at ?? now)
    const problem = codeProblem({ rule, spent }, branch.id, localTime(at, branch.timeZone))
    if (problem || !rule)
      return no('order_refused', { problems: [{ problem: problem ?? 'code_unknown', field: 'code' }] })
    return yes(reductionIn(rule, input.lang))
  })

  serve(app, deps, 'reductions.lowest', async ({ input, now }) => {
    const catalogue = await store.catalogue.current(store.db)
    const branch = catalogue.forGuests.branches.find(({ id }) => id === input.branch)
    if (!branch) return no('branch_unknown')
    const shown = { items: catalogue.forGuests.items, reductions: catalogue.reductions }
    return yes({ items: await lowestPricesAt(store, shown, branch, now) })
  })

  serve(app, deps, 'reductions.read', async () => {
    const { reductions } = await store.catalogue.current(store.db)
    const uses = await usesOfCodes(store.db)
    return yes({ reductions: reductions.map((rule) => shown(rule, uses.get(rule.id))) })
  })

  serve(app, deps, 'reductions.save', async ({ input, member, now, write, tell, unchanged }) =>
    write(async (trx) => {
      await lockCatalogue(trx)
      const catalogue = await store.catalogue.current(trx)
      const { id, version, ...typed } = input
      const before = catalogue.reductions.find((one) => one.id === id)
      if (id !== undefined && !before) return no('not_found')
      const others = catalogue.reductions.filter((one) => one !== before)
      const draft = tidyReduction(typed)
      const used = (await usesOfCodes(trx)).get(before?.id ?? '')
      // Sent again, it is there already.
      const same = [before, ...(id === undefined ? others : [])].find((one) => one && isSame(one, draft))
      if (same) return unchanged(shown(same, used))
      if (before && version !== reductionVersionOf(before)) return no('changed_meanwhile')
      const codes = new Set(others.flatMap(({ code }) => code ?? []))
      const problems = checkReduction(typed, catalogue, codes)
      if (problems.length > 0) return no('bad_input', { problems })
      if (!before && others.length >= reductionLimits.rules)
        return no('bad_input', { problems: [{ problem: 'reductions_too_many', field: 'name' }] })
      const refused = refusedOffMenu(member, [
        ...(before ? branchesOf(before, catalogue) : []),
        ...branchesOf(draft, catalogue),
      ])
      if (refused) return refused

      const rule: StoredReduction = { id: before?.id ?? newId(draft, others), ...draft }
      await saveReduction(trx, rule, now)
      await keepPrices(trx, store, now)
      tell({ data: { reduction: rule.id, on: rule.on } })
      await publish(trx, now, 'menu.changed', {})
      return yes(shown(rule, used))
    }),
  )

  serve(app, deps, 'reductions.remove', async ({ input, member, now, write, tell, unchanged }) =>
    write(async (trx) => {
      await lockCatalogue(trx)
      const catalogue = await store.catalogue.current(trx)
      const before = catalogue.reductions.find(({ id }) => id === input.id)
      if (!before) return unchanged({})
      const refused = refusedOffMenu(member, branchesOf(before, catalogue))
      if (refused) return refused

      await removeReduction(trx, before.id)
      await keepPrices(trx, store, now)
      tell({ name: before.name })
      await publish(trx, now, 'menu.changed', {})
      return yes({})
    }),
  )
}

/** The branches at which a rule counts: who saves it must edit the menu of each. */
const branchesOf = (
  { branches: ids }: Pick<StoredReduction, 'branches'>,
  { branches }: Pick<Catalogue, 'branches'>,
): readonly Branch[] => branches.filter(({ id }) => !ids || ids.includes(id))

const isSame = (one: StoredReduction, draft: Omit<StoredReduction, 'id'>): boolean =>
  reductionVersionOf(one) === reductionVersionOf({ id: '', ...draft })

const newId = ({ name }: Pick<StoredReduction, 'name'>, others: readonly StoredReduction[]): string =>
  freeId(
    locales.map((locale) => slugOf(name[locale] ?? '', 60)).find((slug) => slug !== '') ?? 'reduction',
    new Set(others.map(({ id }) => id)),
  )

type Shown = Output<'reductions.read'>['reductions'][number]

function shown({ id, on, name, code, uses, usesEach, ...rule }: StoredReduction, used = 0): Shown {
  const { what, how, companion, times, branches } = rule
  return structuredClone({
    id,
    name,
    on,
    what,
    how,
    ...(companion && { companion }),
    ...(times && { times }),
    ...(branches && { branches }),
    code: code ?? '',
    uses,
    usesEach,
    used,
    version: reductionVersionOf({ id, on, name, code, uses, usesEach, ...rule }),
  }) as Shown
}
