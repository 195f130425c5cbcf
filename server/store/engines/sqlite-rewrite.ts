// Rewrites a SQLite file in a thread of its own. The shop goes on reading meanwhile, and writes wait for the end.
import { Worker } from 'node:worker_threads'

/** A text, because the built server is a single file, which knows no path of a thread's own. Waits 5 s for a writer. */
const thread = `
  const { DatabaseSync } = require('node:sqlite')
  const database = new DatabaseSync(require('node:worker_threads').workerData, { timeout: 5000 })
  database.exec('pragma secure_delete = on; vacuum; pragma wal_checkpoint(truncate)')
  database.close()
`

/** Takes half a second for 100 MB, and room for two more copies of the file. Rejects if another process is writing. */
export async function rewriteSqlite(file: string): Promise<void> {
  const worker = new Worker(thread, { eval: true, workerData: file })
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', () => resolve())
  })
}
