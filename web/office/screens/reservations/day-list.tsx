// Reservations day by day: a heading for each day with the number of guests, and a row for each party.
import { useState } from 'react'
import { clockText } from '#domain/branch/hours.ts'
import { phoneText } from '#domain/shared/phone.ts'
import { type StaffReservation, useCancelMany, useCancelReservation } from '#web/data/staff/guest-api.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { AskDialog } from '#web/office/staff/ask-dialog.tsx'
import { ChosenBar } from '#web/office/staff/chosen-bar.tsx'
import { useSaveAtOnce } from '#web/office/staff/save-at-once.ts'
import { showToast } from '#web/office/staff/toasts.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { StatusPill } from '#web/ui/display/status-pill.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { trashIcon } from '#web/ui/icons/icons-staff.ts'
import { useStaffText } from '#web/words/staff/index.ts'
import { useReservationText } from '#web/words/visit/index.ts'

type DayListProps = {
  reservations: readonly StaffReservation[]
  branches: readonly StaffBranch[]
  /** The ids of those that nobody had seen before. */
  fresh: ReadonlySet<number>
  past: boolean
}

export function DayList({ reservations, branches, fresh, past }: DayListProps) {
  const { t, date } = useReservationText()
  const cancel = useCancelReservation()
  const [cancelling, setCancelling] = useState<StaffReservation>()
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const [asking, setAsking] = useState(false)
  const chosen = past ? [] : reservations.filter(({ id }) => ids.has(id))
  const ofSameNumber = reservations.filter(({ phone }) => chosen.some((one) => one.phone === phone))
  const choose = (some: readonly StaffReservation[], on: boolean) => {
    const next = new Set(ids)
    for (const { id } of some)
      if (on) next.add(id)
      else next.delete(id)
    setIds(next)
  }
  const dates = [...new Set(reservations.map((one) => one.date))]
  return (
    <div className="grid gap-7">
      {dates.map((day) => {
        const parties = reservations.filter((one) => one.date === day)
        const persons = parties.reduce((sum, one) => sum + one.persons, 0)
        return (
          <section key={day} aria-labelledby={`day-${day}`}>
            <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
              <h2 id={`day-${day}`}>{t.staff.day(date(day), persons)}</h2>
              {!past && parties.length > 1 && parties.some(({ id }) => !ids.has(id)) && (
                <Button variant="text" onClick={() => choose(parties, true)}>
                  {t.staff.chooseDay}
                </Button>
              )}
            </div>
            <ul className="grid gap-2">
              {parties.map((one) => (
                <Party
                  key={one.id}
                  reservation={one}
                  fresh={fresh.has(one.id)}
                  branch={branches.length > 1 ? branches.find(({ id }) => id === one.branch)?.name : undefined}
                  onCancel={past ? undefined : () => setCancelling(one)}
                  chosen={ids.has(one.id)}
                  onChoose={(on) => choose([one], on)}
                />
              ))}
            </ul>
          </section>
        )
      })}
      {chosen.length > 0 && (
        <ChosenBar
          words={{ chosen: t.staff.chosen(chosen.length), unchoose: t.staff.unchoose }}
          onNone={() => setIds(new Set())}
        >
          {ofSameNumber.length > chosen.length && (
            <Button variant="quiet" size="staff" className="max-md:w-full" onClick={() => choose(ofSameNumber, true)}>
              {t.staff.sameNumber}
            </Button>
          )}
          <Button variant="danger" size="staff" className="max-md:w-full" onClick={() => setAsking(true)}>
            {t.staff.cancelChosen}
          </Button>
        </ChosenBar>
      )}
      <CancelManyDialog
        chosen={asking ? chosen : undefined}
        onClose={() => setAsking(false)}
        onCancelled={() => setIds(new Set())}
      />
      <AskDialog
        wish={cancelling && { id: cancelling.id }}
        send={cancel}
        words={{
          title: t.staff.cancelTitle,
          act: t.staff.cancel,
          done: t.staff.cancelled(cancelling?.name ?? ''),
          back: t.staff.keep,
        }}
        onClose={() => setCancelling(undefined)}
      >
        {cancelling && (
          <p className="mb-2 text-ink">
            <bdi className="font-semibold wrap-anywhere">{cancelling.name}</bdi>
            <span>{`, ${date(cancelling.date)}, ${clockText(cancelling.time)}, `}</span>
            <bdi dir="ltr" className="whitespace-nowrap">
              {phoneText(cancelling.phone)}
            </bdi>
          </p>
        )}
        <p>{t.staff.cancelText}</p>
      </AskDialog>
    </div>
  )
}

