// The staff's calls about invoices.
import { keepPreviousData } from '@tanstack/react-query'
import { downloadAddress } from '#contract/addresses.ts'
import type { InvoiceFormat } from '#contract/customer-addresses.ts'
import type { Output } from '#contract/index.ts'
import { type ListedPlace, placeAsked } from './listed-place.ts'
import { readAgain, useStaffRead, useStaffSend } from './staff-api.ts'

export type ListedInvoice = Output<'invoices.list'>['invoices'][number]

interface InvoicePage {
  /** Such as '2026-11'. */
  readonly month: string
  readonly branch: ListedPlace
  /** Where the page before ended. */
  readonly before?: number | undefined
}

export const useInvoices = ({ month, branch, before }: InvoicePage) =>
  useStaffRead(
    ['invoices', month, branch, before ?? 0],
    'invoices.list',
    { month, ...placeAsked(branch), ...(before !== undefined && { before }) },
    { staleTime: 0, placeholderData: keepPreviousData },
  )

/** `version`: of the order, since each change of it may issue one. */
export const useOrderInvoices = (id: number, version: number) =>
  useStaffRead(
    ['orderInvoices', id, version],
    'invoices.read',
    { id },
    { staleTime: 0, placeholderData: keepPreviousData },
  )

export const useAskInvoice = () => useStaffSend('invoices.ask', { onSettled: () => readAgain('orderInvoices') })

export const invoiceFile = (id: number, format: InvoiceFormat): string =>
  downloadAddress(`invoice.${format}`, { id: String(id) })
