// The two letters of each allergen of the law.
import { expect, test } from 'vitest'
import { menuEdit as ar } from '#web/words/editor/ar.ts'
import { menuEdit as en } from '#web/words/editor/en.ts'
import { menuEdit as fr } from '#web/words/editor/fr.ts'
import { menuEdit as nl } from '#web/words/editor/nl.ts'

test.for([
  ['English', en],
  ['Dutch', nl],
  ['French', fr],
  ['Arabic', ar],
] as const)('[OFF-3] in %s no two allergens have the same mark', ([, { allergenMarks }]) => {
  const marks = Object.values(allergenMarks)
  expect(marks).toHaveLength(14)
  expect(new Set(marks).size).toBe(14)
  for (const mark of marks) expect(mark).toHaveLength(2)
})
