// The menu as a spreadsheet: it goes out as a file, and comes in with a preview of every change before it is done.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Output } from '#contract/index.ts'
import type { Branch } from '#domain/branch/branch.ts'
import type { Category, Item } from '#domain/menu/menu.ts'
import type { CategoryRef } from '#domain/menu/sheet/match.ts'
import type { PlannedItem, SheetMenu } from '#domain/menu/sheet/read-row.ts'
import { sheetLimits } from '#domain/menu/sheet/sheet-columns.ts'
import { type SheetMistake, type SheetRemark, tabAndRow } from '#domain/menu/sheet/sheet-problems.ts'
import type { LogData } from '#domain/people/staff-log.ts'
import { type Locale, localize } from '#domain/shared/locale.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { doneBefore, type KeyedCall, made, once } from '#server/door/http/once.ts'
import { no, type RefusedAnswer, type RouteAnswer, yes } from '#server/door/http/refused.ts'
import { type RouteAsk, serve } from '#server/door/http/serve-call.ts'
import { refusedOffMenu } from '#server/door/http/where-allowed.ts'
import { publish } from '#server/door/live/publish.ts'
import { shortDigest } from '#server/store/digest.ts'
import { inPieces } from '#server/store/in-pieces.ts'
import { type Catalogue, lockCatalogue } from '#server/store/menu/catalogue.ts'
import { itemFromDraft } from '#server/store/menu/item-store.ts'
import { applySheet } from '#server/store/menu/sheet-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { readSheetFile, writeSheetFile } from '#work/menu/sheet/run-sheet-job.ts'
import type { ReadFile } from '#work/menu/sheet/sheet-jobs.ts'
import { keepPrices } from '#work/money/keep-prices.ts'
import { uploadPlaces } from '#work/shop/images/upload-places.ts'
import { losingItem } from './item-routes.ts'

/** Files that may wait for their turn; each is held in memory. */
const mostWaiting = 4

const busy = no('too_many', { retryAfter: 5 })

/** While a file is read, another change of the menu may come between; so often it is read again. */
const mostReadings = 3

export function sheetRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps
  const places = uploadPlaces(mostWaiting)
  // Nothing of the file is read before the route knows who sends it.
  app.addContentTypeParser('application/octet-stream', (_request, _payload, done) => done(null, undefined))

  async function withFile<Value>(
    { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
    use: (file: Buffer) => Promise<RouteAnswer<Value>>,
  ): Promise<RouteAnswer<Value>> {
    if (request.body !== undefined) return no('sheet_kind_not_taken')
    const answer = await places.take(request.raw, sheetLimits.bytes, use)
    // What is left of the file is not waited for.
    if (answer === 'full') reply.header('connection', 'close')
    return answer === 'full' ? busy : (answer ?? no('sheet_too_large'))
  }

  serve(app, deps, 'sheet.write', async ({ input: { lang, format, example } }) => {
    const menu = menuOf(await store.catalogue.current(store.db))
    const file = await writeSheetFile({ menu, locale: lang, format, example: example === 'yes' })
    return file === 'busy' ? busy : yes({ file: Buffer.from(file).toString('base64') })
  })

  serve(app, deps, 'sheet.preview', async (ask) =>
    withFile(ask, async (file) => {
      const rest = inPieces()
      const catalogue = await store.catalogue.current(store.db)
      const read = await readFor(file, ask.input, catalogue)
      await rest()
      if (!read.ok) return read
      const plan = digestOf(read.value)
      await rest()
      return yes({ plan, ...previewOf(read.value, catalogue, ask.input.lang) })
    }),
  )

  serve(app, deps, 'sheet.apply', async (ask) => withFile(ask, (file) => applied(deps, ask, file)))
}

/** Reads the file and compares it before the transaction, which then has nothing to do but write. */
async function applied(
  { store }: Deps,
  { input, member, now, write, tell }: RouteAsk<'sheet.apply'>,
  file: Buffer,
): Promise<RouteAnswer<Output<'sheet.apply'>>> {
  const sent = { key: input.key, body: { plan: input.plan, removes: input.removes }, now }
  const before = await doneBefore(store.db, applying, sent)
  if (before)
    return await write(async () => {
      tell('nothing')
      return before
    })
  const rest = inPieces()
  for (let reading = 1; reading <= mostReadings; reading++) {
    const catalogue = await store.catalogue.current(store.db)
    const read = await readFor(file, input, catalogue)
    await rest()
    if (!read.ok) return read
    if (digestOf(read.value) !== input.plan) break
    await rest()
    if (read.value.mistakes.length > 0) return no('bad_input', { problems: [{ problem: 'bad_input', field: 'file' }] })
    let stale = false
    const done = await write(async (trx) => {
      tell('nothing')
      return await once(trx, applying, sent, async () => {
        await lockCatalogue(trx)
        stale = (await store.catalogue.current(trx)).version !== catalogue.version
        if (stale) return no('changed_meanwhile')
        const refused = refusedOffMenu(member, losing(read.value, catalogue))
        if (refused) return refused
        const counts = await keep(trx, read.value, catalogue, now)
        if (counts) {
          await keepPrices(trx, store, now)
          tell({ data: counts })
        }
        return made(1, {})
      })
    })
    if (!stale) return done
  }
  return no('changed_meanwhile')
}

