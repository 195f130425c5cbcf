// Which names a search finds, and in what order.
import { expect, test } from 'vitest'
import { bestOf } from './finding.ts'

const things = [
  { text: 'Croque monsieur' },
  { text: 'Café crème', also: 'coffee cream' },
  { text: 'Crème brûlée' },
  { text: 'Ice cream', also: 'dessert' },
  { text: 'Heures d’ouverture' },
  { text: 'إعدادات الفرع' },
]
const found = (search: string, most = 9) => bestOf(things, search, most).map(({ text }) => text)

test('[OFFICE-6] a name that begins with the search stands before a word that does, and before a part of a word', () => {
  expect(found('cre')).toEqual(['Crème brûlée', 'Café crème', 'Ice cream'])
  expect(found('rea')).toEqual(['Ice cream', 'Café crème'])
})

test('[OFFICE-6] accents, case, Arabic marks and the order of the words make no difference', () => {
  expect(found('CREME cafe')).toEqual(['Café crème'])
  expect(found('ouverture')).toEqual(['Heures d’ouverture'])
  expect(found('اعدادات')).toEqual(['إعدادات الفرع'])
})

test('[OFFICE-6] other words find a thing too, a blank search finds nothing, and no more than wanted are found', () => {
  expect(found('dessert')).toEqual(['Ice cream'])
  expect(found('  ')).toEqual([])
  expect(found('cr', 1)).toEqual(['Croque monsieur'])
})
