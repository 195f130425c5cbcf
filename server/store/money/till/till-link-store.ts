// Where the messages of a branch go: the address of its till, and the secret that signs them.
import type { Instant } from '#domain/branch/hours.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { Db } from '../../engines/engine.ts'
import type { Trx } from '../../write-queue.ts'

export interface TillLink {
  /** '' until the owner has set it. */
  readonly url: string
  /** Never leaves the server after it was shown once. */
  readonly secret: string
  /** The language of the names in messages. */
  readonly lang: Locale
  /** The number of the newest message; 0 before the first. */
  readonly last: number
  /** Since when the branch is linked. */
  readonly since: Instant
}

/** Undefined if the branch was never linked. */
export async function readTillLink(db: Db, branch: string): Promise<TillLink | undefined> {
  const row = await db.selectFrom('till_link').selectAll().where('branch', '=', branch).executeTakeFirst()
  if (!row) return undefined
  const { url, secret, lang, last, since } = row
  return { url, secret, lang: lang as Locale, last, since }
}

/** The branch is linked from now on: what it sells is told to its till, whether or not the address is known yet. */
export async function beginTillLink(trx: Trx, branch: string, now: Instant): Promise<void> {
  await trx
    .insertInto('till_link')
    .values({ branch, url: '', secret: '', lang: 'nl', last: 0, since: now })
    .onConflict((conflict) => conflict.column('branch').doUpdateSet({ since: now }))
    .execute()
}

/** Sets the address of the till. It may be set and tested before the branch is linked. */
export async function saveTillLink(
  trx: Trx,
  branch: string,
  link: Pick<TillLink, 'url' | 'secret' | 'lang'>,
  now: Instant,
): Promise<void> {
  await trx
    .insertInto('till_link')
    .values({ branch, ...link, last: 0, since: now })
    .onConflict((conflict) => conflict.column('branch').doUpdateSet(link))
    .execute()
}

/** Whether any branch is linked to its registered till. */
export async function isAnyTillLinked(db: Db): Promise<boolean> {
  const linked = db.selectFrom('branch').select('id').where('till_duty', '=', 'linked')
  return (await linked.limit(1).execute()).length > 0
}
