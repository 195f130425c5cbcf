// English: VAT on the owner’s page, in the editors of the menu and on the receipt.
import type { VatClass } from '../../../domain/money/vat-class.ts'
import type { VatProblemName } from '../../../domain/money/vat-draft.ts'

export const vat = {
  title: 'VAT',
  lead: 'Prices include VAT. Each item has a class, and each class a rate: one when it is taken away, one when it is eaten here.',
  classes: {
    food: 'Food',
    drink: 'Soft drink, coffee',
    alcohol: 'Alcohol',
    snack: 'Ready-made snack',
    goods: 'Goods',
    deposit: 'Deposit',
  } as Readonly<Record<VatClass, string>>,
  ways: {
    away: 'Taken away',
    here: 'Eaten here',
  },
  now: 'Rates in force',
  nowHint: 'In per cent. Change one here to correct it; add a new one below if it starts on another day.',
  rateOf: (of: string, way: string) => `${of}, ${way}`,
  later: 'To come, and at certain times',
  laterHint: 'A rate counts by itself from its day on. With times it counts only between them, such as at lunch.',
  laterNone: 'Nothing changes.',
  add: 'Add a rate',
  remove: 'Remove this rate',
  class: 'Class',
  way: 'When',
  rate: 'Rate in per cent',
  from: 'From this day on',
  at: 'Only from',
  atHint: 'Empty: all day',
  until: 'until',
  day: 'Which day counts',
  days: {
    'pick-up': 'The day of the pick-up',
    payment: 'The day of the payment',
  },
  dayHints: {
    'pick-up': 'The usual rule: VAT is due when the food is handed over.',
    payment: 'For orders paid in advance. Ask your accountant.',
  },
  checked: 'Checked with our accountant',
  checkTitle: 'Check with your accountant',
  checkText:
    'These are the Belgian catering rates of 2026. Go through them and the classes of your menu with your accountant, then tick the box below.',
  menu: 'What your menu is',
  menuHint: 'An item has the class of its category, unless its own page says otherwise.',
  saved: 'The VAT rates are saved.',
  problems: {
    rate_invalid: 'A rate is a number such as 6 or 5.5.',
    rate_too_high: 'A VAT rate is 30 % at most.',
    rate_twice: 'There is a rate for this class from this day on already.',
    rate_missing: 'This class needs a rate that is in force today.',
    rates_too_many: 'At most 200 rates are kept. Remove old ones.',
    date_invalid: 'Choose a day.',
    period_invalid: 'The second time must be later than the first.',
  } as Readonly<Record<VatProblemName, string>>,
  edit: {
    title: 'VAT',
    classLabel: 'VAT class',
    inherited: (of: string) => `As its category: ${of}`,
    ofItem: 'As the item it is added to',
    vouchers: 'Meal vouchers may pay for it',
    usual: (yes: string) => `As usual: ${yes}`,
    yes: 'Yes',
    no: 'No',
    parts: 'The parts of a meal deal decide: its price is split by what they cost on their own.',
    ofCategory: 'VAT class of its items',
  },
  split: {
    title: 'VAT',
    rate: 'Rate',
    net: 'Without VAT',
    tax: 'VAT',
    gross: 'With VAT',
    unknown: 'Not known',
    vouchers: (amount: string) => `Meal vouchers may pay for ${amount} of it.`,
  },
}

export type VatText = typeof vat
