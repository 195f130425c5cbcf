// Forms of Unicode: the letters of languages as they are, and no text that takes long.
import { expect, test } from 'vitest'
import { enteredText } from './entered-text.ts'
import { normalForm } from './normal-form.ts'

test('[COST-3] a letter keeps up to thirty marks, more than any language writes', () => {
  expect(normalForm('Bru\u0302le\u0301e', 'NFC')).toBe('Brûlée')
  const marked = `q${'\u0301'.repeat(30)}`
  expect(normalForm(marked, 'NFD')).toBe(marked)
  expect(normalForm(`${marked}\u0323x`, 'NFD')).toBe(`${marked}x`)
})

test('[COST-3] texts of marks and of invisible letters alone take milliseconds, in any form and at the door', () => {
  const hostile = ['\u0301\u0323'.repeat(120_000), '\u{e0041}'.repeat(60_000), `\u{1f3f4}${'\u{e0041}'.repeat(60_000)}`]
  for (const text of hostile) {
    const from = performance.now()
    for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const) normalForm(text, form)
    enteredText(`a${text}`)
    expect(performance.now() - from).toBeLessThan(400)
  }
})

test('[J-68] of invisible letters a flag keeps its few, and nothing else keeps any', () => {
  const flag = '🏴󠁧󠁢󠁥󠁮󠁧󠁿'
  expect(enteredText(`é${flag}!`)).toBe(`é${flag}!`)
  expect(enteredText(`é\u{e0041}\u{e0042}x\u{1f3f4}${'\u{e0041}'.repeat(40)}`)).toBe(
    `éx\u{1f3f4}${'\u{e0041}'.repeat(16)}`,
  )
})
