// What the owner does with an account after a question: give roles, lock, remove, and make a link for a password or drop the second factor.
import { useState } from 'react'
import type { BranchRole } from '../../../../domain/roles.ts'
import { branchRoles } from '../../../../domain/staff.ts'
import { type Account, useAppoint, useResetLink } from '../../../api/staff/accounts.ts'
import type { BranchName } from '../../../api/staff/shop.ts'
import { refusalOf, sendBy } from '../../../api/staff/staff.ts'
import { Button } from '../../../components/controls/button.tsx'
import { ChoicePills } from '../../../components/controls/choice-pills.tsx'
import { Switch } from '../../../components/controls/switch.tsx'
import { ConfirmDialog } from '../../../components/feedback/confirm-dialog.tsx'
import { Dialog } from '../../../components/feedback/dialog.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { checked, useSubmission } from '../../../forms/submission.ts'
import { useAccountText } from '../../../i18n/staff/index.ts'
import { linkTo } from '../../../location.ts'
import { LinkToHandOver } from '../../../staff/fields/link-to-hand-over.tsx'
import { showToast } from '../../../staff/toasts.tsx'
import { roleWords } from './role-words.ts'

type AppointDialogProps = { account: Account | undefined; branches: readonly BranchName[]; onClose: () => void }

/** Pass the account as its key, so that it starts from the account's current permissions. */
export function AppointDialog({ account, branches, onClose }: AppointDialogProps) {
  const { t, locale } = useAccountText()
  const words = t.people
  const { submit, busy, refused, found, mend } = useSubmission(readPosts, sendBy(useAppoint()))
  const [{ owner, posts }, setWish] = useState<Wish>(() => ({
    id: account?.id ?? 0,
    owner: account?.owner ?? false,
    posts: postsOf(account, branches),
  }))
  if (!account) return null
  const { id, name, state } = account

  function change(part: Partial<Wish>) {
    setWish({ id, owner, posts, ...part })
    mend(() => true)
  }

  async function save() {
    const sent = await submit({ id, owner, posts })
    if (!sent?.ok) return
    showToast(state === 'active' ? words.changed(name) : words.approved(name))
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={<bdi>{name}</bdi>}
      closeLabel={words.close}
      actions={
        <>
          <Button variant="quiet" size="staff" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button size="staff" busy={busy} onClick={() => void save()}>
            {state === 'pending' ? words.approve : state === 'locked' ? words.unlock : words.save}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <div className="rounded-control bg-card px-4 py-2 shade-card [&>button]:w-full [&>button]:justify-between">
          <Switch size="staff" label={words.wholeShop} checked={owner} onChange={(whole) => change({ owner: whole })} />
          <p className="pb-1 text-sm text-ink-2">{words.ownerHint}</p>
        </div>
        {!owner && (
          <>
            {branches.map((place) => (
              <ChoicePills
                key={place.id}
                label={place.name}
                name={`role-${place.id}`}
                value={posts[place.id] ?? 'none'}
                choices={[
                  { value: 'none', text: words.notHere },
                  ...rolesUpward.map((role) => ({ value: role, text: words.roles[role] })),
                ]}
                onChange={(role) => change({ posts: { ...posts, [place.id]: role } })}
              />
            ))}
            <div className="grid gap-2 text-sm text-ink-2">
              {rolesUpward.map((role) => (
                <p key={role}>
                  <b className="text-ink">{words.roles[role]}</b>: {roleWords(role, words, locale)}
                </p>
              ))}
            </div>
          </>
        )}
        {found.length > 0 && (
          <Notice kind="error" urgent>
            {words.chooseBranch}
          </Notice>
        )}
        {refused && (
          <Notice kind="error" urgent>
            {refused.refusal === 'last_owner' ? words.lastOwner : words.failed}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

/** The role with the fewest permissions first. */
const rolesUpward = [...branchRoles].reverse()

type Posts = Readonly<Record<string, BranchRole | 'none'>>
type Wish = { readonly id: number; readonly owner: boolean; readonly posts: Posts }

/** Every member but an owner needs a role at a branch. */
function readPosts({ id, owner, posts }: Wish) {
  const branches = Object.entries(posts).flatMap(([branch, role]) => (role === 'none' ? [] : [{ branch, role }]))
  const lacking = !owner && branches.length === 0 ? [{ problem: 'no_branch', field: 'branches' }] : []
  return checked({ id, state: 'active' as const, owner, branches }, lacking)
}

function postsOf(account: Account | undefined, branches: readonly BranchName[]): Posts {
  const roleAt = (branch: string) => account?.branches.find((post) => post.branch === branch)?.role ?? 'none'
  return Object.fromEntries(branches.map(({ id }) => [id, roleAt(id)]))
}

export function LockDialog({ account, onClose }: { account: Account | undefined; onClose: () => void }) {
  const words = useAccountText().t.people
  const appoint = useAppoint()

  function lock({ id, name, owner, branches }: Account) {
    appoint.mutate(
      { id, state: 'locked', owner, branches },
      {
        onSuccess: () => {
          showToast(words.lockedNow(name))
          onClose()
        },
      },
    )
  }

  return (
    <ConfirmDialog
      open={account !== undefined}
      title={words.lockTitle(account?.name ?? '')}
      labels={{ cancel: words.cancel, confirm: words.lock, close: words.close }}
      onCancel={onClose}
      onConfirm={() => account && lock(account)}
      busy={appoint.isPending}
      danger
    >
      <p>{words.lockText}</p>
      {appoint.isError && (
        <div className="mt-4">
          <Notice kind="error" urgent>
            {refusalOf(appoint.error) === 'last_owner' ? words.lastOwner : words.failed}
          </Notice>
        </div>
      )}
    </ConfirmDialog>
  )
}

/** Give it the account as key, so that no link outlives its dialog. */
export function ResetDialog({ account, onClose }: { account: Account | undefined; onClose: () => void }) {
  const { t } = useAccountText()
  const words = t.passwords
  const reset = useResetLink()
  if (!account) return null
  const { id, name } = account
  const refusal = reset.isError ? refusalOf(reset.error) : undefined

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.resetTitle(name)}
      closeLabel={t.people.close}
      actions={
        reset.data ? (
          <Button variant="quiet" size="staff" onClick={onClose}>
            {t.people.close}
          </Button>
        ) : (
          <>
            <Button variant="quiet" size="staff" onClick={onClose}>
              {t.people.cancel}
            </Button>
            <Button size="staff" busy={reset.isPending} onClick={() => reset.mutate({ id })}>
              {words.makeLink}
            </Button>
          </>
        )
      }
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
            {refusal === 'account_locked' ? words.isLocked(name) : t.people.failed}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

/** The link for the colleague; its code is behind the #, so that no server and no log on the way sees it. */
const addressOf = (code: string): string => `${location.origin}/${linkTo('/account/password')}?code=${code}`
