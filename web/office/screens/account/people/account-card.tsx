// One account in the list of people: the person, what they may do where, and what the owner can change.
import { branchesAtAGlance } from '#domain/branch/at-a-glance.ts'
import { grouped } from '#domain/shared/grouped.ts'
import { localeTags } from '#domain/shared/locale.ts'
import type { Account } from '#web/data/staff/accounts.ts'
import { type StaffBranch, useAllRegions } from '#web/data/staff/shop-api.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { StatusPill } from '#web/ui/display/status-pill.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { warningIcon } from '#web/ui/icons/icons.ts'
import { useFinderText } from '#web/words/finder/index.ts'
import { useAccountText, useFactorText } from '#web/words/staff/index.ts'

/** What the owner can do with an account: each is a dialog. */
export type AccountDeed = 'appoint' | 'reset' | 'factor' | 'dismiss' | 'lock'

type AccountCardProps = {
  account: Account
  /** The colleague whose name looks like that of an account that waits. */
  like?: string | undefined
  /** It is the owner's own account. */
  own: boolean
  branches: readonly StaffBranch[]
  onAsk: (deed: AccountDeed) => void
}

export function AccountCard(props: AccountCardProps) {
  const { account, like, own, branches, onAsk } = props
  const { t: factor } = useFactorText()
  const { t, locale } = useAccountText()
  const words = t.people
  const { name, state } = account
  const deeds: readonly (false | { deed: AccountDeed; text: string; aloud: string })[] = [
    state === 'active' &&
      !account.byProvider && { deed: 'reset', text: t.passwords.reset, aloud: t.passwords.resetOf(name) },
    account.factor && { deed: 'factor', text: factor.title, aloud: factor.people.resetOf(name) },
    state === 'pending' && { deed: 'dismiss', text: words.remove, aloud: words.removeOf(name) },
    state === 'active' && { deed: 'lock', text: words.lock, aloud: words.lockOf(name) },
  ]
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
          {Array.from(name)[0]}
        </span>
        <div className="min-w-0 flex-1 basis-40">
          <h3 className="flex flex-wrap items-center gap-x-2 font-text tracking-normal">
            <bdi className="wrap-anywhere">{name}</bdi>
            {own && <span className="text-sm font-medium text-ink-2">{`(${words.you})`}</span>}
          </h3>
          {state === 'pending' ? (
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
              {account.byProvider && <StatusPill>{words.byProvider}</StatusPill>}
              <RegionPosts posts={account.regions} />
              <Posts posts={account.branches} branches={branches} />
            </p>
          )}
        </div>
        {!own && (
          <div className="flex flex-wrap gap-2 max-xl:basis-full max-xl:[&>button]:flex-auto [&>button]:px-4 [&>button]:whitespace-nowrap">
            {deeds.map(
              (one) =>
                one && (
                  <Button
                    key={one.deed}
                    variant="quiet"
                    size="staff"
                    aria-label={one.aloud}
                    onClick={() => onAsk(one.deed)}
                  >
                    {one.text}
                  </Button>
                ),
            )}
            {!(state === 'active' && account.byProvider) && (
              <Button
                size="staff"
                variant={state === 'pending' ? 'primary' : 'quiet'}
                aria-label={state === 'active' ? words.changeOf(name) : undefined}
                onClick={() => onAsk('appoint')}
              >
                {state === 'pending' ? words.approve : state === 'locked' ? words.unlock : words.change}
              </Button>
            )}
          </div>
        )}
      </Card>
    </li>
  )
}

function RegionPosts({ posts }: { posts: Account['regions'] }) {
  const { t, locale } = useAccountText()
  const regions = useAllRegions(locale)
  return posts.map(({ region, role }) => (
    <StatusPill key={region}>
      {`${t.people.region(regions.find(({ id }) => id === region)?.name ?? region)} · ${t.people.roles[role]}`}
    </StatusPill>
  ))
}

type PostsProps = { posts: Account['branches']; branches: readonly StaffBranch[] }

/** Each by its branch; where there are many, how many there are of each role. */
function Posts({ posts, branches }: PostsProps) {
  const { roles } = useAccountText().t.people
  const { t } = useFinderText()
  if (posts.length > branchesAtAGlance)
    return [...grouped(posts, ({ role }) => role)].map(([role, of]) => (
      <StatusPill key={role}>{`${t.count(of.length)} · ${roles[role]}`}</StatusPill>
    ))
  return posts.map(({ branch, role }) => (
    <StatusPill key={branch}>
      {`${branches.find(({ id }) => id === branch)?.name ?? branch} · ${roles[role]}`}
    </StatusPill>
  ))
}
