// Serves one call of the contract: checks who makes it and whether the input is valid, then asks the route.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressOf, type CallName } from '#contract/addresses.ts'
import type { Access } from '#contract/call.ts'
import { type Checked, contract, type Output } from '#contract/index.ts'
import type { StaffMember } from '#domain/people/staff.ts'
import { enteredText } from '#domain/shared/entered-text.ts'
import { limitByNetwork, windowLimit } from '#server/door/limits/try-limit.ts'
import type { Store } from '#server/store/open.ts'
import { isKnown } from '#work/order/guard/gate.ts'
import { readSession, type Session } from '#work/people/auth/sessions.ts'
import type { Deps } from './deps.ts'
import { type Logbook, openLogbook } from './logbook.ts'
import { no, type RouteAnswer, type RouteRefusal, sendRefusal, yes } from './refused.ts'
import { sendAnswer } from './send-answer.ts'
import { mayThere } from './where-allowed.ts'

export interface RouteAsk<Name extends CallName> {
  readonly input: Checked<Name>
  /** Milliseconds since 1970, read once for the whole request. */
  readonly now: number
  /** The signed-in member; always present in calls that only staff may make. */
  readonly member: StaffMember
  readonly session: Session | null
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** Writes what the call changes; for a member's call, the staff log in the same transaction. */
  readonly write: Store['write']
  readonly tell: Logbook['tell']
  /** The answer to a call that changes nothing, such as a retry after a lost response: the log gets no entry. */
  readonly unchanged: <Value>(value: Value) => { readonly ok: true; readonly value: Value }
}

export type Route<Name extends CallName> = (ask: RouteAsk<Name>) => Promise<RouteAnswer<Output<Name>>>

/** In bytes: a large order with a note for each line has a third of it. */
const publicBodyLimit = 32 * 1024

const notAllowed = no('not_allowed').refusal
const nobody: StaffMember = { id: 0, name: '', owner: false, branches: [] }

/**
 * Mounts `route` as the call `name`. A member who may not do its act at each branch that the input names, or at any
 * branch if it names none, is refused before the route.
 */
export function serve<Name extends CallName>(app: FastifyInstance, deps: Deps, name: Name, route: Route<Name>): void {
  const { method, path } = addressOf(name)
  const promise = contract[name]
  const onRequest = rushOf(deps, name)
  app.route({
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    ...(promise.access === 'anyone' ? { bodyLimit: publicBodyLimit } : {}),
    ...(onRequest ? { onRequest } : {}),
    handler: async (request, reply) => {
      const now = deps.now()
      const { session, refused } = await admitCall(deps, request, now, promise.access)
      if (refused) return sendRefusal(request, reply, refused)
      const parsed = promise.input.safeParse(cleanTexts(inputOf(request, 'file' in promise)))
      if (!parsed.success) return sendRefusal(request, reply, badInput(parsed.error.issues))
      const input = parsed.data as Checked<Name>
      const member = session?.member ?? nobody
      if (!mayThere(member, promise.access, input)) return sendRefusal(request, reply, notAllowed)
      const { write, tell, finish, quicker } = openLogbook(deps.store, { name, input, member, now })
      const unchanged = <Value>(value: Value) => {
        tell('nothing')
        return yes(value)
      }
      const answer = await route({ input, now, member, session, request, reply, write, tell, unchanged })
      if (answer.ok) await finish()
      if (!answer.ok) {
        const savedBy = answer.refusal.name === 'changed_meanwhile' ? await quicker() : undefined
        return sendRefusal(request, reply, { ...answer.refusal, ...(savedBy && { savedBy }) })
      }
      return await sendAnswer(request, reply, answer.value)
    },
  })
}

/** Who asks, and whether they may at all. */
export async function admitCall(
  deps: Deps,
  request: FastifyRequest,
  now: number,
  access: Access,
): Promise<{ session: Session | null; refused?: RouteRefusal }> {
  if (access === 'anyone' && !request.headers.cookie) return { session: null }
  const session = await readSession(deps.store, request, now)
  if (access === 'anyone') return { session }
  if (!session) return { session, refused: no('not_signed_in').refusal }
  return mayThere(session.member, access, {}) ? { session } : { session, refused: notAllowed }
}

function inputOf(request: FastifyRequest, isFile: boolean): unknown {
  const given = request.method === 'GET' || isFile ? request.query : request.body
  if (given !== null && given !== undefined && (typeof given !== 'object' || Array.isArray(given))) return given
  return { ...(given as object | undefined), ...(request.params as object) }
}

export function badInput(issues: readonly { path: readonly PropertyKey[] }[]): RouteRefusal {
  return {
    name: 'bad_input',
    problems: issues
      .slice(0, 20)
      .map(({ path }) => ({ problem: 'bad_input', field: path.map(String).join('.') || 'body', ...lineOf(path) })),
  }
}

/** A problem within lines[n] also names its line. */
const lineOf = (path: readonly PropertyKey[]): { line?: number } =>
  path[0] === 'lines' && typeof path[1] === 'number' ? { line: path[1] } : {}

/** Deeper than any input of the contract; anything below is dropped. */
const deepest = 8

/** People who chose a password with such signs go on typing them; the hash folds its forms. */
const secrets: ReadonlySet<string> = new Set(['password', 'current'])

/** The same value with its texts as `enteredText` reads them: the one door for what is typed. */
export function cleanTexts(value: unknown, field = '', depth = deepest): unknown {
  if (typeof value === 'string')
    return secrets.has(field) ? value.replaceAll('\u0000', '').toWellFormed() : enteredText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth === 0) return null
  if (Array.isArray(value)) return value.map((one) => cleanTexts(one, field, depth - 1))
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cleanTexts(one, name, depth - 1)]))
}

const minute = 60_000

/**
 * The calls of strangers that cost the most, with how many one address may send in a minute: ten times what their own
 * limits let through, so that refused ones and retries of a whole shop's Wi-Fi fit in.
 */
const perMinute = (ordersPerMinute: number): Partial<Record<CallName, number>> => ({
  'orders.place': Math.max(600, 5 * ordersPerMinute),
  'reservations.place': 200,
  'reservations.days': 300,
  'reviews.submit': 200,
  'contact.send': 200,
})

/** A hook for before the body is read; undefined for a call without a ceiling. It stops nobody who is known here. */
export function rushOf(deps: Deps, name: CallName) {
  const { config, elapsed, now } = deps
  const most = config.ordersPerMinute === 0 ? undefined : perMinute(config.ordersPerMinute)[name]
  if (most === undefined) return undefined
  const limit = limitByNetwork((share) => windowLimit(most * share, minute))
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const wait = limit.spend(request.ip, elapsed())
    if (wait === 0 || (await isKnown(deps, request, now()))) return undefined
    // What is left of the body is not waited for.
    return sendRefusal(request, reply.header('connection', 'close'), { name: 'too_many', retryAfter: wait })
  }
}
