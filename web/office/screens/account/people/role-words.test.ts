// The words of a role name everything that it may do.
import { describe, expect, test } from 'vitest'
import { branchRoles, toldActs } from '#domain/people/staff.ts'
import { account as ar } from '#web/words/staff/ar.ts'
import { account as en } from '#web/words/staff/en.ts'
import { account as fr } from '#web/words/staff/fr.ts'
import { account as nl } from '#web/words/staff/nl.ts'
import { roleWords } from './account-dialogs.tsx'

const texts = { en, nl, fr, ar }

describe.each(['en', 'nl', 'fr', 'ar'] as const)('in %s', (locale) => {
  const words = texts[locale].people
  test.each(branchRoles)('[F-41] the words of a %s name everything the rules allow', (role) => {
    const text = roleWords(role, words, locale).toLocaleLowerCase(locale)
    for (const act of toldActs(role)) expect(text).toContain(words.acts[act].toLocaleLowerCase(locale))
  })
})

test('[F-41] a manager changes prices of all branches and removes reviews, a barista reads them', () => {
  expect(roleWords('manager', en.people, 'en')).toMatch(/items and prices in all branches.*removing reviews/)
  expect(roleWords('barista', en.people, 'en')).toBe(
    'Orders, stock, opening and closing the shop, reservations and reading reviews.',
  )
})
