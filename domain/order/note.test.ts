// A note as the board reads it.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNote } from './note.ts'

test('[F-52] an allergy stands first, what is left out is set apart, in every language', () => {
  expect(readNote('oat milk, no onion; ALLERGY: nuts')).toEqual([
    { kind: 'allergy', text: 'ALLERGY: nuts' },
    { kind: 'other', text: 'oat milk' },
    { kind: 'without', word: 'no', text: 'onion' },
  ])
  for (const text of ['notenallergie!', 'allergique aux noix', 'عندي حساسية من المكسرات', 'lactose intolerant'])
    expect(readNote(text), text).toEqual([{ kind: 'allergy', text }])
  for (const text of ['zonder ui', 'sans oignon', 'pas d’oignon', 'بدون بصل', 'geen ui'])
    expect(readNote(text)[0]?.kind, text).toBe('without')
  expect(readNote('normal milk')).toEqual([{ kind: 'other', text: 'normal milk' }])
  expect(readNote('  ')).toEqual([])
})

test('[F-52] no word of a note gets lost', () => {
  const letters = (text: string) => [...text.replace(/[\s,;،؛]/g, '')].sort().join('')
  fc.assert(
    fc.property(fc.string(), (note) => {
      const said = readNote(note).map(({ word = '', text }) => word + text)
      expect(letters(said.join(''))).toBe(letters(note))
    }),
  )
})
