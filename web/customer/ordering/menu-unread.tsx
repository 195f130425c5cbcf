// Stands in the place of what needs the menu: it waits for it, or says that it cannot be reached and tries again.
import { readMenu, useMenu } from '#web/data/menu/public-menu-api.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { useMoreText } from '#web/words/customer/index.ts'

export function MenuUnread() {
  const { t } = useMoreText()
  const { state } = useMenu()
  if (state === 'loading') return <Skeleton className="mt-4 h-64 w-full rounded-card" />
  return (
    <div className="mt-4">
      <Notice
        kind="error"
        urgent
        title={t.menu.failedTitle}
        action={<Button onClick={() => void readMenu()}>{t.tryAgain}</Button>}
      >
        {t.menu.failedText}
      </Notice>
    </div>
  )
}
