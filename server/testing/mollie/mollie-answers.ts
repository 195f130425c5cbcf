// What the stand-in for Mollie answers to each request, with the statuses and shapes of the real one.
import type { BookPart, BookPayment, BookRefund, BookSettlement, MollieBook } from './mollie-book.ts'

export interface MollieAsked {
  readonly method: string
  /** Behind /v2. */
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
  /** The stand-in's own address. */
  readonly home: string
  readonly live: boolean
  /** Whether the key is one of the organisation. */
  readonly readsPayouts: boolean
}

interface Answered {
  readonly status: number
  readonly answer: object | null
}

export const methodsHere = [
  { id: 'bancontact', description: 'Bancontact' },
  { id: 'creditcard', description: 'Card' },
  { id: 'kbc', description: 'KBC/CBC' },
] as const

interface Answering {
  readonly book: MollieBook
  /** The ways to pay that are switched on. */
  readonly methods: readonly { readonly id: string; readonly description: string }[]
}

export function answerMollie({ book, methods }: Answering, asked: MollieAsked): Answered {
  const { method, path } = asked
  if (method === 'GET' && path === '/methods')
    return list(
      'methods',
      methods
        .filter(({ id }) => id !== 'voucher' || asked.query.has('orderLineCategories'))
        .map((one) => ({ resource: 'method', ...one, status: 'activated' })),
    )
  if (method === 'GET' && path.startsWith('/settlements'))
    return asked.readsPayouts ? settlements(book, asked) : problem(403, 'This key cannot read settlements')
  if (method === 'POST' && path === '/payments') return create(book, methods, asked)
  if (method === 'GET' && path === '/refunds') return list('refunds', allRefunds(book))
  const [, id = '', refunds] = /^\/payments\/(\w+)(\/refunds)?$/.exec(path) ?? []
  const payment = book.find(id)
  if (!payment) return problem(404, `No entity exists with token '${id}'`)
  if (refunds && method === 'POST') return refund(book, payment, asked)
  if (refunds)
    return list(
      'refunds',
      payment.refunds.map((one) => shownRefund(book, one)),
    )
  if (method === 'GET') return { status: 200, answer: shown(book, payment, asked) }
  if (method !== 'DELETE') return problem(405, 'Method not allowed')
  if (!isCancelable(payment)) return problem(422, 'The payment cannot be canceled')
  book.set(payment, 'canceled')
  return { status: 200, answer: shown(book, payment, asked) }
}

/** So many at once, so that pages are tried too. */
const settlementsOfPage = 3

function settlements(book: MollieBook, { path, query, home }: MollieAsked): Answered {
  const [, id, kind] = /^\/settlements\/(\w+)\/(payments|refunds|chargebacks)$/.exec(path) ?? []
  if (id) {
    const parts = book.settlements.find((one) => one.id === id)?.parts.filter((one) => one.kind === kind) ?? []
    const shownPart = (one: BookPart) => ({
      resource: one.kind.slice(0, -1),
      id: one.id,
      amount: euros(Math.abs(one.cents)),
      ...(one.kind !== 'payments' && { paymentId: one.payment, settlementAmount: euros(one.cents) }),
    })
    return list(kind ?? '', parts.map(shownPart))
  }
  const from = Math.max(
    0,
    book.settlements.findIndex((one) => one.id === query.get('from')),
  )
  const page = book.settlements.slice(from, from + settlementsOfPage)
  const next = book.settlements[from + settlementsOfPage]
  const { answer } = list('settlements', page.map(shownSettlement))
  return {
    status: 200,
    answer: {
      ...answer,
      _links: { next: next ? { href: `${home}/v2/settlements?from=${next.id}`, type: 'application/hal+json' } : null },
    },
  }
}

function shownSettlement({ id, reference, at, fees, parts }: BookSettlement): object {
  const date = new Date(at)
  const [year = '', month = ''] = date.toISOString().split('-')
  const gross = parts.reduce((sum, { cents }) => sum + cents, 0)
  const cost = { currency: 'EUR', value: (fees / 10_000).toFixed(4) }
  return {
    resource: 'settlement',
    id,
    reference,
    status: 'paidout',
    settledAt: date.toISOString(),
    amount: euros(gross - Math.round(fees / 100)),
    periods: { [year]: { [month]: { revenue: [], costs: [{ description: 'Bancontact', amountGross: cost }] } } },
  }
}

const euros = (cents: number) => ({ currency: 'EUR', value: valueText(cents) })

/** One for which a customer is on the page of a bank cannot be taken away. */
const isCancelable = ({ status, method }: BookPayment): boolean => status === 'open' && method !== 'bancontact'

