// Sizes as the old site and our exports say them, in both directions.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choiceOf, oldPricesOf, optionsOfChoice, pricesOfOld, sizesToChoose } from './old-sizes.ts'

test('[OPT-2] the old prices are the same prices in sizes, and back', () => {
  const cents = fc.nat({ max: 100_000 })
  const maybe = fc.option(cents)
  const pieces = fc
    .uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 4 })
    .chain((all) =>
      fc.tuple(
        ...all.sort().map((persons) => fc.record({ persons: fc.constant(persons), count: cents, price: cents })),
      ),
    )
  fc.assert(
    fc.property(fc.record({ price: maybe, glassPrice: maybe, bottlePrice: maybe, pieces }), (old) => {
      fc.pre(old.price !== null || old.glassPrice !== null || old.bottlePrice !== null || old.pieces.length > 0)
      expect(oldPricesOf(pricesOfOld(old))).toEqual(old)
    }),
  )
})

test('[OPT-2] a line that was ordered by the glass has that size', () => {
  const [size] = optionsOfChoice('glass')
  expect(size).toMatchObject({ group: 'SIZES', option: 'GLASS', name: { en: 'Glass', nl: 'Glas' }, price: 0 })
  expect(optionsOfChoice('one')).toEqual([])
  expect(choiceOf(size ? [size] : [])).toBe('glass')
  expect(choiceOf([])).toBe('one')
})

test('[F-42] a price that is the same as it comes and by the glass is one size to choose, named only beside another price', () => {
  const of = (old: Parameters<typeof pricesOfOld>[0]) => sizesToChoose(pricesOfOld(old)).map(({ id }) => id)
  expect(of({ price: 500, glassPrice: 500 })).toEqual(['AS-IT-COMES'])
  expect(of({ price: 500, bottlePrice: 500 })).toEqual(['AS-IT-COMES'])
  expect(of({ price: 500, glassPrice: 500, bottlePrice: 500 })).toEqual(['AS-IT-COMES'])
  expect(of({ price: 500, glassPrice: 500, bottlePrice: 2200 })).toEqual(['GLASS', 'BOTTLE'])
  expect(of({ price: 300, glassPrice: 500 })).toEqual(['AS-IT-COMES', 'GLASS'])
  expect(of({ price: null, glassPrice: 500, bottlePrice: 500 })).toEqual(['GLASS', 'BOTTLE'])
})
