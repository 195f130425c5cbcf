// Every act that is logged is told as a plain sentence in every language.
import { describe, expect, test } from 'vitest'
import { callNames } from '#contract/addresses.ts'
import type { Call } from '#contract/call.ts'
import { contract, type LogEntry } from '#contract/index.ts'
import { clockActs, doorActs, sideActs } from '#domain/people/staff-log.ts'
import { actSentence, actsOf } from '#web/office/screens/log/sentence.ts'
import { log as ar } from './ar.ts'
import { log as en } from './en.ts'
import { log as fr } from './fr.ts'
import { log as nl } from './nl.ts'

const logged = callNames.filter((name) => (contract[name] as Call).log !== undefined)
const entry: LogEntry = {
  id: 1,
  at: Date.UTC(2026, 2, 4, 8),
  staff: 1,
  staffName: 'Amira',
  act: 'stock.set',
  branch: 'antwerpen',
  branchName: { en: 'Antwerpen', fr: 'Anvers' },
  name: { en: 'Latte', ar: 'لاتيه' },
  data: { stock: 'out', until: Date.UTC(2026, 2, 5, 6) },
}
const reader = { t: en, locale: 'en', timeZone: 'Europe/Brussels' } as const
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '')

describe.each([en, nl, fr, ar])('%#', (t) => {
  test('[LIFE-7] there is a sentence for each call that is logged, and for no other', () => {
    expect(Object.keys(t.acts).sort()).toEqual([...logged, ...clockActs, ...doorActs, ...sideActs].sort())
    for (const act of logged) {
      const said = actSentence([{ ...entry, act, data: { status: 'ready', kind: 'offer' } }], { ...reader, t })
      expect(said, act).toContain('Amira')
      expect(said, act).not.toMatch(/NaN|\[object|\u2068\u2069/)
    }
  })

  test('[CHAIN-5] there is a sentence for what the sign-in provider says: a first time, a link, owner, a role, none', () => {
    const act = doorActs[0]
    const said = [{ made: true }, { linked: true }, {}].flatMap((how) =>
      [{ owner: true }, { owner: false }].flatMap((what) =>
        ['antwerpen', null].map((branch) =>
          actSentence([{ ...entry, act, branch, name: {}, data: { ...how, ...what } }], { ...reader, t }),
        ),
      ),
    )
    for (const one of said) expect(one).not.toMatch(/undefined|account\.|\u2068\u2069| {2}/)
    // An owner is one everywhere.
    expect(new Set(said).size).toBe(9)
  })

  test('[SAFE-4] there is a sentence for each act of the clock, whatever it counts', () => {
    for (const act of clockActs)
      for (const key of ['orders', 'reservations', 'messages', 'entries', 'paused'])
        for (const count of [1, 2]) {
          const said = actSentence([{ ...entry, staffName: '', act, data: { [key]: count } }], { ...reader, t })
          expect(said, act).not.toMatch(/NaN|undefined|\[object|clock\.|\u2068\u2069/)
        }
  })
})

test('[LIFE-7] “Amira set Latte out of stock at Antwerpen until …”, with all branches of one act in one sentence', () => {
  const merksem = { ...entry, id: 2, branch: 'merksem', branchName: { en: 'Merksem' } }
  const acts = actsOf([merksem, entry, { ...entry, id: 3, staff: 2, staffName: 'Jef' }])
  expect(acts.map((act) => plain(actSentence(act, reader)))).toEqual([
    'Amira set Latte out of stock at Antwerpen and Merksem until 5 Mar, 07:00',
    'Jef set Latte out of stock at Antwerpen until 5 Mar, 07:00',
  ])
  const notice = { ...entry, data: { stock: 'out', until: null } }
  expect(plain(actSentence([notice], reader))).toBe('Amira set Latte out of stock at Antwerpen until further notice')
  expect(plain(actSentence([notice], { ...reader, t: fr, locale: 'fr' }))).toBe(
    'Amira a marqué Latte comme épuisé (Anvers) jusqu’à nouvel ordre',
  )
  const saved = (data: LogEntry['data']) => plain(actSentence([{ ...entry, act: 'items.save', data }], reader))
  expect([{}, { declared: true }, { declared: false }].map(saved)).toEqual([
    'Amira changed Latte',
    'Amira changed what Latte contains',
    'Amira took back what Latte contains',
  ])
  expect(plain(actSentence([{ ...entry, act: 'beans.roast' }], reader))).toBe('Amira: beans.roast')
})
