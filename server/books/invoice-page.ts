// Draws the page of an invoice in its own language.
import type { Branch } from '../../domain/branch/branch.ts'
import type { Instant } from '../../domain/branch/hours.ts'
import { invoicePaper } from '../../domain/money/invoice-paper.ts'
import type { IssuedInvoice } from '../../domain/money/order-invoice.ts'
import { paperFormat } from '../../domain/money/paper-format.ts'
import { drawPaper } from './draw-paper.ts'

/** `branch`: whose clock counts; undefined if it is no longer there. 'busy' if too many pages wait already. */
export const invoicePage = (
  invoice: IssuedInvoice,
  branch: Pick<Branch, 'timeZone'> | undefined,
  at: Instant,
): Promise<Uint8Array | 'busy'> =>
  drawPaper(invoicePaper(invoice, paperFormat(invoice.locale, branch?.timeZone ?? 'Europe/Brussels')), at)
