// Where owners look first: how many items and options nobody has declared (ALLG-3); nothing once all are.
import { LinkButton } from '../../components/controls/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { useMenuEditText } from '../../i18n/editor/index.ts'
import { linkTo } from '../../location.ts'
import { useUndeclared } from './use-undeclared.ts'

export function UndeclaredLink() {
  const { t } = useMenuEditText()
  const count = useUndeclared()?.count ?? 0
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
