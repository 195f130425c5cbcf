// The dialogs in which the owner gives an account roles, locks or removes it, makes a link for a new password, or drops
// the second factor.

import type { ComponentType } from 'react'
import type { Input } from '#contract/index.ts'
import type { BranchRole } from '#domain/people/roles.ts'
import { toldActs } from '#domain/people/staff.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { linkTo } from '#web/data/address/location.ts'
import { rebase, rebaseEach, sameValue } from '#web/data/forms/rebase.ts'
import {
  type Account,
  freshAccount,
  useAppoint,
  useDismiss,
  useFactorCall,
  useResetLink,
} from '#web/data/staff/accounts.ts'
import { type StaffBranch, type StaffRegion, useAllRegions } from '#web/data/staff/shop-api.ts'
import { refusalOf, sendBy } from '#web/data/staff/staff-api.ts'
import { EditDialog } from '#web/office/forms/edit-form.tsx'
import { useEditForm } from '#web/office/forms/use-edit-form.ts'
import { AskDialog } from '#web/office/staff/ask-dialog.tsx'
import { LinkToHandOver } from '#web/office/staff/fields/link-to-hand-over.tsx'
import { StaffDialog } from '#web/office/staff/staff-dialog.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { Switch } from '#web/ui/controls/switch.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { formatList } from '#web/words/format-more.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { type AccountText, useAccountText, useFactorText } from '#web/words/staff/index.ts'
import type { AccountDeed } from './account-card.tsx'
import { RegionRoles, RoleChoices, type RolesByPlace, rolesUpward } from './role-choices.tsx'

type DeedDialogProps = { account: Account; branches: readonly StaffBranch[]; onClose: () => void }

function AppointDialog({ account, branches, onClose }: DeedDialogProps) {
  const { t, locale } = useAccountText()
  const words = t.people
  const regions = useAllRegions(locale)
  const send = sendBy(useAppoint())
  const { id, name, byProvider } = account
  const form = useEditForm<Decision, Account>({
    name: `account ${id}`,
    stored: account,
    fieldsOf: (stored = account) => decisionOf(stored, branches, regions),
    check: ({ owner, posts, regionPosts }) =>
      byProvider || owner || Object.values({ ...posts, ...regionPosts }).some((role) => role !== 'none')
        ? []
        : [{ problem: 'no_branch', field: 'posts' }],
    send: (decision, base = account) => send(changeOf(decision, decisionOf(base, branches, regions), base)),
    latest: () => freshAccount(id),
    wishOf: ({ owner, posts, regionPosts }) => (owner ? { owner } : { owner, posts, regionPosts }),
    merge: (base, mine, theirs) => ({
      ...rebase(base, mine, theirs),
      posts: rebaseEach(base.posts, mine.posts, theirs.posts),
      regionPosts: rebaseEach(base.regionPosts, mine.regionPosts, theirs.regionPosts),
    }),
    told: ({ state }) => {
      // A colleague who locked it meanwhile decided last.
      if (state !== 'active') return
      showToast(account.state === 'active' ? words.changed(name) : words.approved(name))
      onClose()
    },
  })
  const { owner, posts, regionPosts } = form.fields
  const { state } = form.base ?? account
  return (
    <EditDialog
      form={form}
      title={<bdi>{name}</bdi>}
      onClose={onClose}
      act={state === 'pending' ? words.approve : state === 'locked' ? words.unlock : words.save}
      actsUnchanged={state !== 'active'}
      words={{
        fields: { owner: words.wholeShop },
        ...(form.refused?.refusal === 'last_owner' && { refused: words.lastOwner }),
      }}
    >
      {byProvider ? (
        <p className="text-ink-2">{words.keptByProvider}</p>
      ) : (
        <div className="rounded-control bg-card px-4 py-2 shade-card [&>button]:w-full [&>button]:justify-between">
          <Switch
            size="staff"
            label={words.wholeShop}
            checked={owner}
            onChange={(whole) => form.change({ owner: whole })}
          />
          <p className="pb-1 text-sm text-ink-2">{words.ownerHint}</p>
        </div>
      )}
      {!owner && !byProvider && (
        <>
          <RegionRoles regions={regions} posts={regionPosts} onChange={(next) => form.change({ regionPosts: next })} />
          <RoleChoices branches={branches} posts={posts} onChange={(next) => form.change({ posts: next })} />
          <div className="grid gap-2 text-sm text-ink-2">
            {rolesUpward.map((role) => (
              <p key={role}>
                <b className="text-ink">{words.roles[role]}</b>
                <span>{`: ${roleWords(role, words, locale)}`}</span>
              </p>
            ))}
          </div>
        </>
      )}
      {form.problems.some(({ problem }) => problem === 'no_branch') && (
        <div tabIndex={-1} data-problem="">
          <Notice kind="error" urgent>
            {words.chooseBranch}
          </Notice>
        </div>
      )}
    </EditDialog>
  )
}

/** What an owner decides about an account. */
interface Decision {
  readonly owner: boolean
  readonly posts: RolesByPlace
  readonly regionPosts: RolesByPlace
}

