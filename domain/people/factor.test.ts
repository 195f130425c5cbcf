// Who must have a second factor, and what people type as its codes.
import { describe, expect, test } from 'vitest'
import { factorRequired, readFactorCode, recoveryCodeFrom } from './factor.ts'

const amira = { id: 1, name: 'Amira', owner: true, branches: [], regions: [] }
const lotte = {
  id: 2,
  name: 'Lotte',
  owner: false,
  branches: [{ branch: 'merksem', role: 'manager' as const }],
  regions: [],
}
const jef = {
  id: 3,
  name: 'Jef',
  owner: false,
  branches: [{ branch: 'antwerpen', role: 'barista' as const }],
  regions: [],
}

test('[SAFE-6] a second factor is required of nobody, of owners, or of managers too; never of baristas', () => {
  const required = (reach: 'nobody' | 'owners' | 'managers') =>
    [amira, lotte, jef].map((member) => factorRequired(member, reach))
  expect(required('nobody')).toEqual([false, false, false])
  expect(required('owners')).toEqual([true, false, false])
  expect(required('managers')).toEqual([true, true, false])
})

describe('[SAFE-6] a code is read', () => {
  test.each(['123456', '123 456', ' 123-456 ', '١٢٣٤٥٦', '۱۲۳۴۵۶', '１２３４５６'])('%s as a time code', (text) => {
    expect(readFactorCode(text)).toEqual({ kind: 'time', code: '123456' })
  })

  test.each(['K7QM-2XWD-9R10', 'k7qm 2xwd 9r1o', 'K7QM2XWD9RLO', '\u2066K7QM–2XWD–9RiO\u2069'])(
    '%s as a recovery code',
    (text) => {
      expect(readFactorCode(text)).toEqual({ kind: 'recovery', code: 'K7QM2XWD9R10' })
    },
  )

  test.each(['', '12345', '1234567', 'K7QM-2XWD', 'K7QM-2XWD-9R1U', 'not a code at all'])('%j as none', (text) => {
    expect(readFactorCode(text)).toBeUndefined()
  })

  test('as it was made, whichever bytes it is made of', () => {
    for (let first = 0; first < 256; first++) {
      const code = recoveryCodeFrom(Uint8Array.from({ length: 12 }, (_, place) => (first + 37 * place) & 255))
      expect(code).toMatch(/^.{4}-.{4}-.{4}$/)
      expect(readFactorCode(code)).toEqual({ kind: 'recovery', code: code.replaceAll('-', '') })
    }
  })
})
