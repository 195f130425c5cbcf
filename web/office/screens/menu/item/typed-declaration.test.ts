import { expect, test } from 'vitest'
import { changesNothing, declaresNothing, withListed } from './typed-declaration.ts'

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
