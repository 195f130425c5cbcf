// An office basket in all its states, on the phone of Noor, who opened it, and of Jef, who has its link.
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { emptyCart } from '#domain/order/cart/kept-cart.ts'
import type { SharedBasket } from '#web/customer/basket/basket-api.ts'
import { keepBasket } from '#web/customer/basket/kept-basket.ts'
import { changeCart, chooseBranch, readNow } from '#web/customer/cart/cart-store.ts'
import { startMenu } from '#web/data/menu/menu-state.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { shownMenu } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import { BasketPage } from './basket-page.tsx'

const server = fakeServer()
const minute = 60_000
const now = Date.now()

type Person = SharedBasket['people'][number]
type You = NonNullable<SharedBasket['you']>

const line = (id: number): Person['lines'][number] => ({
  id,
  item: 'cappuccino',
  options: [],
  image: { kind: 'bundled', ref: 'cappuccino' },
  name: { en: 'Cappuccino' },
  quantity: 1,
  price: 320,
  status: 'received',
  notes: '',
  declaration: null,
  age: 0,
})
const person = (number: number, name: string, more: Partial<Person> = {}): Person => ({
  number,
  name,
  lines: [line(number)],
  share: 320,
  due: 320,
  paid: 'no',
  out: false,
  ...more,
})
const noorHere: You = {
  number: 1,
  opener: true,
  token: null,
  lines: [line(1)],
  paid: 0,
  reminded: false,
  vat: [],
  back: null,
}
const jefHere: You = { ...noorHere, number: 2, opener: false, lines: [line(2)] }

/** Noor's, open for twenty minutes more; she pays for all at the counter. */
const open: SharedBasket = {
  state: 'open',
  branch: 'antwerpen',
  payer: 'counter',
  wantedAt: now + 60 * minute,
  openedAt: now - 10 * minute,
  until: now + 20 * minute,
  payUntil: now + 30 * minute,
  total: 320,
  people: [person(1, 'Noor')],
  order: null,
  you: null,
}
const paying: SharedBasket = {
  ...open,
  state: 'paying',
  payer: 'each',
  until: now - minute,
  total: 960,
  people: [person(1, 'Noor', { paid: 'yes', due: 0 }), person(2, 'Jef'), person(3, 'Lotte', { paid: 'checking' })],
  you: { ...noorHere, paid: 320 },
}
const placed: SharedBasket = { ...paying, state: 'placed', order: { code: 'A-47', phase: 'accepted' } }

const putIn = (quantity: number) =>
  changeCart(() => ({ ...emptyCart, lines: [{ item: 'cappuccino', quantity, note: '', seenPrice: 320 }] }))
const button = (name: string | RegExp) => page.getByRole('button', { name })
const heading = (name: string | RegExp) => page.getByRole('heading', { name })
const field = page.getByRole('textbox', { name: 'Your name, for the cup' })
const refused = page.getByRole('alert')
const keyIn = (input: object | undefined) => input && 'key' in input && input.key
const keptKey = (): unknown => JSON.parse(localStorage.getItem('noisette.basketPart') ?? '{}').key
let links = 0

/** Shows a basket of a link of its own. */
function showBasket(basket?: SharedBasket): string {
  links += 1
  const link = `link-${links}`
  if (basket) server.answers('baskets.read', basket)
  show(<BasketPage link={link} />)
  return link
}

beforeEach(async () => {
  server.answers('menu.read', shownMenu)
  globalThis.menu = fetch('/api/menu')
  await startMenu()
  chooseBranch('antwerpen')
  changeCart(() => emptyCart)
})

test('[GROUP-1] until it is read, its title stands there; without a connection it says so, and comes by itself', async () => {
  showBasket()
  await expect.element(heading('Office basket')).toBeVisible()
  server.isLost()
  showBasket()
  await expect.element(page.getByText(/^We cannot reach the shop/)).toBeVisible()
  server.answers('baskets.read', open)
  server.comesBack()
  await expect.element(heading('Noor’s office basket')).toBeVisible()
  expect(page.getByText(/^We cannot reach the shop/).elements()).toEqual([])
})

