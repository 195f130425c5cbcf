// Lets in who comes from the sign-in provider: the account, made or linked at the first time, gets the rights that the
// claim gives, each time (CHAIN-5).
import { type Region, regionNames } from '#domain/branch/regions.ts'
import { type ClaimedRights, hasRights, rightsOf, sameRights } from '#domain/people/claimed-rights.ts'
import { accountLimits } from '#domain/people/staff.ts'
import type { DoorAct, LogData } from '#domain/people/staff-log.ts'
import { enteredText } from '#domain/shared/entered-text.ts'
import { isBlank, oneLine } from '#domain/shared/text.ts'
import { publish } from '#server/door/live/publish.ts'
import { branchNames } from '#server/store/branch/branch-store.ts'
import type { Store } from '#server/store/open.ts'
import { dropFactors } from '#server/store/people/factor-store.ts'
import { forgetDevices } from '#server/store/people/own-sessions.ts'
import { dropPasswordLink } from '#server/store/people/password-links.ts'
import { noteBeforeSignIn } from '#server/store/people/staff-log-store.ts'
import {
  appointStaff,
  endSessionsOf,
  insertStaff,
  linkSubject,
  lockOwners,
  nameKey,
  ownerCount,
  type StaffAccount,
  staffById,
  staffByName,
  staffBySubject,
} from '#server/store/people/staff-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import type { ProvidedPerson } from './oidc-client.ts'
import type { OidcSettings } from './oidc-settings.ts'

export type Admitted =
  | { readonly ok: true; readonly account: StaffAccount; readonly unknown: readonly string[] }
  | {
      readonly ok: false
      readonly reason: 'no_role' | 'last_owner' | 'account_locked' | 'account_pending'
      readonly unknown: readonly string[]
    }

interface Admission {
  readonly store: Store
  readonly settings: OidcSettings
  readonly now: number
}

/** Within a transaction. Somebody who is not let in has no session left, and no right that a claim once gave. */
export async function admitProvided(trx: Trx, person: ProvidedPerson, on: Admission): Promise<Admitted> {
  // Of two first sign-ins at once, or two owners who lose their rights, the second sees what the first did.
  await lockOwners(trx)
  const { branches, regions } = await on.store.catalogue.current(trx)
  const rights = rightsOf(on.settings.rules, person.claim, {
    branches: branches.map(({ id }) => id),
    regions: regions.map(({ id }) => id),
  })
  const { unknown } = rights
  const known = await staffBySubject(trx, person.subject)
  if (known && known.state !== 'active') return { ok: false, reason: `account_${known.state}`, unknown }
  if (known && !rights.owner && (await isLastOwner(trx, known))) {
    await endAll(trx, known, on.now)
    return { ok: false, reason: 'last_owner', unknown }
  }
  if (!hasRights(rights)) {
    if (known) await dismiss(trx, known, { rights, how: {}, now: on.now, all: regions })
    return { ok: false, reason: 'no_role', unknown }
  }
  const colleague = known ? undefined : await colleagueOf(trx, person)
  if (colleague?.state === 'locked') return { ok: false, reason: 'account_locked', unknown }
  const { account, how } = known ? { account: known, how: {} } : await newcomer(trx, person, colleague, on.now)
  if (!known || !sameRights(account, rights)) await appoint(trx, account, { rights, how, now: on.now, all: regions })
  // A link of `npm run owner-link` may have given it one while the provider was down.
  if (account.password !== '') await tieToProvider(trx, account, person)
  const admitted = await staffById(trx, account.id)
  return admitted ? { ok: true, account: admitted, unknown } : { ok: false, reason: 'no_role', unknown }
}

const act: DoorAct = 'account.byProvider'

/** The claim gives nothing any more. */
const dismiss = (trx: Trx, account: StaffAccount, none: Appointment): Promise<void> =>
  sameRights(account, none.rights) ? endAll(trx, account, none.now) : appoint(trx, account, none)

