// What the menu says if it has nothing to show: nothing in stock (MENU-2), a shop that has just begun, or no
// connection.

import { linkTo } from '#web/data/address/location.ts'
import { menuPath } from '#web/data/address/paths.ts'
import { readMenu, useMenu } from '#web/data/menu/public-menu-api.ts'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { bagIcon, warningIcon } from '#web/ui/icons/icons.ts'
import { useMoreText } from '#web/words/customer/index.ts'
import { useText } from '#web/words/index.tsx'

/** `whole` is the menu of all categories, which needs no link to it. */
export function MenuEmpty({ whole }: { whole: boolean }) {
  const { t } = useMoreText()
  const { unavailable } = useText().t.menu
  const { state, items } = useMenu()
  if (state === 'failed') {
    return (
      <EmptyState
        icon={warningIcon}
        title={t.menu.failedTitle}
        action={<Button onClick={() => void readMenu()}>{t.tryAgain}</Button>}
      >
        {t.menu.failedText}
      </EmptyState>
    )
  }
  if (items.length === 0 && whole) {
    return (
      <EmptyState icon={bagIcon} title={t.menu.begins.title}>
        {t.menu.begins.text}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={bagIcon}
      title={unavailable}
      action={!whole && <LinkButton href={linkTo(menuPath)}>{t.menu.wholeMenu}</LinkButton>}
    >
      {items.length === 0 ? t.menu.begins.text : t.menu.emptyText}
    </EmptyState>
  )
}

export function NoOrders() {
  const { t } = useMoreText()
  return <Notice>{t.menu.begins.noBranch}</Notice>
}
