// Imports an old shop into this one: adds what is missing, never changes what is here.

import type { Branch } from '#domain/branch/branch.ts'
import { branchIdFor, branchLimits } from '#domain/branch/branch-settings.ts'
import { closedBranch } from '#domain/branch/new-branch.ts'
import { personalDays, personalMs } from '#domain/guests/retention/personal-days.ts'
import type { Image } from '#domain/menu/menu.ts'
import { locales, localize } from '#domain/shared/locale.ts'
import { normalForm } from '#domain/shared/normal-form.ts'
import { accept, type Result, refuse } from '#domain/shared/result.ts'
import { isBlank, lengthOf } from '#domain/shared/text.ts'
import { publish } from '#server/door/live/publish.ts'
import { setShopState } from '#server/store/branch/closing-store.ts'
import { daysKept, saveDaysKept } from '#server/store/guests/erasures.ts'
import { allReviews } from '#server/store/legacy/legacy-guest-store.ts'
import { importedBefore, type LegacyKind, markTaken, wasIn } from '#server/store/legacy/taken-over.ts'
import type { Store } from '#server/store/open.ts'
import { setDeliveryMessage } from '#server/store/shop/delivery-message-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { demo } from '#tools/demo/index.ts'
import { seedEmptyShop } from '#tools/demo/seed-demo.ts'
import { type ImportReport, importReportOf } from '../import-report.ts'
import { leftAlone, type ReadEntry } from '../read/notes.ts'
import type { LegacyShop } from '../read/read-export.ts'
import type { LegacyShopState } from '../read/read-shop.ts'
import { importReservations, importReviews } from './guests.ts'
import { type BranchOptions, type ImportOptions, type ImportOutcome, openTally } from './import-job.ts'
import { type ImportedMenu, importMenu } from './import-menu.ts'
import { importOrders } from './import-orders.ts'
import { importPictures, type OldPictures } from './import-pictures.ts'

export const bundledPictures: ReadonlySet<string> = new Set(
  [...demo.items, ...demo.offers, ...demo.posts]
    .map(({ image }): Image => image)
    .filter(({ kind }) => kind === 'bundled')
    .map(({ ref }) => ref),
)

/**
 * Imports everything but the orders in one transaction, then the orders in batches, each in its own transaction: an
 * interrupted import continues where it stopped when it is run again. Refused in words if no branch fits.
 */
export async function importShop(
  store: Store,
  shop: LegacyShop,
  asked: ImportOptions,
): Promise<Result<ImportReport, string>> {
  if (!asked.dryRun) return await bring(store, shop, asked)
  return await store.engine.readingOnly((db) => bring({ ...store, db, write: (job) => job(db as Trx) }, shop, asked))
}

/** A dry run takes the same path, on a store that only reads. */
async function bring(store: Store, shop: LegacyShop, asked: ImportOptions): Promise<Result<ImportReport, string>> {
  const { branches: here } = await store.catalogue.current(store.db)
  const branches = ownBranches(here, asked)
  if (!branches.ok) return branches
  const warning = await keepNames(store, shop, asked)
  if (!warning.ok) return warning
  const wish = { ...asked, branch: branches.value.first }
  const oldPictures = await importPictures(store, shop.items, wish)
  const plan = { shop, wish, branches: branches.value, oldPictures }
  let first: First
  try {
    first = await store.write((trx) => bringAllButOrders(trx, plan))
  } catch (error) {
    if (error !== setUpMeanwhile) throw error
    // Nothing was written: start again, now with the shop that is there.
    return await bring(store, shop, asked)
  }
  const orders = await importOrders(store, shop.orders, wish, first.itemIds)
  return accept(
    importReportOf(shop, [...first.parts, orders], {
      ...wish,
      ...first,
      pictures: oldPictures.found,
      warning: warning.value,
    }),
  )
}

/**
 * The first start erases who ordered so long ago. With `keep`, the shop keeps names for as long as that takes, and a
 * month more. Returns what a dry run has to say about it; refused in words if nobody has decided, or if they cannot be
 * kept.
 */
