// Says honestly that nobody in the shop has seen the order yet, and whom to call.
import type { TrackedOrder } from '../../../contract/index.ts'
import { phoneText } from '../../../domain/shared/phone.ts'
import { useMenu } from '../../api/menu/menu.ts'
import { Notice } from '../../components/feedback/notice.tsx'
import { useOrderText } from '../../i18n/order/index.ts'

export function NotSeen({ order: { branch: id, unheardSince } }: { order: TrackedOrder }) {
  const { t } = useOrderText()
  const branch = useMenu().branches.find((one) => one.id === id)
  if (unheardSince === null) return null
  return (
    <Notice kind="warning" title={t.track.notSeen}>
      <p>{t.track.notSeenText}</p>
      {branch?.phone && (
        <a href={`tel:${branch.phone}`} className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline">
          {t.track.callBranch(branch.name)} <bdi dir="ltr">{phoneText(branch.phone)}</bdi>
        </a>
      )}
    </Notice>
  )
}
