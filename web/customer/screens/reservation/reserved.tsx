// The reservation that was made, with all of its details.
import { type ReactNode, useEffect, useRef } from 'react'
import type { Output } from '#contract/index.ts'
import { branchesAbove } from '#domain/branch/at-a-glance.ts'
import { clockText } from '#domain/branch/hours.ts'
import { phoneText } from '#domain/shared/phone.ts'
import { BranchFinder } from '#web/customer/branch/branch-finder.tsx'
import { linkTo } from '#web/data/address/location.ts'
import { useMenu } from '#web/data/menu/public-menu-api.ts'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon } from '#web/ui/icons/icons.ts'
import { usePageText } from '#web/words/customer/index.ts'
import { useReservationText } from '#web/words/visit/index.ts'

type ReservedNoticeProps = { reservation: Output<'reservations.place'>; onAnother: () => void }

export function ReservedNotice({ reservation, onAnother }: ReservedNoticeProps) {
  const { t, date } = useReservationText()
  const toMenu = usePageText().t.toMenu
  const heading = useRef<HTMLHeadingElement>(null)
  const branch = useMenu().branches.find(({ id }) => id === reservation.branch)
  const { id, name, phone, persons, time, stay } = reservation
  useEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])

  const rows: readonly (readonly [string, ReactNode])[] = [
    [t.done.when, `${date(reservation.date)}, ${t.done.fromTo(clockText(time), clockText(time + stay))}`],
    [t.done.howMany, t.persons(persons)],
    [t.branch, branch ? `${branch.name}, ${branch.address}` : reservation.branch],
    [t.name, <bdi key="name">{name}</bdi>],
    [
      t.phone,
      <bdi key="phone" dir="ltr">
        {phoneText(phone)}
      </bdi>,
    ],
    [t.done.number, id],
  ]
  return (
    <div className="mx-auto max-w-lg px-4 pt-1 lg:pt-8">
      <span className="grid size-16 place-items-center rounded-full bg-leaf-soft text-leaf">
        <Icon of={checkIcon} className="size-9" />
      </span>
      <h1 ref={heading} tabIndex={-1} className="mt-4">
        {t.done.title}
      </h1>
      <p className="mt-2 text-lg text-ink-2">{t.done.lead}</p>
      <Card className="mt-5 p-5!">
        <dl className="grid gap-3">
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt className="text-sm text-ink-2">{label}</dt>
              <dd className="text-md font-semibold wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <p className="mt-5">{t.done.change}</p>
      <BranchPhones only={reservation.branch} />
      <div className="mt-5 flex flex-wrap gap-3">
        <LinkButton href={linkTo('/foods')}>{toMenu}</LinkButton>
        <Button variant="quiet" onClick={onAnother}>
          {t.done.another}
        </Button>
      </div>
    </div>
  )
}

/** Of all branches that have one, or only of `only`. */
export function BranchPhones({ only }: { only?: string }) {
  const branches = useMenu().branches.filter(({ id, phone }) => phone !== '' && (only === undefined || id === only))
  return (
    <BranchFinder branches={branches} most={branchesAbove}>
      {(shown) => (
        <ul className="mt-1 flex flex-wrap gap-x-6">
          {shown.map(({ branch: { id, name, phone } }) => (
            <li key={id} className="flex items-center gap-2">
              {only === undefined && <span>{name}</span>}
              <a href={`tel:${phone}`} className="inline-flex min-h-11 items-center font-semibold underline">
                <bdi dir="ltr">{phoneText(phone)}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
    </BranchFinder>
  )
}
