import { describe, expect, test } from 'vitest'
import { blankCompany, companyLimit, companyProblems, readCompanyNumber, tidyCompany } from './company.ts'

const hazel = {
  ...blankCompany,
  name: 'Hazel BV',
  address: 'Meir 1, 2000 Antwerpen',
  number: '0417.497.106',
  email: 'hello@hazel.example',
}

describe('the enterprise number', () => {
  test.each(['0417497106', '0417.497.106', ' BE 0417 497 106', 'be0417.497.106', '417497106', '0417-497-106'])(
    '[LAW-1] %s is read',
    (typed) => expect(readCompanyNumber(typed)).toBe('0417497106'),
  )
  test.each([
    ['a digit too few', '0417.497.10'],
    ['a digit too many', '0417.497.1066'],
    ['two digits changed places', '0417.479.106'],
    ['one digit is another', '0417.497.107'],
    ['no number begins with 2', '2417497106'],
    ['letters', '0417.497.1O6'],
    ['another country', 'NL0417497106'],
    ['nothing', ''],
  ])('[LAW-1] %s: refused', (_why, typed) => expect(readCompanyNumber(typed)).toBeNull())

  test('[LAW-1] the check digits 97 and 01 exist, 00 does not', () => {
    // 97 divides 97: the check digits are 97. 96 leaves 96: they are 01.
    expect(readCompanyNumber('0000009797')).toBe('0000009797')
    expect(readCompanyNumber('0000009601')).toBe('0000009601')
    expect(readCompanyNumber('0000009700')).toBeNull()
  })
})

describe('the company', () => {
  test('[LAW-1] nothing is needed: what is missing is missing', () => expect(companyProblems(blankCompany)).toEqual([]))

  test('[LAW-1] it is stored on one line each, with numbers as on papers', () => {
    const typed = { ...hazel, name: '  Hazel\nBV ', number: 'be0417497106', vat: '0417497106', court: ' \u200b ' }
    expect(tidyCompany(typed)).toEqual({ ...hazel, vat: 'BE 0417.497.106' })
    expect(companyProblems(typed)).toEqual([])
    expect(tidyCompany(tidyCompany(typed))).toEqual(tidyCompany(typed))
  })

  test('[LAW-1] each mistake is named with its field', () => {
    const typed = {
      ...hazel,
      name: 'x'.repeat(companyLimit + 1),
      number: '0417.497.107',
      vat: 'BE 1',
      email: 'hazel',
      phone: 'call us',
    }
    expect(companyProblems(typed)).toEqual([
      { problem: 'too_long', field: 'name' },
      { problem: 'number_wrong', field: 'number' },
      { problem: 'vat_wrong', field: 'vat' },
      { problem: 'email_wrong', field: 'email' },
      { problem: 'phone_wrong', field: 'phone' },
    ])
  })
})
