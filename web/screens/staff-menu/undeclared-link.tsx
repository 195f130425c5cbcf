// Where owners look first: how many items nobody has declared (ALLG-3); nothing once all are.
import { useItems } from '../../api/staff/items.ts'
import { LinkButton } from '../../components/controls/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { useMenuEditText } from '../../i18n/menu-edit/index.ts'
import { linkTo } from '../../location.ts'

export function UndeclaredLink() {
  const { t } = useMenuEditText()
  const count = useItems(true).data?.items.filter(({ declaration }) => !declaration).length ?? 0
  if (count === 0) return null
  return (
    <Notice
      kind="warning"
      title={t.undeclaredCount(count)}
      action={
        <LinkButton href={linkTo('/food-edit-undeclared')} variant="quiet" size="staff">
          {t.declare}
        </LinkButton>
      }
    />
  )
}
