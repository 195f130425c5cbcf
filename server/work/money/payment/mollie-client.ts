// Mollie over HTTP: its calls and the list of ways to pay, with time limits, retries and idempotency keys.
import { setTimeout as pause } from 'node:timers/promises'
import { payoutPartKinds } from '#domain/money/payout.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { Cents } from '#domain/shared/money.ts'
import { accept, type Result, refuse } from '#domain/shared/result.ts'
import {
  decimalsOf,
  methodsFrom,
  paymentFrom,
  payoutPartsFrom,
  refundFrom,
  refundsFrom,
  settlementsFrom,
} from './mollie-shapes.ts'
import type { PaymentProvider, ProviderPart, ProviderProblem } from './provider.ts'

export interface MollieOptions {
  /** Without a trailing slash, such as https://api.mollie.com/v2. */
  readonly url: string
  /** test_… or live_…; never logged. */
  readonly key: string
  /** How long one try may take, in ms. */
  readonly patience?: number
  /** Waits that long between two tries, in ms. */
  readonly wait?: (ms: number) => Promise<unknown>
}

const patience = 10_000
const mostTries = 3
/** At most so many pages, of 250 each. */
const mostPages = 400
/** The first pause between tries, which then doubles, and the longest that a customer is kept waiting for. */
const pauses = { first: 250, longest: 4000 } as const

/** The languages of Mollie's pages; there is no Arabic one. */
const localeOf: Readonly<Record<Locale, string>> = { en: 'en_BE', nl: 'nl_BE', fr: 'fr_BE', ar: 'en_BE' }

export const isMollieKey = (text: string): boolean => /^(test|live)_[A-Za-z0-9]{20,80}$/.test(text)
/** An access token of the organisation: only these can read payouts. */
export const isPayoutKey = (text: string): boolean => /^access_[A-Za-z0-9]{20,80}$/.test(text)
/** What the id of a payment looks like; nothing else is looked up. */
export const isPaymentId = (text: string): boolean => /^tr_[A-Za-z0-9]{6,40}$/.test(text)

export function mollie(options: MollieOptions): PaymentProvider {
  const ask = <Value>(request: MollieRequest, read: (body: unknown) => Value) => askMollie(options, request, read)
  return {
    create: ({ own, amount, description, returnTo, callAt, lang, method, meal }) =>
      ask(
        {
          method: 'POST',
          path: '/payments',
          key: own,
          body: {
            amount: euros(amount),
            description,
            redirectUrl: returnTo,
            locale: localeOf[lang],
            metadata: { own },
            ...(callAt && { webhookUrl: callAt }),
            ...(method && { method }),
            ...(meal !== undefined && { lines: linesOf({ amount, meal, description }) }),
          },
        },
        paymentFrom,
      ),
    get: (id) => ask({ method: 'GET', path: `/payments/${id}?embed=refunds` }, paymentFrom),
    cancel: (id) => ask({ method: 'DELETE', path: `/payments/${id}`, key: `cancel-${id}` }, () => null),
    refund: (id, { own, amount, description }) =>
      ask(
        {
          method: 'POST',
          path: `/payments/${id}/refunds`,
          key: own,
          body: { amount: euros(amount), description, metadata: { own } },
        },
        refundFrom,
      ),
    newestRefunds: () => ask({ method: 'GET', path: '/refunds?limit=250' }, refundsFrom),
    listSettlements: (from) =>
      ask({ method: 'GET', path: `/settlements?limit=50${from ? `&from=${from}` : ''}` }, settlementsFrom),
    settlementParts: (id) => settlementParts(options, id),
    methods: (lang, amount) => {
      const least = amount === undefined ? {} : { 'amount[currency]': 'EUR', 'amount[value]': decimalsOf(amount) }
      // Without its category, meal vouchers are not in the list.
      const query = new URLSearchParams({ locale: localeOf[lang], orderLineCategories: 'meal', ...least })
      return ask({ method: 'GET', path: `/methods?${query}` }, methodsFrom)
    },
  }
}

