// What routes depend on: the store, the hub, time, chance and the limits.
import type { GuessLimit } from '../auth/limits/guess-limit.ts'
import type { OrderProofs } from '../auth/order-proofs.ts'
import type { Visitors } from '../auth/visitor.ts'
import type { Elapsed } from '../clock-leap.ts'
import type { Config } from '../config.ts'
import type { HealthCheck } from '../health/health-check.ts'
import type { Hub } from '../live/hub.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { PrintDesk } from '../paper/print-desk.ts'
import type { PaymentDesk } from '../payment/payment-desk.ts'
import type { HookReach, Reach } from '../reach.ts'
import type { Store } from '../store/open.ts'

export interface Deps {
  readonly config: Config
  readonly store: Store
  readonly hub: Hub
  /** Sends messages on in the background. */
  readonly outbox: Outbox
  /** How everything is that the shop needs to run. */
  readonly health: HealthCheck
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** For limits: milliseconds by a clock that only goes forward. */
  readonly elapsed: Elapsed
  readonly randomBytes: (size: number) => Uint8Array
  readonly guessLimit: GuessLimit
  /** Which parts of the internet a picture may be fetched from. */
  readonly reach: Reach
  readonly hookReach: HookReach
  readonly orderProofs: OrderProofs
  readonly visitors: Visitors
  readonly payments: PaymentDesk
  readonly printing: PrintDesk
}
