// The company behind the shop: what the legal notice must say about it (Code of Economic Law XII.6), as the owner typed
// it.
import { isEmail } from '#domain/shared/email.ts'
import { recordOf } from '#domain/shared/record.ts'
import { lengthOf, oneLine, tidyWords } from '#domain/shared/text.ts'

/** In the order of the form. `number` is the enterprise number, `court` the register of legal persons. */
export const companyFields = [
  'name',
  'legalForm',
  'address',
  'number',
  'vat',
  'court',
  'email',
  'phone',
  'host',
  'dataContact',
] as const
export type CompanyField = (typeof companyFields)[number]
/** '' for what is not known yet. */
export type Company = Readonly<Record<CompanyField, string>>

/** The longest text of a field, in characters. */
export const companyLimit = 200

export const companyProblemNames = ['too_long', 'number_wrong', 'vat_wrong', 'email_wrong', 'phone_wrong'] as const
export type CompanyProblemName = (typeof companyProblemNames)[number]
export interface CompanyProblem {
  readonly problem: CompanyProblemName
  readonly field: CompanyField
}

export const blankCompany: Company = recordOf(companyFields, () => '')

/**
 * The ten digits of an enterprise number (KBO, BCE) as people type it: '0417.497.106', 'BE 0417 497 106', or with the
 * nine digits that were usual until 2005. Null if its last two digits are not 97 less the others modulo 97.
 */
export function readCompanyNumber(typed: string): string | null {
  const bare = typed.replace(/^\s*BE/i, '').replace(/[\s./-]/g, '')
  const digits = /^\d{9}$/.test(bare) ? `0${bare}` : bare
  if (!/^[01]\d{9}$/.test(digits)) return null
  return 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8)) ? digits : null
}

/** '0417.497.106'. */
export const companyNumberText = (digits: string): string => digits.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1.$2.$3')

/** The company as it is stored: each field on one line, and the numbers as they are written on official papers. */
export function tidyCompany(typed: Company): Company {
  const tidy = recordOf(companyFields, (field) => tidyWords(oneLine(typed[field])))
  const number = readCompanyNumber(tidy.number)
  const vat = readCompanyNumber(tidy.vat)
  return {
    ...tidy,
    ...(number && { number: companyNumberText(number) }),
    ...(vat && { vat: `BE ${companyNumberText(vat)}` }),
  }
}

/** What is wrong with what was typed; every field may stay empty. */
export function companyProblems(typed: Company): CompanyProblem[] {
  const company = tidyCompany(typed)
  const wrong: Readonly<Partial<Record<CompanyField, CompanyProblemName | false>>> = {
    number: readCompanyNumber(company.number) === null && 'number_wrong',
    vat: readCompanyNumber(company.vat) === null && 'vat_wrong',
    email: !isEmail(company.email) && 'email_wrong',
    phone: !/^\+?[\d\s()./-]{6,40}$/.test(company.phone) && 'phone_wrong',
  }
  return companyFields.flatMap((field) => {
    if (company[field] === '') return []
    const problem = lengthOf(company[field]) > companyLimit ? 'too_long' : wrong[field]
    return problem ? [{ problem, field }] : []
  })
}
