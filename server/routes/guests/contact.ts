// A visitor writes to the shop: the message is kept for staff first, handing it on comes after (CONTACT-2, D-18).
import type {} from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { type ContactDraft, cleanContact, contactProblems } from '../../../domain/contact.ts'
import type { Deps } from '../../http/deps.ts'
import { no, yes } from '../../http/refused.ts'
import { serve } from '../../http/serve.ts'
import { publish } from '../../live/publish.ts'
import { digest } from '../../store/digest.ts'
import { insertMessage, sentWith } from '../../store/guests/messages.ts'

export function contactRoutes(app: FastifyInstance, deps: Deps): void {
  const { store, outbox } = deps
  const spend = app.createRateLimit({ max: 10, timeWindow: 10 * 60_000 })

  serve(app, deps, 'contact.send', async ({ input, now, request }) => {
    const limit = await spend(request)
    if (!limit.isAllowed && limit.isExceeded) return no('too_many', { retryAfter: limit.ttlInSeconds })
    const draft = cleanContact(input)
    const problems = contactProblems(draft)
    if (problems.length > 0) return no('bad_input', { problems })

    const bodyHash = hashOf(draft)
    const suspect = input.website !== ''
    const sent = await store.write(async (trx) => {
      const earlier = await sentWith(trx, input.key)
      if (earlier !== undefined) return earlier === bodyHash ? yes({}) : no('key_reused')
      const ways = suspect ? [] : outbox.ways
      const id = await insertMessage(trx, { ...draft, key: input.key, bodyHash, at: now, suspect, ways })
      await publish(trx, now, 'messages.received', { id })
      return yes({})
    })
    outbox.wake()
    return sent
  })
}

const hashOf = ({ name, email, message }: ContactDraft): string => digest(JSON.stringify([name, email, message]))
