// Writes the staff log: one call of a member, and which prices it changed, in the transaction of what it changed.
import type { CallName } from '#contract/addresses.ts'
import type { Call } from '#contract/call.ts'
import { contract } from '#contract/index.ts'
import type { SavedBy } from '#contract/refusals.ts'
import { regionIn, regionPlace } from '#domain/branch/region-place.ts'
import { itemDraftOf } from '#domain/menu/item-draft.ts'
import { isCount, type PriceColumn, priceValues } from '#domain/menu/item-prices.ts'
import type { Item } from '#domain/menu/menu.ts'
import { asItComes } from '#domain/menu/sizes.ts'
import type { StaffMember } from '#domain/people/staff.ts'
import type { LogNote, SideAct } from '#domain/people/staff-log.ts'
import type { LocalText } from '#domain/shared/locale.ts'
import type { Cents } from '#domain/shared/money.ts'
import { branchNames } from '#server/store/branch/branch-store.ts'
import { readRegions } from '#server/store/branch/region-rows.ts'
import { chunks } from '#server/store/chunks.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import type { Store } from '#server/store/open.ts'
import { insertLog, lastSave } from '#server/store/people/staff-log-store.ts'
import { staffById } from '#server/store/people/staff-store.ts'
import type { Trx } from '#server/store/write-queue.ts'

export interface Logbook {
  /** The store's `write`: if the job does not refuse, the entry is written in the same transaction. */
  readonly write: Store['write']
  /**
   * Adds what only the route knows to the entry, such as the branch of an order, or says that nothing changed, as when
   * a call is sent again: then there is no entry. Call it within the job.
   */
  readonly tell: (note: LogNote | 'nothing') => void
  /** Writes the entry of an act that succeeded outside `write`, on its own. */
  readonly finish: () => Promise<void>
  /** Who saved the same thing by the same call within a day, for a save that came too late. */
  readonly quicker: () => Promise<SavedBy | undefined>
}

interface LoggedAct {
  readonly name: CallName
  readonly input: unknown
  readonly member: StaffMember
  readonly now: number
}

const day = 24 * 3_600_000

const isRefusal = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'ok' in value && value.ok === false

/** Without a member, or for a call that is not logged, `write` is the store's own. */
export function openLogbook(store: Store, act: LoggedAct): Logbook {
  const { access, log } = contract[act.name] as Call
  // A sign-in has no member yet: its route writes what is to be kept.
  const note = access === 'anyone' ? undefined : log?.(act.input)
  if (!note) return { write: store.write, tell: () => {}, finish: async () => {}, quicker: async () => undefined }
  let written = false
  let told: LogNote | 'nothing' = {}

  const write: Store['write'] = (job, branch) =>
    store.write(async (trx) => {
      // A job that is run again starts from the beginning.
      told = {}
      written = false
      const catalogue = await store.catalogue.current(trx)
      const before = await namesOf(catalogue, trx, note)
      const value = await job(trx)
      if (isRefusal(value)) return value
      const more = told as LogNote | 'nothing'
      if (more !== 'nothing') {
        const after = await store.catalogue.current(trx)
        await enterPrices(trx, act, changedPrices(catalogue, after))
        await enter(trx, act, { ...note, ...more, name: before, data: { ...note.data, ...more.data } }, after)
      }
      written = true
      return value
    }, branch)
  return {
    write,
    tell: (more) => {
      told = more
    },
    finish: async () => {
      if (!written) await write(async () => undefined)
    },
    quicker: async () =>
      note.saves === undefined
        ? undefined
        : await lastSave(store.db, { act: act.name, saves: note.saves, since: act.now - day }),
  }
}

/** The name before the act, because the act may change or remove it. */
async function namesOf(
  catalogue: Catalogue,
  trx: Trx,
  { item, category, group, option, account, name = {} }: LogNote,
): Promise<LocalText> {
  if (item !== undefined) return catalogue.itemById.get(item)?.name ?? name
  if (category !== undefined) return catalogue.categories.find(({ id }) => id === category)?.name ?? name
  if (group !== undefined) return catalogue.groups.find(({ id }) => id === group)?.name ?? name
  if (option !== undefined) return optionNamed(catalogue, option) ?? name
  if (account === undefined) return name
  const found = await staffById(trx, account)
  return found ? { en: found.name } : name
}

