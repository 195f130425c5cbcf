// The form of an item: a new one, a copy or one that is stored; what is typed in it, and saving it.
import { tidyDraft } from '#domain/menu/item-draft.ts'
import { localize } from '#domain/shared/locale.ts'
import { type EditableItem, freshItem, useAddItem, useSaveItem } from '#web/data/staff/menu-api.ts'
import { sendBy } from '#web/data/staff/staff-api.ts'
import { useEditForm } from '#web/office/forms/use-edit-form.ts'
import { showToast } from '#web/office/staff/toasts.tsx'
import { useMenuEditText } from '#web/words/editor/index.ts'
import {
  copyFrom,
  draftFrom,
  formOf,
  type ItemForm,
  type ItemSubject,
  itemFormProblems,
  mergedItem,
  subjectKey,
} from './item-form.ts'

export type EditedItem = ReturnType<typeof useItemForm>

export function useItemForm(subject: ItemSubject, onSaved: () => void) {
  const { t, locale } = useMenuEditText()
  const { item, category, copyOf } = subject
  const add = sendBy(useAddItem())
  const save = sendBy(useSaveItem())
  return useEditForm<ItemForm, EditableItem>({
    name: `item ${subjectKey(subject)}`,
    stored: item,
    fieldsOf: (one) => (one || !copyOf ? formOf(one, locale) : copyFrom(copyOf, locale)),
    meaning: (fields) => [tidyDraft(draftFrom(fields)), fields.spot, fields.newSize],
    check: itemFormProblems,
    send: (fields, base) => {
      const draft = draftFrom(fields)
      const { spot } = fields
      if (base) return save({ ...draft, ...spot, id: base.id, version: base.version })
      return add({ ...draft, category: spot?.category ?? category, ...(copyOf && { copyOf: copyOf.id }) })
    },
    latest: async () => item && (await freshItem(item.id)),
    wishOf: (fields) => tidyDraft(draftFrom(fields)),
    merge: mergedItem,
    addsAgain: true,
    told: (saved, isNew) => {
      showToast((isNew ? t.added : t.savedNamed)(localize(saved.name, locale)))
      onSaved()
    },
  })
}
