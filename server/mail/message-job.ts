// Sends messages of the contact form on by one channel, and tells staff the outcome.
import { publish } from '../live/publish.ts'
import { type DueMessage, dueMessages, settleTry, takeMessage } from '../store/guests/message-outbox.ts'
import type { Store } from '../store/open.ts'
import type { Channel } from './channel.ts'
import type { OutboxJob } from './outbox-job.ts'

export const messageJob = (store: Store, channel: Channel): OutboxJob<DueMessage> => ({
  due: (now, limit) => dueMessages(store.db, channel.name, now, limit),
  take: (trx, message, turn) => takeMessage(trx, channel.name, message, turn),
  hand: (message, signal) => channel.hand(message, signal),
  settle: async (trx, message, outcome, now) => {
    if (await settleTry(trx, channel.name, message, outcome))
      await publish(trx, now, 'messages.changed', { id: message.id })
  },
})
