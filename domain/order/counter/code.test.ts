// The codes that are called out at the counter.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cupName, drawCode, letterFor, readCode } from './code.ts'

const none = new Set<string>()

test('[CALL-1] a code is the branch’s letter and two digits, drawn by chance', () => {
  expect(drawCode('M', none, none, 0.47)).toBe('M-47')
  expect(drawCode('M', none, none, 0)).toBe('M-00')
  expect(drawCode('M', none, none, 0.999_999)).toBe('M-99')
})

test('[CALL-1] never two alike among open orders, with any number of them open, up to a thousand', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { maxLength: 130 }),
      (draws) => {
        const open = new Set<string>()
        for (const chance of draws) {
          const code = drawCode('A', open, none, chance)
          expect(code).toMatch(/^A-\d{2,6}$/)
          expect(open.has(String(code))).toBe(false)
          open.add(String(code))
        }
      },
    ),
  )
  const all = new Set<string>()
  for (let index = 0; index < 1000; index++) all.add(String(drawCode('A', all, none, 0.5)))
  expect(all.size).toBe(1000)
  expect(drawCode('A', all, none, 0.5)).toBe('A-500000')
})

test('[CALL-1] [J-34] a code that was called lately is not given again while another of two or three digits is free', () => {
  const lately = new Set(['M-47', 'M-48'])
  expect(drawCode('M', none, lately, 0.48)).toBe('M-85')
  const others = new Set(Array.from({ length: 100 }, (_, n) => `M-${String(n).padStart(2, '0')}`))
  others.delete('M-47')
  expect(drawCode('M', others, lately, 0.3)).toBe('M-370')
  for (let number = 100; number < 1000; number++) others.add(`M-${number}`)
  expect(drawCode('M', others, lately, 0.3)).toBe('M-47')
})

test('[CALL-1] each branch has a letter of its own', () => {
  expect(letterFor('Merksem', none)).toBe('M')
  expect(letterFor('Mechelen', new Set('M'))).toBe('E')
  expect(letterFor('Étterbeek', none)).toBe('E')
  expect(letterFor('أنتويرب', new Set('A'))).toBe('B')
})

test('[CALL-3] a code is read as people type it', () => {
  expect(['m47', 'M-47', ' m 47', '47', 'M–47'].map((typed) => readCode(typed, 'M'))).toEqual(Array(5).fill('M-47'))
  expect(['', 'M', '4', 'MM47', 'K7QM4TXA'].map((typed) => readCode(typed, 'M'))).toEqual(Array(5).fill(null))
})

test('[CALL-1] the cup carries the first name, with a letter more where two are alike', () => {
  expect(cupName('Noor Peeters', ['Jef'])).toBe('Noor')
  expect(cupName('Noor Peeters', ['noor Van Dam'])).toBe('Noor P.')
  expect(cupName('Noor', ['Noor'])).toBe('Noor')
  expect(cupName('Noor', ['Noor'], 'noor peeters')).toBe('Noor p.')
  expect(cupName('Noor', ['Noor'], 'Jef Peeters')).toBe('Noor')
  expect(cupName('  ', [], 'Noor Peeters')).toBe('')
  expect(Array.from(cupName('Wolfeschlegelsteinhausen', []))).toHaveLength(12)
})
