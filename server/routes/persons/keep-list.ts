// Keeps the list of what was erased beside the backups, after each erasure.
import type { FastifyRequest } from 'fastify'
import { makeFolder } from '../../backup/folder.ts'
import type { Deps } from '../../http/deps.ts'
import { writeErasedList } from '../../retention/erased-list.ts'

/** What was erased stays erased without it; it is written once more at the next erasure and at each start. */
export async function keepErasedList({ config: { backup }, store }: Deps, { log }: FastifyRequest): Promise<void> {
  if (!backup) return
  await makeFolder(backup.folder)
    .then(() => writeErasedList(store, backup.folder))
    .catch((err) => log.error({ err }, 'the list of what was erased could not be kept beside the backups'))
}