const optionNamed = ({ groups }: Catalogue, id: string): LocalText | undefined =>
  groups.flatMap(({ options }) => options).find((option) => option.id === id)?.name

/** A price has an entry of its own, whichever call changed it, so that it is found by the name of what it is for. */
async function enterPrices(trx: Trx, { member, now }: LoggedAct, prices: readonly ChangedPrice[]): Promise<void> {
  if (prices.length === 0) return
  const ids = new Set(prices.flatMap(({ branch }) => branch ?? []))
  const isRegional = [...ids].some((id) => regionIn(id) !== undefined)
  const regions = isRegional ? await readRegions(trx) : []
  const names = new Map([
    ...(await branchNames(trx, [...ids])),
    ...regions.map(({ id, name }) => [regionPlace(id), name] as const),
  ])
  const by = { at: now, staff: member.id, staffName: member.name, act: 'prices.one' satisfies SideAct }
  for (const some of chunks(prices, 100))
    await insertLog(
      trx,
      some.map(({ name, branch, from, to }) => ({
        ...by,
        name,
        branch,
        data: { from, to },
        branchName: (branch === null ? undefined : names.get(branch)) ?? {},
      })),
    )
}

/** One row for each branch, or one without. */
async function enter(
  trx: Trx,
  { name: act, member, now }: LoggedAct,
  note: LogNote,
  catalogue: Catalogue,
): Promise<void> {
  const { branches = [], name = {}, data = {}, saves } = note
  const known = new Map(catalogue.branches.map((branch) => [branch.id, branch.name]))
  // One that was removed is in no catalogue.
  const gone = await branchNames(
    trx,
    branches.filter((id) => !known.has(id)),
  )
  const entry = { at: now, staff: member.id, staffName: member.name, act, name, data, saves }
  await insertLog(
    trx,
    (branches.length > 0 ? branches : [null]).map((branch) => ({
      ...entry,
      branch,
      branchName: (branch === null ? undefined : (known.get(branch) ?? gone.get(branch))) ?? {},
    })),
  )
}

export interface ChangedPrice {
  readonly name: LocalText
  /** Null: at every branch. */
  readonly branch: string | null
  /** Null: there was no such price, or is none now. */
  readonly from: Cents | null
  readonly to: Cents | null
}

/** Only of items and options that exist before and after. */
export function changedPrices(before: Catalogue, after: Catalogue): ChangedPrice[] {
  if (before.version === after.version) return []
  const items = after.items.flatMap((item) => {
    const was = before.itemById.get(item.id)
    return was ? [...ofItem(was, item), ...atBranches(was, item)] : []
  })
  const options = new Map(before.groups.flatMap((group) => group.options.map((option) => [option.id, option])))
  return [
    ...items,
    ...after.groups.flatMap((group) =>
      group.options.flatMap(({ id, name, price }) => {
        const was = options.get(id)
        return was && was.price !== price ? [{ name, branch: null, from: was.price, to: price }] : []
      }),
    ),
  ]
}

function ofItem(was: Item, item: Item): ChangedPrice[] {
  const old = priceValues(itemDraftOf(was))
  const now = priceValues(itemDraftOf(item))
  return ([...new Set([...Object.keys(old), ...Object.keys(now)])] as PriceColumn[])
    .map((column) => ({ column, from: old[column] ?? null, to: now[column] ?? null }))
    .filter(({ column, from, to }) => !isCount(column) && from !== to)
    .map(({ from, to }) => ({ name: item.name, branch: null, from, to }))
}

function atBranches(was: Item, item: Item): ChangedPrice[] {
  const old = pricesThere(was)
  const now = pricesThere(item)
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((key) => ({ branch: key.split(' ')[0] ?? '', from: old.get(key) ?? null, to: now.get(key) ?? null }))
    .filter(({ from, to }) => from !== to)
    .map((change) => ({ name: item.name, ...change }))
}

/** By branch and size. */
function pricesThere({ sold }: Item): ReadonlyMap<string, Cents> {
  const plain = Object.entries(sold?.prices ?? {}).map(([branch, price]) => [`${branch} ${asItComes}`, price] as const)
  const others = Object.entries(sold?.sizes ?? {}).flatMap(([branch, own]) =>
    Object.entries(own).map(([size, price]) => [`${branch} ${size}`, price] as const),
  )
  return new Map([...plain, ...others])
}
