// Links to legal pages, in a row.
import type { LegalPage } from '../../domain/legal/pages.ts'
import { useMoreText } from '../i18n/customer/index.ts'
import { linkTo } from '../location.ts'

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
