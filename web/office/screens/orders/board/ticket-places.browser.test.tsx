// Taps on tickets while others leave: only a tap on a ticket that has just moved does nothing.
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#web/testing/show.ts'
import { closeMs, emptyMs, isClosing, useTicketPlaces } from './ticket-places.ts'

const columns = [
  [1, 2, 3, 4],
  [5, 6, 7, 8],
] as const

/** Two columns; a tap on a ticket sends it off. */
function Tickets({ onTap }: { onTap: (id: number) => void }) {
  const [there, setThere] = useState<readonly number[]>(columns.flat())
  const { places, now, handlers } = useTicketPlaces(there.map(ticketOf))
  return (
    <div {...handlers} className="flex gap-4">
      {columns.map((column) => (
        <div key={column[0]} className="w-40">
          {places
            .filter(({ id }) => column.some((one) => one === id))
            .map((place) => (
              <div
                key={place.id}
                data-place={place.id}
                inert={place.leftAt !== null}
                style={{ height: isClosing(place, now) ? 0 : 60, overflow: 'hidden' }}
              >
                <button
                  type="button"
                  data-ticket={place.id}
                  className="h-full w-full"
                  onClick={() => {
                    onTap(place.id)
                    setThere((before) => before.filter((id) => id !== place.id))
                  }}
                >
                  ticket {place.id}
                </button>
              </div>
            ))}
        </div>
      ))}
    </div>
  )
}

const kept = new Map<number, { id: number }>()
function ticketOf(id: number): { id: number } {
  const ticket = kept.get(id) ?? { id }
  kept.set(id, ticket)
  return ticket
}

const ticket = (id: number) => page.getByRole('button', { name: `ticket ${id}` }).element() as HTMLElement
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** A finger on the ticket, wherever it stands at this moment. */
async function tap(id: number): Promise<void> {
  const element = ticket(id)
  const at = { bubbles: true, button: 0, detail: 1, composed: true }
  element.dispatchEvent(new PointerEvent('pointerdown', at))
  element.dispatchEvent(new PointerEvent('pointerup', at))
  element.dispatchEvent(new MouseEvent('click', { ...at, cancelable: true }))
  await wait(0)
}

test('[J-20] eight taps at two a second all count, from the top of each column downwards: nothing closes in between', async () => {
  const tapped: number[] = []
  show(<Tickets onTap={(id) => tapped.push(id)} />)
  await expect.element(page.getByRole('button', { name: 'ticket 8' })).toBeVisible()
  for (const id of columns.flat()) {
    await tap(id)
    await wait(500)
  }
  expect(tapped).toEqual(columns.flat())
})

test('[J-20] a tap on a ticket that has just moved under the finger does nothing, and is seen to', async () => {
  const tapped: number[] = []
  show(<Tickets onTap={(id) => tapped.push(id)} />)
  await expect.element(page.getByRole('button', { name: 'ticket 8' })).toBeVisible()
  await tap(1)
  await wait(emptyMs + closeMs + 60)
  await tap(2)
  expect(tapped).toEqual([1])
  expect(ticket(2).closest('[data-place]')?.getAnimations()).toHaveLength(1)
  // The other column did not move.
  await tap(5)
  expect(tapped).toEqual([1, 5])
  await wait(500)
  await tap(2)
  expect(tapped).toEqual([1, 5, 2])
})
