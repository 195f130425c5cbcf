// Whether staff have closed the branch, and the button that opens it.
import { localize } from '../../../domain/shared/locale.ts'
import type { OwnBranch } from '../../api/staff/branches/branches.ts'
import { useSetShopState } from '../../api/staff/branches/shop.ts'
import { staffCache } from '../../api/staff/staff.ts'
import { Button } from '../../components/controls/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { useBranchText } from '../../i18n/owner/index.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { linkTo } from '../../location.ts'
import { showToast, showWarning } from '../../staff/toasts.tsx'

export function ShopStateLine({ branch }: { branch: OwnBranch }) {
  const { t, locale } = useBranchText()
  const frame = useStaffText().t.frame
  const setState = useSetShopState()

  function open() {
    setState.mutate(
      { branches: [branch.id], open: true },
      {
        onSuccess: () => showToast(t.opened(localize(branch.name, locale))),
        onError: () => showWarning(frame.failed, { label: frame.tryAgain, run: open }),
        onSettled: () => void staffCache.invalidateQueries({ queryKey: ['branches'] }),
      },
    )
  }

  if (branch.shop.open)
    return (
      <p className="text-sm text-ink-2">
        <a href={linkTo('/food-edit')} className="underline decoration-honey decoration-3 underline-offset-6">
          {t.closeHint}
        </a>
      </p>
    )
  return (
    <div className="grid gap-3">
      <Notice kind="closed">{t.closedNow}</Notice>
      <Button variant="leaf" size="staff" busy={setState.isPending} onClick={open}>
        {t.open}
      </Button>
    </div>
  )
}