test('[GROUP-1] a link that leads nowhere says so, leads to a new order, and is no longer where the cart goes', async () => {
  keepBasket({ link: 'link-gone', me: 'me', name: 'Jef', opener: 'Noor', open: true, going: true })
  server.refuses('baskets.read', 'basket_unknown')
  show(<BasketPage link="link-gone" />)
  await expect.element(heading(/^This link leads to no office basket/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Start a new order' })).toBeVisible()
  expect(localStorage.getItem('noisette.baskets')).toContain('"going":false')
})

test('[GROUP-1] one that is gone is asked for no more, and one that the server is too busy for only when it said', async () => {
  const streams: EventTarget[] = []
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      readonly readyState = 1
      constructor() {
        super()
        streams.push(this)
      }
      close(): void {}
    },
  )
  for (const refusal of ['too_many', 'basket_unknown'] as const) {
    const asked = () => server.sent('baskets.read').length
    const before = asked()
    server.refuses('baskets.read', refusal)
    showBasket()
    await expect
      .element(page.getByText(refusal === 'too_many' ? /^Too many tries/ : /^This link leads to no/))
      .toBeVisible()
    const hello = new MessageEvent('hello', { data: JSON.stringify({ now: Date.now() }) })
    for (const stream of streams) stream.dispatchEvent(hello)
    await new Promise((later) => setTimeout(later, 100))
    expect(asked() - before).toBe(1)
  }
})

test('[GROUP-1] with an empty cart, who has the link types their name and is sent to the menu', async () => {
  showBasket(open)
  await expect.element(page.getByText(/^Choose from the menu first/)).toBeVisible()
  await expect.element(page.getByText('Noor pays for all at the counter.')).toBeVisible()
  await expect.element(page.getByRole('timer')).toMatchTextContent(/^20 min$/)
  expect(button('Order with obligation to pay').elements()).toEqual([])
  await field.fill('Jef')
  server.answers('baskets.join', open)
  await page.getByRole('link', { name: 'Choose from the menu' }).click()
  await expect.poll(() => server.sent('baskets.join')).toMatchObject([{ name: 'Jef' }])
})

test('[GROUP-1] a cart that is refused stays in the cart, with the reason; sent again after a lost answer it counts once', async () => {
  putIn(2)
  showBasket(open)
  await field.fill('Jef')
  server.refuses('baskets.add', 'order_refused', [{ problem: 'name_missing', field: 'name' }])
  await button('Put into Noor’s basket').click()
  await expect.element(field).toHaveAccessibleDescription(/Please enter your name\./)
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('Jef')
  expect(refused.elements()).toEqual([])
  expect(readNow().lines).toHaveLength(1)

  server.isLost()
  await button('Put into Noor’s basket').click()
  await expect.element(refused).toMatchTextContent(/We cannot reach the shop/)
  const lost = keptKey()
  server.comesBack()
  server.answers('baskets.add', { ...open, total: 960, people: [person(1, 'Noor'), person(2, 'Jef')], you: jefHere })
  await button('Put into Noor’s basket').click()
  await expect.element(page.getByText('2 people, 2 items')).toBeVisible()
  await expect.element(page.getByText('Jef (you)')).toBeVisible()
  expect(readNow().lines).toEqual([])
  const again = server.sent('baskets.add').at(-1)
  expect(keyIn(again)).toBe(lost)
  expect(again).toMatchObject({ name: 'Jef', lines: [{ item: 'cappuccino', quantity: 2 }] })
})

test('[GROUP-1] a put whose answer was lost counts once on a page loaded anew, and what arrived leaves the cart', async () => {
  putIn(2)
  const link = showBasket(open)
  await field.fill('Jef')
  server.isLost()
  await button('Put into Noor’s basket').click()
  await expect.element(refused).toMatchTextContent(/it counts only once/)
  clear()

  const lost = keptKey()
  server.comesBack()
  server.answers('baskets.read', open)
  show(<BasketPage link={link} />)
  await expect.element(refused).toMatchTextContent(/We do not know whether your last try reached us/)
  server.refuses('baskets.add', 'key_reused')
  putIn(3)
  const joined = { ...open, total: 960, people: [person(1, 'Noor'), person(2, 'Jef')] }
  const arrived = { ...joined, you: { ...jefHere, lines: [{ ...line(2), quantity: 2 }] } }
  server.answers('baskets.read', arrived)
  await button('Put into Noor’s basket').click()
  await expect.poll(() => server.sent('baskets.add').length).toBe(2)
  const [again, rest] = server.sent('baskets.add')
  expect(keyIn(again)).toBe(lost)
  expect(keyIn(rest)).not.toBe(lost)
  expect(rest).toMatchObject({ lines: [{ item: 'cappuccino', quantity: 1 }] })
})

