// Which required fields of an order are blank; the page that marks them and the server that refuses use this one rule.
import { describe, expect, test } from 'vitest'
import { type FilledIn, missingFields } from './order-form.ts'

const noor: FilledIn = { form: 'pick-up', name: 'Noor', phone: '0470 12 34 56', address: '', table: null }
const optional = { addressField: 'optional' as const, phoneField: 'required' as const }

describe('[ORDER-3] what is missing', () => {
  test('at a table: name and table', () => {
    expect(missingFields({ ...noor, form: 'table', name: ' ' }, optional)).toEqual(['name', 'table'])
    expect(missingFields({ ...noor, form: 'table', table: 4 }, optional)).toEqual([])
  })

  test('to pick up: name, phone, and an address only where it is required', () => {
    expect(missingFields({ ...noor, name: '', phone: '' }, optional)).toEqual(['name', 'phone'])
    expect(missingFields(noor, { ...optional, addressField: 'required' })).toEqual(['address'])
    expect(missingFields(noor, { ...optional, addressField: 'hidden' })).toEqual([])
  })

  test('what nobody can read is blank', () => {
    const invisible = '\u200b\u2060'
    const typed = { ...noor, name: invisible, phone: invisible, address: invisible }
    expect(missingFields(typed, { ...optional, addressField: 'required' })).toEqual(['name', 'phone', 'address'])
  })
})
