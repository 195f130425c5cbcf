// One account in the list of people: the person, what they may do where, and what the owner can change.
import { localeTags } from '../../../../domain/shared/locale.ts'
import type { Account } from '../../../api/staff/accounts.ts'
import type { BranchName } from '../../../api/staff/shop.ts'
import { Button } from '../../../components/controls/button.tsx'
import { Card } from '../../../components/display/card.tsx'
import { StatusPill } from '../../../components/display/status-pill.tsx'
import { Icon } from '../../../components/icons/icon.tsx'
import { warningIcon } from '../../../components/icons/icons.ts'
import { useAccountText, useFactorText } from '../../../i18n/staff/index.ts'

type AccountCardProps = {
  account: Account
  /** The colleague whose name looks like that of an account that waits. */
  like?: string | undefined
  /** It is the owner's own account. */
  own: boolean
  branches: readonly BranchName[]
  onChange: () => void
  onLock: () => void
  onReset: () => void
  /** Resets the second factor. */
  onFactor: () => void
  onDismiss: () => void
}

export function AccountCard(props: AccountCardProps) {
  const { account, like, own, branches, onChange, onLock, onReset, onFactor, onDismiss } = props
  const { t: factor } = useFactorText()
  const { t, locale } = useAccountText()
  const words = t.people
  const asked = new Intl.DateTimeFormat(localeTags[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(account.askedAt)
  return (
    <li>
      <Card className="flex h-full flex-wrap content-start items-center gap-4">
        <span
          aria-hidden="true"
          className="grid size-13 place-items-center rounded-full bg-latte-soft font-brand text-xl font-semibold uppercase"
        >
          {Array.from(account.name)[0]}
        </span>
        <div className="min-w-0 flex-1 basis-40">
          <h3 className="flex flex-wrap items-center gap-x-2 font-text tracking-normal">
            <bdi className="wrap-anywhere">{account.name}</bdi>
            {own && <span className="text-sm font-medium text-ink-2">({words.you})</span>}
          </h3>
          {account.state === 'pending' ? (
            <>
              <p className="text-ink-2">{words.askedOn(asked)}</p>
              {like && (
                <p className="mt-1 flex items-start gap-2 font-medium text-cherry">
                  <Icon of={warningIcon} className="mt-0.5 size-5 shrink-0" />
                  <span>{words.looksLike(like)}</span>
                </p>
              )}
            </>
          ) : (
            <p className="mt-1 flex flex-wrap gap-1.5">
              {account.owner && <StatusPill tone="honey">{words.owner}</StatusPill>}
              {account.factor && <StatusPill tone="leaf">{factor.title}</StatusPill>}
              {account.branches.map(({ branch, role }) => (
                <StatusPill key={branch}>
                  {branches.find(({ id }) => id === branch)?.name ?? branch} · {words.roles[role]}
                </StatusPill>
              ))}
            </p>
          )}
        </div>
        {!own && (
          <div className="flex flex-wrap gap-2 max-xl:basis-full max-xl:[&>button]:flex-auto [&>button]:px-4 [&>button]:whitespace-nowrap">
            {account.state === 'active' && (
              <Button variant="quiet" size="staff" aria-label={t.passwords.resetOf(account.name)} onClick={onReset}>
                {t.passwords.reset}
              </Button>
            )}
            {account.factor && (
              <Button variant="quiet" size="staff" aria-label={factor.people.resetOf(account.name)} onClick={onFactor}>
                {factor.title}
              </Button>
            )}
            {account.state === 'pending' && (
              <Button variant="quiet" size="staff" aria-label={words.removeOf(account.name)} onClick={onDismiss}>
                {words.remove}
              </Button>
            )}
            {account.state === 'active' && (
              <Button variant="quiet" size="staff" aria-label={words.lockOf(account.name)} onClick={onLock}>
                {words.lock}
              </Button>
            )}
            <Button
              size="staff"
              variant={account.state === 'pending' ? 'primary' : 'quiet'}
              aria-label={account.state === 'active' ? words.changeOf(account.name) : undefined}
              onClick={onChange}
            >
              {account.state === 'pending' ? words.approve : account.state === 'locked' ? words.unlock : words.change}
            </Button>
          </div>
        )}
      </Card>
    </li>
  )
}
