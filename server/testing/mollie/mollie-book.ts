// What the stand-in for Mollie keeps: payments, refunds and chargebacks, which move by its own clock.

export type BookStatus = 'open' | 'pending' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed'

export interface BookRefund {
  readonly id: string
  readonly cents: number
  readonly description: string
  readonly metadata: unknown
  readonly at: number
  /** What becomes of it in the end. */
  end: 'refunded' | 'failed' | 'canceled'
}

export interface BookPayment {
  readonly id: string
  readonly cents: number
  readonly currency: string
  readonly description: string
  readonly redirectUrl: string
  readonly webhookUrl: string
  readonly metadata: unknown
  readonly mode: 'test' | 'live'
  /** Cents that meal vouchers may pay. */
  readonly meal: number
  readonly at: number
  readonly expiresAt: number
  status: BookStatus
  method: string | null
  failureReason: string | null
  chargedBack: number
  readonly refunds: BookRefund[]
}

/** Money that went to the shop's bank account. */
export interface BookSettlement {
  readonly id: string
  readonly reference: string
  readonly at: number
  readonly fees: number
  readonly parts: readonly BookPart[]
}

export interface BookPart {
  readonly kind: 'payments' | 'refunds' | 'chargebacks'
  readonly id: string
  readonly payment: string
  cents: number
}

const minute = 60_000
/** What the provider keeps of a payment, in ten-thousandths of a euro. */
const feeOfPayment = 3025
/** How long a payment can be paid, and when a refund moves on. */
const lasts = 15 * minute
const refundMoves = { pending: 10 * minute, processing: 2 * 60 * minute, end: 24 * 60 * minute } as const

export class MollieBook {
  readonly payments = new Map<string, BookPayment>()
  /** What becomes of refunds that are asked for from now on. */
  refundsEnd: BookRefund['end'] = 'refunded'
  readonly now: () => number
  /** Hears of each change that Mollie calls the shop about. */
  readonly changed: (payment: BookPayment) => void
  /** Paid out, the newest first. */
  readonly settlements: BookSettlement[] = []
  private settled = new Set<string>()
  private charged = new Map<string, number>()
  private count = 0

  constructor(now: () => number, changed: (payment: BookPayment) => void) {
    this.now = now
    this.changed = changed
  }

  private nextId(kind: 'tr' | 're' | 'stl' | 'chb'): string {
    this.count += 1
    return `${kind}_${String(this.count).padStart(10, '0')}`
  }

  add(wish: Omit<BookPayment, 'id' | 'at' | 'expiresAt' | 'status' | 'failureReason' | 'chargedBack' | 'refunds'>) {
    const at = this.now()
    const payment: BookPayment = {
      ...wish,
      id: this.nextId('tr'),
      at,
      expiresAt: at + lasts,
      status: 'open',
      failureReason: null,
      chargedBack: 0,
      refunds: [],
    }
    this.payments.set(payment.id, payment)
    return payment
  }

  /** As it is now: what nobody paid in time has expired. */
  find(id: string): BookPayment | undefined {
    const payment = this.payments.get(id)
    if (payment?.status === 'open' && payment.expiresAt <= this.now()) this.set(payment, 'expired')
    return payment
  }

  set(payment: BookPayment, status: BookStatus, failureReason: string | null = null): void {
    payment.status = status
    payment.failureReason = failureReason
    // Nobody is called about an open or a pending one.
    if (status !== 'open' && status !== 'pending') this.changed(payment)
  }

  /** Undefined if that is more than is left; `twin` if the same was asked a moment ago. */
  refund(payment: BookPayment, cents: number, description: string, metadata: unknown): BookRefund | 'twin' | undefined {
    const same = payment.refunds.some(
      (one) => one.cents === cents && one.description === description && one.end !== 'canceled',
    )
    if (same) return 'twin'
    // Meal vouchers never go back.
    if (payment.method === 'voucher' || payment.status !== 'paid') return undefined
    if (cents <= 0 || this.refundedOf(payment) + cents > payment.cents) return undefined
    const refund = {
      id: this.nextId('re'),
      cents,
      description,
      metadata,
      at: this.now(),
      end: this.refundsEnd,
    }
    payment.refunds.push(refund)
    return refund
  }

  statusOf(refund: BookRefund) {
    const age = this.now() - refund.at
    if (refund.end === 'canceled') return 'canceled'
    if (age >= refundMoves.end) return refund.end
    return age < refundMoves.pending ? 'queued' : age < refundMoves.processing ? 'pending' : 'processing'
  }

  /** What was given back, or will be unless it fails. */
  refundedOf = ({ refunds }: BookPayment): number =>
    refunds
      .filter((one) => one.end !== 'canceled' && this.statusOf(one) !== 'failed')
      .reduce((sum, { cents }) => sum + cents, 0)

  /** A customer's bank takes the money back. */
  chargeBack(payment: BookPayment, cents = payment.cents): void {
    payment.chargedBack += cents
    this.changed(payment)
  }

  /** The bank returns what it took back. */
  returnCharge(payment: BookPayment, cents = payment.chargedBack): void {
    payment.chargedBack -= cents
    this.changed(payment)
  }

  /** Pays out what has come in and gone back since the last time; its fees are withheld. */
  settle(): BookSettlement {
    const parts: BookPart[] = []
    const add = (part: BookPart) => {
      if (!this.settled.has(part.id)) parts.push(part)
      this.settled.add(part.id)
    }
    for (const payment of this.payments.values()) {
      if (payment.status !== 'paid') continue
      add({ kind: 'payments', id: payment.id, payment: payment.id, cents: payment.cents })
      for (const one of payment.refunds)
        if (this.statusOf(one) !== 'failed' && one.end !== 'canceled')
          add({ kind: 'refunds', id: one.id, payment: payment.id, cents: -one.cents })
      const back = payment.chargedBack - (this.charged.get(payment.id) ?? 0)
      if (back !== 0) add({ kind: 'chargebacks', id: this.nextId('chb'), payment: payment.id, cents: -back })
      this.charged.set(payment.id, payment.chargedBack)
    }
    const fees = parts.filter(({ kind }) => kind === 'payments').length * feeOfPayment
    const id = this.nextId('stl')
    const settlement = { id, reference: `1234567.${id.slice(-4)}.01`, at: this.now(), fees, parts }
    this.settlements.unshift(settlement)
    return settlement
  }

  /** All that the shop received, less what went back. */
  get balance(): number {
    return [...this.payments.values()].reduce(
      (sum, one) => sum + (one.status === 'paid' ? one.cents - this.refundedOf(one) - one.chargedBack : 0),
      0,
    )
  }
}
