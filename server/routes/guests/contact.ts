// A visitor writes to the shop: the message is kept for staff first, handing it on comes after (CONTACT-2, D-18).
import type { FastifyInstance } from 'fastify'
import type { Output } from '../../../contract/index.ts'
import { type ContactDraft, cleanContact, contactProblems } from '../../../domain/contact.ts'
import { requestLimit } from '../../auth/request-limit.ts'
import type { Deps } from '../../http/deps.ts'
import { type Answer, no, yes } from '../../http/refused.ts'
import { serve } from '../../http/serve.ts'
import { publish } from '../../live/publish.ts'
import { digest } from '../../store/digest.ts'
import { insertMessage, sentWith } from '../../store/guests/messages.ts'

export function contactRoutes(app: FastifyInstance, deps: Deps): void {
  const { store, outbox } = deps
  const limit = requestLimit(app, 10, 10 * 60_000)

  serve(app, deps, 'contact.send', async ({ input, now, request }) => {
    const draft = cleanContact(input)
    const bodyHash = hashOf(draft)
    const full = await limit.whenFull(request, () => sentBefore(store.db, input.key, bodyHash))
    if (full) return full
    const problems = contactProblems(draft)
    if (problems.length > 0) return no('bad_input', { problems })

    const suspect = input.website !== ''
    const sent = await store.write(async (trx) => {
      const settled = (await sentBefore(trx, input.key, bodyHash)) ?? (await limit.spend(request))
      if (settled) return settled
      const ways = suspect ? [] : outbox.ways
      const id = await insertMessage(trx, { ...draft, key: input.key, bodyHash, at: now, suspect, ways })
      await publish(trx, now, 'messages.received', { id })
      return yes({})
    })
    outbox.wake()
    return sent
  })
}

/** The answer where a message was sent with this key already: the same one is there, another one is refused. */
async function sentBefore(
  db: Deps['store']['db'],
  key: string,
  bodyHash: string,
): Promise<Answer<Output<'contact.send'>> | undefined> {
  const earlier = await sentWith(db, key)
  if (earlier === undefined) return undefined
  return earlier === bodyHash ? yes({}) : no('key_reused')
}

const hashOf = ({ name, email, message }: ContactDraft): string => digest(JSON.stringify([name, email, message]))
