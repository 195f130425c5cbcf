// A field with a limit in characters accepts as many emoji as letters.
import { expect, test } from 'vitest'
import { roomFor } from './field.tsx'

/** What a browser makes of typing these one after the other. */
function typed(characters: readonly string[], most: number): string {
  let text = ''
  for (const one of characters) if (text.length + one.length <= roomFor(text, most)) text += one
  return text
}

test('letters fit up to the limit', () => {
  expect(typed([...'abcdef'], 4)).toBe('abcd')
})

test('emoji fit up to the limit, also as the last character', () => {
  expect(typed(['🥛', '🥛', '🥛', '🥛', '🥛'], 4)).toBe('🥛🥛🥛🥛')
  expect(typed(['a', 'b', 'c', '🥛', 'e'], 4)).toBe('abc🥛')
})

test('what is too long already takes nothing more', () => {
  expect(roomFor('abcdef', 4)).toBe(6)
})
