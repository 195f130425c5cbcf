// Links to legal pages, in a row.
import type { LegalPage } from '#domain/shop/legal/pages.ts'
import { linkTo } from '#web/data/address/location.ts'
import { useAnswer } from '#web/data/answer.ts'
import { useMoreText } from '#web/words/customer/index.ts'
import { formatLabelled } from '#web/words/format-more.ts'
import { useLegalText } from '#web/words/visit/index.ts'

export function LegalLinks({ pages, current }: { pages: readonly LegalPage[]; current?: LegalPage }) {
  const { t } = useMoreText()
  return (
    <p className="flex flex-wrap gap-x-5">
      {pages.map((page) => (
        <a
          key={page}
          href={linkTo(`/${page}`)}
          aria-current={page === current ? 'page' : undefined}
          className="inline-flex min-h-11 items-center rounded-small text-sm underline aria-current:bg-latte-soft"
        >
          {t.nav[page]}
        </a>
      ))}
    </p>
  )
}

export function Seller() {
  const { t, locale } = useLegalText()
  const company = useAnswer('legal.company', {}).value?.company
  if (!company?.name) return null
  const { name, legalForm, address, number, vat, email } = company
  const lines = [
    [name, legalForm].filter(Boolean).join(', '),
    address,
    number && formatLabelled(t.fields.number, number, locale),
    vat && formatLabelled(t.fields.vat, vat, locale),
    email,
  ].filter(Boolean)
  return (
    <div>
      <h2 className="mb-1 text-base text-ink">{t.soldBy}</h2>
      {lines.map((line) => (
        <p key={line}>
          <bdi>{line}</bdi>
        </p>
      ))}
    </div>
  )
}