test('[GROUP-1] what the basket shows of a put without an answer leaves the cart by itself', async () => {
  putIn(2)
  const link = showBasket(open)
  await field.fill('Jef')
  server.isLost()
  await button('Put into Noor’s basket').click()
  await expect.element(refused).toMatchTextContent(/it counts only once/)
  clear()
  server.comesBack()
  const people = [person(1, 'Noor'), person(2, 'Jef')]
  server.answers('baskets.read', { ...open, people, you: { ...jefHere, lines: [{ ...line(2), quantity: 2 }] } })
  show(<BasketPage link={link} />)
  await expect.element(page.getByText(/^Choose from the menu first/)).toBeVisible()
  expect(readNow().lines).toEqual([])
  expect(refused.elements()).toEqual([])
})

test('[GROUP-1] a line that cannot be taken out any more stays, with the reason', async () => {
  showBasket({ ...open, people: [person(1, 'Noor'), person(2, 'Jef')], you: jefHere })
  expect(button('Take out: Cappuccino, Noor').elements()).toEqual([])
  server.refuses('baskets.takeOut', 'basket_closed')
  await button('Take out: Cappuccino, Jef').click()
  await expect.element(refused).toMatchTextContent(/The office basket is closed/)
  await expect.element(button('Take out: Cappuccino, Jef')).toBeVisible()
  server.answers('baskets.takeOut', {
    ...open,
    people: [person(1, 'Noor'), person(2, 'Jef', { lines: [], share: 0 })],
    you: jefHere,
  })
  await button('Take out: Cappuccino, Jef').click()
  await expect.element(page.getByText('is choosing …')).toBeVisible()
  expect(refused.elements()).toEqual([])
})

test('[GROUP-1] its opener ends it; refused, it stays open and says why, and giving it up asks first', async () => {
  const mine = { ...open, you: noorHere }
  showBasket(mine)
  await expect.element(heading('Office basket')).toBeVisible()
  server.isLost()
  await button('Order with obligation to pay').click()
  await expect.element(refused).toMatchTextContent(/We cannot reach the shop/)
  server.comesBack()
  server.refuses('baskets.end', 'too_many')
  await button('Give up the basket').click()
  await button('Give up').last().click()
  await expect.poll(() => server.sent('baskets.end')).toMatchObject([{ how: 'giveUp' }])
  await expect.element(refused).toBeVisible()
  server.answers('baskets.end', { ...mine, state: 'placed', order: { code: 'A-47', phase: 'placed' } })
  await button('Order with obligation to pay').click()
  await expect.element(heading('It is ordered')).toBeVisible()
  expect(server.sent('baskets.end').at(-1)).toMatchObject({ how: 'close' })
})

test('[GROUP-1] where nothing is in it, it cannot be ended', async () => {
  showBasket({
    ...open,
    total: 0,
    people: [person(1, 'Noor', { lines: [], share: 0 })],
    you: { ...noorHere, lines: [] },
  })
  await expect.element(button('Order with obligation to pay')).toBeDisabled()
})

test('[GROUP-2] where each pays, all see who has paid, and the opener reminds or pays for the others', async () => {
  showBasket(paying)
  await expect.element(page.getByText('Paid 1 of 3')).toBeVisible()
  await expect.element(page.getByText('€3.20 of €9.60')).toBeVisible()
  const people = page.getByRole('listitem').filter({ hasText: /Noor|Jef|Lotte/ })
  const said = () => people.elements().map((one) => one.textContent)
  expect(said().find((text) => text?.includes('Noor (you)'))).toContain('Paid')
  expect(said().find((text) => text?.includes('Jef'))).toContain('Not yet')
  expect(said().find((text) => text?.includes('Lotte'))).toContain('Being checked')
  await expect.element(button('Remind those who have not paid')).toBeVisible()
  await expect.element(button('Order now for those who have paid')).toBeEnabled()
})

test('[GROUP-2] paying waits for the ways to pay also while the connection is lost, and says why it could not begin', async () => {
  showBasket(paying)
  server.isLost()
  await button('Pay €3.20 for Jef').click()
  const sheet = page.getByRole('dialog', { name: 'Pay €3.20 for Jef' })
  await expect.element(sheet.getByText(/We cannot reach the shop/)).toBeVisible()
  await expect.element(sheet.getByRole('button', { name: 'Pay €3.20' })).toBeDisabled()
  server.answers('payments.offer', { places: ['counter'], methods: [], down: true })
  server.comesBack()
  await expect.element(sheet.getByText(/^Online payment is not available right now/)).toBeVisible()
})

