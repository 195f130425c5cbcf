import { expect, test } from 'vitest'
import type { Declaration, OptionDeclaration } from '#domain/menu/allergens.ts'
import { changesNothing, declaresNothing, mergedDeclaration, withListed } from './typed-declaration.ts'

test('[ALLG-1] what an option adds is neither removed nor a trace: the later tick counts', () => {
  const adds = withListed(changesNothing, 'adds', 'oats', true)
  expect(adds).toEqual({ adds: ['oats'], removes: [], mayContain: [] })
  expect(withListed(adds, 'removes', 'oats', true)).toEqual({ adds: [], removes: ['oats'], mayContain: [] })
  const traces = withListed(adds, 'mayContain', 'oats', true)
  expect(traces).toEqual({ adds: [], removes: [], mayContain: ['oats'] })
  expect(withListed(traces, 'adds', 'oats', true)).toEqual(adds)
})

test('[ALLG-1] what is removed may still leave traces; lists stand in the fixed order and become empty again', () => {
  const walnut = withListed(withListed(changesNothing, 'removes', 'walnut', true), 'mayContain', 'walnut', true)
  expect(walnut).toEqual({ adds: [], removes: ['walnut'], mayContain: ['walnut'] })
  expect(withListed(withListed(changesNothing, 'adds', 'meat', true), 'adds', 'milk', true).adds).toEqual([
    'milk',
    'meat',
  ])
  const none = withListed(withListed(walnut, 'removes', 'walnut', false), 'mayContain', 'walnut', false)
  expect(declaresNothing(none)).toBe(true)
})

test('[ALLG-1] what two people declared at once names what either added, and not what either took out', () => {
  const base: Declaration = { contains: ['milk'], mayContain: ['eggs', 'soy'] }
  const mine: Declaration = { contains: ['wheat', 'milk'], mayContain: ['soy'] }
  const theirs: Declaration = { contains: ['milk', 'soy'], mayContain: ['eggs', 'almond'] }
  expect(mergedDeclaration(base, mine, theirs)).toEqual({ contains: ['wheat', 'soy', 'milk'], mayContain: ['almond'] })
})

test('[ALLG-1] what one extended while the other withdrew all of it stays declared', () => {
  const base: Declaration = { contains: ['milk'], mayContain: [] }
  const more: Declaration = { contains: ['milk', 'almond'], mayContain: [] }
  expect(mergedDeclaration(base, null, more)).toEqual(more)
  expect(mergedDeclaration(base, more, null)).toEqual(more)
  expect(mergedDeclaration(base, null, base)).toBeNull()
  expect(mergedDeclaration(null, base, { contains: ['eggs'], mayContain: [] })?.contains).toEqual(['eggs', 'milk'])
})

test('[ALLG-1] an option that adds by one and removes by the other adds', () => {
  const adds: OptionDeclaration = { adds: ['oats'], removes: [], mayContain: [] }
  const removes: OptionDeclaration = { adds: [], removes: ['oats'], mayContain: [] }
  expect(mergedDeclaration(changesNothing, removes, adds)).toEqual(adds)
})
