// What this tab stored of unfinished entries is read with care.
import { expect, test } from 'vitest'
import { blank, draftsFrom } from './drafts.ts'

const post = { ...blank('post', '2026-03-04'), name: { en: 'Noor' } }

test('an entry that was begun is there again', () => {
  const kept = { 'post ': { id: 'abc', version: null, entry: post }, 'post x': { id: 'x', version: 'v1', entry: post } }
  expect(draftsFrom(kept)).toEqual(kept)
})

test('one of an earlier version of the site gets the fields that came since', () => {
  const { imageWords: _, ...earlier } = post as typeof post & { imageWords?: unknown }
  expect(draftsFrom({ 'post x': { id: 'x', version: 'v1', entry: earlier } })).toEqual({
    'post x': { id: 'x', version: 'v1', entry: { ...post, imageWords: {} } },
  })
})

test('what can be no entry is left out, and breaks nothing', () => {
  expect(draftsFrom({ a: 7, b: { id: 'b' }, c: { entry: post }, d: { id: 'd', entry: { kind: 'other' } } })).toEqual({})
  for (const odd of [null, 'x', 7, undefined]) expect(draftsFrom(odd)).toEqual({})
})