const euros = (cents: Cents) => ({ currency: 'EUR', value: decimalsOf(cents) })

/** Meal vouchers pay the lines that say `meal`; what they may not pay is a line without. Together they are `amount`. */
function linesOf({ amount, meal, description }: { amount: Cents; meal: Cents; description: string }): object[] {
  const line = (cents: Cents, more: object) =>
    cents > 0 ? [{ description, quantity: 1, unitPrice: euros(cents), totalAmount: euros(cents), ...more }] : []
  return [...line(meal, { categories: ['meal'] }), ...line(amount - meal, {})]
}

/** Each kind is a list of its own, in pages. */
async function settlementParts(
  options: MollieOptions,
  id: string,
): Promise<Result<readonly ProviderPart[], ProviderProblem>> {
  const parts: ProviderPart[] = []
  for (const kind of payoutPartKinds)
    for (let from: string | null = '', page = 0; from !== null && page < mostPages; page++) {
      const path: string = `/settlements/${id}/${kind}s?limit=250${from && `&from=${from}`}`
      const told: Result<ReturnType<typeof payoutPartsFrom>, ProviderProblem> = await askMollie(
        options,
        { method: 'GET', path },
        (body) => payoutPartsFrom(kind, body),
      )
      if (!told.ok) return told
      parts.push(...told.value.parts)
      from = told.value.next
    }
  return accept(parts)
}

interface MollieRequest {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  /** A second try with the same key does nothing twice. */
  readonly key?: string
  readonly body?: object
}

async function askMollie<Value>(
  options: MollieOptions,
  request: MollieRequest,
  read: (body: unknown) => Value,
): Promise<Result<Value, ProviderProblem>> {
  for (let tries = 1; ; tries++) {
    const answer = await tryOnce(options, request)
    if (answer?.ok) return readAs(answer.body, read)
    if (answer && !isPassing(answer.status)) return refuse(problemOf(answer.status))
    const wait = Math.max(answer?.retryAfter ?? 0, pauses.first * 2 ** (tries - 1))
    if (tries === mostTries || wait > pauses.longest) return refuse('down')
    await (options.wait ?? pause)(wait)
  }
}

interface MollieAnswer {
  readonly ok: boolean
  readonly status: number
  readonly body: unknown
  /** Milliseconds. */
  readonly retryAfter: number
}

/** Undefined if there was no answer in time. */
async function tryOnce(options: MollieOptions, request: MollieRequest): Promise<MollieAnswer | undefined> {
  try {
    const answer = await fetch(options.url + request.path, {
      method: request.method,
      redirect: 'error',
      signal: AbortSignal.timeout(options.patience ?? patience),
      headers: {
        authorization: `Bearer ${options.key}`,
        accept: 'application/hal+json',
        'user-agent': 'Noisette',
        ...(request.key && { 'idempotency-key': request.key }),
        ...(request.body && { 'content-type': 'application/json' }),
      },
      ...(request.body && { body: JSON.stringify(request.body) }),
    })
    const text = await answer.text()
    const seconds = Number(answer.headers.get('retry-after') ?? 0)
    return {
      ok: answer.ok,
      status: answer.status,
      retryAfter: seconds * 1000 || 0,
      body: answer.ok && text !== '' ? JSON.parse(text) : null,
    }
  } catch {
    return undefined
  }
}

/** A response that cannot be read counts as none: the next look asks again. */
function readAs<Value>(body: unknown, read: (body: unknown) => Value): Result<Value, ProviderProblem> {
  try {
    return accept(read(body))
  } catch {
    return refuse('down')
  }
}

const isPassing = (status: number): boolean => status === 429 || status >= 500

function problemOf(status: number): ProviderProblem {
  if (status === 401 || status === 403) return 'key_refused'
  if (status === 404 || status === 410) return 'unknown'
  return status === 409 ? 'twin' : 'not_possible'
}
