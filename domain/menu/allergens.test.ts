// What an item contains, with and without options.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Allergen,
  allergenGroups,
  allergens,
  type Declaration,
  declarationOf,
  declarationProblems,
  type OptionDeclaration,
  type Substance,
  substances,
  tidyDeclaration,
} from './allergens.ts'

const latte = { declaration: { contains: ['milk'], mayContain: ['almond'] } } as const
const option = (adds: Substance[], removes: Substance[] = [], mayContain: Allergen[] = []): OptionDeclaration => ({
  adds,
  removes,
  mayContain,
})
const oat = option(['oats'], ['milk'], ['soy'])
const soy = option(['soy'], ['milk'])
const foam = option(['milk'])
const large = option([])

test('[ALLG-1] the 14 groups of the law, cereals and nuts by name, each name once', () => {
  expect(allergenGroups).toHaveLength(14)
  expect(new Set(substances).size).toBe(substances.length)
  expect(allergens).toHaveLength(12 + 6 + 8)
})

test('[ALLG-1] what a line contains follows from the item and its options', () => {
  const table: [OptionDeclaration[], Substance[], Allergen[]][] = [
    [[], ['milk'], ['almond']],
    [[large], ['milk'], ['almond']],
    [[oat], ['oats'], ['soy', 'almond']],
    [
      [oat, foam],
      ['oats', 'milk'],
      ['soy', 'almond'],
    ],
    [
      [foam, oat],
      ['oats', 'milk'],
      ['soy', 'almond'],
    ],
    [[soy], ['soy'], ['almond']],
    [[oat, soy], ['oats', 'soy'], ['almond']],
    [[option(['almond'])], ['milk', 'almond'], []],
    [[option([], ['almond'])], ['milk'], ['almond']],
  ]
  for (const [options, contains, mayContain] of table)
    expect(declarationOf(latte, options), JSON.stringify(options)).toEqual({ contains, mayContain })
})

test('[ALLG-1] an option or an item that nobody declared leaves the line undeclared, which is not “none”', () => {
  expect(declarationOf(latte, [oat, undefined])).toBeUndefined()
  expect(declarationOf({}, [oat])).toBeUndefined()
  expect(declarationOf({ declaration: { contains: [], mayContain: [] } })).toEqual({ contains: [], mayContain: [] })
})

test('[ALLG-1] an unknown name, and one that is contained and a trace, are named', () => {
  expect(declarationProblems({ contains: ['milk', 'pork'], mayContain: ['soy'] })).toEqual([])
  expect(declarationProblems({ contains: ['milk', 'gluten', 'gluten'], mayContain: ['milk', 'pork'] })).toEqual([
    { problem: 'allergen_unknown', field: 'declaration.gluten' },
    { problem: 'allergen_unknown', field: 'declaration.pork' },
    { problem: 'declared_twice', field: 'declaration.milk' },
  ])
})

const someOf = <Each>(list: readonly Each[]) => fc.subarray([...list])
const declaration = fc.record({ contains: someOf(substances), mayContain: someOf(allergens) }).map(tidyDeclaration)
const options = fc.array(
  fc.record({ adds: someOf(substances), removes: someOf(substances), mayContain: someOf(allergens) }),
  { maxLength: 4 },
)

test('[ALLG-1] the order of options never matters, and what an option adds is always said', () => {
  fc.assert(
    fc.property(declaration, options, (declaration, chosen) => {
      const line = declarationOf({ declaration }, chosen)
      expect(line).toEqual(declarationOf({ declaration }, chosen.toReversed()))
      for (const added of chosen.flatMap(({ adds }) => adds)) expect(line?.contains).toContain(added)
    }),
  )
})

test('[ALLG-1] no choice takes a trace away, unless it is then contained', () => {
  fc.assert(
    fc.property(declaration, options, (declaration, chosen) => {
      const line = declarationOf({ declaration }, chosen) as Declaration
      const said: readonly Substance[] = [...line.contains, ...line.mayContain]
      for (const trace of [...declaration.mayContain, ...chosen.flatMap(({ mayContain }) => mayContain)])
        expect(said).toContain(trace)
      expect(declarationProblems(line)).toEqual([])
    }),
  )
})
