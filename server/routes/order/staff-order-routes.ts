// Staff's orders: the list, the board, one order, and the status of its lines.
import type { FastifyInstance } from 'fastify'
import type { Checked } from '#contract/index.ts'
import { type Branch, dutyAt } from '#domain/branch/branch.ts'
import { addDays, type DateText, instantOf } from '#domain/branch/hours.ts'
import { showsPrices } from '#domain/money/till-duty.ts'
import { stepOutcome } from '#domain/order/course.ts'
import type { Order, OrderLine } from '#domain/order/order.ts'
import { isSortedByNumber } from '#domain/order/order-sorting.ts'
import { rowSeenByStaff, seenByStaff } from '#domain/order/seen-by-staff.ts'
import { type LineChange, partStatus, withChange } from '#domain/order/set-line.ts'
import type { StaffMember } from '#domain/people/staff.ts'
import { foldForSearch, hasSearched } from '#domain/shared/fold-for-search.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { made } from '#server/door/http/once.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { branchesAsked } from '#server/door/http/where-allowed.ts'
import { publish } from '#server/door/live/publish.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { archivedAt } from '#server/store/order/archive-store.ts'
import type { ListedOrder, PagePlace } from '#server/store/order/listed-rows.ts'
import { listOrders } from '#server/store/order/order-list-store.ts'
import { saveStanding } from '#server/store/order/order-store.ts'
import { pastOrders } from '#server/store/order/past-order-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { onOrderSeen, readableOrder } from '#work/order/on-order.ts'
import { byStaff, takeStep } from '#work/order/take-step.ts'
import { listTotalsFor } from './board-routes.ts'

export function staffOrderRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'orders.list', async ({ input, member, now }) => {
    const catalogue = await store.catalogue.current(store.db)
    const asked = branchesAsked(catalogue, member, 'orders.see', input)
    if (!asked.ok) return asked
    const branches = asked.value
    // An order's place among others would tell what it costs.
    const arePriced = branches.every(({ tillDuty }) => showsPrices(tillDuty))
    const wish = {
      ...input,
      sort: input.sort === 'totalPrice' && !arePriced ? ('id' as const) : input.sort,
      whole: branches.length > 1 && branches.length === catalogue.branches.length,
      items: itemsNamed(catalogue, input.search ?? ''),
      after: placeFrom(input),
      now,
    }
    const seen = (row: ListedOrder) => rowSeenByStaff(row, dutyAt({ branches }, row.branch))
    const { from, to } = input
    if (from !== undefined && to !== undefined) {
      const past = await pastOrders(store.db, {
        ...wish,
        branches: branches.map((branch) => inPeriod(branch, from, to)),
      })
      return yes({ ...past, orders: past.orders.map(seen), next: keyed(past.next), cash: null, counts: null })
    }
    const { counts, ...page } = await listOrders(store.db, { ...wish, branches })
    const { listed, areSeen, ...cash } = await listTotalsFor(store, member, branches, now)
    return yes({
      orders: page.orders.map(seen),
      next: keyed(page.next),
      cash: areSeen ? cash : null,
      counts: { all: listed, ...counts },
      partly: false,
    })
  })

  serve(app, deps, 'orders.read', async ({ input, member }) => {
    const found = await readableOrder(store.db, member, input.id)
    if (!found.ok) return found
    const { order, archive } = found.value
    // It may have come back since it was read.
    const at = archive === 0 ? undefined : await archivedAt(store.db, archive)
    const seen = seenByStaff(order, dutyAt(await store.catalogue.current(store.db), order.branch))
    return yes(at === undefined ? seen : { ...seen, archivedAt: at })
  })

  serve(app, deps, 'orders.setLineStatus', (ask) =>
    onOrderSeen(store, ask, async (trx, order) => {
      const { input, member, now, tell } = ask
      if (!input.changes.every((change) => isKnown(change, order))) return no('not_found')
      if (!stepOutcome(order, { step: 'setLines', by: 'staff' }).ok) return no('step_not_allowed')
      const { lines, done } = withChanges(order.lines, input.changes)
      if (done.length === 0) {
        tell('nothing')
        return input.changes.every((change) => isSo(change, order)) ? made(order.id, order) : no('changed_meanwhile')
      }
      for (const line of lines) if (!order.lines.includes(line)) await saveStanding(trx, order.id, line)
      const changed = await linesSet(trx, order, { lines, done }, { member, now })
      return changed ? made(order.id, changed) : no('step_not_allowed')
    }),
  )
}

const inPeriod = ({ id, letter, timeZone }: Branch, from: DateText, to: DateText) => ({
  id,
  letter,
  from: instantOf(from, 0, timeZone),
  to: instantOf(addDays(to, 1), 0, timeZone),
})

const keyed = (next: PagePlace | null) => next && { afterKey: String(next.key), afterId: next.id }

/** Of fewer letters nearly every item has some. */
const leastLetters = 3

/** The ids of the items that have the words in their name, in any language. */
function itemsNamed({ items }: Catalogue, search: string): string[] {
  const words = foldForSearch(search)
  if (words.length < leastLetters) return []
  const isNamed = ({ name }: Catalogue['items'][number]) => Object.values(name).some((one) => hasSearched(one, words))
  return items.filter(isNamed).map(({ id }) => id)
}

const lineOf = ({ line }: LineChange, { lines }: Order) => lines.find(({ id }) => id === line)

const isKnown = (change: LineChange, order: Order): boolean => {
  const line = lineOf(change, order)
  return line !== undefined && (change.parts ?? []).every((id) => line.parts?.some(({ part }) => part === id))
}

/** A retry finds its lines in the wanted status; only what has another status was changed by someone else. */
function isSo(change: LineChange, order: Order): boolean {
  const line = lineOf(change, order)
  if (change.from === undefined || !line) return true
  const parts = line.parts?.filter(({ part }) => change.parts?.includes(part)) ?? []
  return change.parts ? parts.every((part) => partStatus(line, part) === change.status) : line.status === change.status
}

/** The lines after all changes, and the changes that did something. */
function withChanges(before: readonly OrderLine[], changes: readonly LineChange[]) {
  const done: LineChange[] = []
  let lines = before
  for (const change of changes) {
    const next = lines.map((line) => withChange(line, change))
    if (next.some((line, at) => line !== lines[at])) done.push(change)
    lines = next
  }
  return { lines, done }
}

/** Tells of lines that were set, and takes the step that goes with it. `order` is as it was before. */
async function linesSet(
  trx: Trx,
  order: Order,
  { lines, done }: ReturnType<typeof withChanges>,
  { member, now }: { readonly member: StaffMember; readonly now: number },
): Promise<Order | undefined> {
  await publish(trx, now, 'orders.lineStatusSet', {
    id: order.id,
    branch: order.branch,
    token: order.token,
    lines: lines.map(({ id, status }) => ({ id, status })),
  })
  const by = byStaff(member)
  const stepped = await takeStep(trx, order, {
    step: 'setLines',
    by,
    now,
    change: { lines },
    data: { lines: done.map(({ from: _, ...change }) => change) },
  })
  return stepped.ok ? stepped.value : undefined
}

function placeFrom({ sort, from, afterKey, afterId }: Checked<'orders.list'>): PagePlace | undefined {
  if (afterKey === undefined || afterId === undefined) return undefined
  return { key: from !== undefined || isSortedByNumber(sort) ? Number(afterKey) : afterKey, id: afterId }
}
