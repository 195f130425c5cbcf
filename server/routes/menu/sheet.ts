// The menu as a spreadsheet: it goes out as a file, and comes in with a preview of every change before it is done.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Output } from '../../../contract/index.ts'
import { sheetLimits } from '../../../domain/menu/sheet/columns.ts'
import type { SheetMenu } from '../../../domain/menu/sheet/read-row.ts'
import type { Locale } from '../../../domain/shared/locale.ts'
import type { Deps } from '../../http/deps.ts'
import { doneBefore, type KeyedCall, made, once } from '../../http/once.ts'
import { type Answer, no, type Refusing, yes } from '../../http/refused.ts'
import { serve } from '../../http/serve.ts'
import { receive } from '../../images/receive.ts'
import { publish } from '../../live/publish.ts'
import type { ReadFile } from '../../sheet/job.ts'
import { readSheetFile, writeSheetFile } from '../../sheet/run-job.ts'
import { type Catalogue, lockCatalogue } from '../../store/catalogue/catalogue.ts'
import { applySheet } from '../../store/catalogue/sheet.ts'
import { shortDigest } from '../../store/digest.ts'
import { previewOf } from './sheet-preview.ts'

const busy = no('too_many', { retryAfter: 5 })

/** While a file is read, another change of the menu may come between; so often it is read again. */
const mostReadings = 3

export function sheetRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps
  // Nothing of the file is read before the route knows who sends it.
  app.addContentTypeParser('application/octet-stream', (_request, _payload, done) => done(null, undefined))

  serve(app, deps, 'sheet.write', async ({ input: { lang, format, example } }) => {
    const menu = menuOf(await store.catalogue.current(store.db))
    const file = await writeSheetFile({ menu, locale: lang, format, example: example === 'yes' })
    return file === 'busy' ? busy : yes({ file: Buffer.from(file).toString('base64') })
  })

  serve(app, deps, 'sheet.preview', async ({ input, request }) => {
    const file = await fileOf(request)
    if (!file) return no('sheet_too_large')
    const catalogue = await store.catalogue.current(store.db)
    const read = await readFor(file, input, catalogue)
    return read.ok ? yes({ plan: digestOf(read.value), ...previewOf(read.value, catalogue, input.lang) }) : read
  })

  serve(app, deps, 'sheet.apply', async ({ input, request, now, write, tell }) => {
    const file = await fileOf(request)
    if (!file) return no('sheet_too_large')
    const { key, plan, removes } = input
    const sent = { key, body: { plan, removes }, now }
    const before = await doneBefore(store.db, applying, sent)
    if (before)
      return await write(async () => {
        tell('nothing')
        return before
      })
    for (let reading = 1; reading <= mostReadings; reading++) {
      const catalogue = await store.catalogue.current(store.db)
      const read = await readFor(file, input, catalogue)
      if (!read.ok) return read
      if (digestOf(read.value) !== plan) break
      if (read.value.mistakes.length > 0)
        return no('bad_input', { problems: [{ problem: 'bad_input', field: 'file' }] })
      let stale = false
      const done = await write(async (trx) => {
        tell('nothing')
        return await once(trx, applying, sent, async () => {
          await lockCatalogue(trx)
          stale = (await store.catalogue.current(trx)).version !== catalogue.version
          if (stale) return no('changed_meanwhile')
          const { added, changed, removed, categories, orders } = read.value
          if (added.length + changed.length + removed.length + orders.length === 0) return made(1, {})
          await applySheet(trx, read.value, catalogue, now)
          await publish(trx, now, 'menu.changed', {})
          const counts = { added: added.length, changed: changed.length, removed: removed.length }
          tell({ data: { ...counts, categories: categories.length } })
          return made(1, {})
        })
      })
      if (!stale) return done
    }
    return no('changed_meanwhile')
  })
}

/** The same file under the same key was taken over: what it did is not done again. */
const applying: KeyedCall<Output<'sheet.apply'>> = { call: 'sheet.apply', again: async () => ({}) }

/** Undefined if it is too large. */
const fileOf = async ({ raw, body }: FastifyRequest): Promise<Buffer | undefined> =>
  body === undefined ? await receive(raw, sheetLimits.bytes) : Buffer.alloc(0)

interface Wish {
  readonly lang: Locale
  readonly removes: 'yes' | 'no'
}

async function readFor(file: Buffer, { lang, removes }: Wish, catalogue: Catalogue): Promise<Answer<ReadFile>> {
  const read = await readSheetFile({ file, menu: menuOf(catalogue), locale: lang, removes: removes === 'yes' })
  if (read.ok) return read
  return read.refusal === 'busy' ? busy : (no(read.refusal) satisfies Refusing)
}

const menuOf = ({ categories, items, groups, uses }: Catalogue): SheetMenu => ({
  categories,
  items,
  groups,
  uses: uses.items,
})

/** Of everything that the plan does, with what every cell said before and is to say. */
const digestOf = ({ added, changed, removed, categories, orders, mistakes }: ReadFile): string =>
  shortDigest(JSON.stringify([added, changed, removed, categories, orders, mistakes]))
