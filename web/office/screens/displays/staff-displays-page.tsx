// The screens for guests of a branch: a list, a button for a new one, and one to withdraw each.
import { useState } from 'react'
import { localTime } from '#domain/branch/hours.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { go } from '#web/data/address/location.ts'
import { type OwnDisplay, useDisplays, useWithdrawDisplay } from '#web/data/staff/branch-api.ts'
import { type StaffBranch, useShop } from '#web/data/staff/shop-api.ts'
import { refusalOf, useStaffLive } from '#web/data/staff/staff-api.ts'
import { AtBranch } from '#web/office/staff/branch/at-branch.tsx'
import { BranchSelect } from '#web/office/staff/fields/branch-select.tsx'
import { useFormLanguages } from '#web/office/staff/fields/local-fields.tsx'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { plusIcon } from '#web/ui/icons/icons.ts'
import { displayIcon } from '#web/ui/icons/icons-staff.ts'
import { languageNames } from '#web/words/language-names.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { useDisplaysText } from '#web/words/staff/index.ts'
import { AddDialog } from './add-dialog.tsx'

/** `branch`: from the address; without it, or if it is not one of the member's, the current branch is used. */
export function Displays({ branch }: { branch?: string }) {
  const { t } = useDisplaysText()
  return (
    <StaffPage title={t.title}>
      {(member) => (
        <AtBranch member={member} act="displays.see" asked={branch}>
          {(branch, branches) => <OfBranch branch={branch} branches={branches} />}
        </AtBranch>
      )}
    </StaffPage>
  )
}

function OfBranch({ branch, branches }: { branch: StaffBranch; branches: readonly StaffBranch[] }) {
  return (
    <>
      <div className="mb-5">
        <BranchSelect
          branches={branches}
          branch={branch.id}
          onChoose={(id) => go(`/displays/${id}`, { replace: true })}
        />
      </div>
      <DisplaysHere key={branch.id} branch={branch} />
    </>
  )
}

function DisplaysHere({ branch }: { branch: StaffBranch }) {
  const { t } = useDisplaysText()
  const { first, others } = useFormLanguages()
  const shop = useShop()
  const displays = useDisplays(branch.id)
  useStaffLive([branch.id])
  if (!shop.data || !displays.data) return <Unread of={[shop, displays]} />
  const all = displays.data.displays
  const named = shop.data.branches.find(({ id }) => id === branch.id)?.name ?? {}
  const spoken = others.filter((one) => named[one])
  return (
    <>
      <p className="mb-5 max-w-prose text-ink-2">{t.hint}</p>
      <AddButton
        branch={branch}
        site={shop.data.publicUrl ?? location.origin}
        languages={[first, ...spoken]}
        number={all.length + 1}
      />
      <DisplayLists all={all} timeZone={branch.timeZone} />
    </>
  )
}

type AddButtonProps = { branch: StaffBranch; site: string; languages: readonly Locale[]; number: number }

function AddButton({ branch, site, languages, number }: AddButtonProps) {
  const { t } = useDisplaysText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="staff" onClick={() => setOpen(true)}>
        <Icon of={plusIcon} className="size-5" />
        <span>{t.add}</span>
      </Button>
      {open && (
        <AddDialog
          branch={branch.id}
          site={site}
          languages={languages}
          name={t.nameFirst(number)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function DisplayLists({ all, timeZone }: { all: readonly OwnDisplay[]; timeZone: string }) {
  const { t } = useDisplaysText()
  const [shown, withdrawn] = [true, false].map((is) => all.filter(({ withdrawnAt }) => (withdrawnAt === null) === is))
  return (
    <>
      {shown?.length ? (
        <Cards displays={shown} timeZone={timeZone} />
      ) : (
        <EmptyState icon={displayIcon} title={t.none}>
          {t.noneHint}
        </EmptyState>
      )}
      {withdrawn && withdrawn.length > 0 && (
        <section aria-labelledby="withdrawn" className="mt-10">
          <h2 id="withdrawn">{t.withdrawn}</h2>
          <p className="mt-1 text-ink-2">{t.withdrawnHint}</p>
          <Cards displays={withdrawn} timeZone={timeZone} />
        </section>
      )}
    </>
  )
}

const Cards = ({ displays, timeZone }: { displays: readonly OwnDisplay[]; timeZone: string }) => (
  <ul className="mt-5 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
    {displays.map((display) => (
      <DisplayCard key={display.id} display={display} timeZone={timeZone} />
    ))}
  </ul>
)

function DisplayCard({ display, timeZone }: { display: OwnDisplay; timeZone: string }) {
  const { t, date, time } = useDisplaysText()
  const { name, languages, at, withdrawnAt } = display
  const on = (instant: number) => [date(localTime(instant, timeZone).date), time(instant, timeZone)] as const
  return (
    <li>
      <Card className="flex h-full flex-col gap-2 p-5!">
        <h3 className="text-xl">
          <bdi>{name}</bdi>
        </h3>
        <p className="text-ink-2">
          {languages.map((language, index) => (
            <span key={language}>
              {index > 0 && <span>{' · '}</span>}
              <bdi lang={language}>{languageNames[language]}</bdi>
            </span>
          ))}
        </p>
        <p className="text-sm text-ink-2">{t.since(...on(at))}</p>
        {withdrawnAt === null ? (
          <Withdraw display={display} />
        ) : (
          <p className="text-sm font-semibold text-ink-soft">{t.withdrawnOn(...on(withdrawnAt))}</p>
        )}
      </Card>
    </li>
  )
}

function Withdraw({ display: { id, name } }: { display: OwnDisplay }) {
  const { t } = useDisplaysText()
  const sentences = useRefusalText().t.refusals
  const withdraw = useWithdrawDisplay()
  const [asking, setAsking] = useState(false)

  function run() {
    withdraw.mutate(
      { id },
      {
        onSuccess: () => showToast(t.withdrawDone(name)),
        onSettled: () => setAsking(false),
      },
    )
  }

  return (
    <div className="mt-auto grid justify-items-start gap-2">
      {withdraw.isError && (
        <Notice kind="error" urgent>
          {sentences[refusalOf(withdraw.error)]}
        </Notice>
      )}
      <Button variant="text" aria-label={t.withdrawOf(name)} onClick={() => setAsking(true)}>
        {t.withdraw}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.withdrawAsk(name)}
        labels={{ cancel: t.cancel, confirm: t.withdraw, close: t.close }}
        danger
        busy={withdraw.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={run}
      >
        {t.withdrawText}
      </ConfirmDialog>
    </div>
  )
}
