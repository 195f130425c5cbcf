// Everyone with a staff account; the owner accepts people, gives them roles and locks them out.
import { useState } from 'react'
import { type FactorReach, factorReaches } from '../../../../domain/factor.ts'
import { lookalikeOf } from '../../../../domain/lookalike.ts'
import type { Member } from '../../../api/session/session.ts'
import { type Account, useAccounts, useDismiss, useFactorCall, useFactorRule } from '../../../api/staff/accounts.ts'
import { refusalOf } from '../../../api/staff/staff.ts'
import { Button } from '../../../components/controls/button.tsx'
import { ChoicePills } from '../../../components/controls/choice-pills.tsx'
import { Card } from '../../../components/display/card.tsx'
import { ConfirmDialog } from '../../../components/feedback/confirm-dialog.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { useAccountText, useFactorText } from '../../../i18n/staff/index.ts'
import { linkTo } from '../../../location.ts'
import { LinkToHandOver } from '../../../staff/fields/link-to-hand-over.tsx'
import { StaffPage } from '../../../staff/frame.tsx'
import { useBranches } from '../../../staff/shop/branches.ts'
import { Unread } from '../../../staff/states.tsx'
import { showToast, showWarning } from '../../../staff/toasts.tsx'
import { AccountCard } from './account-card.tsx'
import { AppointDialog, LockDialog, ResetDialog } from './account-dialogs.tsx'
import { TakingsCard } from './people-cards.tsx'

const groups = [
  { state: 'pending', title: 'waiting' },
  { state: 'active', title: 'active' },
  { state: 'locked', title: 'locked' },
] as const

export function People() {
  const { t } = useAccountText()
  return <StaffPage title={t.people.title}>{(member) => <Accounts member={member} />}</StaffPage>
}

function Accounts({ member }: { member: Member }) {
  const { t } = useAccountText()
  const branches = useBranches(member, 'staff.see')
  const [page, setPage] = useState(1)
  const people = useAccounts(page)
  const [changing, setChanging] = useState<Account>()
  const [locking, setLocking] = useState<Account>()
  const [resetting, setResetting] = useState<Account>()
  const [losing, setLosing] = useState<Account>()
  const [dismissing, setDismissing] = useState<Account | All>()

  if (!people.data || !branches) return <Unread of={people} />
  const { accounts, waiting } = people.data
  const colleagues = accounts.filter(({ state }) => state !== 'pending').map(({ name }) => name)
  function turnTo(to: number) {
    setPage(to)
    document.getElementById('pending')?.focus()
  }
  return (
    <div className="grid gap-8">
      {groups.map(({ state, title }) => {
        const members = accounts.filter((account) => account.state === state)
        if (members.length === 0) return null
        return (
          <section key={state} aria-labelledby={state}>
            <h2 id={state} tabIndex={-1} className="mb-3 flex scroll-mt-24 flex-wrap items-center gap-3">
              {t.people[title]}
              <span className="grid h-8 min-w-8 place-items-center rounded-small bg-latte-soft px-2 font-text text-base font-semibold">
                {state === 'pending' ? waiting.count : members.length}
              </span>
            </h2>
            {state === 'pending' && (
              <div className="mb-3 flex flex-wrap items-center gap-3">
                <p className="flex-1 basis-60 text-ink-2">{t.people.waitingHint}</p>
                <Button
                  variant="quiet"
                  size="staff"
                  onClick={() => setDismissing({ count: waiting.count, askedUpTo: waiting.readAt })}
                >
                  {t.people.removeAll}
                </Button>
              </div>
            )}
            <ul className="grid gap-3 md:grid-cols-2">
              {members.map((account) => (
                <AccountCard
                  key={account.id}
                  account={account}
                  own={account.id === member.id}
                  like={state === 'pending' ? lookalikeOf(account.name, colleagues) : undefined}
                  branches={branches}
                  onChange={() => setChanging(account)}
                  onLock={() => setLocking(account)}
                  onReset={() => setResetting(account)}
                  onFactor={() => setLosing(account)}
                  onDismiss={() => setDismissing(account)}
                />
              ))}
            </ul>
            {state === 'pending' && <WaitingPages page={waiting.page} pages={waiting.pages} onPage={turnTo} />}
          </section>
        )
      })}
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        <TakingsCard />
        <FactorRuleCard />
        <Card className="grid content-start gap-4">
          <LinkToHandOver
            label={t.people.signUpLink}
            hint={t.people.signUpHint}
            address={`${location.origin}/${linkTo('/account/signup')}`}
          />
        </Card>
      </div>
      <AppointDialog
        key={`change ${changing?.id}`}
        account={changing}
        branches={branches}
        onClose={() => setChanging(undefined)}
      />
      <ResetDialog key={`reset ${resetting?.id}`} account={resetting} onClose={() => setResetting(undefined)} />
      <FactorDialog account={losing} onClose={() => setLosing(undefined)} />
      <DismissDialog
        key={`dismiss ${dismissing && 'id' in dismissing ? dismissing.id : 'all'}`}
        whom={dismissing}
        onClose={() => setDismissing(undefined)}
      />
      <LockDialog account={locking} onClose={() => setLocking(undefined)} />
    </div>
  )
}

