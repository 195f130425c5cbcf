// What stands ready on the board.
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Substance } from '#domain/menu/allergens.ts'
import { setLocale } from '#web/data/page/page-locale.ts'
import { conflictStore, tapStore } from '#web/data/staff/tap-queue.ts'
import { noorsStaffLine, noorsStaffOrder } from '#web/data/testing/api-fixtures.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.ts'
import { ReadyColumn } from './ready-column.tsx'
import { ticketOf } from './ticket.ts'
import { emptyMs } from './ticket-places.ts'
import '#web/ui/styles/staff.css'

const server = fakeServer()

afterEach(async () => setLocale('en'))

const readyWith = (id: number, contains: readonly Substance[]) => {
  const line = { ...noorsStaffLine, status: 'ready' as const, declaration: { contains, mayContain: [] } }
  return ticketOf({ ...noorsStaffOrder, id, lines: [line], paidWay: 'cash', due: 0, kept: false })
}

test('[H-29] an order with alcohol says from which age it may be handed over', async () => {
  const tickets = [readyWith(1, ['barley', 'alcohol']), readyWith(2, ['milk'])]
  show(<ReadyColumn tickets={tickets} hidden={0} now={Date.now()} asksUnpaid={false} onMore={() => {}} />)
  await expect.element(page.getByText('16+')).toBeVisible()
  expect(page.getByText(/\d\+/).elements()).toHaveLength(1)
})

test('[J-35] on a ready card neither the age covers the tick nor a long code or name cuts how long it waits', async () => {
  const { order, ...ticket } = readyWith(1, ['alcohol'])
  const long = { ...order, code: 'M-112', customerName: 'Maximiliaan', readyAt: Date.now() - 12 * 60_000 }
  show(
    <div className="board w-[8.5rem]">
      <ReadyColumn
        tickets={[{ ...ticket, order: long }]}
        hidden={0}
        now={Date.now()}
        asksUnpaid={false}
        onMore={() => {}}
      />
    </div>,
  )
  const wait = page.getByText('· 12 min')
  await expect.element(wait).toBeVisible()
  const card = page.getByRole('button', { name: /M-112/ }).element()
  const boxOf = (element: Element) => element.getBoundingClientRect()
  expect(boxOf(wait.element()).right).toBeLessThanOrEqual(boxOf(card).right)
  expect(wait.element().scrollWidth).toBeLessThanOrEqual(wait.element().clientWidth || Infinity)
  const [tick] = card.querySelectorAll('svg')
  expect(boxOf(page.getByText('16+').element()).right).toBeLessThanOrEqual(boxOf(tick as Element).left)
})

test('[LIFE-3] who said to be late is announced on the ready card, which turns red only after that time', async () => {
  const { order, ...ticket } = readyWith(1, [])
  const now = Date.now()
  const waits = { ...order, customerName: 'Noor', readyAt: now - 12 * 60_000, wantedAt: now - 12 * 60_000, lateBy: 20 }
  const card = () => document.querySelector('[data-ticket="1"]')
  const showAt = (moment: number) =>
    show(
      <ReadyColumn
        tickets={[{ ...ticket, order: waits }]}
        hidden={0}
        now={moment}
        asksUnpaid={false}
        onMore={() => {}}
      />,
    )
  showAt(now)
  await expect.element(page.getByText('20 min later')).toBeVisible()
  expect(card()).not.toHaveClass('text-cherry')
  showAt(now + 8 * 60_000)
  await expect.element(page.getByText('· 20 min', { exact: true })).toBeVisible()
  expect(card()).toHaveClass('text-cherry')
})

test('[J-20] a card that was just paid keeps its height for a second, so that a second tap does not meet the next card', async () => {
  const { order, ...first } = readyWith(1, [])
  const second = readyWith(2, [])
  const unpaid = { ...order, due: order.total, paidWay: null }
  const paid = { ...order, due: 0 }
  const next = { ...second, order: { ...second.order, due: 0 } }
  const column = (of: typeof order) => (
    <ReadyColumn
      tickets={[{ ...first, order: of }, next]}
      hidden={0}
      now={Date.now()}
      asksUnpaid={false}
      onMore={() => {}}
    />
  )
  show(column(unpaid))
  await expect.element(page.getByRole('button', { name: /^Card/ })).toBeVisible()
  const topOfNext = () => document.querySelector('[data-ticket="2"]')?.getBoundingClientRect().top ?? 0
  const before = topOfNext()
  show(column(paid))
  expect(page.getByRole('button', { name: /^Card/ }).elements()).toHaveLength(0)
  expect(topOfNext()).toBe(before)
  await new Promise((done) => setTimeout(done, emptyMs / 2))
  expect(topOfNext()).toBe(before)
  await expect.poll(topOfNext).toBeLessThan(before)
})

test('[PAY-7] money that the customer gets back is said on the card and asked about, or noted as given back', async () => {
  const { order, ...ticket } = readyWith(1, [])
  const payments = [{ way: 'edenred' as const, amount: 400, applied: 400, at: 1 }]
  const owed = { ...order, total: 270, due: -130, payments }
  show(
    <ReadyColumn
      tickets={[{ ...ticket, order: owed }]}
      hidden={0}
      now={Date.now()}
      asksUnpaid={false}
      onMore={() => {}}
    />,
  )
  await expect.element(page.getByText('To give back', { exact: true })).toBeVisible()
  expect(page.getByText('paid', { exact: true }).elements()).toEqual([])
  await page.getByRole('button', { name: /A-47/ }).click()
  await expect.element(page.getByRole('button', { name: /Hand over without giving back/ })).toBeVisible()
  await page.getByRole('button', { name: /A-47/ }).first().click()
  await page.getByRole('button', { name: 'Cash €1.30' }).click()
  await expect.poll(() => server.sent('orders.step')).toMatchObject([{ step: 'giveBack', paidWay: 'cash' }])
})

