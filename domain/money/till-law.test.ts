// What we say of the law of the registered till, in every language.
import { expect, test } from 'vitest'
import { locales } from '../shared/locale.ts'
import { tillDuties } from './till-duty.ts'
import { lawReadIn, tillLaw } from './till-law.ts'

const askAccountant = {
  en: 'Ask your accountant',
  nl: 'Vraag het aan je boekhouder',
  fr: 'Demandez à votre comptable',
  ar: 'اسأل محاسبك',
}

test.each(locales)('[REG-1] %s says when the law was read, and to ask the accountant', (locale) => {
  const { readIn, near, reached, duties } = tillLaw[locale]
  const month = new Intl.DateTimeFormat(locale === 'ar' ? 'ar-EG' : locale, { month: 'long' })
  const [year, number] = lawReadIn.split('-')
  expect(readIn).toContain(month.format(Date.UTC(Number(year), Number(number) - 1, 15)))
  expect(readIn).toContain(year)
  for (const text of [readIn, near, reached]) expect(text).toContain(askAccountant[locale])
  for (const duty of tillDuties) expect(duties[duty].text.match(/\.(?= |$)/g), duty).toHaveLength(2)
})
