// The steps of the guide follow from what the shop has.
import { expect, test } from 'vitest'
import { type GuideFacts, guideOf, guideSteps, isLacking, needsOwner } from './guide.ts'

const nothing: GuideFacts = {
  named: false,
  languagesChosen: false,
  branches: 0,
  items: 0,
  vatChecked: false,
  companyKnown: false,
  legalConfirmed: false,
  capacityKnown: false,
  paysOnline: false,
  printers: 0,
  undeclared: 0,
  withoutPicture: 0,
  colleagues: 0,
  tested: false,
}
const stateIn = (facts: Partial<GuideFacts>, ...passed: (typeof guideSteps)[number][]) =>
  Object.fromEntries(guideOf({ ...nothing, ...facts }, passed).map(({ step, state }) => [step, state]))

test('[BRAND-2] in an empty shop every step is open, in the order of the guide', () => {
  expect(guideOf(nothing, []).map(({ step }) => step)).toEqual([...guideSteps])
  expect(new Set(Object.values(stateIn({})))).toEqual(new Set(['open']))
})

test('[BRAND-2] a step is done by what the shop has, wherever it was set, and open again when that is gone', () => {
  expect(stateIn({ branches: 1, items: 3 })).toMatchObject({ branch: 'done', menu: 'done', name: 'open' })
  expect(stateIn({ branches: 0, items: 3 })).toMatchObject({ branch: 'open', menu: 'done' })
  const led = { vatChecked: true, legalConfirmed: true, capacityKnown: true, paysOnline: true, printers: 1 }
  const all = { ...led, named: true, languagesChosen: true, companyKnown: true, colleagues: 1, tested: true }
  expect(new Set(Object.values(stateIn({ ...all, branches: 1, items: 1 })))).toEqual(new Set(['done']))
})

test('[BRAND-2] a step that was passed counts as done once it is', () => {
  expect(stateIn({}, 'company', 'colleague')).toMatchObject({ company: 'passed', colleague: 'passed', test: 'open' })
  expect(stateIn({ colleagues: 2 }, 'colleague')).toMatchObject({ colleague: 'done' })
})

test('[J-22] the guide leads on to VAT, legal drafts, capacity, payment and printers, each done by what is set there', () => {
  expect(stateIn({ vatChecked: true, printers: 2 })).toMatchObject({
    vat: 'done',
    printer: 'done',
    legal: 'open',
    capacity: 'open',
    payment: 'open',
  })
  expect(stateIn({ legalConfirmed: true, capacityKnown: true, paysOnline: true }, 'vat')).toMatchObject({
    vat: 'passed',
    legal: 'done',
    capacity: 'done',
    payment: 'done',
  })
})

test('[OFF-4] the guide asks for pictures until each item that customers see has one', () => {
  expect(stateIn({ items: 0 })).toMatchObject({ pictures: 'open' })
  expect(stateIn({ items: 3, withoutPicture: 1 })).toMatchObject({ pictures: 'open' })
  expect(stateIn({ items: 3, withoutPicture: 1 }, 'pictures')).toMatchObject({ pictures: 'passed' })
  expect(stateIn({ items: 3 })).toMatchObject({ pictures: 'done' })
})

test('[OFF-4] who keeps all languages, or takes money at the counter only, has chosen; the law’s steps need the owner until they are done', () => {
  const passed = guideOf(nothing, [...guideSteps])
  const stepsThat = (is: (one: (typeof passed)[number]) => boolean) => passed.filter(is).map(({ step }) => step)
  expect(stepsThat(({ state }) => state === 'done')).toEqual(['languages', 'payment'])
  expect(stepsThat(needsOwner)).toEqual(['allergens', 'vat', 'company', 'legal'])
  expect(stepsThat(isLacking)).toEqual(['allergens', 'vat', 'company', 'legal'])
  expect(guideOf({ ...nothing, items: 3, undeclared: 1 }, []).filter(isLacking)).toHaveLength(4)
  expect(stateIn({ items: 3, undeclared: 0 })).toMatchObject({ allergens: 'done' })
})
