// What the menu says when it has nothing to show: nothing in stock, or no connection.
import { readMenu } from '../../api/menu.ts'
import { Button, LinkButton } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { bagIcon, warningIcon } from '../../components/icons.ts'
import { useMoreText } from '../../i18n/more/index.ts'
import { menuPath } from '../../paths.ts'
import { linkTo } from '../../place.ts'

/** MENU-2; `whole` is the menu of all categories, from which no way leads to more. */
export function Unavailable({ whole }: { whole: boolean }) {
  const { t } = useMoreText()
  return (
    <EmptyState
      icon={bagIcon}
      title={t.menu.emptyTitle}
      action={!whole && <LinkButton href={linkTo(menuPath)}>{t.menu.wholeMenu}</LinkButton>}
    >
      {t.menu.emptyText}
    </EmptyState>
  )
}

export function Failed() {
  const { t } = useMoreText()
  return (
    <EmptyState
      icon={warningIcon}
      title={t.menu.failedTitle}
      action={<Button onClick={() => void readMenu()}>{t.menu.tryAgain}</Button>}
    >
      {t.menu.failedText}
    </EmptyState>
  )
}