test('[J-53] an imported order that is ready says nothing of how long it waits', async () => {
  const { order, ...ticket } = readyWith(1, [])
  const imported = { ...order, table: 4, wantedAt: null, readyAt: null }
  show(
    <ReadyColumn
      tickets={[{ ...ticket, order: imported }]}
      hidden={0}
      now={Date.now()}
      asksUnpaid={false}
      onMore={() => {}}
    />,
  )
  await expect.element(page.getByText('to table')).toBeVisible()
  await expect.element(page.getByText(/ min$/)).not.toBeInTheDocument()
})

/** Where a text stands in the element: its left and right edge on screen. */
function placeOf(element: Element, text: string): DOMRect {
  const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const from = node.textContent?.indexOf(text) ?? -1
    if (from < 0) continue
    const range = document.createRange()
    range.setStart(node, from)
    range.setEnd(node, from + text.length)
    return range.getBoundingClientRect()
  }
  throw new Error(`${text} is not there`)
}

test('[H-61] [J-35] in Arabic a card reads from the right: the Latin name, then how many minutes it waits, then the word for them', async () => {
  await setLocale('ar')
  const { order, ...ticket } = readyWith(1, [])
  const readyAt = Date.now() - 12 * 60_000
  const board = (own: Partial<typeof order>) => (
    <div className="board w-[12rem]">
      <ReadyColumn
        tickets={[{ ...ticket, order: { ...order, readyAt, ...own } }]}
        hidden={0}
        now={Date.now()}
        asksUnpaid={false}
        onMore={() => {}}
      />
    </div>
  )
  show(board({ cupName: 'Noor 7' }))
  await expect.element(page.getByText('· 12 د')).toBeVisible()
  const card = page.getByText('· 12 د').element().parentElement as Element
  const [name, minutes, word] = ['Noor 7', '12', 'د'].map((text) => placeOf(card, text)) as [DOMRect, DOMRect, DOMRect]
  expect(name.left).toBeGreaterThanOrEqual(minutes.right)
  expect(minutes.left).toBeGreaterThanOrEqual(word.right)

  show(board({ cupName: 'Noor 7', hereAt: Date.now() }))
  await expect.element(page.getByText(/هنا/)).toBeVisible()
  const here = page.getByText(/هنا/).element()
  expect(placeOf(here, 'Noor 7').left).toBeGreaterThanOrEqual(placeOf(here, 'هنا').right)
})

test('[BOARD-5] a payment that is not noted as a colleague was quicker is named, and so are a colleague’s taps that wait', async () => {
  const wish = { kind: 'see' as const, version: 1 }
  const waiting = { member: 99, memberName: 'Amira', order: 1, code: 'A-47', wish, at: 1, state: 'kept' as const }
  tapStore.write([
    { ...waiting, key: 'one' },
    { ...waiting, key: 'two' },
  ])
  const last = { number: 4, step: 'pay' as const, actor: 'staff' as const, staffName: 'Bea', at: 1, data: {} }
  const notNoted = [{ way: 'card' as const, amount: 325 }]
  conflictStore.write([{ key: 'three', order: 1, code: 'A-47', refusal: 'changed_meanwhile', last, notNoted }])
  show(<ReadyColumn tickets={[]} hidden={0} now={Date.now()} asksUnpaid={false} onMore={() => {}} />)
  await expect.element(page.getByText('2 taps of Amira wait until Amira signs in here')).toBeVisible()
  const said = ': The payment of €3.25 (Card) was NOT noted. Bea had noted a payment'
  await expect.element(page.getByText(said)).toBeVisible()
  await page.getByRole('button', { name: 'Seen' }).click()
  tapStore.write([])
})

test('[BOARD-5] however many taps came too late, each can be marked as seen, and the ready orders stay in sight', async () => {
  await page.viewport(1024, 600)
  const last = { number: 4, step: 'pay' as const, actor: 'staff' as const, staffName: 'Bea', at: 1, data: {} }
  const notNoted = [{ way: 'card' as const, amount: 325 }]
  const codes = ['A-51', 'A-52', 'A-53', 'A-54']
  conflictStore.write(
    codes.map((code, order) => ({ key: code, order, code, refusal: 'changed_meanwhile', last, notNoted })),
  )
  show(
    <div className="board flex h-dvh overflow-hidden">
      <ReadyColumn
        tickets={[readyWith(9, [])]}
        hidden={0}
        now={Date.now()}
        asksUnpaid={false}
        onMore={() => {}}
        className="md:w-[8.5rem]"
      />
    </div>,
  )
  const isReached = (element: Element | null) => {
    const { left, top, width, height } = (element as Element).getBoundingClientRect()
    return element?.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  await expect.element(page.getByText('A-54')).toBeVisible()
  expect(isReached(document.querySelector('[data-ticket="9"]'))).toBe(true)
  expect(isReached(page.getByRole('button', { name: 'Last 20' }).element())).toBe(true)
  for (const code of codes) {
    const seen = page.getByRole('button', { name: 'Seen' }).first()
    seen.element().scrollIntoView({ block: 'nearest' })
    expect(isReached(seen.element())).toBe(true)
    await seen.click()
    await expect.element(page.getByText(code)).not.toBeInTheDocument()
  }
})
