// Turns the pages of the waiting accounts, if there is more than one page.
import { Button } from '../../../components/controls/button.tsx'
import { useAccountText } from '../../../i18n/staff/index.ts'

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
