// What routes depend on: the store, the hub, time, chance and the limits.

import type { ElapsedClock } from '#server/clock-leap.ts'
import type { Config } from '#server/config.ts'
import type { GuessLimit } from '#server/door/limits/guess-limit.ts'
import type { HookReach, Reach } from '#server/reach.ts'
import type { Store } from '#server/store/open.ts'
import type { PaymentDesk } from '#work/money/payment/payment-desk.ts'
import type { PrintDesk } from '#work/paper/print-desk.ts'
import type { OrderProofs } from '#work/people/auth/order-proofs.ts'
import type { Visitors } from '#work/people/auth/visitor.ts'
import type { HealthCheck } from '#work/shop/health/health-check.ts'
import type { Outbox } from '#work/shop/mail/outbox.ts'
import type { Hub } from '../live/hub.ts'

export interface Deps {
  readonly config: Config
  readonly store: Store
  readonly hub: Hub
  /** Sends messages on in the background. */
  readonly outbox: Outbox
  /** Tells tills of orders. */
  readonly tills: Outbox
  /** How everything is that the shop needs to run. */
  readonly health: HealthCheck
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** For limits: milliseconds by a clock that only goes forward. */
  readonly elapsed: ElapsedClock
  readonly randomBytes: (size: number) => Uint8Array
  /** For tokens and gift cards. */
  readonly guessLimit: GuessLimit
  /** For codes of reductions, which are short and shared: who tries many keeps nobody from tokens and cards. */
  readonly codeLimit: GuessLimit
  /** Which parts of the internet a picture may be fetched from. */
  readonly reach: Reach
  readonly hookReach: HookReach
  readonly orderProofs: OrderProofs
  readonly visitors: Visitors
  readonly payments: PaymentDesk
  readonly printing: PrintDesk
}