/** The branches that lose something by it: all if it takes an item off, those of which a category sells less. */
function losing({ removed, changed }: ReadFile, catalogue: Catalogue): readonly Branch[] {
  if (removed.length > 0) return catalogue.branches
  return changed.flatMap(({ id, category, draft }) => {
    const before = catalogue.itemById.get(id)
    // A category that the file adds sells everywhere.
    const after = 'id' in category && itemFromDraft(id, category.id, draft)
    return before && after ? losingItem(catalogue, before, after) : []
  })
}

/** How much was added, changed and removed; undefined if there was nothing to do. */
async function keep(trx: Trx, plan: ReadFile, catalogue: Catalogue, now: number): Promise<LogData | undefined> {
  const { added, changed, removed, categories, orders } = plan
  if (added.length + changed.length + removed.length + orders.length === 0) return undefined
  await applySheet(trx, plan, catalogue, now)
  await publish(trx, now, 'menu.changed', {})
  const counts = { added: added.length, changed: changed.length, removed: removed.length }
  return { ...counts, categories: categories.length }
}

/** The same file under the same key was taken over: what it did is not done again. */
const applying: KeyedCall<Output<'sheet.apply'>> = { call: 'sheet.apply', answerAbout: async () => ({}) }

interface SheetUpload {
  readonly lang: Locale
  readonly removes: 'yes' | 'no'
}

async function readFor(
  file: Buffer,
  { lang, removes }: SheetUpload,
  catalogue: Catalogue,
): Promise<RouteAnswer<ReadFile>> {
  const read = await readSheetFile({ file, menu: menuOf(catalogue), locale: lang, removes: removes === 'yes' })
  if (read.ok) return read
  return read.refusal === 'busy' ? busy : (no(read.refusal) satisfies RefusedAnswer)
}

const menuOf = ({ branches, categories, items, groups, uses, brand }: Catalogue): SheetMenu => ({
  branches: branches.map(({ id, name }) => ({ id, name })),
  categories,
  items,
  groups,
  uses: uses.items,
  languages: brand.languages,
})

/** Of everything that the plan does, with what every cell said before and is to say. */
const digestOf = ({ added, changed, removed, categories, sizes, orders, mistakes }: ReadFile): string =>
  shortDigest(JSON.stringify([added, changed, removed, categories, sizes, orders, mistakes]))

type Preview = Omit<Output<'sheet.preview'>, 'plan'>
interface Menu {
  readonly categories: readonly Category[]
  readonly itemById: ReadonlyMap<string, Item>
}

const mostListed = 1000

function previewOf(read: ReadFile, { categories, itemById }: Menu, locale: Locale): Preview {
  const names = new Map(categories.map(({ id, name }) => [id, localize(name, locale)]))
  const categoryOf = (ref: CategoryRef): string =>
    'id' in ref ? (names.get(ref.id) ?? '') : localize(read.categories[ref.proposed] ?? {}, locale)
  const { rows, unchanged, missing, mistakes, remarks, unknown, tabs, unread, hidden, guessed } = read
  const named = (tab: number) => (tabs.length > 1 ? { tab: tabs[tab] ?? '' } : {})
  const placed = (row: number) => ({ row: tabAndRow(row).row, ...named(tabAndRow(row).tab) })
  const called = ({ row, draft, category }: PlannedItem) => ({
    ...placed(row),
    name: draft.name,
    category: categoryOf(category),
  })
  const found = <Found extends SheetMistake | SheetRemark>(one: Found) => {
    const { row: other, tab: otherTab } = one.other === undefined ? {} : placed(one.other)
    return { ...one, ...placed(one.row), ...(other && { other }), ...(otherTab && { otherTab }) }
  }
  return {
    rows,
    unchanged,
    missing,
    unknown,
    unread,
    hidden,
    guessed,
    categories: read.categories,
    sizes: read.sizes.map(({ name }) => name),
    added: read.added.map((item) => ({ ...called(item), fields: item.fields })),
    changed: read.changed.map((item) => ({ ...called(item), item: item.id, fields: item.fields })),
    removed: read.removed.map((id) => {
      const item = itemById.get(id)
      return { item: id, name: item?.name ?? {}, category: names.get(item?.category ?? '') ?? '' }
    }),
    mistakes: mistakes.slice(0, mostListed).map(found),
    mistakeCount: mistakes.length,
    remarks: remarks.slice(0, mostListed).map(found),
  }
}
