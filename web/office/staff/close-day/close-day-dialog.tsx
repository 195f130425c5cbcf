// Closes the day of one or more branches, after showing the day's figures and what leaves the list.
import { type ReactNode, useState } from 'react'
import type { Output } from '#contract/index.ts'
import { localTime } from '#domain/branch/hours.ts'
import { type ClosingWish, dayParts, leavesList } from '#domain/order/counter/day-closing.ts'
import { linkTo } from '#web/data/address/location.ts'
import { serverNow } from '#web/data/http/server-clock.ts'
import { useClearOrders, useDayNow } from '#web/data/staff/order-api.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { useTillText } from '#web/words/board/index.ts'
import { formatList } from '#web/words/format-more.ts'
import { useRingUpText } from '#web/words/ring-up/index.ts'
import { useStaffText } from '#web/words/staff/index.ts'
import { Unread } from '../states.tsx'
import { LazyUntold } from '../till/lazy-till.tsx'
import { showToast } from '../toasts.tsx'
import { DayMoneyList, DayParts, type DayPartsNow, moneyOf, PartFiguresText, sumOf } from './day-figures.tsx'

type CloseDayProps = { branch: StaffBranch; variant?: 'primary' | 'quiet' | 'text'; wide?: boolean }

export function CloseDay({ branch, variant = 'primary', wide = false }: CloseDayProps) {
  const { t, date } = useTillText()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button size="staff" variant={variant} wide={wide} onClick={() => setAsking(true)}>
        {t.close.button}
      </Button>
      {asking && (
        <CloseDayDialog
          branches={[branch]}
          title={t.close.title(date(localTime(serverNow(), branch.timeZone).date), branch.name)}
          confirm={t.close.button}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

type CloseDayDialogProps = {
  branches: readonly StaffBranch[]
  title: string
  /** What the button says. */
  confirm: string
  danger?: boolean
  onClose: () => void
  /** Stands above the figures. */
  children?: ReactNode
}

export function CloseDayDialog({ branches, title, confirm, danger = false, onClose, children }: CloseDayDialogProps) {
  const { t, locale } = useStaffText()
  const till = useTillText().t
  const clear = useClearOrders()
  const [also, setAlso] = useState<ClosingWish>({ alsoOpen: false, alsoLater: false })
  const ids = branches.map(({ id }) => id)
  const now = useDayNow(ids, true)
  const parts = now.data && sumOf(now.data.days)
  const leaving = parts
    ? dayParts.filter((part) => leavesList(part, also)).reduce((sum, part) => sum + parts[part].orders, 0)
    : 0
  const names = formatList(
    branches.map(({ name }) => name),
    locale,
  )

  function close() {
    clear.mutate(
      { branches: ids, ...also },
      {
        onSuccess: ({ orders }) => {
          onClose()
          showToast(orders > 0 ? till.close.closed(t.list.count(orders)) : till.close.nothing)
        },
      },
    )
  }

  return (
    <ConfirmDialog
      open
      title={title}
      labels={{ cancel: t.frame.cancel, confirm, close: t.frame.close }}
      onCancel={onClose}
      onConfirm={close}
      busy={clear.isPending}
      danger={danger}
    >
      {children}
      <LazyUntold branches={branches} />
      {parts ? (
        <>
          <p aria-live="polite">{leaving > 0 ? till.close.text(names, leaving) : till.close.nothing}</p>
          <NotRungUp days={now.data.days} />
          <Closing days={now.data.days} parts={parts} also={also} onChange={setAlso} />
        </>
      ) : (
        <Unread of={now} />
      )}
      {clear.isError && (
        <div className="mt-4">
          <Notice kind="error" urgent>
            {t.frame.failed}
          </Notice>
        </div>
      )}
    </ConfirmDialog>
  )
}

/** What is over and was not rung up by hand: closing the day keeps it in that list. */
export function NotRungUp({ days }: Pick<ClosingProps, 'days'>) {
  const { t } = useRingUpText()
  const left = days.reduce((sum, { ringUps }) => sum + (ringUps ?? 0), 0)
  return (
    left > 0 && (
      <div className="mt-3">
        <Notice kind="warning">
          <a href={linkTo('/ring-ups')} className="underline decoration-honey decoration-3 underline-offset-6">
            {t.left(left)}
          </a>
        </Notice>
      </div>
    )
  )
}

type ClosingProps = {
  days: Output<'days.now'>['days']
  parts: DayPartsNow
  also: ClosingWish
  onChange: (also: ClosingWish) => void
}

/** What closing takes and what it leaves, with a tick for each part that nobody has handed over. */
function Closing({ days, parts, also, onChange }: ClosingProps) {
  const { t } = useTillText()
  return (
    <div className="mt-4 grid gap-4">
      <div className="rounded-control bg-card p-4">
        <DayParts parts={parts} only={['handedOver', 'fallen']} />
      </div>
      {parts.open.orders + parts.later.orders > 0 && (
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-sm">{t.close.also}</legend>
          {parts.open.orders > 0 && (
            <Tick
              name={t.close.open}
              part={parts.open}
              checked={also.alsoOpen}
              onChange={(alsoOpen) => onChange({ ...also, alsoOpen })}
            />
          )}
          {parts.later.orders > 0 && (
            <Tick
              name={t.close.later}
              part={parts.later}
              checked={also.alsoLater}
              onChange={(alsoLater) => onChange({ ...also, alsoLater })}
            />
          )}
        </fieldset>
      )}
      <DayMoneyList money={moneyOf(days)} title={t.close.taken} />
    </div>
  )
}

type TickProps = { name: string; part: DayPartsNow['open']; checked: boolean; onChange: (checked: boolean) => void }

function Tick({ name, part, checked, onChange }: TickProps) {
  return (
    <label className="flex min-h-control cursor-pointer items-center gap-3 rounded-control border border-edge bg-card py-2 ps-4 pe-5 text-ink has-checked:border-cherry has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
      <input
        type="checkbox"
        className="size-6 shrink-0 accent-ink outline-none"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="flex-1 font-medium">{name}</span>
      <span className="font-semibold">
        <PartFiguresText part={part} />
      </span>
    </label>
  )
}
