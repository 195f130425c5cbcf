// The form of a category, a new one or one that is stored: what is typed in it, and saving it.
import { type CategoryDraft, checkCategory, tidyCategory } from '#domain/menu/category-draft.ts'
import { usualIcon } from '#domain/menu/category-icons.ts'
import { usualVatClass } from '#domain/money/vat-class.ts'
import { localize } from '#domain/shared/locale.ts'
import { rebase } from '#web/data/forms/rebase.ts'
import {
  type EditableCategory,
  freshCategory,
  useAddCategory,
  useCategories,
  useSaveCategory,
} from '#web/data/staff/menu-api.ts'
import { sendBy } from '#web/data/staff/staff-api.ts'
import { useEditForm } from '#web/office/forms/use-edit-form.ts'
import { showToast } from '#web/office/staff/toasts.tsx'
import { useCategoryText } from '#web/words/editor/index.ts'
import { mergedSold } from '../sold/merged-sold.ts'

export type EditedCategory = ReturnType<typeof useCategoryForm>

export function useCategoryForm(opened: EditableCategory | undefined, onSaved: () => void) {
  const { t, locale } = useCategoryText()
  const add = sendBy(useAddCategory())
  const save = sendBy(useSaveCategory())
  const others = useCategories().data?.categories.filter(({ id }) => id !== opened?.id) ?? []
  const slugs = new Set(others.map(({ slug }) => slug).filter(Boolean))
  return useEditForm<CategoryDraft, EditableCategory>({
    name: `category ${opened?.id ?? ''}`,
    stored: opened,
    fieldsOf: (category) => (category ? { sold: null, vat: usualVatClass, ...tidyCategory(category) } : blank),
    meaning: tidyCategory,
    check: (fields) => checkCategory(tidyCategory(fields), slugs),
    send: (fields, base) => (base ? save({ ...fields, id: base.id, version: base.version }) : add({ ...fields })),
    latest: async () => opened && (await freshCategory(opened.id)),
    merge: (base, mine, theirs) => ({
      ...rebase(base, mine, theirs),
      sold: mergedSold(base.sold, mine.sold, theirs.sold),
    }),
    addsAgain: true,
    told: (saved, isNew) => {
      showToast((isNew ? t.added : t.savedNamed)(localize(saved.name, locale)))
      onSaved()
    },
  })
}

const blank: CategoryDraft = {
  name: {},
  desc: {},
  slug: '',
  icon: usualIcon,
  image: null,
  hidden: false,
  sold: null,
  vat: usualVatClass,
}
