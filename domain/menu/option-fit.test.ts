// The options of a latte, for a customer who avoids milk or nuts.
import { expect, test } from 'vitest'
import type { OptionDeclaration } from './allergens.ts'
import { type AvoidList, avoidsNothing } from './diet.ts'
import { broughtBy } from './option-fit.ts'
import type { ItemGroup, Option } from './options.ts'

const changes = (change: Partial<OptionDeclaration> = {}): OptionDeclaration => ({
  adds: [],
  removes: [],
  mayContain: [],
  ...change,
})
const option = (id: string, declaration?: OptionDeclaration): Option => ({
  id,
  name: { en: id },
  price: 0,
  most: 1,
  declaration,
})
const group = (id: string, kind: ItemGroup['kind'], options: Option[], min = kind === 'one' ? 1 : 0): ItemGroup => ({
  id,
  name: { en: id },
  kind,
  min,
  max: kind === 'one' ? 1 : null,
  included: 0,
  defaults: [],
  options,
})
const size = group('size', 'one', [option('small', changes()), option('large', changes())])
const milk = group('milk', 'one', [
  option('cow', changes()),
  option('oat', changes({ adds: ['oats'], removes: ['milk'] })),
  option('new'),
])
const extra = group('extra', 'many', [
  option('cream', changes({ adds: ['milk'] })),
  option('praline', changes({ adds: ['hazelnut'], mayContain: ['almond'] })),
  option('shot', changes()),
])
const without = group('without', 'remove', [option('foam', changes({ mayContain: ['milk'] }))])
const latte = { declaration: { contains: ['milk'], mayContain: [] } } as const
const groups = [size, milk, extra, without]

const brought = (id: string, avoids: AvoidList['avoids'], item: Parameters<typeof broughtBy>[0] = latte) => {
  const group = groups.find(({ options }) => options.some((each) => each.id === id))?.id ?? ''
  const fit = broughtBy(item, groups, { group, option: id }, { ...avoidsNothing, avoids })
  if (!fit || !('of' in fit)) return fit?.fit
  const traces = fit.fit === 'not' && fit.traces.length > 0 ? `; traces: ${fit.traces.join(' ')}` : ''
  return `${fit.fit}: ${fit.of.join(' ')}${traces}`
}

test('[ALLG-2] the milk that brings milk is marked, where another one would not', () => {
  expect(brought('cow', ['milk'])).toBe('not: milk')
  expect(brought('oat', ['milk'])).toBeUndefined()
  expect(brought('oat', ['gluten'])).toBe('not: oats')
  expect(brought('cow', ['gluten'])).toBeUndefined()
  expect(brought('new', ['milk'])).toBe('not-declared')
})

test('[ALLG-2] what the item contains anyway is not the doing of its size or of a shot', () => {
  for (const id of ['small', 'large', 'shot', 'foam', 'unknown']) expect(brought(id, ['milk'])).toBeUndefined()
})

test('[ALLG-2] an extra is marked by what it contains itself, also where the item contains it anyway', () => {
  expect(brought('cream', ['milk'])).toBe('not: milk')
  expect(brought('praline', ['nuts'])).toBe('not: hazelnut; traces: almond')
  expect(brought('praline', ['almond'])).toBe('traces: almond')
  const mocha = { declaration: { contains: ['milk', 'hazelnut'], mayContain: ['almond'] } } as const
  expect(brought('praline', ['hazelnut'], mocha)).toBe('not: hazelnut')
  expect(brought('praline', ['almond'], mocha)).toBe('traces: almond')
})

test('[ALLG-2] what an option contains is said where nobody has declared the item', () => {
  expect(brought('cream', ['milk'], {})).toBe('not: milk')
  for (const id of ['cow', 'new', 'shot']) expect(brought(id, ['milk'], {})).toBeUndefined()
})
