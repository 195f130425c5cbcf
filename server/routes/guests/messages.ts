// The staff's messages: reading, marking, sending on again, deleting.
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../http/deps.ts'
import { no, yes } from '../../http/refused.ts'
import { type Ask, serve } from '../../http/serve.ts'
import { publish } from '../../live/publish.ts'
import { tryAgain } from '../../store/guests/message-outbox.ts'
import { countUnread, deleteMessage, isMessage, listMessages, markMessage } from '../../store/guests/messages.ts'
import type { Trx } from '../../store/write-queue.ts'

type Change = Pick<Ask<'messages.delete'>, 'input' | 'now' | 'write'>

export function messageRoutes(app: FastifyInstance, deps: Deps): void {
  const { store, outbox } = deps

  serve(app, deps, 'messages.list', async ({ input }) => {
    const found = await listMessages(store.db, input.limit + 1, input.before)
    const messages = found.slice(0, input.limit)
    return yes({ messages, more: found.length > input.limit, unread: await countUnread(store.db) })
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
    const { input, now } = ask
    const answer = await change(ask, async (trx) => {
      if (!(await isMessage(trx, input.id))) return false
      await tryAgain(trx, input.id, now)
      return true
    })
    outbox.wake()
    return answer
  })
}
