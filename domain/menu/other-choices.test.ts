// A latte for a customer who avoids milk, wheat, or both.
import { expect, test } from 'vitest'
import type { OptionDeclaration } from './allergens.ts'
import { type AvoidList, avoidsNothing, fits } from './diet.ts'
import { type GroupUse, groupAt, type ItemGroup, type Option } from './options.ts'
import { otherChoices } from './other-choices.ts'

const changes = (change: Partial<OptionDeclaration> = {}): OptionDeclaration => ({
  adds: [],
  removes: [],
  mayContain: [],
  ...change,
})
const option = (id: string, price: number, declaration: OptionDeclaration | undefined = changes()): Option => ({
  id,
  name: { en: id },
  price,
  most: 1,
  declaration,
})
const group = (
  id: string,
  kind: ItemGroup['kind'],
  options: Option[],
  use: Omit<GroupUse, 'group'> = {},
): ItemGroup => {
  const min = kind === 'one' ? 1 : 0
  const max = kind === 'one' ? 1 : null
  const found = groupAt({ id, name: { en: id }, kind, min, max, included: 0, options }, use)
  if (!found) throw new Error(id)
  return found
}
const usual = (id: string) => ({ defaults: [{ option: id, quantity: 1 }] })
const size = group('size', 'one', [option('medium', 0), option('large', 60)], usual('medium'))
const milk = group(
  'milk',
  'one',
  [
    option('cow', 0),
    { ...option('new', 20), declaration: undefined },
    option('oat', 40, changes({ adds: ['oats'], removes: ['milk'] })),
    option('soya', 30, changes({ adds: ['soy'], removes: ['milk'] })),
  ],
  usual('cow'),
)
const without = group('without', 'remove', [option('no-biscuit', 0, changes({ removes: ['wheat', 'soy'] }))])
const extra = group('extra', 'many', [option('syrup', 50)])
const latte = { declaration: { contains: ['wheat', 'soy', 'milk'], mayContain: [] } } as const
const groups = [size, milk, without, extra]

const fitOf = (avoids: AvoidList['avoids'], isOut?: (id: string) => boolean) => {
  const fit = fits(latte.declaration, { ...avoidsNothing, avoids }, otherChoices(latte, groups, isOut))
  if (fit.fit !== 'with-choice') return fit.fit
  return `${fit.choice.options.map(({ id }) => id).join(' + ')} ${fit.choice.price}`
}

test('[ALLG-2] the first other choice that fits is named, with what it costs more', () => {
  expect(fitOf(['milk'])).toBe('oat 40')
  expect(fitOf(['milk', 'oats'])).toBe('soya 30')
  expect(fitOf(['wheat'])).toBe('no-biscuit 0')
  expect(fitOf(['milk', 'wheat'])).toBe('oat + no-biscuit 40')
  expect(fitOf(['celery'])).toBe('fits')
})

test('[ALLG-2] none is named that still contains it, that nobody declared, or that is sold out', () => {
  expect(fitOf(['milk', 'gluten'])).toBe('soya + no-biscuit 30')
  expect(fitOf(['milk', 'gluten', 'soy'])).toBe('not')
  expect(fitOf(['milk'], (id) => id === 'oat')).toBe('soya 30')
  expect(fitOf(['milk'], (id) => id !== 'cow' && id !== 'medium')).toBe('not')
})

test('[ALLG-2] only what changes what is in it is tried, one change before two', () => {
  const ways = otherChoices(latte, groups).map(({ choice }) => choice.options.map(({ id }) => id).join(' + '))
  expect(ways).toEqual(['oat', 'soya', 'no-biscuit', 'oat + no-biscuit', 'soya + no-biscuit'])
  expect(otherChoices({}, groups).every(({ declaration }) => declaration === undefined)).toBe(true)
})

test('[ALLG-2] an option that the item comes with and that brings something is exchanged', () => {
  const butter = group(
    'spread',
    'one',
    [option('butter', 0, changes({ adds: ['milk'] })), option('oil', 0)],
    usual('butter'),
  )
  const bread = { declaration: { contains: ['wheat'], mayContain: [] } } as const
  expect(otherChoices(bread, [butter]).map(({ declaration }) => declaration?.contains)).toEqual([['wheat']])
})
