// The options of a latte, for a customer who avoids milk or nuts.
import { expect, test } from 'vitest'
import type { OptionDeclaration } from './allergens.ts'
import { type AvoidList, avoidsNothing } from './diet.ts'
import { broughtBy } from './option-fit.ts'
import type { Chosen, ItemGroup, Option } from './options.ts'

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
const one = (id: string) => ({ option: id, quantity: 1 })
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

const brought = (id: string, avoids: AvoidList['avoids'], chosen: Chosen = [one('small'), one('cow')]) => {
  const group = groups.find(({ options }) => options.some((each) => each.id === id))?.id ?? ''
  const fit = broughtBy(latte, groups, chosen, { group, option: id }, { ...avoidsNothing, avoids })
  return fit && ('of' in fit ? `${fit.fit}: ${fit.of.join(' ')}` : fit.fit)
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

test('[ALLG-2] an extra is marked by what it adds to the drink as it is chosen', () => {
  expect(brought('cream', ['milk'])).toBeUndefined()
  expect(brought('cream', ['milk'], [one('small'), one('oat')])).toBe('not: milk')
  expect(brought('praline', ['nuts'])).toBe('not: hazelnut')
  expect(brought('praline', ['almond'])).toBe('traces: almond')
  // With a milk that nobody declared, nobody knows what the rest changes.
  expect(brought('praline', ['nuts'], [one('small'), one('new')])).toBeUndefined()
})
