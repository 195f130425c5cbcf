// Saving the making times of a whole menu in one go.
import { expect, test } from 'vitest'
import type { CallRefused } from '#web/data/http/client.ts'
import type { EditableItem } from '#web/data/staff/menu-api.ts'
import { editableItem } from '#web/testing/noors-shop.ts'
import { saveTimes } from './save-times.ts'
import { makingFrom, sameMaking, typedTimesOf } from './typed-times.ts'

const item = (id: string, more: Partial<EditableItem> = {}) =>
  editableItem({ id, name: { en: id }, price: 300, ...more })
const bar = [{ station: 'bar', seconds: 45 }]
const refuse = (refusal: CallRefused['refusal']) => ({ ok: false as const, refusal: { refusal, problems: [] } })

/** A server with these items; `failing` refuses every save of that item. */
function serverWith(items: EditableItem[], failing: Readonly<Record<string, CallRefused['refusal']>> = {}) {
  const saved: string[] = []
  const fresh = async (id: string) => items.find((one) => one.id === id)
  const save = async (wish: { id: string; version: string; price?: number | null | undefined }) => {
    const reason = failing[wish.id]
    if (reason) return refuse(reason)
    if (items.find(({ id }) => id === wish.id)?.version !== wish.version) return refuse('changed_meanwhile')
    saved.push(`${wish.id} ${wish.price}`)
    return { ok: true as const, value: {} }
  }
  return { fresh, save, saved }
}

const espresso = item('espresso')
const latte = item('latte')
const both = [espresso, latte].map((one) => ({ item: one, making: bar }))

test('[TIME-1] every changed item is saved; a price that somebody else set meanwhile stays theirs', async () => {
  const { save, fresh, saved } = serverWith([espresso, { ...latte, version: '2', price: 420 }])
  expect(await saveTimes(both, save, fresh)).toEqual({ done: ['espresso', 'latte'], theirs: [], refused: undefined })
  expect(saved).toEqual(['espresso 300', 'latte 420'])
})

test('[TIME-1] times that somebody else set meanwhile are not overwritten before they were seen', async () => {
  const now = { ...espresso, version: '2', making: [{ station: 'bar', seconds: 30 }] }
  const { save, fresh, saved } = serverWith([now, latte])
  expect(await saveTimes(both, save, fresh)).toEqual({ done: ['latte'], theirs: [now], refused: undefined })
  expect(saved).toEqual(['latte 300'])
})

test('[TIME-1] what is off the menu needs no saving; without a connection the rest is kept for the next try', async () => {
  const { save, fresh } = serverWith([espresso, latte], { espresso: 'item_unknown', latte: 'unreachable' })
  const end = await saveTimes([...both, { item: item('tea'), making: bar }], save, fresh)
  expect(end).toMatchObject({ done: ['espresso'], theirs: [], refused: { refusal: 'unreachable' } })
})

test('[TIME-1] times are read as they were written; an empty field is a station where it is not made', () => {
  const making = [...bar, { station: 'grill', seconds: 240 }]
  expect(typedTimesOf(making)).toEqual({ bar: '0:45', grill: '4:00' })
  expect(makingFrom({ bar: '', grill: '4' })).toEqual([{ station: 'grill', seconds: 240 }])
  expect(makingFrom({ bar: 'soon' })).toEqual([{ station: 'bar', seconds: -1 }])
  expect(sameMaking(making, [...making].reverse())).toBe(true)
  expect(sameMaking(making, bar)).toBe(false)
})
