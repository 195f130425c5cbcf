import { expect, test } from 'vitest'
import { options as ar } from '#web/words/customer/ar.ts'
import { options as en } from '#web/words/customer/en.ts'
import { options as fr } from '#web/words/customer/fr.ts'
import { optionWords } from './option-words.tsx'

const oat = { kind: 'one', name: { en: 'oat milk', fr: 'lait d’avoine' }, quantity: 1 } as const
const shots = { kind: 'many', name: 'extra shot', quantity: 2 } as const
const onion = { kind: 'remove', name: { en: 'onion', ar: 'بصل' }, quantity: 1 } as const

test('[OPT-6] chosen options in the reader’s language: quantities before names, removals with “without”', () => {
  expect(optionWords([oat, shots, onion], 'en', en)).toEqual(['oat milk', '2 × extra shot', 'without onion'])
  expect(optionWords([oat, onion], 'fr', fr)).toEqual(['lait d’avoine', 'sans onion'])
  expect(optionWords([onion], 'ar', ar)).toEqual(['بدون بصل'])
})
