// The code of a gift card: read however it was typed, and told from a mistake without asking anybody.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { giftCodeBytes, giftCodeEnds, giftCodeFrom, giftCodeText, giftPageOf, readGiftCode } from './gift-code.ts'

const bytes = fc.uint8Array({ minLength: giftCodeBytes, maxLength: giftCodeBytes })
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

test('[GIFT-3] a code is read back as it is shown, typed small, with blanks, and from the link to its card', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const code = giftCodeFrom(random)
      const shown = giftCodeText(code)
      expect(shown).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
      expect(shown.endsWith(giftCodeEnds(code))).toBe(true)
      for (const typed of [
        code,
        shown,
        ` ${shown.toLowerCase()} `,
        shown.replaceAll('-', ' '),
        shown.replace(/0/g, 'o'),
      ])
        expect(readGiftCode(typed)).toEqual({ ok: true, value: code })
      expect(readGiftCode(`https://noisette.example${giftPageOf(code)}`)).toEqual({ ok: true, value: code })
    }),
  )
})

test('[GIFT-3] one wrong sign is always told, and so are too few and none', () => {
  fc.assert(
    fc.property(bytes, fc.nat(15), fc.constantFrom(...alphabet), (random, at, sign) => {
      const code = giftCodeFrom(random)
      fc.pre(code[at] !== sign)
      const wrong = code.slice(0, at) + sign + code.slice(at + 1)
      expect(readGiftCode(wrong)).toEqual({ ok: false, refusal: 'gift_mistyped' })
      expect(readGiftCode(code.slice(1))).toEqual({ ok: false, refusal: 'gift_mistyped' })
    }),
  )
  expect(readGiftCode(' - ')).toEqual({ ok: false, refusal: 'gift_missing' })
})

test('[GIFT-3] nearly every two neighbours that changed places are told', () => {
  const told = fc.sample(bytes, { numRuns: 500, seed: 7 }).flatMap((random) => {
    const code = giftCodeFrom(random)
    return Array.from({ length: 15 }, (_, at) => {
      const one = code.charAt(at)
      const other = code.charAt(at + 1)
      const swapped = code.slice(0, at) + other + one + code.slice(at + 2)
      return one === other || !readGiftCode(swapped).ok
    })
  })
  expect(told.filter(Boolean).length / told.length).toBeGreaterThan(0.99)
})
