// Which names look like a colleague's.
import { expect, test } from 'vitest'
import { lookalikeOf } from './lookalike.ts'

const colleagues = ['Amira', 'Jef', 'Lotte', 'Zoé', 'Marne', 'Иван', 'نور']

test.each([
  ['Аmirа', 'Amira'],
  ['Аміга', 'Amira'],
  ['Jеf', 'Jef'],
  ['Ｊｅｆ', 'Jef'],
  ['J e f', 'Jef'],
  ['J.ef', 'Jef'],
  ['L0tte', 'Lotte'],
  ['Lοttе', 'Lotte'],
  ['IotteX', undefined],
  ['Zoe', 'Zoé'],
  ['Mame', 'Marne'],
  ['Nadia', undefined],
  ['Jeff', undefined],
  ['Олена', undefined],
  ['…', undefined],
])('[F-90] %s looks like %s', (name, colleague) => {
  expect(lookalikeOf(name, colleagues)).toBe(colleague)
})