/** All accounts requested up to the instant at which the owner saw their number. */
interface All {
  readonly count: number
  readonly askedUpTo: number
}

function DismissDialog({ whom, onClose }: { whom: Account | All | undefined; onClose: () => void }) {
  const words = useAccountText().t.people
  const dismiss = useDismiss()
  const all = whom && 'count' in whom ? whom : undefined
  const one = whom && 'id' in whom ? whom : undefined
  // Already removed, by another owner or after its time: the goal is reached.
  const failed = dismiss.isError && refusalOf(dismiss.error) !== 'not_found'

  function remove() {
    if (!whom) return
    const done = () => {
      showToast(one ? words.removed(one.name) : words.allRemoved)
      onClose()
    }
    dismiss.mutate(one ? { id: one.id } : { askedUpTo: all?.askedUpTo ?? 0 }, {
      onSuccess: done,
      onError: (error) => refusalOf(error) === 'not_found' && done(),
    })
  }

  return (
    <ConfirmDialog
      open={whom !== undefined}
      title={all ? words.removeAllTitle(all.count) : words.removeTitle(one?.name ?? '')}
      labels={{ cancel: words.cancel, confirm: all ? words.removeAll : words.remove, close: words.close }}
      onCancel={onClose}
      onConfirm={remove}
      busy={dismiss.isPending}
      danger
    >
      <p>{all && all.count > 1 ? words.removeAllText : words.removeText}</p>
      {failed && (
        <div className="mt-4">
          <Notice kind="error" urgent>
            {words.failed}
          </Notice>
        </div>
      )}
    </ConfirmDialog>
  )
}

function FactorDialog({ account, onClose }: { account: Account | undefined; onClose: () => void }) {
  const { t } = useFactorText()
  const words = t.people
  const reset = useFactorCall('staff.resetFactor')
  const name = account?.name ?? ''

  function send() {
    if (!account) return
    reset.mutate(
      { id: account.id },
      {
        onSuccess: () => {
          showToast(words.done(name))
          onClose()
        },
        onError: () => showWarning(t.failed),
      },
    )
  }

  return (
    <ConfirmDialog
      open={account !== undefined}
      title={words.resetTitle(name)}
      labels={{ cancel: t.cancel, confirm: words.submit, close: t.close }}
      onCancel={onClose}
      onConfirm={send}
      busy={reset.isPending}
      danger
    >
      {words.resetText(name)}
    </ConfirmDialog>
  )
}

function FactorRuleCard() {
  const { t } = useFactorText()
  const words = t.rule
  const rule = useFactorRule()
  const set = useFactorCall('factors.setRule')
  const reach: FactorReach | undefined = set.isPending ? set.variables.reach : rule.data?.reach
  return (
    <Card className="grid content-start gap-3">
      <ChoicePills
        label={words.label}
        name="factor"
        value={reach}
        choices={factorReaches.map((one) => ({ value: one, text: words.for[one] }))}
        onChange={(wish) => set.mutate({ reach: wish }, { onSuccess: () => showToast(words.saved) })}
      />
      <p className="text-sm text-ink-2">{words.hint}</p>
      {(set.isError || rule.isError) && (
        <Notice kind="error" urgent>
          {t.failed}
        </Notice>
      )}
    </Card>
  )
}

type WaitingPagesProps = { page: number; pages: number; onPage: (page: number) => void }

export function WaitingPages({ page, pages, onPage }: WaitingPagesProps) {
  const words = useAccountText().t.people
  if (pages < 2) return null
  return (
    <nav aria-label={words.waiting} className="mt-4 flex flex-wrap items-center gap-3">
      <Button variant="quiet" size="staff" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {words.previous}
      </Button>
      <span aria-live="polite">{words.page(page, pages)}</span>
      <Button variant="quiet" size="staff" disabled={page === pages} onClick={() => onPage(page + 1)}>
        {words.next}
      </Button>
    </nav>
  )
}
