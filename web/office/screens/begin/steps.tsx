// Steps of the guide that lead elsewhere: branches, the menu, the company, the first colleague.

import { type ReactNode, useId } from 'react'
import { branchesAbove } from '#domain/branch/at-a-glance.ts'
import { localize } from '#domain/shared/locale.ts'
import { BranchFinder } from '#web/customer/branch/branch-finder.tsx'
import { linkTo } from '#web/data/address/location.ts'
import { type Guide, useTakeMenu } from '#web/data/staff/site-api.ts'
import { LinkToHandOver } from '#web/office/staff/fields/link-to-hand-over.tsx'
import { RefusedNotice } from '#web/office/staff/states.tsx'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { plusIcon } from '#web/ui/icons/icons.ts'
import { useBeginText } from '#web/words/owner/index.ts'
import { useAccountText } from '#web/words/staff/index.ts'

export function BranchStep({ guide: { branches } }: { guide: Guide }) {
  const { t, locale } = useBeginText()
  return (
    <>
      {branches.length > 0 && (
        <BranchFinder branches={branches} most={branchesAbove}>
          {(shown) => (
            <ul className="grid gap-2">
              {shown.map(({ branch: { id, name } }) => (
                <li key={id}>
                  <a
                    href={linkTo(`/branches/${id}`)}
                    className="flex min-h-14 items-center justify-between gap-3 rounded-control border border-edge bg-card px-4 hover:bg-latte-soft"
                  >
                    <bdi className="font-semibold">{localize(name, locale)}</bdi>
                    <span className="text-ink-2">{t.look}</span>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </BranchFinder>
      )}
      <div>
        <LinkButton href={linkTo('/branches/new')} size="staff" variant={branches.length > 0 ? 'quiet' : 'primary'}>
          <Icon of={plusIcon} className="size-5" />
          <span>{branches.length > 0 ? t.anotherBranch : t.addBranch}</span>
        </LinkButton>
      </div>
    </>
  )
}

export function MenuStep({ guide }: { guide: Guide }) {
  const { t } = useBeginText()
  const take = useTakeMenu()
  const { menu: words } = t
  return (
    <>
      {guide.items > 0 && <p className="font-semibold">{words.count(guide.items)}</p>}
      <ul className="grid gap-3 md:grid-cols-3">
        <Way title={words.type.title} text={words.type.text}>
          <LinkButton href={linkTo('/food-edit')} size="staff" wide variant="quiet">
            {words.type.go}
          </LinkButton>
        </Way>
        <Way title={words.sheet.title} text={words.sheet.text}>
          <LinkButton href={linkTo('/food-edit-sheet')} size="staff" wide variant="quiet">
            {words.sheet.go}
          </LinkButton>
        </Way>
        {!guide.ofDemo && (
          <Way title={words.demo.title} text={words.demo.text}>
            <Button
              size="staff"
              wide
              variant="quiet"
              busy={take.isPending}
              disabled={guide.items > 0}
              onClick={() => take.mutate({})}
            >
              {words.demo.go}
            </Button>
          </Way>
        )}
      </ul>
      <RefusedNotice error={take.error} />
    </>
  )
}

function Way({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId()
  return (
    <li aria-labelledby={id} className="flex flex-col gap-2 rounded-card border border-line p-4">
      <h3 id={id}>{title}</h3>
      <p className="flex-1 text-ink-2">{text}</p>
      {children}
    </li>
  )
}

export function CompanyStep() {
  const { t } = useBeginText()
  return (
    <div>
      <LinkButton href={linkTo('/legal-edit')} size="staff">
        {t.toCompany}
      </LinkButton>
    </div>
  )
}

const pages = { vat: '/vat', legal: '/legal-edit', payment: '/online-payment', printer: '/printers' } as const

/** A step whose form is a page of its own. */
export function LedStep({ to }: { to: keyof typeof pages }) {
  const { t } = useBeginText()
  return (
    <div>
      <LinkButton href={linkTo(pages[to])} size="staff">
        {t.ledTo[to]}
      </LinkButton>
    </div>
  )
}

export function AllergensStep({ guide: { undeclared } }: { guide: Guide }) {
  const { t } = useBeginText()
  return (
    <>
      {undeclared > 0 && <p className="font-semibold">{t.undeclared(undeclared)}</p>}
      <div>
        <LinkButton href={linkTo('/food-edit-undeclared')} size="staff">
          {t.ledTo.allergens}
        </LinkButton>
      </div>
    </>
  )
}

export function PicturesStep({ guide: { withoutPicture } }: { guide: Guide }) {
  const { t } = useBeginText()
  return (
    <>
      {withoutPicture > 0 && <p className="font-semibold">{t.withoutPicture(withoutPicture)}</p>}
      <div>
        <LinkButton href={linkTo('/food-edit')} size="staff">
          {t.ledTo.pictures}
        </LinkButton>
      </div>
    </>
  )
}

export function CapacityStep({ guide: { branches } }: { guide: Guide }) {
  const { t, locale } = useBeginText()
  if (branches.length === 0) return <p>{t.needsBranch}</p>
  return (
    <BranchFinder branches={branches} most={branchesAbove}>
      {(shown) => (
        <div className="flex flex-wrap gap-3">
          {shown.map(({ branch: { id, name } }) => (
            <LinkButton key={id} href={linkTo(`/branches/${id}/capacity`)} size="staff">
              {t.capacityOf(localize(name, locale))}
            </LinkButton>
          ))}
        </div>
      )}
    </BranchFinder>
  )
}

export function ColleagueStep({ guide: { waiting } }: { guide: Guide }) {
  const { t } = useBeginText()
  const { people } = useAccountText().t
  return (
    <>
      {waiting > 0 && (
        <Notice
          action={
            <LinkButton href={linkTo('/people')} variant="quiet">
              {t.toPeople}
            </LinkButton>
          }
        >
          {t.waiting(waiting)}
        </Notice>
      )}
      <div className="grid max-w-xl gap-4">
        <LinkToHandOver
          label={people.signUpLink}
          hint={people.signUpHint}
          address={`${location.origin}/${linkTo('/account/signup')}`}
        />
      </div>
    </>
  )
}