test('[GROUP-2] a payment that could not begin says why in the sheet, where the choice stays', async () => {
  showBasket({ ...paying, you: jefHere })
  server.answers('payments.offer', {
    places: ['online'],
    methods: [
      { id: 'bancontact', name: 'Bancontact' },
      { id: 'card', name: 'Card' },
    ],
    down: false,
  })
  await button('Pay my share').click()
  const sheet = page.getByRole('dialog', { name: 'How will you pay your share?' })
  await sheet.getByText('Card', { exact: true }).click()
  server.refuses('baskets.pay', 'payments_down')
  await sheet.getByRole('button', { name: 'Pay €3.20' }).click()
  await expect.element(sheet.getByRole('alert')).toMatchTextContent(/Online payment is not available right now/)
  await expect.element(sheet.getByRole('radio', { name: 'Card' })).toBeChecked()
  expect(server.sent('baskets.pay')).toMatchObject([{ method: 'card' }])
})

test('[GROUP-2] who was reminded reads it, and a payment that is checked asks the shop how it stands', async () => {
  const checked = { ...paying, people: [person(1, 'Noor'), person(2, 'Jef', { paid: 'checking' })] } as const
  server.answers('baskets.check', {
    ...paying,
    people: [person(1, 'Noor'), person(2, 'Jef', { paid: 'yes', due: 0 })],
    you: { ...jefHere, paid: 320 },
  })
  showBasket({ ...checked, you: { ...jefHere, reminded: true } })
  await expect.poll(() => server.sent('baskets.check').length).toBeGreaterThan(0)
  await expect.element(page.getByText('Paid 1 of 2')).toBeVisible()
  showBasket({ ...paying, you: { ...jefHere, reminded: true } })
  await expect.element(refused).toMatchTextContent(/^Noor asks you to pay your share by \d\d:\d\d\.$/)
})

test('[GROUP-2] once it is placed there is the code and one’s own receipt, with what one paid', async () => {
  const vat = [{ rate: 600, gross: 320, net: 302, tax: 18 }]
  showBasket({ ...placed, you: { ...jefHere, token: null, paid: 320, vat } })
  await expect.element(heading('It is ordered')).toBeVisible()
  await expect.element(page.getByText('A-47').first()).toBeVisible()
  await expect.element(page.getByText('paid online: €3.20')).toBeVisible()
  await expect.element(button('Print or save')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Start a new order' })).toBeVisible()
})

test('[GROUP-1] who pays for all at the counter reads how much, and of a receipt only once it is paid', async () => {
  const ordered = { ...placed, payer: 'counter' as const, you: { ...noorHere, token: 'NOOR1234' } }
  showBasket(ordered)
  await expect.element(page.getByText('You pay €9.60 for all at the counter.')).toBeVisible()
  await expect.element(heading('Your part')).toBeVisible()
  await expect.element(page.getByText('your share')).toBeVisible()
  expect(heading('Your receipt').elements()).toEqual([])
  showBasket({ ...ordered, order: { code: 'A-47', phase: 'out' } })
  await expect.element(heading('Your receipt')).toBeVisible()
  expect(page.getByText(/^You pay/).elements()).toEqual([])
})

test('[GROUP-2] who dropped out is told, and what goes back to them and whether it did', async () => {
  const back = { amount: 320, at: now, done: false, stuck: false }
  const people = [person(1, 'Noor', { paid: 'yes' }), person(2, 'Jef', { out: true, share: 0, lines: [] })]
  const dropped = { ...placed, people }
  showBasket({ ...dropped, you: { ...jefHere, lines: [], back } })
  await expect.element(page.getByText('You dropped out', { exact: true })).toBeVisible()
  await expect.element(page.getByText('€3.20 is being refunded to you.')).toBeVisible()
  expect(heading('It is ordered').elements()).toEqual([])
  showBasket({ ...dropped, you: { ...jefHere, lines: [], back: { ...back, stuck: true } } })
  await expect.element(page.getByText(/could not send it, so please call the shop/)).toBeVisible()
})

test('[GROUP-2] one that never reached the shop says so and leads to a new order', async () => {
  showBasket({ ...paying, state: 'ended', you: jefHere })
  await expect.element(page.getByText('This basket was not ordered')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Start a new order' })).toBeVisible()
})

test('[QUOTE-5] a basket whose order nobody tapped as ready is not said to be ready at a time that has passed', async () => {
  showBasket({ ...placed, wantedAt: now - 7 * minute })
  await expect.element(page.getByText('It should be ready by now. Please ask at the counter.')).toBeVisible()
})