type PartyProps = {
  reservation: StaffReservation
  fresh: boolean
  /** Shown to members of several branches. */
  branch: string | undefined
  onCancel: (() => void) | undefined
  chosen: boolean
  onChoose: (on: boolean) => void
}

function Party({ reservation, fresh, branch, onCancel, chosen, onChoose }: PartyProps) {
  const { t } = useReservationText()
  const { id, name, phone, persons, time, stay } = reservation
  return (
    <li className="flex items-center gap-2 rounded-card bg-card py-2 ps-4 pe-1 shade-card has-[input]:max-md:ps-2 md:gap-6 md:pe-2">
      {onCancel && (
        <label className="-m-1 grid size-control shrink-0 cursor-pointer place-items-center">
          <input
            type="checkbox"
            className="size-6 accent-ink"
            aria-label={t.staff.choose(name)}
            checked={chosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
        </label>
      )}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-6">
        <p className="leading-tight max-md:w-full max-md:pt-1">
          <span className="text-xl font-semibold md:block">{clockText(time)}</span>{' '}
          <span className="text-sm text-ink-2 md:block">{t.staff.until(clockText(time + stay))}</span>
        </p>
        <p className="min-w-40 flex-1 leading-snug wrap-anywhere">
          <span className="block text-lg font-semibold">
            <bdi>{name}</bdi>
            {fresh && (
              <span className="ms-2 inline-block align-middle">
                <StatusPill tone="honey">{t.staff.fresh}</StatusPill>
              </span>
            )}
          </span>
          <span className="block text-sm text-ink-2">
            <span>{`${t.persons(persons)} · ${t.staff.number(id)}`}</span>
            {branch && <span>{` · ${branch}`}</span>}
          </span>
        </p>
        <a href={`tel:${phone}`} className="inline-flex min-h-control items-center font-medium underline">
          <bdi dir="ltr">{phoneText(phone)}</bdi>
        </a>
      </div>
      {onCancel && <IconButton icon={trashIcon} size="staff" label={t.staff.cancelOf(name)} onClick={onCancel} />}
    </li>
  )
}

type CancelManyDialogProps = {
  /** Undefined while the dialog is closed. */
  chosen: readonly StaffReservation[] | undefined
  onClose: () => void
  onCancelled: () => void
}

/** At most this many are named in the question; for more, it gives their number. */
const mostNamed = 8

function CancelManyDialog({ chosen, onClose, onCancelled }: CancelManyDialogProps) {
  const { t, date } = useReservationText()
  const { frame } = useStaffText().t
  const cancel = useSaveAtOnce(useCancelMany())

  function run(ids: number[]) {
    cancel({ ids }, ({ cancelled }) => {
      showToast(t.staff.cancelledMany(cancelled))
      onCancelled()
    })
    onClose()
  }

  return (
    <ConfirmDialog
      open={chosen !== undefined}
      title={t.staff.cancelManyTitle(chosen?.length ?? 0)}
      labels={{ cancel: t.staff.keepAll, confirm: t.staff.cancelChosen, close: frame.close }}
      danger
      onCancel={onClose}
      onConfirm={() => chosen && run(chosen.map(({ id }) => id))}
    >
      <ul className="mb-2 text-ink">
        {chosen?.slice(0, mostNamed).map((one) => (
          <li key={one.id}>
            <bdi className="font-semibold wrap-anywhere">{one.name}</bdi>
            <span>{`, ${date(one.date)}, ${clockText(one.time)}`}</span>
          </li>
        ))}
        {chosen && chosen.length > mostNamed && <li aria-hidden="true">…</li>}
      </ul>
      <p>{t.staff.cancelManyText}</p>
    </ConfirmDialog>
  )
}
