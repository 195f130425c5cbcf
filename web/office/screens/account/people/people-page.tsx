// Everyone with a staff account; the owner accepts people, gives them roles and locks them out.

import { useState } from 'react'
import type { Input } from '#contract/index.ts'
import { type FactorReach, factorReaches } from '#domain/people/factor.ts'
import { lookalikeOf } from '#domain/people/lookalike.ts'
import { takingsReaches } from '#domain/people/staff.ts'
import { linkTo } from '#web/data/address/location.ts'
import type { Member } from '#web/data/session/session.ts'
import { type Account, useAccounts, useFactorCall, useFactorRule } from '#web/data/staff/accounts.ts'
import { useSetTakings, useTakings } from '#web/data/staff/order-api.ts'
import { useBranches } from '#web/office/staff/branch/my-branches.ts'
import { LinkToHandOver } from '#web/office/staff/fields/link-to-hand-over.tsx'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { useSaveAtOnce } from '#web/office/staff/save-at-once.ts'
import { RefusedNotice, Unread } from '#web/office/staff/states.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { ChoicePills } from '#web/ui/controls/choice-pills.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { useAccountText, useFactorText } from '#web/words/staff/index.ts'
import { AccountCard, type AccountDeed } from './account-card.tsx'
import { DismissAllDialog, deedDialogs } from './account-dialogs.tsx'

const groups = [
  { state: 'pending', title: 'waiting' },
  { state: 'active', title: 'active' },
  { state: 'locked', title: 'locked' },
] as const

export const PeoplePage = () => <StaffPage page="people">{(member) => <Accounts member={member} />}</StaffPage>

function Accounts({ member }: { member: Member }) {
  const { t } = useAccountText()
  const branches = useBranches(member, 'staff.see')
  const [page, setPage] = useState(1)
  const people = useAccounts(page)
  const [asked, setAsked] = useState<{ readonly deed: AccountDeed; readonly account: Account }>()
  const [dismissing, setDismissing] = useState<{ readonly count: number; readonly askedUpTo: number }>()
  const Asked = asked && deedDialogs[asked.deed]

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
              <span>{t.people[title]}</span>
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
                  onAsk={(deed) => setAsked({ deed, account })}
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
      {Asked && <Asked account={asked.account} branches={branches} onClose={() => setAsked(undefined)} />}
      <DismissAllDialog all={dismissing} onClose={() => setDismissing(undefined)} />
    </div>
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

function TakingsCard() {
  const words = useAccountText().t.people
  const takings = useTakings()
  const set = useSetTakings()
  const saveAtOnce = useSaveAtOnce(set, words.takings)
  const rules = { ...takings.data, ...(set.isPending ? set.variables : {}) }
  const save = (wish: Input<'takings.set'>) =>
    saveAtOnce({ ...wish, version: takings.data?.version }, () => showToast(words.takingsSaved))
  return (
    <Card className="grid content-start gap-3 md:max-xl:row-span-2">
      <ChoicePills
        label={words.takings}
        name="takings"
        value={rules.reach}
        choices={takingsReaches.map((one) => ({ value: one, text: words.takingsFor[one] }))}
        onChange={(reach) => save({ reach })}
      />
      <p className="text-sm text-ink-2">{words.takingsHint}</p>
      <ChoicePills
        label={words.unpaid}
        name="unpaid"
        value={rules.asksUnpaid === undefined ? undefined : rules.asksUnpaid ? 'asks' : 'atOnce'}
        choices={(['asks', 'atOnce'] as const).map((one) => ({ value: one, text: words.unpaidBy[one] }))}
        onChange={(one) => save({ asksUnpaid: one === 'asks' })}
      />
      <RefusedNotice error={takings.error} />
    </Card>
  )
}

function FactorRuleCard() {
  const { t } = useFactorText()
  const words = t.rule
  const rule = useFactorRule()
  const set = useFactorCall('factors.setRule')
  const save = useSaveAtOnce(set, words.label)
  const reach: FactorReach | undefined = set.isPending ? set.variables.reach : rule.data?.reach
  return (
    <Card className="grid content-start gap-3">
      <ChoicePills
        label={words.label}
        name="factor"
        value={reach}
        choices={factorReaches.map((one) => ({ value: one, text: words.for[one] }))}
        onChange={(wish) => save({ reach: wish }, () => showToast(words.saved))}
      />
      <p className="text-sm text-ink-2">{words.hint}</p>
      <RefusedNotice error={rule.error} />
    </Card>
  )
}
