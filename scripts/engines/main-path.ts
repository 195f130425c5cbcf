// What a customer does in every browser: choose, order, pay online, follow the order until it is ready, and order the same again.
import type { DrivenBrowser } from './web-driver.ts'

interface Shop {
  readonly url: string
  /** Staff say that the order is ready. */
  readonly makeReady: (token: string) => Promise<void>
}

const field = (label: string): string => `//input[@id=//label[starts-with(normalize-space(.),'${label}')]/@for]`
const button = (name: string): string => `//button[contains(normalize-space(concat(@aria-label,' ',.)),'${name}')]`
const label = (text: string): string => `//label[contains(normalize-space(.),'${text}')]`
const card = (name: string): string => `//main//li[.//*[self::h2 or self::h3][normalize-space(.)='${name}']]`
const says = (text: string): string => `document.querySelector('main')?.textContent.includes(${JSON.stringify(text)})`
/** The token of the order that the page confirms. */
const ordered = `/#\\/confirm\\/([A-Z0-9]{8})$/.exec(location.href)?.[1]`
/** By a script: a driver may take a tap that leaves the shop's page for one that failed. */
const paid = `(document.querySelector('[value=paid]')?.click(), ${ordered})`

export async function walkMainPath(browser: DrivenBrowser, { url, makeReady }: Shop): Promise<void> {
  const { go, tap, type, until } = browser
  await go(`${url}/?lang=en#/foods`)
  await tap(button('Choose Antwerpen'))
  await tap(card('Cappuccino') + button('Add to cart'))
  await go(`${url}/#/order`)
  await type(field('Name'), 'Noor')
  await type(field('Phone'), '0470 12 34 56')
  await tap(label('Remember my details and orders'))
  await tap(label('Bancontact'))
  await tap(button('Order with obligation to pay'))
  const token = await until(paid)
  await go(`${url}/#/track/${token}`)
  await until(says('Paid €'))
  await makeReady(token)
  await until(says('Order ready to be picked'))
  await go(`${url}/#/`)
  await tap(button('Take it again'))
  await until(says('How will you pay?'))
  await tap(button('Order with obligation to pay'))
  await until(`[${paid}].find((one) => one && one !== '${token}')`)
}
