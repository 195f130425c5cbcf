// The company behind the shop as the seller of an invoice.
import { type Company, readCompanyNumber } from '../shop/legal/company.ts'
import type { InvoiceParty } from './ubl.ts'

/** Null while the owner has not typed a name, a Belgian address such as 'Meir 1, 2000 Antwerpen', and a number. */
export function sellerOf({ name, legalForm, address, number, vat, court }: Company): InvoiceParty | null {
  const digits = readCompanyNumber(number) ?? readCompanyNumber(vat)
  const place = readAddress(address)
  return name && digits && place
    ? { name, number: digits, ...place, ...(legalForm && { legalForm }), ...(court && { court }) }
    : null
}

/** Street, postcode and town of a Belgian address on one line. */
export function readAddress(address: string): Pick<InvoiceParty, 'street' | 'postcode' | 'city'> | null {
  const [, street, postcode, city] = /^(.+?)[,\s]+(?:B-?)?([1-9]\d{3})\s+(.+)$/.exec(address.trim()) ?? []
  return street && postcode && city ? { street, postcode, city } : null
}