async function endAll(trx: Trx, { id }: StaffAccount, now: number): Promise<void> {
  await endSessionsOf(trx, id)
  await publish(trx, now, 'staff.changed', { staff: id })
}

const isLastOwner = async (trx: Trx, { owner }: StaffAccount): Promise<boolean> =>
  owner && (await ownerCount(trx)) === 1

interface Appointment {
  readonly rights: ClaimedRights
  /** Whether the account is new, or linked now. */
  readonly how: LogData
  readonly now: number
  /** The regions that there are. */
  readonly all: readonly Region[]
}

async function appoint(trx: Trx, account: StaffAccount, { rights, how, now, all }: Appointment): Promise<void> {
  const { owner, ownBranches, regions } = rights
  await appointStaff(trx, account.id, { state: 'active', owner, ownBranches, regions }, now)
  const ids = ownBranches.map(({ branch }) => branch)
  const names = await branchNames(trx, ids)
  const places = ids.map((branch) => ({ branch, name: names.get(branch) ?? {} }))
  const roles = ownBranches.map(({ branch, role }) => `${branch} ${role}`).join(', ')
  const inRegions = regions.length > 0 && { regions: regionNames(regions, all) }
  await noteBeforeSignIn(trx, act, account, now, { ...how, owner, roles, ...inRegions }, places)
  await publish(trx, now, 'staff.changed', { staff: account.id })
}

interface Newcomer {
  readonly account: StaffAccount
  readonly how: LogData
}

/** The account of somebody who comes for the first time, without what the claim gives. */
async function newcomer(
  trx: Trx,
  person: ProvidedPerson,
  colleague: StaffAccount | undefined,
  now: number,
): Promise<Newcomer> {
  const { issuer } = person.subject
  // An owner with a password stays the way in while the provider is down.
  if (colleague?.state === 'active' && colleague.issuer === null && !colleague.owner) {
    await tieToProvider(trx, colleague, person)
    return { account: { ...colleague, password: '', issuer }, how: { linked: true } }
  }
  const name = await freeName(trx, person)
  const made = { name, password: '', state: 'active', owner: false, askedAt: now } as const
  const id = await insertStaff(trx, { ...made, askedFrom: null, subject: person.subject })
  return { account: { ...made, id, branches: [], ownBranches: [], regions: [], issuer }, how: { made: true } }
}

/** Whose user name here is the address, sign by sign: one that only looks like it is another person's. */
async function colleagueOf(trx: Trx, { email }: ProvidedPerson): Promise<StaffAccount | undefined> {
  const found = email === undefined ? undefined : await staffByName(trx, email)
  return found?.name.toLowerCase() === email?.toLowerCase() ? found : undefined
}

/** Nothing else opens it from now on: the person who asked for it under this name may not be who comes now. */
async function tieToProvider(trx: Trx, { id }: StaffAccount, { subject }: ProvidedPerson): Promise<void> {
  await linkSubject(trx, id, subject)
  await dropFactors(trx, id)
  await dropPasswordLink(trx, id)
  await forgetDevices(trx, id)
  await endSessionsOf(trx, id)
}

const mostAlike = 100

/** The name as the provider has it, with a number if a colleague has it already. */
async function freeName(trx: Trx, { names, subject }: ProvidedPerson): Promise<string> {
  const name = [...names, subject.name].map(tidyName).find((one) => !isBlank(one)) ?? '?'
  for (let number = 1; number <= mostAlike; number++) {
    const numbered = number === 1 ? name : `${cut(name, accountLimits.name - 5)} ${number}`
    if (nameKey(numbered) !== '' && !(await staffByName(trx, numbered))) return numbered
  }
  throw new Error(`there are ${mostAlike} accounts of one name`)
}

const tidyName = (name: string): string =>
  cut(oneLine(enteredText(name.slice(0, 10 * accountLimits.name))), accountLimits.name)

const cut = (text: string, most: number): string => Array.from(text).slice(0, most).join('').trim()