async function keepNames(
  store: Store,
  { orders }: LegacyShop,
  { at, now, names, dryRun }: ImportOptions,
): Promise<Result<string, string>> {
  const days = await daysKept(store.db)
  if (orders.length === 0 || names === 'erase' || at >= now - personalMs(days)) return accept('')
  const age = Math.ceil((now - at) / personalMs(1))
  const isTooOld = age >= personalDays.most
  const found = `The orders are from ${age} days ago, and the shop keeps names, addresses and telephone numbers for ${days} days: the first start would erase them, of open orders too.`
  const keeping = isTooOld
    ? `They can be kept for ${personalDays.most} days at most: choose a later --at`
    : 'Add --names keep to keep them'
  const said = `${found} ${keeping}, or --names erase if that is what you want.`
  if (names === undefined || isTooOld) return dryRun ? accept(said) : refuse(said)
  if (!dryRun) {
    const kept = Math.min(age + personalDays.usual, personalDays.most)
    await store.write((trx) => saveDaysKept(trx, kept))
  }
  return accept('')
}

interface Plan {
  readonly shop: LegacyShop
  readonly wish: BranchOptions
  readonly branches: OwnBranches
  readonly oldPictures: OldPictures
}

interface First extends Pick<ImportReport, 'setUp' | 'made' | 'cocktails' | 'demo'> {
  readonly parts: readonly ImportOutcome[]
  readonly itemIds: ReadonlyMap<string, string>
}

/** Another import, or a server that started, set the shop up after the branches were read. */
const setUpMeanwhile = new Error('the shop was set up in this very moment')

async function bringAllButOrders(trx: Trx, { shop, wish, branches, oldPictures }: Plan): Promise<First> {
  const setUp = branches.made
  if (setUp && !wish.dryRun && !(await seedEmptyShop(trx, branches.all, shop.categories?.value ?? [], wish.now)))
    throw setUpMeanwhile
  const ids = branches.all.map(({ id }) => id)
  const menu = await importMenu(trx, shop.items, { ...wish, oldPictures, setUp })
  const order = orderOfCategories(shop.categories, setUp)
  const state = await importShopState(trx, shop.shopState, { ids, made: setUp }, wish)
  const message = await importMessage(trx, shop.message, wish)
  const reviews = await importReviews(trx, shop.reviews, wish)
  const reservations = await importReservations(trx, shop.reservations, wish)
  const parts = [menu.items, order, state, message, reviews, reservations]
  if (!wish.dryRun) await tellOf(trx, { menu, state, message, reviews, reservations }, ids, wish)
  return {
    parts,
    itemIds: menu.itemIds,
    setUp,
    made: setUp ? branches.all.map(({ name }) => localize(name, wish.lang)) : [],
    cocktails: menu.cocktails,
    demo: menu.demo,
  }
}

interface News {
  readonly menu: ImportedMenu
  readonly state: ImportOutcome
  readonly message: ImportOutcome
  readonly reviews: ImportOutcome
  readonly reservations: ImportOutcome
}

async function tellOf(trx: Trx, news: News, ids: readonly string[], { now, branch }: BranchOptions): Promise<void> {
  const { menu, state, message, reviews, reservations } = news
  if (menu.changed || message.took.length > 0) await publish(trx, now, 'menu.changed', {})
  const newest = reviews.took.length > 0 ? (await allReviews(trx)).at(-1) : undefined
  if (newest) await publish(trx, now, 'reviews.added', { id: newest.id })
  if (reservations.took.length > 0) await publish(trx, now, 'reservations.changed', { branch })
  if (state.took.length > 0) await publish(trx, now, 'shop.changed', { branches: [...ids] })
}

/** The category order is imported only when the shop is set up; an existing shop keeps its own order. */
function orderOfCategories(entry: LegacyShop['categories'], setUp: boolean): ImportOutcome {
  const bringing = openTally()
  if (entry && setUp) bringing.take(entry, entry.value.join(', '))
  else if (entry) bringing.leave(leftAlone(entry.path, 'the categories here keep their order'))
  return bringing.brought
}

