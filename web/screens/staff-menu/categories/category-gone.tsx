// In the place of a category that somebody removed.
import { LinkButton } from '../../../components/controls/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { bagIcon } from '../../../components/icons/icons.ts'
import { useCategoryText } from '../../../i18n/categories/index.ts'
import { linkTo } from '../../../location.ts'

export function CategoryGone() {
  const { t } = useCategoryText()
  return (
    <EmptyState
      icon={bagIcon}
      title={t.noSuch}
      action={<LinkButton href={linkTo('/food-edit')}>{t.allOfThem}</LinkButton>}
    >
      {t.noSuchHint}
    </EmptyState>
  )
}
