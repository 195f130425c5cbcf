// The guide of the first evening: its steps, and where each stands by what the shop has (BRAND-2).

/** In the order in which the guide shows them. */
export const guideSteps = [
  'name',
  'languages',
  'branch',
  'menu',
  'vat',
  'company',
  'legal',
  'capacity',
  'payment',
  'printer',
  'pictures',
  'colleague',
  'test',
] as const
export type GuideStep = (typeof guideSteps)[number]

/** `passed`: the owner said that it stays as it is, or comes later. */
export const guideStates = ['open', 'done', 'passed'] as const
export type GuideState = (typeof guideStates)[number]

/** What the shop has; the demo's own things, as long as nobody changed them, do not count. */
export interface GuideFacts {
  readonly named: boolean
  /** Whether the languages are a choice of the owner's. */
  readonly languagesChosen: boolean
  /** Branches that customers see. */
  readonly branches: number
  /** Items that customers see. */
  readonly items: number
  /** Whether it is known who the shop is in law: its name, address and number. */
  readonly companyKnown: boolean
  /** Whether somebody has checked VAT rates and classes with the accountant. */
  readonly vatChecked: boolean
  /** Whether the shop has confirmed each legal page in each language that it offers. */
  readonly legalConfirmed: boolean
  /** Whether each branch that customers see knows how much it can make. */
  readonly capacityKnown: boolean
  /** Whether customers can pay online. */
  readonly paysOnline: boolean
  readonly printers: number
  /** Of the items that customers see. */
  readonly withoutPicture: number
  /** Members who work here, other than the one who asks. */
  readonly colleagues: number
  /** Whether a test order was placed and has ended. */
  readonly tested: boolean
}

const isDone: Readonly<Record<GuideStep, (facts: GuideFacts) => boolean>> = {
  name: ({ named }) => named,
  languages: ({ languagesChosen }) => languagesChosen,
  branch: ({ branches }) => branches > 0,
  menu: ({ items }) => items > 0,
  vat: ({ vatChecked }) => vatChecked,
  company: ({ companyKnown }) => companyKnown,
  legal: ({ legalConfirmed }) => legalConfirmed,
  capacity: ({ capacityKnown }) => capacityKnown,
  payment: ({ paysOnline }) => paysOnline,
  printer: ({ printers }) => printers > 0,
  pictures: ({ items, withoutPicture }) => items > 0 && withoutPicture === 0,
  colleague: ({ colleagues }) => colleagues > 0,
  test: ({ tested }) => tested,
}

/** Where each step stands. What was passed and is done all the same is done. */
export const guideOf = (
  facts: GuideFacts,
  passed: readonly GuideStep[],
): { readonly step: GuideStep; readonly state: GuideState }[] =>
  guideSteps.map((step) => ({
    step,
    state: isDone[step](facts) ? 'done' : passed.includes(step) ? 'passed' : 'open',
  }))
