// The brand: which colours pass, what follows from them, and which names, texts and links are refused.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brandProblems, neutralBrand, offeredLocale, shownName, tidyBrand } from './brand.ts'
import { linkName } from './brand-words.ts'
import { contrast, enoughForText, isReadOn, white } from './colours.ts'
import { type BrandColours, type ColourName, colourProblems, paletteOf, usualColours } from './palette.ts'

const with_ = (part: Partial<BrandColours>): BrandColours => ({ ...usualColours, ...part })

describe('[BRAND-1] colours', () => {
  test('contrast is that of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 2)
    expect(contrast('#f5b335', '#f5b335')).toBe(1)
  })

  test('the colours of the style sheet pass', () => {
    expect(colourProblems(usualColours)).toEqual([])
  })

  test.each(['', 'red', '#fff', '#12345g', 'url(x)', '#f5b335;}body{', 'rgb(1,2,3)', '#1234567'])(
    '%j is no colour',
    (accent) => {
      expect(colourProblems(with_({ accent }))).toEqual([{ problem: 'colour_wrong', field: 'accent' }])
    },
  )

  test.each([
    ['grey words on the ground', { ink: '#999999' }, 'ink', 'inkOnGround'],
    ['words that only the notices lose', { ground: '#ffffff', ink: '#757575' }, 'ink', 'inkOnNews'],
    ['a dark accent below dark words', { accent: '#5b2a86' }, 'accent', 'inkOnAccent'],
    ['white words on a yellow button', { buttonInk: '#ffffff' }, 'buttonInk', 'buttonText'],
    ['a ground in which red and green are lost', { ground: '#3b5d50' }, 'ground', 'newsOnGround'],
  ] as const)(
    '[H-78] %s are refused with which text fails and the nearest colour that passes',
    (_, part, field, text) => {
      const colours = with_(part)
      const problem = colourProblems(colours).find((one) => one.field === field)
      expect(problem).toMatchObject({ problem: 'contrast_too_low', text })
      expect(problem?.contrast).toBeLessThan(enoughForText)
      const mended = with_({ ...part, [field]: problem?.nearest })
      expect(colourProblems(mended).filter((one) => one.field === field)).toEqual([])
    },
  )

  const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  const colours = fc.record({ ground: colour, ink: colour, accent: colour, button: colour, buttonInk: colour })

  /** Takes each proposal in turn. */
  function mended(chosen: BrandColours): BrandColours {
    let now = chosen
    for (const field of ['ground', 'ink', 'accent', 'buttonInk'] satisfies ColourName[]) {
      const nearest = colourProblems(now).find((one) => one.field === field)?.nearest
      if (nearest) now = { ...now, [field]: nearest }
    }
    return now
  }

  test('whatever is chosen, taking each proposal gives colours that pass, and all that follows from them is read', () => {
    fc.assert(
      fc.property(colours, (chosen) => {
        const fine = mended(chosen)
        expect(colourProblems(fine)).toEqual([])
        const palette = paletteOf(fine)
        const of = (name: string) => palette[name] ?? ''
        const grounds = [of('paper'), white, of('latte'), of('latte-soft'), of('honey-soft')]
        for (const ink of ['ink', 'ink-2', 'honey-ink']) expect(isReadOn(of(ink), grounds), ink).toBe(true)
        expect(contrast(of('paper'), of('ink-soft'))).toBeGreaterThanOrEqual(enoughForText)
        expect(contrast(of('on-action'), of('action'))).toBeGreaterThanOrEqual(enoughForText)
        for (const ground of ['honey', 'honey-light'])
          expect(contrast(of('ink'), of(ground)), ground).toBeGreaterThanOrEqual(enoughForText)
        expect(isReadOn(of('edge'), [of('paper'), white], 3)).toBe(true)
      }),
    )
  })
})

describe('[BRAND-1] name, texts, links and languages', () => {
  const brand = (part: object) => tidyBrand({ ...neutralBrand, ...part })
  const problems = (part: object) => brandProblems(brand(part)).map(({ problem, field }) => `${problem} ${field}`)

  test('a shop that set nothing is neutral in four languages', () => {
    expect(brandProblems(neutralBrand)).toEqual([])
    expect(shownName(neutralBrand, 'nl')).toBe('Onze zaak')
    expect(shownName({ name: 'Koffie Noor' }, 'ar')).toBe('Koffie Noor')
  })

  test('a name is one line of at most 40 characters', () => {
    expect(brand({ name: '  Koffie\r\n Noor ' }).name).toBe('Koffie Noor')
    expect(problems({ name: 'x'.repeat(200) })).toEqual(['name_too_long name'])
    expect(problems({ name: '☕'.repeat(40) })).toEqual([])
  })

  test.each(['http://insta.example/x', 'javascript:alert(1)', 'instagram.com/x', 'https://a:b@c.example', 'https://x'])(
    'the link %j is refused',
    (link) => {
      expect(brandProblems(brand({ links: ['https://www.instagram.com/noor', link] }))).toEqual([
        { problem: 'link_wrong', field: 'links', line: 1 },
      ])
    },
  )

  test('a link is called by its host', () => {
    expect(linkName('https://www.instagram.com/noor')).toBe('instagram.com')
  })

  test('texts have limits, only uploaded logos are taken, and one language must be left', () => {
    expect(problems({ texts: { ...neutralBrand.texts, heroTitle: { ar: 'ش'.repeat(81) } } })).toEqual([
      'text_too_long heroTitle',
    ])
    expect(problems({ logo: { kind: 'url', ref: 'https://x.example/logo.svg' } })).toEqual(['image_wrong logo'])
    expect(problems({ languages: [] })).toEqual(['languages_none languages'])
    expect(brand({ languages: ['ar', 'en', 'ar'] }).languages).toEqual(['en', 'ar'])
  })

  test('a visitor reads a language that is offered', () => {
    expect(offeredLocale('fr', ['nl', 'fr'])).toBe('fr')
    expect(offeredLocale('ar', ['nl', 'en'])).toBe('en')
    expect(offeredLocale('ar', ['fr', 'nl'])).toBe('fr')
  })
})
