import { expect, test } from 'vitest'
import type { LineOption } from '#domain/menu/piece-price.ts'
import { besideName, changesOf, madeApart } from './line-changes.ts'

const option = (id: string, more: Partial<LineOption> = {}): LineOption => ({
  group: 'milk',
  option: id,
  kind: 'one',
  name: { en: id },
  quantity: 1,
  price: 0,
  ...more,
})
const large = option('large', { group: 'size' })
const double = option('double', { group: 'strength', kitchenName: 'XX' })
const cow = option('cow', { usual: true })
const oat = option('oat', { kitchenName: 'OAT' })
const shot = option('shot', { group: 'extra', kind: 'many', quantity: 2 })
const onion = option('no-onion', { group: 'leave-out', kind: 'remove', kitchenName: 'on' })

test('[OPT-6] sizes stand beside the name, what changes the making apart, and the usual milk nowhere', () => {
  const all = [large, double, cow, shot, onion]
  expect(besideName(all)).toEqual([large, double])
  expect(changesOf(all)).toEqual([shot, onion])
  expect(changesOf([oat])).toEqual([oat])
  expect(madeApart(all)).toEqual(['large', 'double', 'shot', 'no-onion'])
})

test('[OPT-6] the usual size is read beside the name only if the shop has a short word for it, and not made apart', () => {
  const regular = option('regular', { group: 'size', usual: true })
  const medium = option('medium', { group: 'size-2', usual: true, kitchenName: 'M' })
  expect(besideName([regular, medium])).toEqual([medium])
  expect(changesOf([regular, medium])).toEqual([])
  expect(madeApart([regular, medium])).toEqual([])
})
