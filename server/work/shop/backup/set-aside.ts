// Shops that a restore set aside: files beside the one that is used, with everything that was in it, for thirty days.
import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { asideMs } from '#domain/guests/retention/outside.ts'
import type { Erasure } from '#server/store/guests/erasures.ts'
import { openStore } from '#server/store/open.ts'
import { erasePersonal } from '#work/guests/retention/erase-personal.ts'
import { eraseAgain } from '#work/guests/retention/erased-list.ts'
import { rewriteWhenQuiet } from '#work/guests/retention/rewrite.ts'

export const asideOf = (file: string, now: number): string =>
  `${file}.before-${new Date(now).toISOString().replaceAll(/[-:.]/g, '')}`

/** Removes what was set aside beside `file` too long ago, with its logs; returns the names. Other files stay. */
export async function removeAside(file: string, now: number): Promise<string[]> {
  const names = await readdir(dirname(file)).catch(() => [])
  const over = names.filter((name) => {
    const since = sinceOf(name, basename(file))
    return since !== null && now - since > asideMs
  })
  for (const name of over) await rm(join(dirname(file), name), { force: true })
  return over
}

/**
 * What was erased in the shop since, or would have been by its clock, is erased in those set aside as well. A damaged
 * one cannot be read, and goes as a whole after its time.
 */
export async function forgetAside(file: string, erased: readonly Erasure[], now: number): Promise<void> {
  for (const name of await readdir(dirname(file)).catch(() => [])) {
    if (sinceOf(name, basename(file)) === null || /-(wal|shm)$/.test(name)) continue
    const store = await openStore({ sqlite: join(dirname(file), name) }, now).catch(() => null)
    if (!store) continue
    try {
      await erasePersonal(store, now)
      await eraseAgain(store, erased, now)
      await rewriteWhenQuiet(store, now)
    } catch {
      // Damaged further in.
    } finally {
      await store.close()
    }
  }
}

function sinceOf(name: string, file: string): number | null {
  if (!name.startsWith(`${file}.before-`)) return null
  const [, year, month, day, hour, minute, second, thousandth] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z(?:-wal|-shm)?$/.exec(name.slice(`${file}.before-`.length)) ?? []
  const since = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${thousandth}Z`)
  return Number.isNaN(since) ? null : since
}