interface Sent {
  readonly amount?: { readonly currency?: string; readonly value?: string }
  readonly description?: string
  readonly redirectUrl?: string
  readonly webhookUrl?: string
  readonly method?: string
  readonly metadata?: unknown
  readonly lines?: readonly { readonly totalAmount: { readonly value: string }; readonly categories?: string[] }[]
}

const centsIn = ({ amount }: Sent): number | undefined =>
  /^\d+\.\d{2}$/.test(amount?.value ?? '') ? Number(amount?.value?.replace('.', '')) : undefined

const sumOf = (lines: Sent['lines'] = []): number =>
  lines.reduce((sum, { totalAmount }) => sum + Math.round(100 * Number(totalAmount.value)), 0)

function create(book: MollieBook, methods: Answering['methods'], asked: MollieAsked): Answered {
  const sent = JSON.parse(asked.body) as Sent
  const cents = centsIn(sent)
  if (cents === undefined || cents < 1) return problem(422, 'The amount contains an invalid value', 'amount')
  if (!sent.description) return problem(422, 'The description is missing', 'description')
  if (sent.method && !methods.some(({ id }) => id === sent.method))
    return problem(422, 'The payment method is not activated', 'method')
  const meal = sumOf(sent.lines?.filter(({ categories }) => categories?.includes('meal')))
  if (sent.lines && sumOf(sent.lines) !== cents)
    return problem(422, 'The amount of the payment does not match the total amount of the lines', 'amount')
  if (sent.method === 'voucher' && meal === 0) return problem(422, 'At least one line needs a category', 'lines')
  if (!sent.redirectUrl) return problem(422, 'The redirect URL is invalid', 'redirectUrl')
  const payment = book.add({
    cents,
    currency: sent.amount?.currency ?? '',
    description: sent.description,
    redirectUrl: sent.redirectUrl,
    webhookUrl: sent.webhookUrl ?? '',
    metadata: sent.metadata ?? null,
    mode: asked.live ? 'live' : 'test',
    method: sent.method ?? null,
    meal,
  })
  return { status: 201, answer: shown(book, payment, asked) }
}

function refund(book: MollieBook, payment: BookPayment, { body }: MollieAsked): Answered {
  const sent = JSON.parse(body) as Sent
  const made = book.refund(payment, centsIn(sent) ?? 0, sent.description ?? '', sent.metadata)
  if (made === 'twin') return problem(409, 'A duplicate refund has been detected')
  if (!made) return problem(422, 'The amount is higher than the maximum', 'amount')
  return { status: 201, answer: shownRefund(book, made) }
}

function shown(book: MollieBook, payment: BookPayment, { home, query }: MollieAsked): object {
  const { id, status, mode, description, method, metadata, redirectUrl, webhookUrl, currency } = payment
  const money = (cents: number) => ({ currency, value: valueText(cents) })
  const isOpen = status === 'open' || status === 'pending'
  return {
    resource: 'payment',
    id,
    mode,
    status,
    description,
    method,
    metadata,
    redirectUrl,
    webhookUrl,
    amount: money(payment.cents),
    profileId: 'pfl_standin',
    sequenceType: 'oneoff',
    createdAt: new Date(payment.at).toISOString(),
    ...(isOpen && { isCancelable: isCancelable(payment), expiresAt: new Date(payment.expiresAt).toISOString() }),
    ...(status === 'paid' && {
      amountRefunded: money(book.refundedOf(payment)),
      amountRemaining: money(payment.cents - book.refundedOf(payment)),
    }),
    ...(payment.chargedBack > 0 && { amountChargedBack: money(payment.chargedBack) }),
    ...(payment.failureReason && { details: { failureReason: payment.failureReason } }),
    _links: {
      self: { href: `${home}/v2/payments/${id}`, type: 'application/hal+json' },
      ...(isOpen && { checkout: { href: `${home}/pay/${id}`, type: 'text/html' } }),
    },
    ...(query.get('embed') === 'refunds' && {
      _embedded: { refunds: payment.refunds.map((one) => shownRefund(book, one)) },
    }),
  }
}

const shownRefund = (book: MollieBook, one: BookRefund): object => ({
  resource: 'refund',
  id: one.id,
  status: book.statusOf(one),
  description: one.description,
  amount: { currency: 'EUR', value: valueText(one.cents) },
  metadata: one.metadata,
})

const allRefunds = (book: MollieBook): object[] =>
  [...book.payments.values()].flatMap(({ id, refunds }) =>
    refunds.map((one) => ({ ...shownRefund(book, one), paymentId: id })),
  )

const valueText = (cents: number): string => (cents / 100).toFixed(2)

const list = (name: string, all: readonly object[]): Answered => ({
  status: 200,
  answer: { count: all.length, _embedded: { [name]: all } },
})

const problem = (status: number, detail: string, field?: string): Answered => ({
  status,
  answer: { status, title: 'Problem', detail, ...(field && { field }) },
})
