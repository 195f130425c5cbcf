// Invoices: the list of a month, those of one order, and the files, for staff and for the holder of the token (BOOK-4).
import type { FastifyInstance } from 'fastify'
import { type InvoiceFormat, invoiceFormats, ownInvoicePath } from '#contract/customer-addresses.ts'
import type { Output } from '#contract/index.ts'
import { dutyAt } from '#domain/branch/branch.ts'
import { sellerOf } from '#domain/money/invoice-seller.ts'
import { invoiceProblems, invoiceWish, type TypedInvoice } from '#domain/money/invoice-wish.ts'
import { invoiceHurdle, invoiceTotal } from '#domain/money/order-invoice.ts'
import { showsPrices } from '#domain/money/till-duty.ts'
import { ublOf } from '#domain/money/ubl.ts'
import type { Order } from '#domain/order/order.ts'
import { readToken } from '#domain/order/token.ts'
import type { StaffMember } from '#domain/people/staff.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { made } from '#server/door/http/once.ts'
import { no, type RouteAnswer, sendRefusal, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { type Download, sendDownload, serveDownload } from '#server/door/http/serve-download.ts'
import { branchesWithTakings, ifMayAct } from '#server/door/http/where-allowed.ts'
import { publish } from '#server/door/live/publish.ts'
import {
  invoiceById,
  invoicesOf,
  invoicesOfMonth,
  invoiceWishOf,
  type KeptInvoice,
  orderWithInvoices,
  saveInvoiceWish,
} from '#server/store/money/invoice-store.ts'
import type { Store } from '#server/store/open.ts'
import { readCompany } from '#server/store/shop/legal-text-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { invoicePage } from '#work/money/books/draw-paper.ts'
import { onOrder, readableOrder } from '#work/order/on-order.ts'
import { settleInvoice } from '#work/order/settle-invoice.ts'
import { lookUpToken } from '#work/people/auth/order-proofs.ts'

type Db = Store['db'] | Trx

const pageSize = 100

export function invoiceRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps
  const offersInvoices = async (db: Db) => sellerOf(await readCompany(db)) !== null

  serve(app, deps, 'invoices.list', async ({ input: { month, branch, region, before }, member }) => {
    const own = await branchesWithTakings(store, member, { branch, region })
    if (own.length === 0) return no('not_allowed')
    const ids = own.map(({ id }) => id)
    const { branches } = await store.catalogue.current(store.db)
    const whole = ids.length > 1 && ids.length === branches.length
    const found = await invoicesOfMonth(store.db, ids, { month, before, whole, limit: pageSize + 1 })
    const shown = found.slice(0, pageSize)
    return yes({
      invoices: shown.map(({ mail, ...kept }) => ({ ...listedFrom(kept), mail })),
      next: found.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
      offered: await offersInvoices(store.db),
      mails: deps.config.mail !== null,
    })
  })

  serve(app, deps, 'invoices.read', async ({ input, member }) => {
    const found = await readableOrder(store.db, member, input.id)
    return found.ok ? yes(await invoicesAround(store.db, found.value.order)) : found
  })

  serve(app, deps, 'invoices.ask', async (ask) => {
    const { input, now } = ask
    const problems = invoiceProblems(input.invoice)
    if (problems.length > 0) return no('bad_input', { problems })
    const asked = await onOrder(store, ask, async (trx, order) => {
      if (!(await offersInvoices(trx))) return no('company_incomplete')
      const hurdle = invoiceHurdle(order)
      if (hurdle && hurdle !== 'unpaid') return no('step_not_allowed')
      await saveInvoiceWish(trx, order.id, invoiceWish(input.invoice, input.lang))
      await settleInvoice(trx, order, now)
      const { id, branch, token } = order
      await publish(trx, now, 'payments.moved', { token })
      return made(id, { ...(await invoicesAround(trx, order)), branch })
    })
    if (!asked.ok) return asked
    deps.outbox.wake()
    const { branch: _, ...view } = asked.value
    return yes(view)
  })

  serveDownload(app, deps, 'invoice.xml', async ({ input, member, now }) => {
    const kept = await readableInvoice(store, member, input.id)
    return kept.ok ? await fileOf(kept.value, 'xml', now) : kept
  })

  serveDownload(app, deps, 'invoice.pdf', async ({ input, member, now }) => {
    const kept = await readableInvoice(store, member, input.id)
    return kept.ok ? await fileOf(kept.value, 'pdf', now) : kept
  })

  // By the token alone, as the order itself: what an invoice says of a company stands in the public register.
  app.get<{ Params: { token: string; file: string } }>(ownInvoicePath, async (request, reply) => {
    const { token: typed, file } = request.params
    const token = readToken(typed) ?? ''
    const asked = { request, token, now: deps.elapsed() }
    const { wait, found: order } = await lookUpToken(deps, asked, () => orderWithInvoices(store.db, token))
    if (wait > 0) return sendRefusal(request, reply, no('too_many', { retryAfter: wait }).refusal)
    if (order === undefined) return sendRefusal(request, reply, no('token_unknown').refusal)
    const format = invoiceFormats.find((one) => file.endsWith(`.${one}`))
    const kept = (await invoicesOf(store.db, order)).find(({ invoice }) => file === `${invoice.number}.${format}`)
    if (!kept || !format) return sendRefusal(request, reply, no('not_found').refusal)
    return sendDownload(request, reply, await fileOf(kept, format, deps.now()))
  })

  async function fileOf({ branch, invoice }: KeptInvoice, format: InvoiceFormat, now: number) {
    const { branches } = await store.catalogue.current(store.db)
    const fileName = `${invoice.number}.${format}`
    if (format === 'xml') return yes({ type: 'application/xml', fileName, body: Buffer.from(ublOf(invoice)) })
    const body = await invoicePage(
      invoice,
      branches.find(({ id }) => id === branch),
      now,
    )
    if (body === 'busy') return no('too_many', { retryAfter: 5 })
    return yes({ type: 'application/pdf', fileName, body: Buffer.from(body) }) satisfies RouteAnswer<Download>
  }

  async function invoicesAround(db: Db, order: Order): Promise<Output<'invoices.read'>> {
    const wish = await invoiceWishOf(db, order.id)
    return {
      offered: await offersInvoices(db),
      hurdle: invoiceHurdle(order) ?? null,
      wish: wish ? typedFrom(wish) : null,
      invoices: (await invoicesOf(db, order.id)).map(({ id, invoice: { kind, number, date } }) => ({
        id,
        kind,
        number,
        date,
      })),
    }
  }
}

/** Where staff read no prices, invoices are for those who see takings. */
async function readableInvoice({ db, catalogue }: Store, member: StaffMember, id: number) {
  const kept = await invoiceById(db, id)
  const duty = kept ? dutyAt(await catalogue.current(db), kept.branch) : 'none'
  return ifMayAct(kept, member, showsPrices(duty) ? 'orders.see' : 'days.see')
}

const typedFrom = ({ buyer, email }: NonNullable<Awaited<ReturnType<typeof invoiceWishOf>>>): TypedInvoice => ({
  number: buyer.number,
  company: buyer.name,
  street: buyer.street,
  postcode: buyer.postcode,
  city: buyer.city,
  email,
})

const listedFrom = ({ id, branch, at, invoice }: KeptInvoice) => ({
  id,
  branch,
  at,
  kind: invoice.kind,
  number: invoice.number,
  date: invoice.date,
  company: invoice.buyer.name,
  reference: invoice.reference,
  total: invoiceTotal(invoice),
  corrects: invoice.corrects?.number ?? null,
})
