// What somebody else saved while a form was being filled in, merged with what is typed.
import { describe, expect, test } from 'vitest'
import { rebaseEach } from './rebase.ts'

describe('[J-6] of a list by name that two people changed', () => {
  test('each keeps the entries, and the parts of them, that the other did not touch', () => {
    const base = { GLASS: { price: '6', count: '' }, BOTTLE: { price: '28', count: '' } }
    const mine = { GLASS: { price: '7', count: '' }, BOTTLE: { price: '28', count: '' } }
    const theirs = { GLASS: { price: '6', count: '2' }, BOTTLE: { price: '30', count: '' } }
    expect(rebaseEach(base, mine, theirs)).toEqual({
      GLASS: { price: '7', count: '2' },
      BOTTLE: { price: '30', count: '' },
    })
  })

  test('what either added stays; what I removed goes, and what they removed unless I changed it', () => {
    expect(rebaseEach({ a: '1' }, { a: '1', b: '2' }, { a: '1', c: '3' })).toEqual({ a: '1', b: '2', c: '3' })
    expect(rebaseEach({ a: '1', b: '2' }, { b: '2' }, { a: '1', b: '3' })).toEqual({ b: '3' })
    expect(rebaseEach({ a: '1', b: '2' }, { a: '1', b: '3' }, {})).toEqual({ b: '3' })
  })

  test('a field that I filled in and emptied again is theirs', () => {
    expect(rebaseEach({ bar: '1:00' }, { bar: '1:00', grill: '' }, { bar: '1:00', grill: '2:00' })).toEqual({
      bar: '1:00',
      grill: '2:00',
    })
  })
})
