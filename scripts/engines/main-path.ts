// What a customer does in every browser: choose, order, and follow the order until it is ready.
import type { DrivenBrowser } from './web-driver.ts'

interface Shop {
  readonly url: string
  /** Staff say that the order is ready. */
  readonly makeReady: (token: string) => Promise<void>
}

const field = (label: string): string => `//input[@id=//label[starts-with(normalize-space(.),'${label}')]/@for]`
const button = (name: string): string => `//button[contains(normalize-space(concat(@aria-label,' ',.)),'${name}')]`
const card = (name: string): string => `//main//li[.//*[self::h2 or self::h3][normalize-space(.)='${name}']]`
const says = (text: string): string => `document.querySelector('main')?.textContent.includes(${JSON.stringify(text)})`

export async function walkMainPath(browser: DrivenBrowser, { url, makeReady }: Shop): Promise<void> {
  const { go, tap, type, until } = browser
  await go(`${url}/?lang=en#/foods`)
  await tap(button('Choose Antwerpen'))
  await tap(card('Cappuccino') + button('Add to cart'))
  await go(`${url}/#/order`)
  await type(field('Name'), 'Noor')
  await type(field('Phone'), '0470 12 34 56')
  await tap(button('Order with obligation to pay'))
  const token = await until(`/#\\/confirm\\/([A-Z0-9]{8})$/.exec(location.href)?.[1]`)
  await go(`${url}/#/track/${token}`)
  await until(says('Order well received'))
  await makeReady(token)
  await until(says('Order ready to be picked'))
}
