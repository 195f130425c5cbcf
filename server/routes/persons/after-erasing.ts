// What follows an erasure on request: the list beside the backups knows of it, and the log of writes is emptied.
import type { FastifyRequest } from 'fastify'
import { makeFolder } from '../../backup/folder.ts'
import type { Deps } from '../../http/deps.ts'
import { writeErasedList } from '../../retention/erased-list.ts'

/** What was erased stays erased without it; the list is written again at the next start, the log emptied every hour. */
export async function afterErasing({ config: { backup }, store }: Deps, { log }: FastifyRequest): Promise<void> {
  await store.engine.emptyLog().catch((err) => log.error({ err }, 'the log of the database could not be emptied'))
  if (!backup) return
  await makeFolder(backup.folder)
    .then(() => writeErasedList(store, backup.folder))
    .catch((err) => log.error({ err }, 'the list of what was erased could not be kept beside the backups'))
}
