// What the first load knows of the contract: the calls that customers' pages make, and how a call becomes a request.

/** The method and path of each call of customers; those of staff are added in addresses.ts. */
export const customerAddresses = {
  'menu.read': 'GET /api/menu',
  'content.read': 'GET /api/content',
  'legal.company': 'GET /api/legal',
  'legal.read': 'GET /api/legal/{page}',
  'times.read': 'GET /api/times',
  'orders.place': 'POST /api/orders',
  'orders.track': 'GET /api/orders/{token}',
  'orders.ownStep': 'POST /api/orders/{token}/step',
  'guard.readAsk': 'GET /api/asks/{key}',
  'account.read': 'GET /api/account',
  'account.signIn': 'POST /api/account/sign-in',
  'account.signOut': 'POST /api/account/sign-out',
  'reviews.summary': 'GET /api/reviews',
  'reviews.submit': 'POST /api/reviews',
  'contact.send': 'POST /api/contact',
  'reservations.rules': 'GET /api/reservations/rules',
  'reservations.days': 'GET /api/reservations/days',
  'reservations.place': 'POST /api/reservations',
  'display.read': 'POST /api/display',
  'payments.offer': 'GET /api/payments/offer',
  'payments.begin': 'POST /api/payments/{token}/begin',
  'payments.check': 'POST /api/payments/{token}/check',
  'payments.atCounter': 'POST /api/payments/{token}/counter',
  'payments.giveUp': 'POST /api/payments/{token}/give-up',
  'baskets.open': 'POST /api/baskets',
  'baskets.read': 'POST /api/baskets/{link}',
  'baskets.add': 'POST /api/baskets/{link}/add',
  'baskets.join': 'POST /api/baskets/{link}/join',
  'baskets.takeOut': 'POST /api/baskets/{link}/take-out',
  'baskets.end': 'POST /api/baskets/{link}/end',
  'baskets.pay': 'POST /api/baskets/{link}/pay',
  'baskets.remind': 'POST /api/baskets/{link}/remind',
  'baskets.check': 'POST /api/baskets/{link}/check',
  'news.offer': 'GET /api/orders/{token}/news',
  'news.follow': 'POST /api/orders/{token}/news',
  'news.stop': 'POST /api/orders/{token}/news/stop',
  'news.mail': 'POST /api/orders/{token}/mail',
  'gifts.offer': 'GET /api/gifts',
  'gifts.buy': 'POST /api/gifts',
  'gifts.pay': 'POST /api/gifts/pay',
  'gifts.read': 'POST /api/gifts/read',
  'gifts.check': 'POST /api/gifts/check',
  'gifts.credits': 'GET /api/orders/{token}/gift-credits',
  'gifts.use': 'POST /api/orders/{token}/gift',
  'reductions.check': 'POST /api/reductions/check',
  'reductions.lowest': 'GET /api/reductions/lowest',
  'stamps.card': 'POST /api/stamps',
  'orders.ownData': 'POST /api/orders/{token}/own-data',
  'orders.eraseOwn': 'POST /api/orders/{token}/erase',
} as const

export type CustomerCall = keyof typeof customerAddresses

export const invoiceFormats = ['xml', 'pdf'] as const
export type InvoiceFormat = (typeof invoiceFormats)[number]

/** The route of an invoice that a customer fetches; `file` is the number and the format. */
export const ownInvoicePath = '/api/orders/:token/invoices/:file'

export const ownInvoiceAddress = (token: string, number: string, format: InvoiceFormat): string =>
  `/api/orders/${token}/invoices/${number}.${format}`

/**
 * The event stream. `?token=` adds the events of one order, `?basket=` those of the office basket with that link,
 * `?branch=` (staff, repeatable) the orders of branches, `?times=` (repeatable, `everyBranch` for all) that the times
 * of a branch changed. `?display=` tells a display when to read again; it goes with none of them.
 */
export const livePath = '/api/live'
/** What stands in `?times=` for the times of all branches. No branch has such an id. */
export const everyBranch = '*'
/** A page that opens a new stream cannot send Last-Event-ID, so it sends the id to resume from in this query field. */
export const resumeField = 'last'

/** The response header, and the `<meta>` of the document, that name the build of the website they come from. */
export const buildMark = 'noisette-build'
/** The `<meta>` of the document by which pages start no service worker. */
export const noWorkerMark = 'noisette-no-worker'

export const parameter = /\{(\w+)\}/g

/** `address`: the method and the path, 'GET /api/menu'. */
export function splitAddress(address: string): { method: 'GET' | 'POST'; path: string } {
  const [method, path] = address.split(' ') as ['GET' | 'POST', string]
  return { method, path }
}

export interface CallRequest {
  readonly method: 'GET' | 'POST'
  readonly url: string
  /** The JSON body of a POST; a GET has everything in its URL. */
  readonly body?: Readonly<Record<string, unknown>>
}

/** Path parameters are filled in; the other fields become the query of a GET or the body of a POST. */
export function requestTo(address: string, input: Readonly<Record<string, unknown>>): CallRequest {
  const { method, path } = splitAddress(address)
  const rest = { ...input }
  const filled = path.replace(parameter, (_, field: string) => {
    delete rest[field]
    return encoded(input[field])
  })
  return method === 'GET' ? { method, url: filled + queryOf(rest) } : { method, url: filled, body: rest }
}

/** Undefined fields are left out; a field with several values is repeated, once for each. */
function queryOf(fields: Readonly<Record<string, unknown>>): string {
  let query = ''
  for (const [field, values] of Object.entries(fields))
    for (const value of [values].flat())
      if (value !== undefined && value !== null) query += `${query ? '&' : '?'}${field}=${encoded(value)}`
  return query
}

/** A lone surrogate cannot be encoded in an address, so it becomes U+FFFD. */
const encoded = (value: unknown): string => encodeURIComponent(String(value).replace(/\p{Surrogate}/gu, '\ufffd'))
