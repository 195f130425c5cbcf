// Customers' orders: placing one, and following it by its token.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Checked } from '#contract/index.ts'
import { readReductionCode } from '#domain/money/reductions/reduction-code.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, type RefusedAnswer, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { requestLimit } from '#server/door/limits/request-limit.ts'
import { phoneReadingOf } from '#server/read-phone.ts'
import { lookUpGift } from '#work/money/gift/gift-codes.ts'
import { isKnown } from '#work/order/guard/gate.ts'
import { stampSeals } from '#work/order/stamps/stamp-seals.ts'
import { orderByToken, trackedNow } from '#work/order/tracked.ts'
import { lookUpCode } from '#work/order/typed-code.ts'
import { placeOnce } from './placing.ts'

export function orderRoutes(app: FastifyInstance, deps: Deps): void {
  const limit = requestLimit(deps.config.ordersPerMinute, 60_000, deps.elapsed)

  serve(app, deps, 'orders.place', async ({ input, now, session, request, reply }) => {
    const { key } = input
    // Members try the shop out, and no limits means none.
    const isJudged = deps.config.ordersPerMinute > 0 && !session
    const origin = isJudged ? await deps.visitors.originOf(request, key) : undefined
    const body = bodyOf(input)
    const unknown = isJudged && input.code !== '' ? await refusedCode(deps, request, input.code) : undefined
    if (unknown) return unknown
    const voucher =
      input.voucher === undefined
        ? undefined
        : ((await stampSeals(deps.store)).ourVoucher(input.voucher) ?? ('foreign' as const))
    const found = input.gift && (await lookUpGift(deps, request, input.gift.code))
    if (found && !found.ok) return ofForm(found)
    const gift = found && input.gift && { card: found.value, seen: input.gift.seen }
    const phone = phoneReadingOf(input.phone)
    const wish = { input, key, branch: input.branch, body, phone, now, origin, voucher, gift }
    const placed = await deps.store.write((trx) => placeOnce(trx, deps, wish), input.branch)
    if (placed.ok) await deps.orderProofs.give(request, reply, placed.value.token, 'placed')
    if (!isJudged) return placed
    if (placed.ok || isAsking(placed) || placed.refusal.name === 'key_reused') {
      await deps.visitors.give(request, reply, key)
      return placed
    }
    // Only refusals count, once they are decided, so that many of them stop no order of others on the same connection.
    const tooMany = limit.spend(request)
    return tooMany && !(await isKnown(deps, request, now)) ? tooMany : placed
  })

  serve(app, deps, 'orders.track', async ({ input, now, request, reply }) => {
    const found = await orderByToken(deps, request, input.token)
    if (!found.ok) return found
    const { order, own } = found.value
    await deps.orderProofs.give(request, reply, order.token, 'found')
    return yes(await trackedNow(deps.store.db, order, { now, own }))
  })
}

/** A code of a gift card that is not right is a problem of the form, beside all others. */
const ofForm = (answer: RefusedAnswer): RefusedAnswer => {
  const { name } = answer.refusal
  return name === 'gift_mistyped' || name === 'gift_unknown'
    ? no('order_refused', { problems: [{ problem: name, field: 'gift' }] })
    : answer
}

/** What is wrong with a code that nobody may guess by placing orders. */
async function refusedCode(deps: Deps, { ip }: FastifyRequest, typed: string): Promise<RefusedAnswer | undefined> {
  const code = readReductionCode(typed)
  if (code === '') return undefined
  const { wait, rule } = await lookUpCode(deps, ip, await deps.store.catalogue.current(deps.store.db), code)
  if (wait > 0) return no('too_many', { retryAfter: wait })
  return rule ? undefined : no('order_refused', { problems: [{ problem: 'code_unknown', field: 'code' }] })
}

/** Whether its customer has a number to say. A connection has few of these. */
const isAsking = ({ refusal }: RefusedAnswer): boolean =>
  (refusal.problems ?? []).some(({ code }) => code !== undefined)

type PlaceInput = Checked<'orders.place'>

/**
 * Whether each field makes it a different order (ORDER-5). A field that is added after a release needs its silent
 * value. Without one, an order sent before an update and again after it would be taken twice.
 */
const counts: { readonly [Field in keyof PlaceInput]-?: boolean | { readonly unless: PlaceInput[Field] } } = {
  key: false,
  branch: true,
  form: true,
  name: true,
  phone: true,
  address: true,
  table: true,
  day: true,
  at: true,
  lines: true,
  seenReadyAt: false,
  seenTotal: false,
  cupName: { unless: '' },
  ifSoldOut: { unless: 'ask' },
  pay: { unless: 'counter' },
  invoice: { unless: undefined },
  voucher: { unless: undefined },
  gift: { unless: undefined },
  code: { unless: '' },
}

/** What makes two requests the same order. */
function bodyOf(input: PlaceInput): object {
  const isPart = (field: keyof PlaceInput): boolean => {
    const rule = counts[field]
    return typeof rule === 'boolean' ? rule : input[field] !== rule.unless
  }
  const fields = (Object.keys(counts) as (keyof PlaceInput)[]).filter(isPart)
  return Object.fromEntries(fields.map((field) => [field, input[field]]))
}
