// A customer's own data by the token of an order that is over: as a file, or erased. Who asks proves to be the one who
// ordered, by the name or the number that was given with it: a token alone may have been read on a screen or a receipt.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readToken } from '../../../domain/order/token.ts'
import type { Deps } from '../../http/deps.ts'
import { no, type Refusing, yes } from '../../http/refused.ts'
import { serve } from '../../http/serve.ts'
import { readPhone } from '../../read-phone.ts'
import { eraseRecords } from '../../retention/erase-records.ts'
import { orderWithToken } from '../../store/retention/own-order.ts'
import { type PersonRecord, readRecords } from '../../store/retention/records.ts'
import { searchFold } from '../../store/search-fold.ts'
import { afterErasing } from './after-erasing.ts'

type Asked = { readonly token: string; readonly given: string }

export function ownDataRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'orders.ownData', async ({ input, request }) => {
    const found = await provenOrder(deps, request, input)
    if (!found.ok) return found
    const { id: _id, ...record } = found.record
    return yes({ record })
  })

  serve(app, deps, 'orders.eraseOwn', async ({ input, request, now }) => {
    const found = await provenOrder(deps, request, input)
    if (!found.ok) return found
    if (found.record.isOpen) return no('step_not_allowed')
    await store.write((trx) => eraseRecords(trx, [{ kind: 'order', id: found.record.id }], now))
    await afterErasing(deps, request)
    return yes({})
  })
}

type Proven = { readonly ok: true; readonly record: PersonRecord } | Refusing

/** A wrong name counts as a wrong token, so names are not guessed any faster than tokens. */
async function provenOrder(deps: Deps, request: FastifyRequest, { token: typed, given }: Asked): Promise<Proven> {
  const { store } = deps
  const token = readToken(typed) ?? ''
  const find = async () => {
    const id = await orderWithToken(store.db, token)
    const [record] = id === undefined ? [] : await readRecords(store.db, [{ kind: 'order', id }], '')
    return record && isGiven(record, given) ? record : undefined
  }
  // Each name that is tried counts, also by a browser that knows the token: it may not know whose it is.
  const { wait, found } = await deps.guessLimit.lookUp(
    { address: request.ip, token: `${token} ${tidy(given)}`, now: deps.elapsed() },
    find,
  )
  if (wait > 0) return no('too_many', { retryAfter: wait })
  return found ? { ok: true, record: found } : no('not_found')
}

const tidy = (name: string): string => searchFold(name).replace(/\s+/g, ' ').trim()

const isGiven = ({ name, phone }: PersonRecord, given: string): boolean =>
  (tidy(name) !== '' && tidy(name) === tidy(given)) || (phone !== '' && readPhone(given).number === phone)
