// In the place of a category that somebody removed, or that a new shop never had.
import { LinkButton } from '../../../components/controls/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { bagIcon } from '../../../components/icons/icons.ts'
import { useCategoryText, useMenuEditText } from '../../../i18n/editor/index.ts'
import { linkTo } from '../../../location.ts'

export function CategoryGone({ none }: { none: boolean }) {
  const { t } = useCategoryText()
  const words = useMenuEditText().t
  if (none)
    return (
      <EmptyState
        icon={bagIcon}
        title={words.noCategories}
        action={<LinkButton href={linkTo('/categories')}>{words.firstCategory}</LinkButton>}
      >
        {words.noCategoriesHint}
      </EmptyState>
    )
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