interface OwnBranches {
  readonly all: readonly Branch[]
  /** Whether they are new, because the shop was empty. */
  readonly made: boolean
  /** The id of the branch that gets the orders and reservations. */
  readonly first: string
}

const nameIt = 'The shop is empty: name your own branch, as in --branch "Antwerpen", once for each branch.'

/**
 * Refused in words if an empty shop is given no name, or if another shop has no such branch. If several names are
 * given, the first gets the orders and reservations, so that the command that set the shop up can be run again.
 */
function ownBranches(here: readonly Branch[], wish: ImportOptions): Result<OwnBranches, string> {
  const names = (wish.branches ?? []).map((name) => normalForm(name, 'NFC').trim())
  if (here.length === 0) return madeOf(names, wish)
  const missing = names.find((name) => !here.some((branch) => isCalled(branch, name)))
  if (missing !== undefined)
    return refuse(`There is no branch ${missing}; there are ${here.map(({ id }) => id).join(', ')}.`)
  const [name] = names
  const first = name === undefined ? here[0] : here.find((branch) => isCalled(branch, name))
  return first ? accept({ all: here, made: false, first: first.id }) : refuse(nameIt)
}

function madeOf(names: readonly string[], { lang }: ImportOptions): Result<OwnBranches, string> {
  const bad = names.find((name) => isBlank(name) || lengthOf(name) > branchLimits.name || /\p{Cc}/u.test(name))
  if (bad !== undefined)
    return refuse(`--branch is "${bad}", but must be a name of 1 to ${branchLimits.name} characters.`)
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length)
    return refuse('Two --branch have the same name.')
  const made: Branch[] = []
  for (const name of names) {
    const text = { [lang]: name.toWellFormed() }
    const id = branchIdFor(
      text,
      made.map((branch) => branch.id),
    )
    made.push(closedBranch(id, text))
  }
  const [first] = made
  return first ? accept({ all: made, made: true, first: first.id }) : refuse(nameIt)
}

const isCalled = ({ id, name }: Branch, wanted: string): boolean =>
  id === wanted || locales.some((locale) => name[locale]?.toLowerCase() === wanted.toLowerCase())

async function importShopState(
  trx: Trx,
  entry: ReadEntry<LegacyShopState> | null,
  { ids, made }: { readonly ids: readonly string[]; readonly made: boolean },
  wish: BranchOptions,
): Promise<ImportOutcome> {
  return await once(trx, 'shopstatus', entry, wish, async ({ open: was, date, desc }) => {
    // Nobody should order at a branch that its owner has not reviewed.
    const open = was && !made
    const state = { open, date, desc: desc === '' ? {} : { [wish.lang]: desc }, until: null }
    if (!wish.dryRun) await setShopState(trx, ids, state)
    if (!wish.dryRun && was && made) await markTaken(trx, 'shopstatus', [wasIn], wish.now)
    return `${open ? 'open' : 'closed'} at ${ids.join(', ')}${was && made ? ', until the owner opens it' : ''}`
  })
}

async function importMessage(
  trx: Trx,
  entry: ReadEntry<string | null> | null,
  wish: BranchOptions,
): Promise<ImportOutcome> {
  return await once(trx, 'message', entry, wish, async (text) => {
    if (!wish.dryRun) await setDeliveryMessage(trx, text ? { [wish.lang]: text } : {}, text !== null)
    if (text === null) return 'no delivery message'
    return text === '' ? 'the default message' : 'the delivery message'
  })
}

async function once<Value>(
  trx: Trx,
  kind: LegacyKind,
  entry: ReadEntry<Value> | null,
  wish: BranchOptions,
  save: (value: Value) => Promise<string>,
): Promise<ImportOutcome> {
  const bringing = openTally()
  if (!entry) return bringing.brought
  if ((await importedBefore(trx, kind, [kind])).size > 0) {
    bringing.leave(leftAlone(entry.path, 'taken over before'))
    return bringing.brought
  }
  bringing.take(entry, await save(entry.value))
  if (!wish.dryRun) await markTaken(trx, kind, [kind], wish.now)
  return bringing.brought
}
