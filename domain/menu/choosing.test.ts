// Choosing options one after the other, as the item's sheet does it.
import { describe, expect, test } from 'vitest'
import { chosenAtFirst, chosenIn, roomIn, unitsIn, withOption } from './choosing.ts'
import { type Chosen, type GroupUse, groupAt, type ItemGroup, type OptionGroup } from './options.ts'

const group = (id: string, kind: OptionGroup['kind'], ids: readonly string[], more: Partial<OptionGroup> = {}) => ({
  id,
  name: { en: id },
  kind,
  min: 0,
  max: kind === 'one' ? 1 : null,
  included: 0,
  options: ids.map((one) => ({ id: one, name: { en: one }, price: 0, most: 3 })),
  ...more,
})
const use = (one: OptionGroup, more: Omit<GroupUse, 'group'> = {}): ItemGroup => {
  const found = groupAt(one, more)
  if (!found) throw new Error(one.id)
  return found
}
const one = (option: string, quantity = 1) => ({ option, quantity })
const groups = [
  use(group('size', 'one', ['small', 'large'], { min: 1 }), { defaults: [one('small')] }),
  use(group('milk', 'one', ['cow', 'oat'], { min: 1 }), { defaults: [one('cow')] }),
  use(group('foam', 'one', ['dry', 'wet'], { min: 1 }), { defaults: [one('wet')], when: ['oat'] }),
  use(group('extra', 'many', ['shot', 'syrup'], { max: 4 })),
]
const nothingOut = () => false
const pick = (
  chosen: Chosen,
  groupId: string,
  option: string,
  quantity = 1,
  isOut = nothingOut as (id: string) => boolean,
) => withOption(groups, chosen, { group: groupId, option, quantity }, isOut)

describe('[OPT-3] choosing', () => {
  const first = chosenAtFirst(groups, undefined, nothingOut)

  test('begins with the defaults, or with what was chosen before, without what cannot be had', () => {
    expect(first).toEqual([one('small'), one('cow')])
    expect(chosenAtFirst(groups, [one('large'), one('oat'), one('gold')], nothingOut)).toEqual([
      one('large'),
      one('oat'),
    ])
    expect(chosenAtFirst(groups, undefined, (id) => id === 'cow')).toEqual([one('small')])
  })

  test('one takes the place of another; several stand side by side, each with its number', () => {
    expect(pick(first, 'size', 'large')).toEqual([one('large'), one('cow')])
    const two = pick(pick(first, 'extra', 'shot', 2), 'extra', 'syrup')
    expect(two).toEqual([one('small'), one('cow'), one('shot', 2), one('syrup')])
    expect(pick(two, 'extra', 'shot', 0)).toEqual([one('small'), one('cow'), one('syrup')])
    expect(pick(first, 'size', 'small', 0)).toEqual([one('cow')])
    expect(pick(first, 'gone', 'shot')).toBe(first)
  })

  test('a group that belongs to an option comes with it and its default, and goes with it', () => {
    const oat = pick(first, 'milk', 'oat')
    expect(oat).toEqual([one('small'), one('oat'), one('wet')])
    expect(pick(oat, 'foam', 'dry')).toEqual([one('small'), one('oat'), one('dry')])
    expect(pick(oat, 'milk', 'cow')).toEqual([one('small'), one('cow')])
    expect(pick(first, 'milk', 'oat', 1, (id) => id === 'wet')).toEqual([one('small'), one('oat')])
  })

  test('knows how much room a group has', () => {
    const extra = groups[3] as ItemGroup
    const two = pick(first, 'extra', 'shot', 3)
    expect([unitsIn(extra, two), roomIn(extra, two), roomIn({ ...extra, max: null }, two)]).toEqual([3, 1, null])
  })
})

test('[OPT-3] a line of a cart without options means the item as it comes, where nothing cannot be ordered', () => {
  expect(chosenIn(groups, undefined)).toEqual([one('small'), one('cow')])
  expect(chosenIn(groups.slice(3), undefined)).toEqual([])
  expect(chosenIn(groups, [one('large')])).toEqual([one('large')])
})
