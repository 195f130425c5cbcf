// A visitor writes to the shop: the message is stored for staff first, then sent on (CONTACT-2, D-18).
import type { FastifyInstance } from 'fastify'
import type { Output } from '../../../contract/index.ts'
import { cleanContact, contactProblems, goesOutAt, singlesWithinMs } from '../../../domain/contact.ts'
import { eachOf, requestLimit } from '../../auth/limits/request-limit.ts'
import type { Deps } from '../../http/deps.ts'
import { doneBefore, type KeyedCall, type Made, made, once } from '../../http/once.ts'
import { no } from '../../http/refused.ts'
import { serve } from '../../http/serve.ts'
import { publish } from '../../live/publish.ts'
import { insertMessage, messagesLately } from '../../store/guests/messages.ts'
import type { Trx } from '../../store/write-queue.ts'

/** From one address: each is mailed to the shop. */
const messagesPerDay = 30

export function contactRoutes(app: FastifyInstance, deps: Deps): void {
  const { store, outbox } = deps
  const limit = eachOf(
    requestLimit(10, 10 * 60_000, deps.elapsed),
    requestLimit(messagesPerDay, 24 * 3_600_000, deps.elapsed),
  )

  serve(app, deps, 'contact.send', async ({ input, now, request }) => {
    const draft = cleanContact(input)
    const sent = { key: input.key, body: [draft.name, draft.email, draft.message], now }
    const full = await limit.whenFull(request, () => doneBefore(store.db, sending, sent))
    if (full) return full
    const problems = contactProblems(draft)
    if (problems.length > 0) return no('bad_input', { problems })
    const suspect = input.website !== ''
    const keep = async (trx: Trx): Promise<Made<Sending>> => {
      const due = goesOutAt(await messagesLately(trx, now - singlesWithinMs, now), now)
      const id = await insertMessage(trx, { ...draft, at: now, due, suspect, channels: suspect ? [] : outbox.channels })
      await publish(trx, now, 'messages.received', { id })
      return made(id, {})
    }
    const answer = await store.write((trx) => once(trx, sending, sent, async () => limit.spend(request) ?? keep(trx)))
    outbox.wake()
    return answer
  })
}

type Sending = Output<'contact.send'>

/** A message that staff have deleted since stays deleted. */
const sending: KeyedCall<Sending> = { call: 'contact.send', again: async () => ({}) }
