// What a printer prints besides orders: a test page, and the strip on a slip that may be on paper already.
import { type Locale, locales } from '../shared/locale.ts'
import { middle, plain, row, rule, type Slip, strong } from './slip.ts'
import { apart, type SlipFormat } from './slip-format.ts'
import { slipWordsOf } from './slip-words/index.ts'

export interface TestPage {
  readonly printer: string
  readonly branch: string
  readonly at: number
}

/** In all languages, with letters of every script that customers' names are printed in. */
export const testSlip = ({ printer, branch, at }: TestPage, { locale, says, moment }: SlipFormat): Slip => ({
  locale,
  code: says.test,
  parts: [
    row([strong(says.test, 'large')], [], 'black'),
    middle(strong(apart(printer), 'time')),
    middle(plain(apart(branch))),
    rule,
    ...[locale, ...locales.filter((one) => one !== locale)].map((one) =>
      middle(plain(apart(slipWordsOf[one].readable))),
    ),
    rule,
    middle(strong('Noor · نور · Νούρ · Нур', 'large')),
    row([plain(says.printed(moment(at)), 'small')]),
  ],
})

export const reprintSlip = (locale: Locale): Slip => ({
  locale,
  code: '',
  parts: [row([strong(slipWordsOf[locale].reprint, 'large')], [], 'black')],
})
