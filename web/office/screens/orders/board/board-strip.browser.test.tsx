// What is to be made in all: which options of an item are said, and that there are more.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { tally } from '#domain/order/counter/counter.ts'
import { noorsStaffLine, noorsStaffOrder } from '#web/data/testing/api-fixtures.ts'
import { show } from '#web/testing/show.ts'
import { BoardStrip } from './board-strip.tsx'
import { ticketOf } from './ticket.ts'

const chosen = (option: string, kind: 'one' | 'many' | 'remove') => ({
  group: kind,
  option,
  kind,
  name: { en: option },
  quantity: 1,
  price: 0,
})
const shots = ['vanilla', 'caramel', 'shot'].map((option) => chosen(option, 'many'))

function showStrip(options: readonly ReturnType<typeof chosen>[]) {
  const line = { ...noorsStaffLine, item: 'latte', name: { en: 'Latte' }, options }
  const toMake = [ticketOf({ ...noorsStaffOrder, lines: [line], kept: false })]
  const view = { toMake, stations: [], stationNames: [], station: null, tally: tally(toMake, null), later: [] }
  const branch = { id: 'antwerpen', name: 'Antwerpen', timeZone: 'Europe/Brussels' }
  const props = { view, branch } as unknown as Parameters<typeof BoardStrip>[0]
  show(<BoardStrip {...props} />)
}

test('[J-24] of many options another milk and what is left out are said first, and how many more there are', async () => {
  showStrip([...shots, chosen('oat', 'one'), chosen('cocoa', 'remove')])
  const list = page.getByRole('list', { name: 'Still to be made' })
  const said = () => list.element().textContent
  await expect.poll(said).toBe('Latte1NO cocoa 1oat 1caramel 1+2')
  showStrip(shots)
  await expect.poll(said).toBe('Latte1caramel 1shot 1vanilla 1')
})
