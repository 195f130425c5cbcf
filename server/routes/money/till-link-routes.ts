// The link of a branch to its till: the owner sets it, tests it and sees what was sent; staff see what waits (REG-3).
import type { FastifyInstance } from 'fastify'
import type { Output } from '#contract/index.ts'
import { addDays, instantOf } from '#domain/branch/hours.ts'
import { tillPatienceMs, tillUrlProblem } from '#domain/money/till/till-line.ts'
import { tillVersion } from '#domain/money/till/till-message.ts'
import { oneLine } from '#domain/shared/text.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { ownBranches } from '#server/door/http/where-allowed.ts'
import { memberLimit } from '#server/door/limits/request-limit.ts'
import { readBranch } from '#server/store/branch/branch-store.ts'
import { toJson } from '#server/store/json.ts'
import { readTillLink, saveTillLink, type TillLink } from '#server/store/money/till/till-link-store.ts'
import {
  firstOpenTillMessage,
  newestTillMessages,
  newTillId,
  ordersWaitingForTill,
  retryTillMessage,
  type ShownTillMessage,
  tillDay,
  tillTickets,
  tillWaiting,
  tillWaitingOf,
} from '#server/store/money/till/till-message-store.ts'
import { postTill, readTillFailure, TillFailure } from '#work/money/till/post-till.ts'
import { tillReach } from '#work/money/till/till-job.ts'
import { readableOrder } from '#work/order/on-order.ts'
import { hookSecret, isHookUrl, whyNotReached } from '#work/shop/watch/signed-post.ts'

const mostMessages = 20
const mostOrders = 20
const mostOfDay = 50
/** By one member: each is a request to an address of their choice. */
const testsPerHour = 60

export function tillLinkRoutes(app: FastifyInstance, deps: Deps): void {
  const { store, tills, hookReach: reach } = deps

  const testLimit = memberLimit(testsPerHour, 3_600_000, deps.elapsed)

  serve(app, deps, 'tills.readLink', async ({ input: { branch } }) => {
    const own = await readBranch(store.db, branch)
    if (!own) return no('not_found')
    const first = await firstOpenTillMessage(store.db, branch)
    return yes({
      ...shownLink(branch, await readTillLink(store.db, branch)),
      waiting: (await tillWaiting(store.db, branch)).get(branch) ?? null,
      first: first ? shownMessage(first) : null,
      messages: (await newestTillMessages(store.db, branch, mostMessages)).map(shownMessage),
      linked: own.tillDuty === 'linked',
    })
  })

  serve(app, deps, 'tills.saveLink', async ({ input, now, write }) => {
    const { branch, lang } = input
    const url = input.url.trim()
    const problem = tillUrlProblem(url, (text) => isHookUrl(text, reach))
    if (problem) return no('bad_input', { problems: [{ problem, field: 'url' }] })
    const unreached = await whyNotReached(url, reach)
    if (unreached) return no(unreached)
    const fresh = hookSecret(deps.randomBytes(32))
    const answer = await write(async (trx) => {
      if (!(await readBranch(trx, branch))) return no('not_found')
      const before = await readTillLink(trx, branch)
      const secret = input.newSecret || !before?.secret ? fresh : null
      await saveTillLink(trx, branch, { url, lang, secret: secret ?? before?.secret ?? fresh }, now)
      return yes({ link: shownLink(branch, await readTillLink(trx, branch)), secret })
    })
    tills.wake()
    return answer
  })

  serve(app, deps, 'tills.testLink', async ({ input: { branch }, member, now }) => {
    const tooMany = testLimit.spend(member.id)
    if (tooMany) return tooMany
    const link = await readTillLink(store.db, branch)
    if (!link?.url) return no('not_found')
    const id = newTillId()
    const body = toJson({ version: tillVersion, id, branch, number: 0, kind: 'test', at: new Date(now).toISOString() })
    try {
      const post = { url: link.url, secret: link.secret, id, number: 0, body }
      const ticket = await postTill(post, tillReach(reach), now, new AbortController().signal)
      return yes({ ticket, failure: null })
    } catch (error) {
      if (!(error instanceof TillFailure)) throw error
      return yes({ ticket: null, failure: { problem: error.problem, words: error.words } })
    }
  })

  serve(app, deps, 'tills.sendAgain', async ({ input: { branch, number, aside }, now, write }) => {
    const reason = aside === undefined ? undefined : oneLine(aside)
    if (reason === '') return no('bad_input', { problems: [{ problem: 'till_reason_missing', field: 'aside' }] })
    const answer = await write(async (trx) => {
      if (!(await readTillLink(trx, branch))) return no('not_found')
      return (await retryTillMessage(trx, { branch, number, aside: reason }, now)) ? yes({}) : no('changed_meanwhile')
    })
    tills.wake()
    return answer
  })

  serve(app, deps, 'tills.ofOrder', async ({ input, member }) => {
    const found = await readableOrder(store.db, member, input.id)
    if (!found.ok) return found
    const { id } = found.value.order
    return yes({ tickets: await tillTickets(store.db, id), waiting: await tillWaitingOf(store.db, id) })
  })

  serve(app, deps, 'tills.ofDay', async ({ input: { branch: id, day } }) => {
    const branch = await readBranch(store.db, id)
    if (!branch) return no('not_found')
    const from = instantOf(day, 0, branch.timeZone)
    const to = instantOf(addDays(day, 1), 0, branch.timeZone)
    const told = await tillDay(store.db, id, { from, to })
    const waiting = branch.tillDuty === 'linked' ? await ordersWaitingForTill(store.db, id, mostOfDay) : []
    return yes({ ...told, waiting })
  })

  serve(app, deps, 'tills.waiting', async ({ member, now }) => {
    const own = new Set(ownBranches(await store.catalogue.current(store.db), member, 'orders.see').map(({ id }) => id))
    const late = [...(await tillWaiting(store.db))].filter(
      ([branch, { since, stopped }]) => own.has(branch) && (stopped || now - since >= tillPatienceMs),
    )
    const branches: Output<'tills.waiting'>['branches'][number][] = []
    for (const [branch, waiting] of late)
      branches.push({ branch, ...waiting, orders: await ordersWaitingForTill(store.db, branch, mostOrders) })
    return yes({ branches })
  })
}

const shownLink = (branch: string, link: TillLink | undefined): Output<'tills.saveLink'>['link'] => ({
  branch,
  url: link?.url ?? '',
  lang: link?.lang ?? 'nl',
  last: link?.last ?? 0,
})

const shownMessage = ({ error, ...message }: ShownTillMessage) => ({
  ...message,
  failure: error === '' ? null : readTillFailure(error),
})
