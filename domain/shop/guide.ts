// The guide of the first evening: its steps, and where each stands by what the shop has (BRAND-2).

/** In the order in which the guide shows them. */
export const guideSteps = [
  'name',
  'languages',
  'branch',
  'menu',
  'allergens',
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

/** `passed`: the owner said that it comes later. */
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
  /** Those that have asked for work. */
  readonly printers: number
  /** Items that customers see, and options, that say nothing of allergens. */
  readonly undeclared: number
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
  allergens: ({ items, undeclared }) => items > 0 && undeclared === 0,
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

/** An owner who leaves these as they are has chosen. */
const choices: readonly GuideStep[] = ['languages', 'payment']

/** What the law asks of each shop: it may be left, but not be forgotten. */
const byLaw: readonly GuideStep[] = ['allergens', 'vat', 'company', 'legal']

/** Where each step stands. What was passed and is done all the same is done. */
export const guideOf = (facts: GuideFacts, passed: readonly GuideStep[]): StepState[] =>
  guideSteps.map((step) => ({
    step,
    state: stateOf(isDone[step](facts), passed.includes(step), choices.includes(step)),
  }))

function stateOf(isDone: boolean, isPassed: boolean, isChoice: boolean): GuideState {
  if (isDone || (isPassed && isChoice)) return 'done'
  return isPassed ? 'passed' : 'open'
}

interface StepState {
  readonly step: GuideStep
  readonly state: GuideState
}

/** What the law still asks for. */
export const isLacking = ({ step, state }: StepState): boolean => state !== 'done' && byLaw.includes(step)

/** Whether the owner is asked for it: nobody has done or left it, or the law does not let it be left. */
export const needsOwner = (one: StepState): boolean => one.state === 'open' || isLacking(one)