function decisionOf(
  { owner, branches: posts, regions: regionPosts }: Account,
  branches: readonly StaffBranch[],
  regions: readonly StaffRegion[],
): Decision {
  const roleAt = (branch: string) => posts.find((post) => post.branch === branch)?.role ?? 'none'
  const roleIn = (region: string) => regionPosts.find((post) => post.region === region)?.role ?? 'none'
  return {
    owner,
    posts: Object.fromEntries(branches.map(({ id }) => [id, roleAt(id)])),
    regionPosts: Object.fromEntries(regions.map(({ id }) => [id, roleIn(id)])),
  }
}

/** What was chosen, and that the account may work. */
function changeOf({ owner, posts, regionPosts }: Decision, before: Decision, base: Account): Input<'staff.appoint'> {
  return {
    id: base.id,
    version: base.version,
    ...(base.state !== 'active' && { state: 'active' as const }),
    ...(owner !== before.owner && { owner }),
    ...(!sameValue(posts, before.posts) && {
      branches: rolesIn(posts).map(([branch, role]) => ({ branch, role })),
    }),
    ...(!sameValue(regionPosts, before.regionPosts) && {
      regions: rolesIn(regionPosts).map(([region, role]) => ({ region, role })),
    }),
  }
}

const rolesIn = (roles: RolesByPlace): (readonly [place: string, role: BranchRole])[] =>
  Object.entries(roles).flatMap(([place, role]) => (role === 'none' ? [] : [[place, role] as const]))

function LockDialog({ account: { id, name }, onClose }: DeedDialogProps) {
  const words = useAccountText().t.people
  return (
    <AskDialog
      wish={{ id, state: 'locked' as const }}
      send={useAppoint()}
      goneIsDone={false}
      words={{
        title: words.lockTitle(name),
        act: words.lock,
        done: words.lockedNow(name),
        refusals: { last_owner: words.lastOwner },
      }}
      onClose={onClose}
    >
      <p>{words.lockText}</p>
    </AskDialog>
  )
}

function DismissDialog({ account: { id, name }, onClose }: DeedDialogProps) {
  const words = useAccountText().t.people
  return (
    <AskDialog
      wish={{ id }}
      send={useDismiss()}
      words={{ title: words.removeTitle(name), act: words.remove, done: words.removed(name) }}
      onClose={onClose}
    >
      <p>{words.removeText}</p>
    </AskDialog>
  )
}

type DismissAllDialogProps = {
  /** All accounts requested up to the instant at which the owner saw their number. */
  all: { readonly count: number; readonly askedUpTo: number } | undefined
  onClose: () => void
}

export function DismissAllDialog({ all, onClose }: DismissAllDialogProps) {
  const words = useAccountText().t.people
  const count = all?.count ?? 0
  return (
    <AskDialog
      wish={all && { askedUpTo: all.askedUpTo }}
      send={useDismiss()}
      words={{
        title: words.removeAllTitle(count),
        act: words.removeAll,
        done: words.allRemoved,
      }}
      onClose={onClose}
    >
      <p>{count > 1 ? words.removeAllText : words.removeText}</p>
    </AskDialog>
  )
}

function FactorDialog({ account: { id, name }, onClose }: DeedDialogProps) {
  const { t } = useFactorText()
  const words = t.people
  return (
    <AskDialog
      wish={{ id }}
      send={useFactorCall('staff.resetFactor')}
      goneIsDone={false}
      words={{ title: words.resetTitle(name), act: words.submit, done: words.done(name) }}
      onClose={onClose}
    >
      {words.resetText(name)}
    </AskDialog>
  )
}

/**
 * The owner makes a one-time link with which a colleague chooses a new password; it is shown once, to be handed over.
 */
function ResetDialog({ account: { id, name }, onClose }: DeedDialogProps) {
  const { t } = useAccountText()
  const words = t.passwords
  const sentences = useRefusalText().t.refusals
  const reset = useResetLink()
  const refusal = reset.isError ? refusalOf(reset.error) : undefined

  return (
    <StaffDialog
      title={words.resetTitle(name)}
      onClose={onClose}
      {...(!reset.data && {
        act: { text: words.makeLink, busy: reset.isPending, onClick: () => reset.mutate({ id }) },
      })}
    >
      <div className="grid gap-4">
        {reset.data ? (
          <>
            <Notice kind="success" urgent>
              {words.linkMade(name)}
            </Notice>
            <LinkToHandOver label={words.link} hint={words.once} address={addressOf(reset.data.code)} />
          </>
        ) : (
          <p className="text-ink-2">{words.resetText(name)}</p>
        )}
        {refusal && (
          <Notice kind="error" urgent>
            {refusal === 'account_locked' ? words.isLocked(name) : sentences[refusal]}
          </Notice>
        )}
      </div>
    </StaffDialog>
  )
}

/** The link for the colleague; its code is behind the #, so that no server and no log on the way sees it. */
const addressOf = (code: string): string => `${location.origin}/${linkTo('/account/password')}?code=${code}`

export const deedDialogs: Readonly<Record<AccountDeed, ComponentType<DeedDialogProps>>> = {
  appoint: AppointDialog,
  reset: ResetDialog,
  factor: FactorDialog,
  dismiss: DismissDialog,
  lock: LockDialog,
}

/** 'Orders, stock, opening and closing and reading reviews.' A manager's list begins with what a barista does. */
export function roleWords(role: BranchRole, words: AccountText['people'], locale: Locale): string {
  const list = toldActs(role).map((act) => words.acts[act])
  const text = formatList(list, locale)
  return `${text.charAt(0).toLocaleUpperCase(locale)}${text.slice(1)}.`
}
