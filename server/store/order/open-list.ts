// What is open in the order list: how much of it is in which state, and its page in the order in which a counter works.
import { sql } from 'kysely'
import type { Instant } from '#domain/branch/hours.ts'
import {
  byPlace,
  isInState,
  type ListPayment,
  type ListState,
  listStates,
  type OpenStanding,
  overGroup,
  type WorkPlace,
  workPlace,
} from '#domain/order/list-states.ts'
import { recordOf } from '#domain/shared/record.ts'
import type { Db } from '../engines/engine.ts'
import { type ListedRow, type PagePlace, shownColumns, standingOfHead } from './listed-rows.ts'
import { amongOf, comparing, type WalkWish, walkList } from './order-list-walk.ts'
import { openOrdersAt } from './order-store.ts'

/** The open orders of the list, and those that are over and not settled: not paid, or with money to give back. */
export interface OpenList {
  readonly open: readonly OpenStanding[]
  readonly overUnsettled: readonly { readonly id: number; readonly due: number }[]
}

/** So many that are over and not settled are found; a shop that notes no payments has any number of them. */
export const mostUnsettled = 1000

export async function readOpenList(db: Db, branches: readonly { readonly id: string }[]): Promise<OpenList> {
  const places = branches.map(({ id }) => id)
  if (places.length === 0) return { open: [], overUnsettled: [] }
  const heads = await openOrdersAt(db, places)
    .select(['id', 'course', 'placed_at', 'wanted_at', 'wanted_known', 'making', 'ready_at', 'due'])
    .execute()
  const overUnsettled = await db
    .selectFrom('orders')
    .select(['id', 'due'])
    .where('branch', 'in', places)
    .where(sql<boolean>`archive = 0 and status = 1 and due <> 0`)
    .where(sql<boolean>`(due < 0 or (wanted_known = 1 and course in ('placed', 'accepted')))`)
    .orderBy('id', 'desc')
    .limit(mostUnsettled)
    .execute()
  return { open: heads.map(standingOfHead), overUnsettled }
}

export type StateCounts = Readonly<Record<ListState, number>>

export const countStates = ({ open, overUnsettled }: OpenList, now: Instant): StateCounts =>
  recordOf(listStates, (state) => {
    const over = state === 'due' ? overUnsettled.filter(({ due }) => due > 0).length : 0
    return over + open.filter((order) => isInState(order, state, now)).length
  })

interface Narrowing {
  readonly state?: ListState | undefined
  readonly payment?: ListPayment | undefined
}

/** The ids to which a state and a payment narrow the list; undefined: to none in particular. */
export function narrowedTo(list: OpenList, { state, payment }: Narrowing, now: Instant): readonly number[] | undefined {
  const inState = state && [
    ...list.open.filter((order) => isInState(order, state, now)),
    ...(state === 'due' ? list.overUnsettled.filter(({ due }) => due > 0) : []),
  ]
  if (payment === undefined || payment === 'paid') return inState?.map(({ id }) => id)
  const isMeant = ({ due }: { due: number }) => (payment === 'due' ? due > 0 : due < 0)
  const all = inState ?? [...list.open, ...list.overUnsettled]
  return all.filter(isMeant).map(({ id }) => id)
}

type WorkWish = Omit<WalkWish, 'sort' | 'direction'> & { readonly now: Instant }

/** The orders as the counter works through them; those that are over come last, the newest first. */
export async function workRows(
  db: Db,
  places: readonly (string | null)[],
  { open }: OpenList,
  wish: WorkWish,
): Promise<ListedRow[]> {
  const { limit, now } = wish
  const found = await Promise.all(places.map((branch) => amongOf(db, branch, wish)))
  const after = wish.after && placeOf(wish.after)
  const standing = await openRows(
    db,
    open,
    { ...wish, after, among: found[0] && new Set(found.flatMap((ids) => ids ?? [])) },
    now,
  )
  if (standing.length > limit) return standing
  const most = limit + 1 - standing.length
  const over: ListedRow[] = []
  for (const [place, branch] of places.entries())
    over.push(
      ...(await walkList(
        db,
        branch,
        { ...wish, sort: 'id', direction: 'descending', among: found[place] },
        {
          holds: 'status = 1',
          after: after?.[0] === overGroup ? { key: after[2], id: after[2] } : undefined,
          most,
        },
      )),
    )
  if (places.length > 1) over.sort(comparing('descending'))
  return [...standing, ...over.map((row) => ({ ...row, key: `${overGroup} 0` }))]
}

interface OpenWish extends Pick<WorkWish, 'limit' | 'without' | 'paid'> {
  readonly after: WorkPlace | undefined
  readonly among: ReadonlySet<number> | undefined
}

async function openRows(db: Db, open: readonly OpenStanding[], wish: OpenWish, now: Instant): Promise<ListedRow[]> {
  const { after, among, without, paid, limit } = wish
  const places = open
    .filter(({ id, due }) => !without.includes(id) && (among?.has(id) ?? true) && (!paid || due === 0))
    .map((order) => workPlace(order, now))
    .filter((place) => !after || byPlace(place, after) > 0)
    .sort(byPlace)
    .slice(0, limit + 1)
  if (places.length === 0) return []
  const heads = await db
    .selectFrom('orders')
    .select(shownColumns)
    .where(
      'id',
      'in',
      places.map(([, , id]) => id),
    )
    .execute()
  const byId = new Map(heads.map((head) => [head.id, head]))
  return places.flatMap(([group, wantedAt, id]) => {
    const head = byId.get(id)
    return head ? [{ ...head, key: `${group} ${wantedAt}` }] : []
  })
}

function placeOf({ key, id }: PagePlace): WorkPlace {
  const [group = 0, wantedAt = 0] = String(key).split(' ').map(Number)
  return [group, wantedAt, id]
}
