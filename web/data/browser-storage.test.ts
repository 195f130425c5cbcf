// What this browser remembers is read back exactly as it was stored, whatever it looks like.
import { beforeEach, expect, test, vi } from 'vitest'
import { readStored, writeStored } from './browser-storage.ts'

/** The part of a browser's storage that the page uses. */
function storageOf(kept: Map<string, string>) {
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  }
}

let phone: Map<string, string>
beforeEach(() => {
  phone = new Map()
  vi.stubGlobal('localStorage', storageOf(phone))
  vi.stubGlobal('sessionStorage', storageOf(new Map()))
})

test.each([
  'antwerpen',
  '2060',
  'true',
  'null',
  '',
  '"quoted"',
  '{"day":null}',
  '1e3',
  ' 7 ',
  2060,
  0,
  true,
  false,
  null,
  [],
  ['2060'],
  { branch: '2060', lines: [{ note: 'true' }] },
])('%j comes back as it was kept', (value) => {
  for (const where of ['phone', 'tab'] as const) {
    writeStored('value', value, where)
    expect(readStored('value', where)).toStrictEqual(value)
  }
})

test('what an earlier version of the site kept is still understood', () => {
  phone.set('noisette.branch', 'antwerpen')
  phone.set('noisette.cart', '{"day":null,"lines":[]}')
  phone.set('noisette.sound', 'false')
  expect(readStored('branch')).toBe('antwerpen')
  expect(readStored('cart')).toEqual({ day: null, lines: [] })
  expect(readStored('sound')).toBe(false)
})

test('an ordinary text is kept bare, as the script in the document reads it', () => {
  writeStored('locale', 'nl')
  expect(phone.get('noisette.locale')).toBe('nl')
})

test('what is forgotten, or forbidden, is not there', () => {
  writeStored('branch', '2060')
  writeStored('branch', undefined)
  expect(readStored('branch')).toBeUndefined()
  vi.stubGlobal('localStorage', undefined)
  writeStored('branch', '2060')
  expect(readStored('branch')).toBeUndefined()
})
