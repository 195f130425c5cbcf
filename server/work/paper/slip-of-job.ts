// The slips of a job, from the order as it is now.
import type { Branch } from '#domain/branch/branch.ts'
import type { Instant } from '#domain/branch/hours.ts'
import { stationsOf } from '#domain/branch/stations.ts'
import { showsPrices } from '#domain/money/till-duty.ts'
import type { Order } from '#domain/order/order.ts'
import { withoutPrices } from '#domain/order/seen-by-staff.ts'
import { cupSlips } from '#domain/paper/cup-slips.ts'
import { kitchenSlip } from '#domain/paper/kitchen-slip.ts'
import type { SlipKind } from '#domain/paper/printer.ts'
import { testSlip } from '#domain/paper/printer-slips.ts'
import { receiptSlip } from '#domain/paper/receipt-slip.ts'
import { type SaidTicket, saidOf } from '#domain/paper/said-ticket.ts'
import type { Slip } from '#domain/paper/slip.ts'
import { slipFormat } from '#domain/paper/slip-format.ts'
import { localize } from '#domain/shared/locale.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { tillTickets } from '#server/store/money/till/till-message-store.ts'
import type { Store } from '#server/store/open.ts'
import { orderAnywhere } from '#server/store/order/order-store.ts'
import { customerLang } from '#server/store/paper/customer-lang.ts'
import { lastSaid, type PrintJob } from '#server/store/paper/print-job-store.ts'
import type { Printer } from '#server/store/paper/printer-store.ts'
import { readCompany } from '#server/store/shop/legal-text-store.ts'

export interface SaidSlips {
  /** Each begins a page. */
  readonly slips: readonly Slip[]
  readonly said: SaidTicket | null
  /** The version of the order. */
  readonly version: number | null
}

export interface SlipPlace {
  readonly store: Store
  /** Null: receipts have no link, because the address in a request may be anything. */
  readonly publicUrl: string | null
}

/** Null if the order or its branch is gone. `by`: the printer that prints it. */
export async function slipsOfJob(place: SlipPlace, job: PrintJob, by: Printer, at: Instant): Promise<SaidSlips | null> {
  const { store } = place
  const catalogue = await store.catalogue.current(store.db)
  const branch = catalogue.branches.find(({ id }) => id === job.branch)
  if (!branch) return null
  const format = slipFormat(by.lang, branch.timeZone)
  if (job.what === 'test') {
    const page = { printer: by.name, branch: localize(branch.name, by.lang), at }
    return { slips: [testSlip(page, format)], said: null, version: null }
  }
  const order = job.order === null ? undefined : await orderAnywhere(store.db, job.order)
  if (!order) return null
  const said = job.mark === 'changed' ? await lastSaid(store.db, job) : null
  const slips = await slipsOfOrder(place, {
    what: job.what,
    order,
    branch,
    catalogue,
    station: job.station,
    said,
    by,
    at,
  })
  return { slips, said: job.what === 'receipt' ? null : saidOf(order), version: order.version }
}

export interface SlipWish {
  readonly what: SlipKind
  readonly order: Order
  readonly branch: Branch
  readonly catalogue: Catalogue
  /** '': all. */
  readonly station: string
  readonly said: SaidTicket | null
  readonly by: Pick<Printer, 'lang' | 'leavesOut'>
  readonly at: Instant
}

export async function slipsOfOrder({ store, publicUrl }: SlipPlace, wish: SlipWish): Promise<Slip[]> {
  const { what, branch, catalogue, station, said, at } = wish
  const priced = showsPrices(branch.tillDuty)
  const order = priced ? wish.order : withoutPrices(wish.order)
  const { lang, leavesOut } = wish.by
  const format = slipFormat(lang, branch.timeZone)
  if (what === 'label')
    return cupSlips(
      {
        order,
        station: station || null,
        named: !leavesOut.includes('label-name'),
        allergies: !leavesOut.includes('label-allergies'),
      },
      format,
    )
  if (what === 'receipt') {
    const page = publicUrl && !leavesOut.includes('receipt-code') ? `${publicUrl}/#/track/${order.token}` : ''
    const company = await readCompany(store.db)
    const logo = !leavesOut.includes('receipt-logo')
    // The customer keeps it.
    const own = slipFormat((await customerLang(store.db, order.id)) ?? lang, branch.timeZone)
    const tickets = await tillTickets(store.db, order.id)
    const facts = { shop: catalogue.brand.name, branch, company, page, logo, tickets, priced }
    return [receiptSlip(order, facts, own)]
  }
  const named = stationsOf(branch, catalogue.branches).find(({ id }) => id === station)
  const here = station ? { id: station, name: localize(named?.name ?? { en: station }, lang) } : null
  const name = localize(branch.name, lang)
  return [kitchenSlip({ order, station: here, branch: name, said, at, leavesOut }, format)]
}
