// One of the legal pages, as customers read and print it; the owner also sees what is missing (LAW-1).
import { type LegalPage, legalPages } from '#domain/shop/legal/pages.ts'
import { LegalLinks } from '#web/customer/legal/legal-links.tsx'
import { LegalText } from '#web/customer/legal/legal-text-view.tsx'
import { linkTo } from '#web/data/address/location.ts'
import { useAnswer } from '#web/data/answer.ts'
import { useTitle } from '#web/data/page/title.ts'
import { useMember } from '#web/data/session/session.ts'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { printerIcon } from '#web/ui/icons/icons.ts'
import { pencilIcon } from '#web/ui/icons/icons-staff.ts'
import { useMoreText } from '#web/words/customer/index.ts'
import { formatDay } from '#web/words/format-more.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { useLegalText } from '#web/words/visit/index.ts'

export function Legal({ page }: { page: LegalPage }) {
  const { t } = useLegalText()
  const title = useMoreText().t.nav[page]
  useTitle(title)
  return (
    <div className="mx-auto max-w-prose px-4 pt-2 lg:px-6 lg:pt-8">
      <h1>{title}</h1>
      <Text key={page} page={page} />
      <nav aria-label={t.all} className="no-print mt-10 border-t border-line pt-3">
        <LegalLinks pages={legalPages} current={page} />
      </nav>
    </div>
  )
}

function Text({ page }: { page: LegalPage }) {
  const { t, locale } = useLegalText()
  const refusals = useRefusalText().t.refusals
  const member = useMember()
  const isOwner = member !== null && member !== 'loading' && member.owner
  const { value, refused, again } = useAnswer('legal.read', { page, lang: locale })
  if (!value)
    return refused ? (
      <div className="mt-6">
        <Notice
          kind="warning"
          urgent
          action={
            <Button variant="quiet" onClick={again}>
              {t.tryAgain}
            </Button>
          }
        >
          {refusals[refused.refusal]}
        </Notice>
      </div>
    ) : (
      <Skeleton className="mt-6 h-96 w-full rounded-card" />
    )
  const missing = isOwner ? { missing: (field: keyof typeof t.fields) => t.missing(t.fields[field]) } : {}
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="me-auto text-ink-2">{t.version(value.version, formatDay(value.at, locale))}</p>
        <div className="no-print flex flex-wrap gap-2">
          {isOwner && (
            <LinkButton variant="quiet" href={linkTo(`/legal-edit/${page}/${locale}`)}>
              <Icon of={pencilIcon} className="size-5" />
              <span>{t.edit}</span>
            </LinkButton>
          )}
          <Button variant="quiet" onClick={() => print()}>
            <Icon of={printerIcon} className="size-5" />
            <span>{t.print}</span>
          </Button>
        </div>
      </div>
      <div className="mt-4 grid gap-3">
        {!value.confirmed && <Notice kind="warning">{t.draft}</Notice>}
        {isOwner && (
          <div className="no-print">
            <Notice>{t.forOwner}</Notice>
          </div>
        )}
        <LegalText text={value.text} company={value.company} {...missing} />
      </div>
    </>
  )
}
