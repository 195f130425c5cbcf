// Messages of guests: writing one, and what staff do with them: read, mark, send on again, delete.
import type { FastifyInstance } from 'fastify'
import type { Output } from '#contract/index.ts'
import { cleanContact, contactProblems, goesOutAt, singlesWithinMs } from '#domain/guests/contact.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { doneBefore, type KeyedCall, type Made, made, once } from '#server/door/http/once.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { type RouteAsk, serve } from '#server/door/http/serve-call.ts'
import { eachOf, memberLimit, requestLimit } from '#server/door/limits/request-limit.ts'
import { publish } from '#server/door/live/publish.ts'
import {
  deleteMessage,
  insertMessage,
  isMessage,
  listMessages,
  markMessage,
  messagesLately,
  tryAgain,
} from '#server/store/guests/message-store.ts'
import { unseenMessages } from '#server/store/order/arrival-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { channelsOf } from '#work/shop/mail/channel.ts'

/** From one address: each is mailed to the shop. */
const messagesPerDay = 30
/** By one member: as many as a page of messages has. */
const handOnsPerHour = 60

export function contactRoutes(app: FastifyInstance, deps: Deps): void {
  const { store, outbox } = deps
  const channels = channelsOf(deps.config).map(({ name }) => name)
  const limit = eachOf(
    requestLimit(10, 10 * 60_000, deps.elapsed),
    requestLimit(messagesPerDay, 24 * 3_600_000, deps.elapsed),
  )

  const handOnLimit = memberLimit(handOnsPerHour, 3_600_000, deps.elapsed)

  serve(app, deps, 'contact.send', async ({ input, now, request }) => {
    const draft = cleanContact(input)
    const sent = { key: input.key, body: [draft.name, draft.email, draft.message], now }
    const full = await limit.whenFull(request, () => doneBefore(store.db, sending, sent))
    if (full) return full
    const problems = contactProblems(draft)
    if (problems.length > 0) return no('bad_input', { problems })
    const suspect = input.website !== ''
    const keep = async (trx: Trx): Promise<Made<Sending>> => {
      const sendAt = goesOutAt(await messagesLately(trx, now - singlesWithinMs, now), now)
      const id = await insertMessage(trx, { ...draft, at: now, sendAt, suspect, channels: suspect ? [] : channels })
      await publish(trx, now, 'messages.received', { id })
      return made(id, {})
    }
    const answer = await store.write((trx) => once(trx, sending, sent, async () => limit.spend(request) ?? keep(trx)))
    outbox.wake()
    return answer
  })

  serve(app, deps, 'messages.list', async ({ input }) => {
    const found = await listMessages(store.db, input.limit + 1, input.before)
    const messages = found.slice(0, input.limit)
    return yes({ messages, more: found.length > input.limit, unread: (await unseenMessages(store.db)).unseen })
  })

  /** Changes one message and tells the staff, if it exists. */
  const change = ({ input: { id }, now, write }: Change, act: (trx: Trx) => Promise<boolean>) =>
    write(async (trx) => {
      if (!(await act(trx))) return no('not_found')
      await publish(trx, now, 'messages.changed', { id })
      return yes({})
    })

  serve(app, deps, 'messages.mark', async (ask) => change(ask, (trx) => markMessage(trx, ask.input.id, ask.input.read)))

  serve(app, deps, 'messages.delete', async (ask) => change(ask, (trx) => deleteMessage(trx, ask.input.id)))

  serve(app, deps, 'messages.handOn', async (ask) => {
    const { input, now, member } = ask
    const tooMany = handOnLimit.spend(member.id)
    if (tooMany) return tooMany
    const answer = await change(ask, async (trx) => {
      if (!(await isMessage(trx, input.id))) return false
      await tryAgain(trx, input.id, now)
      return true
    })
    outbox.wake()
    return answer
  })
}

type Sending = Output<'contact.send'>

/** A message that staff have deleted since stays deleted. */
const sending: KeyedCall<Sending> = { call: 'contact.send', answerAbout: async () => ({}) }

type Change = Pick<RouteAsk<'messages.delete'>, 'input' | 'now' | 'write'>
