// Files that the server writes while it sends them: what each is asked for with, and who may have it.
import { z } from 'zod'
import { isSlipDetail, isSlipWidth, slipKinds } from '#domain/paper/printer.ts'
import type { Act } from '#domain/people/roles.ts'
import type { DownloadName } from './addresses.ts'
import { branchId, date, locale, month, regionId } from './shapes/basics.ts'

const lang = locale.default('en')
/** At most ten years: everything is streamed, so length costs no memory. */
const period = z
  .object({
    from: date,
    to: date,
    branch: branchId.optional().describe('absent: all branches of the member'),
    region: regionId.optional(),
    lang,
  })
  .refine(({ from, to }) => from <= to && Number(to.slice(0, 4)) - Number(from.slice(0, 4)) <= 10, { path: ['to'] })
const ofDay = z.object({ branch: branchId, day: date, lang })
const ofMonth = z.object({ branch: branchId, month, lang })
const ofInvoice = z.object({ id: z.coerce.number().int().positive() })

/** How a slip of this kind would look, with what the menu sells now. */
const ofSlip = z.object({
  branch: branchId,
  what: z.enum(slipKinds),
  width: z.coerce.number().refine(isSlipWidth),
  lang,
  station: z.string().max(60).default(''),
  leavesOut: z
    .string()
    .max(200)
    .default('')
    .transform((text) => text.split(',').filter(isSlipDetail))
    .describe('separated by commas'),
})

export const downloads = {
  'journal.csv': { access: 'days.see', input: period },
  'sales-ubl.zip': { access: 'days.see', input: period },
  'summary.pdf': { access: 'days.see', input: period },
  'day-end.pdf': { access: 'days.see', input: ofDay },
  'day-book.pdf': { access: 'days.see', input: ofMonth },
  'invoice.xml': { access: 'orders.see', input: ofInvoice },
  'invoice.pdf': { access: 'orders.see', input: ofInvoice },
  'slip.png': { access: 'printers.see', input: ofSlip },
} as const satisfies Record<DownloadName, { readonly access: Act; readonly input: z.ZodType }>

export type Downloads = typeof downloads
