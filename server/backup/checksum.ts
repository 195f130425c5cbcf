// The checksum beside a backup, as sha256sum writes and checks it: it notices changed letters, which the database cannot.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'

export const checksumFile = (backup: string): string => `${backup}.sha256`

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(file)) hash.update(part as Buffer)
  return hash.digest('hex')
}

/** Writes the checksum of `file`, which is to be called `backup`. */
export async function writeChecksum(file: string, backup: string): Promise<void> {
  const line = `${await sumOf(file)}  ${basename(backup)}\n`
  await writeFile(checksumFile(backup), line, { mode: 0o600, flush: true })
}

/** Whether the backup is as it was taken; null if it has no checksum, as those of earlier versions. */
export async function isAsTaken(backup: string): Promise<boolean | null> {
  const line = await readFile(checksumFile(backup), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return line === null ? null : line.split(' ')[0] === (await sumOf(backup))
}
