// What comes in from outside has one form, and nothing in it that nobody sees.
import { expect, test } from 'vitest'
import { enteredText } from './entered-text.ts'

test('[J-13] letters in two pieces are composed; forms that differ to the eye stay as they were typed', () => {
  expect(enteredText('Brûlée Ângela'.normalize('NFD'))).toBe('Brûlée Ângela'.normalize('NFC'))
  expect(enteredText('u\u0302')).toBe('û')
  expect(enteredText('n\u200b\u0303')).toBe('ñ')
  expect(enteredText('½ ﬁn x² ＡＢ')).toBe('½ ﬁn x² ＡＢ')
  expect(enteredText('plain text,\n"quoted"')).toBe('plain text,\n"quoted"')
})

test('[J-68] marks that turn words around and signs without width are taken out', () => {
  expect(enteredText('\u202eroisseT\u202c')).toBe('roisseT')
  expect(enteredText('N\u200bo\u2060o\ufeffr\u200e\u2067!\u2069\u061c\u00ad')).toBe('Noor!')
  expect(enteredText('No\u200dor\u200c')).toBe('Noor')
  expect(enteredText('N\u034fo\u{e0041}o\u115f\u1160r\u3164\uffa0')).toBe('Noor')
  expect(enteredText('a\u0000b\ud800')).toBe('ab\ufffd')
})

test('[J-68] joiners stay where a script or a picture needs them', () => {
  for (const text of ['می\u200cخواهم', 'क्\u200dष', 'ක්\u200dර', '👩\u200d🍳', '🏳️\u200d🌈', '👩🏽\u200d🚀', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'])
    expect(enteredText(text)).toBe(text.normalize('NFC'))
})
