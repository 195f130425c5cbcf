// The form of an item: what its fields say of its prices and sizes, and what they send.
import { expect, test } from 'vitest'
import { checkItem, tidyDraft } from '#domain/menu/item-draft.ts'
import { priceText } from '#domain/shared/typed-price.ts'
import { editableItem } from '#web/testing/noors-shop.ts'
import { draftFrom, formOf, type ItemForm, itemFormProblems, mergedItem, noNewSize } from './item-form.ts'

const cava = editableItem({
  id: 'cava',
  category: 'DRINKS',
  name: { en: 'Cava' },
  image: { kind: 'bundled', ref: 'cava' },
  price: null,
  sizes: [
    { size: 'GLASS', price: 590 },
    { size: 'BOTTLE', price: 2800 },
    { size: 'PERSONS-2', price: 3300, count: 8 },
  ],
})
const sizesOf = (form: ItemForm) => draftFrom(form).sizes
const typed = (sizes: ItemForm['sizes'], price = '') => {
  const form = formOf(cava, 'en')
  return { ...form, price, sizes: { ...form.sizes, ...sizes } }
}

test('[EDIT-2] [OPT-2] sizes that nobody changes are the same after the form of their item, in every language', () => {
  for (const locale of ['en', 'nl', 'fr', 'ar'] as const) {
    const { price, sizes } = draftFrom(formOf(cava, locale))
    expect({ price, sizes }).toEqual({ price: null, sizes: cava.sizes })
  }
  expect(formOf(cava, 'nl').sizes.BOTTLE).toEqual({ price: priceText(2800, 'nl'), count: '' })
})

test('[EDIT-2] [OPT-2] a price makes a size, an empty one takes it away; the price as it comes stands beside them', () => {
  const form = typed({ GLASS: { price: '', count: '' }, large: { price: '6,40', count: '' } }, '4.50')
  expect(draftFrom(form).price).toBe(450)
  expect(sizesOf(form)).toEqual([
    { size: 'BOTTLE', price: 2800 },
    { size: 'PERSONS-2', price: 3300, count: 8 },
    { size: 'large', price: 640 },
  ])
})

test('[EDIT-2] [OPT-2] what cannot be read is refused at its field: a price, the pieces of a combo, no price at all', () => {
  const fields = (form: ItemForm) => checkItem(tidyDraft(draftFrom(form))).map(({ field }) => field)
  expect(fields(typed({ BOTTLE: { price: '28x', count: '' }, large: { price: '5', count: 'some' } }))).toEqual([
    'sizes.BOTTLE.price',
    'sizes.large.count',
  ])
  expect(fields(typed({ 'PERSONS-3': { price: '40', count: '' }, 'PERSONS-4': { price: '', count: '20' } }))).toEqual([
    'sizes.PERSONS-3.count',
    'sizes.PERSONS-4.price',
  ])
  expect(fields({ ...formOf(cava, 'en'), sizes: {} })).toEqual(['price'])
})

test('[CATG-2] [OPT-2] the prices of a branch stand by size; the item as it comes has its own', () => {
  const sold = { branches: ['gent'], prices: { gent: 470 }, sizes: { gent: { GLASS: 610 }, aalst: { BOTTLE: 2900 } } }
  const item = { ...cava, price: 450, sold }
  const form = formOf(item, 'nl')
  expect(form.branchPrices.gent).toEqual({ 'AS-IT-COMES': '4,70', GLASS: '6,10' })
  expect(draftFrom(form).sold).toEqual(sold)
  const wrong = { ...form, branchPrices: { gent: { ...form.branchPrices.gent, BOTTLE: '30x' } } }
  expect(checkItem(tidyDraft(draftFrom(wrong))).map(({ field }) => field)).toEqual(['sold.sizes.gent.BOTTLE'])
})

test('[J-6] of what two people change in one item, each keeps allergens, places, times and parts that the other left alone', () => {
  const [base, mine, theirs] = (['base', 'mine', 'theirs'] as const).map((who): ItemForm => {
    const parts = [{ id: 'drink', name: { en: 'A drink' }, choose: [{ item: 'tea', extra: 0 }] }]
    const form = formOf({ ...cava, parts, sold: { branches: ['a', 'b'] } }, 'en')
    if (who === 'mine')
      return {
        ...form,
        declaration: { contains: ['milk'], mayContain: [] },
        sold: { branches: ['a', 'b'], times: [{ from: 600 }] },
        parts: form.parts.map((part) => ({ ...part, choose: [...part.choose, { item: 'coffee', extra: '' }] })),
      }
    if (who === 'theirs')
      return {
        ...form,
        declaration: { contains: ['sulphites'], mayContain: ['almond'] },
        sold: { branches: ['a'] },
        parts: form.parts.map((part) => ({ ...part, name: { en: 'Your drink' } })),
      }
    return form
  })
  if (!base || !mine || !theirs) throw new Error('Three forms are needed.')
  const merged = mergedItem(base, mine, theirs)
  expect(merged.declaration).toEqual({ contains: ['milk', 'sulphites'], mayContain: ['almond'] })
  expect(merged.sold).toEqual({ branches: ['a'], times: [{ from: 600 }] })
  expect(merged.parts.map(({ name, choose }) => [name.en, choose.map(({ item }) => item)])).toEqual([
    ['Your drink', ['tea', 'coffee']],
  ])
})

test('[EDIT-2] a size that is typed and not added keeps the item from being saved, at that field', () => {
  const form = formOf(cava, 'en')
  const said = { problem: 'size_not_added', field: 'newSize' }
  expect(itemFormProblems({ ...form, newSize: { name: 'Large', price: '3,90' } })).toEqual([said])
  expect(itemFormProblems({ ...form, newSize: { name: '', price: '3,90' } })).toEqual([said])
  expect(itemFormProblems({ ...form, newSize: noNewSize })).toEqual([])
})
