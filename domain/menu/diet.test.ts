// What fits Noor, who eats no nuts, and others with their diets.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allergens, type Declaration, type Substance, substances, tidyDeclaration } from './allergens.ts'
import {
  type AvoidList,
  avoidables,
  avoidListFrom,
  avoidsAny,
  avoidsNothing,
  diets,
  dietsSuited,
  fits,
  tidyAvoidList,
} from './diet.ts'

const declared = (contains: Substance[], mayContain: Declaration['mayContain'] = []): Declaration => ({
  contains,
  mayContain,
})
const avoiding = (list: Partial<AvoidList>): AvoidList => ({ ...avoidsNothing, ...list })

test('[ALLG-2] fits, may contain traces, is not declared, does not fit', () => {
  const noNuts = avoiding({ avoids: ['nuts'] })
  expect(fits(declared(['milk', 'wheat']), noNuts)).toEqual({ fit: 'fits' })
  expect(fits(declared(['milk'], ['almond', 'soy']), noNuts)).toEqual({ fit: 'traces', of: ['almond'] })
  expect(fits(undefined, noNuts)).toEqual({ fit: 'not-declared' })
  expect(fits(declared(['hazelnut', 'milk'], ['almond']), noNuts)).toEqual({
    fit: 'not',
    of: ['hazelnut'],
    traces: ['almond'],
  })
  expect(fits(declared(['hazelnut']), avoiding({ avoids: ['almond'] }))).toEqual({ fit: 'fits' })
})

test('[ALLG-2] another choice is named when the item as it comes does not fit, the first that does', () => {
  const noMilk = avoiding({ avoids: ['milk'] })
  const oat = { choice: 'oat', declaration: declared(['oats']) }
  const soy = { choice: 'soy', declaration: declared(['soy']) }
  const open = { choice: 'new', declaration: undefined }
  const dusty = { choice: 'dusty', declaration: declared([], ['milk']) }
  const latte = declared(['milk'])
  expect(fits(latte, noMilk, [oat, soy])).toEqual({ fit: 'with-choice', choice: 'oat' })
  expect(fits(latte, noMilk, [open, dusty, soy])).toEqual({ fit: 'with-choice', choice: 'soy' })
  expect(fits(latte, noMilk, [open, dusty])).toEqual({ fit: 'traces', of: ['milk'], choice: 'dusty' })
  expect(fits(latte, noMilk, [open])).toEqual({ fit: 'not', of: ['milk'], traces: [] })
  expect(fits(declared([], ['milk']), noMilk, [dusty])).toEqual({ fit: 'traces', of: ['milk'] })
  expect(fits(declared([]), noMilk, [oat])).toEqual({ fit: 'fits' })
})

test('[ALLG-2] vegetarian, vegan, halal and no alcohol, by what each dish contains', () => {
  const table: [string, Declaration | undefined, string][] = [
    ['black coffee', declared([]), 'vegetarian vegan halal no-alcohol'],
    ['latte', declared(['milk']), 'vegetarian halal no-alcohol'],
    ['dark chocolate with traces of milk', declared([], ['milk']), 'vegetarian vegan halal no-alcohol'],
    ['tea with honey', declared(['animal']), 'vegetarian halal no-alcohol'],
    ['ham panini', declared(['wheat', 'milk', 'pork']), 'no-alcohol'],
    ['chicken bagel', declared(['wheat', 'meat']), 'no-alcohol'],
    ['halal chicken bagel', declared(['wheat', 'halal-meat']), 'halal no-alcohol'],
    ['salmon bagel', declared(['wheat', 'fish']), 'halal no-alcohol'],
    ['wine', declared(['sulphites', 'alcohol']), 'vegetarian vegan'],
    ['not declared', undefined, ''],
  ]
  for (const [dish, declaration, suited] of table) expect(dietsSuited(declaration).join(' '), dish).toBe(suited)
})

test('[ALLG-2] a device that kept rubbish avoids nothing, and never fails', () => {
  for (const rubbish of [null, undefined, 7, 'milk', [], [['milk']], { avoids: 'milk' }, { avoids: { 0: 'milk' } }])
    expect(avoidListFrom(rubbish)).toEqual(avoidsNothing)
  expect(avoidListFrom({ avoids: ['milk', 7, 'gold', 'milk', null], diets: ['vegan', 'raw'], rest: 'hide' })).toEqual({
    avoids: ['milk'],
    diets: ['vegan'],
    rest: 'hide',
  })
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(avoidListFrom(avoidListFrom(stored))).toEqual(avoidListFrom(stored))
    }),
  )
})

test('[ALLG-2] a nut beside all nuts is said once', () => {
  expect(tidyAvoidList(avoiding({ avoids: ['almond', 'nuts', 'milk'] })).avoids).toEqual(['milk', 'nuts'])
  expect(avoidables).toHaveLength(12 + 1 + 6 + 1 + 8)
  expect([avoidsAny(avoidsNothing), avoidsAny(avoiding({ diets: ['halal'] }))]).toEqual([false, true])
})

const someOf = <Each>(list: readonly Each[]) => fc.subarray([...list])
const declaration = fc.record({ contains: someOf(substances), mayContain: someOf(allergens) }).map(tidyDeclaration)
const avoidLists = fc.record({ avoids: someOf(avoidables), diets: someOf(diets), rest: fc.constant('grey' as const) })
const rank = { fits: 0, 'with-choice': 1, traces: 2, not: 3, 'not-declared': 3 }

test('[ALLG-2] to avoid more never makes an item fit better, and more in it never does', () => {
  fc.assert(
    fc.property(declaration, avoidLists, avoidLists, fc.constantFrom(...substances), (has, some, more, added) => {
      const both = { ...some, avoids: [...some.avoids, ...more.avoids], diets: [...some.diets, ...more.diets] }
      const richer = tidyDeclaration({ ...has, contains: [...has.contains, added] })
      expect(rank[fits(has, both).fit]).toBeGreaterThanOrEqual(rank[fits(has, some).fit])
      if (!has.mayContain.some((each) => each === added))
        expect(rank[fits(richer, some).fit]).toBeGreaterThanOrEqual(rank[fits(has, some).fit])
      expect(fits(has, tidyAvoidList(some))).toEqual(fits(has, some))
    }),
  )
})

test('[ALLG-2] an undeclared item never fits, whatever is avoided', () => {
  fc.assert(
    fc.property(avoidLists, (some) => {
      expect(fits(undefined, some)).toEqual({ fit: 'not-declared' })
    }),
  )
})
