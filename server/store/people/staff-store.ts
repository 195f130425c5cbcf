// Staff accounts, where they work, and their sessions.

import { type Selectable, sql } from 'kysely'
import type { BranchRole } from '#domain/people/roles.ts'
import type { BranchPost, RegionPost, StaffMember, StaffState } from '#domain/people/staff.ts'
import { enteredText } from '#domain/shared/entered-text.ts'
import { grouped } from '#domain/shared/grouped.ts'
import { normalForm } from '#domain/shared/normal-form.ts'
import type { Db } from '../engines/engine.ts'
import { preparedQuery, preparedRows } from '../prepared.ts'
import type { Tables } from '../tables.ts'
import type { Trx } from '../write-queue.ts'
import type { StaffRow } from './account-tables.ts'

type StoredStaff = Omit<StaffRow, 'id'> & { id: number }

/** What an owner decides about where somebody works. */
export interface StaffPosts {
  readonly ownBranches: readonly BranchPost[]
  readonly regions: readonly RegionPost[]
}

export interface StaffAccount extends StaffMember, StaffPosts {
  readonly state: StaffState
  readonly askedAt: number
  /** The password's hash as PHC text; '' if it signs in by the provider. */
  readonly password: string
  /** The sign-in provider by which it signs in; null for an account with a password. */
  readonly issuer: string | null
}

/** Two names are the same if they differ only in case, width, surrounding blanks or invisible characters. */
export function nameKey(name: string): string {
  const seen = normalForm(name, 'NFKC').replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, '')
  // With the characters between a letter and its accent removed, both are composed into one letter again.
  return normalForm(seen.trim().toLowerCase(), 'NFKC')
}

/** Whom a sign-in provider means: the provider, and its own name for the account, which never changes. */
export interface Subject {
  readonly issuer: string
  readonly name: string
}

