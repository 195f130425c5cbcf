// All steps are done: what is left is to open the doors.
import { localize } from '../../../domain/shared/locale.ts'
import { useSetShopState } from '../../api/staff/branches/shop.ts'
import type { Guide } from '../../api/staff/guide-calls.ts'
import { refusalOf } from '../../api/staff/staff.ts'
import { Button, LinkButton } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { useRefusalText } from '../../i18n/order/index.ts'
import { useBeginText } from '../../i18n/owner/index.ts'
import { linkTo } from '../../location.ts'

export function FinishCard({ guide }: { guide: Guide }) {
  const { t, locale } = useBeginText()
  const sentences = useRefusalText().t.refusals
  const setState = useSetShopState()
  const closed = guide.branches.filter(({ open }) => !open)
  return (
    <Card className="grid gap-4 bg-leaf-soft! p-5!">
      <div>
        <h2>{t.finish.title}</h2>
        <p className="mt-1 text-ink-2">{closed.length > 0 ? t.finish.closed : t.finish.open}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {closed.map(({ id, name }) => (
          <Button
            key={id}
            size="staff"
            busy={setState.isPending && setState.variables.branches.includes(id)}
            onClick={() => setState.mutate({ branches: [id], open: true })}
          >
            {t.finish.openBranch(localize(name, locale))}
          </Button>
        ))}
        <LinkButton href={linkTo('/foods')} size="staff" variant="quiet">
          {t.finish.asGuest}
        </LinkButton>
      </div>
      {setState.isError && (
        <Notice kind="error" urgent>
          {sentences[refusalOf(setState.error)]}
        </Notice>
      )}
    </Card>
  )
}
