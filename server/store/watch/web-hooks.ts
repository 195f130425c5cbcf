// The web hooks that the owner set up: addresses that are told of events.
import type { NoticeEvent } from '../../../domain/watch/notices.ts'
import type { Db } from '../engines/engine.ts'
import { read } from '../json.ts'

/** The ids of the web hooks that are told of this event. */
export async function hooksFor(db: Db, event: NoticeEvent): Promise<string[]> {
  const rows = await db.selectFrom('web_hook').select(['id', 'events']).execute()
  return rows.filter(({ events }) => read<NoticeEvent[]>(events).includes(event)).map(({ id }) => id)
}