/** Saves a new account; a unique violation if the name or the subject is taken. */
export async function insertStaff(
  trx: Trx,
  account: {
    name: string
    password: string
    state: StaffState
    owner: boolean
    askedAt: number
    askedFrom: string | null
    subject?: Subject
  },
): Promise<number> {
  const { id } = await trx
    .insertInto('staff')
    .values({
      name: enteredText(account.name).trim(),
      name_key: nameKey(account.name),
      password: account.password,
      state: account.state,
      owner: account.owner ? 1 : 0,
      asked_at: account.askedAt,
      asked_from: account.askedFrom,
      issuer: account.subject?.issuer ?? null,
      subject: account.subject?.name ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function staffByName(db: Db, name: string): Promise<StaffAccount | undefined> {
  const row = await db.selectFrom('staff').selectAll().where('name_key', '=', nameKey(name)).executeTakeFirst()
  return row && (await withBranches(db, [row]))[0]
}

export async function staffBySubject(db: Db, { issuer, name }: Subject): Promise<StaffAccount | undefined> {
  const row = await db
    .selectFrom('staff')
    .selectAll()
    .where('issuer', '=', issuer)
    .where('subject', '=', name)
    .executeTakeFirst()
  return row && (await withBranches(db, [row]))[0]
}

/** From now on the account signs in by the provider alone; a unique violation if another one does so. */
export async function linkSubject(trx: Trx, id: number, { issuer, name }: Subject): Promise<void> {
  await trx.updateTable('staff').set({ issuer, subject: name, password: '' }).where('id', '=', id).execute()
}

const staffRow = preparedQuery<{ id: number }, StoredStaff>((db, { id }) =>
  db.selectFrom('staff').selectAll().where('id', '=', id),
)

export async function staffById(db: Db, id: number): Promise<StaffAccount | undefined> {
  const [row] = await staffRow(db, { id })
  return row && (await withBranches(db, [row]))[0]
}

/** Everybody whom the owner has accepted or locked out, by name. */
export async function decidedStaff(db: Db): Promise<StaffAccount[]> {
  const rows = await db.selectFrom('staff').selectAll().where('state', '!=', 'pending').orderBy('name_key').execute()
  return await withBranches(db, rows)
}

/** The number of active owners; 0 means that the shop has no owner yet. */
export async function ownerCount(db: Db): Promise<number> {
  const row = await db
    .selectFrom('staff')
    .select((e) => e.fn.countAll<number>().as('owners'))
    .where('owner', '=', 1)
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow()
  return Number(row.owners)
}

/** The owners who may sign in, by name. */
export async function activeOwners(db: Db): Promise<StaffAccount[]> {
  return (await decidedStaff(db)).filter(({ owner, state }) => owner && state === 'active')
}

/** Locks the owners' rows until the transaction ends, so that two servers count them one after the other. */
export async function lockOwners(trx: Trx): Promise<void> {
  await trx.updateTable('staff').set({ owner: 1 }).where('owner', '=', 1).execute()
}

/** Sets state, role, branches and regions, and ends all sessions of the account. */
export async function appointStaff(
  trx: Trx,
  id: number,
  { ownBranches, regions, ...post }: StaffPosts & { readonly state: StaffState; readonly owner: boolean },
  now: number,
): Promise<void> {
  await trx
    .updateTable('staff')
    // An account that is set back to waiting waits from now on.
    .set({
      state: post.state,
      owner: post.owner ? 1 : 0,
      asked_from: null,
      ...(post.state === 'pending' && { asked_at: now }),
    })
    .where('id', '=', id)
    .execute()
  await trx.deleteFrom('staff_branch').where('staff', '=', id).execute()
  if (ownBranches.length > 0)
    await trx
      .insertInto('staff_branch')
      .values(ownBranches.map(({ branch, role }) => ({ staff: id, branch, role })))
      .execute()
  await trx.deleteFrom('staff_region').where('staff', '=', id).execute()
  if (regions.length > 0)
    await trx
      .insertInto('staff_region')
      .values(regions.map(({ region, role }) => ({ staff: id, region, role })))
      .execute()
  await endSessionsOf(trx, id)
}

export async function savePassword(trx: Trx, id: number, password: string): Promise<void> {
  await trx.updateTable('staff').set({ password }).where('id', '=', id).execute()
}

/** Sets a new password if it is still the one that was checked; false if it was changed or locked in the meantime. */
export async function replacePassword(trx: Trx, id: number, before: string, after: string): Promise<boolean> {
  const changed = await trx
    .updateTable('staff')
    .set({ password: after })
    .where('id', '=', id)
    .where('password', '=', before)
    .where('state', '=', 'active')
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

interface NewSession {
  readonly tokenHash: string
  readonly staff: number
  readonly agent: string
  /** In coarse. */
  readonly network: string
  /** Its member has to set up a second factor first. */
  readonly held: boolean
  readonly now: number
  /** When it ends in any case, if the provider and no password opened it. */
  readonly endsAt: number | null
}

export async function insertSession(
  trx: Trx,
  { tokenHash, staff, agent, network, held, now, endsAt }: NewSession,
): Promise<void> {
  // Without a password none was typed: such a session changes no second factor.
  const times = { created_at: now, seen_at: now, confirmed_at: endsAt === null ? now : 0, ends_at: endsAt }
  await trx
    .insertInto('staff_session')
    .values({ token_hash: tokenHash, staff, agent, network, held: held ? 1 : 0, ...times })
    .execute()
}

export interface StaffSession {
  readonly createdAt: number
  readonly seenAt: number
  /** No longer valid: the owner or a new password ended it. */
  readonly ended: boolean
  /** When its member last typed the password. */
  readonly confirmedAt: number
  /** Its member has to set up a second factor first. */
  readonly held: boolean
  /** When it ends in any case, if the provider and no password opened it. */
  readonly endsAt: number | null
  readonly account: StaffAccount
}

const sessionRow = preparedQuery<{ tokenHash: string }, Selectable<Tables['staff_session']>>((db, { tokenHash }) =>
  db.selectFrom('staff_session').selectAll().where('token_hash', '=', tokenHash),
)

export async function sessionByHash(db: Db, tokenHash: string): Promise<StaffSession | undefined> {
  const [row] = await sessionRow(db, { tokenHash })
  const account = row && (await staffById(db, row.staff))
  return (
    account && {
      createdAt: row.created_at,
      seenAt: row.seen_at,
      ended: row.ended === 1,
      confirmedAt: row.confirmed_at,
      held: row.held === 1,
      endsAt: row.ends_at,
      account,
    }
  )
}

export async function touchSession(trx: Trx, tokenHash: string, network: string, now: number): Promise<void> {
  await trx.updateTable('staff_session').set({ seen_at: now, network }).where('token_hash', '=', tokenHash).execute()
}

/** Its member typed the password again. */
export async function confirmSession(trx: Trx, tokenHash: string, now: number): Promise<void> {
  await trx.updateTable('staff_session').set({ confirmed_at: now }).where('token_hash', '=', tokenHash).execute()
}

/** Its member has set up a second factor. */
export async function releaseSession(trx: Trx, tokenHash: string): Promise<void> {
  await trx.updateTable('staff_session').set({ held: 0 }).where('token_hash', '=', tokenHash).execute()
}

export async function removeSession(trx: Trx, tokenHash: string): Promise<void> {
  await trx.deleteFrom('staff_session').where('token_hash', '=', tokenHash).execute()
}

/** Ended sessions are kept until they would have expired, to tell people why they are signed out. */
export async function endSessionsOf(trx: Trx, staff: number): Promise<void> {
  await trx.updateTable('staff_session').set({ ended: 1 }).where('staff', '=', staff).execute()
}

/** Deletes sessions last seen before `seenBefore` or begun before `createdBefore`, in ms. */
export async function purgeSessions(trx: Trx, seenBefore: number, createdBefore: number): Promise<void> {
  await trx
    .deleteFrom('staff_session')
    .where((e) => e.or([e('seen_at', '<', seenBefore), e('created_at', '<', createdBefore)]))
    .execute()
}

export async function withBranches(db: Db, rows: readonly StoredStaff[]): Promise<StaffAccount[]> {
  if (rows.length === 0) return []
  const posts = await postsOf(
    db,
    rows.map(({ id }) => ({ id })),
  )
  const ofStaff = grouped(posts, ({ staff }) => staff)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    owner: row.owner === 1,
    ...placesOf(ofStaff.get(row.id) ?? []),
    state: row.state as StaffState,
    askedAt: row.asked_at,
    password: row.password,
    issuer: row.issuer,
  }))
}

/** A post at a branch, or one for a region at one branch of it, or at none if none is in it. */
interface PostRow {
  readonly staff: number
  readonly branch: string | null
  readonly region: string | null
  readonly role: string
}

function placesOf(posts: readonly PostRow[]): Pick<StaffAccount, 'branches' | 'ownBranches' | 'regions'> {
  const places = posts.map(({ role, ...rest }) => ({ ...rest, role: role as BranchRole }))
  const atBranch = ({ branch, role }: (typeof places)[number]) => (branch === null ? [] : [{ branch, role }])
  const regions = new Map(places.flatMap(({ region, role }) => (region === null ? [] : [[region, role] as const])))
  return {
    branches: places.flatMap(atBranch),
    ownBranches: places.filter(({ region }) => region === null).flatMap(atBranch),
    regions: [...regions].map(([region, role]) => ({ region, role })),
  }
}

/** The one place in which posts are read: those for regions as posts at the branches that are in them now. */
const postsOf = preparedRows<{ id: number }, PostRow>((db, slots) => {
  const ids = slots.map(({ id }) => id)
  return db
    .selectFrom('staff_branch')
    .select((e) => [
      'staff',
      e.ref('branch').$castTo<string | null>().as('branch'),
      'role',
      sql<string | null>`cast(null as text)`.as('region'),
    ])
    .where('staff', 'in', ids)
    .unionAll(
      db
        .selectFrom('staff_region')
        .leftJoin('branch', 'branch.region', 'staff_region.region')
        .select((e) => [
          'staff',
          'branch.id as branch',
          'role',
          e.ref('staff_region.region').$castTo<string | null>().as('region'),
        ])
        .where('staff', 'in', ids),
    )
    .orderBy('branch')
    .orderBy('region')
})

/** Those whose post is for one of these regions: what they may do changes with its branches. */
export async function staffOfRegions(db: Db, regions: readonly string[]): Promise<number[]> {
  if (regions.length === 0) return []
  const rows = await db.selectFrom('staff_region').select('staff').distinct().where('region', 'in', regions).execute()
  return rows.map(({ staff }) => staff)
}
