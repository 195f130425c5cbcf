// Fills in, checks, saves and leaves the form of an item; whatever goes wrong, what was typed stays.
import { useState } from 'react'
import {
  checkItem,
  type ItemProblem,
  type ItemProblemName,
  sameDraft,
  tidyDraft,
} from '../../../../domain/menu/item-draft.ts'
import type { CategoryId } from '../../../../domain/menu/menu.ts'
import { localize } from '../../../../domain/shared/locale.ts'
import { type EditableItem, freshItem, useAddItem, useSaveItem } from '../../../api/staff/items.ts'
import { sendBy } from '../../../api/staff/staff.ts'
import { useKeptForm } from '../../../forms/left-forms.ts'
import { problemsByField } from '../../../forms/problems.ts'
import { checked, useSubmission } from '../../../forms/submission.ts'
import { useMenuEditText } from '../../../i18n/menu-edit/index.ts'
import { showToast } from '../../../staff/toasts.tsx'
import { draftFrom, formOf, type ItemForm, leftForms } from './item-form.ts'

export interface Subject {
  readonly category: CategoryId
  /** Undefined for a new one. */
  readonly item: EditableItem | undefined
  /** A new item whose category is still to be chosen. */
  readonly chooses?: true
  /** Opened to say what the item contains. */
  readonly declares?: true
}

/** `category`: for a new item, chosen or given. */
export function useItemForm({ item: opened, ...subject }: Subject, category: CategoryId, onClose: () => void) {
  const { t, locale } = useMenuEditText()
  const key = opened?.id ?? (subject.chooses ? '+' : `+${subject.category}`)
  const [item, setItem] = useState(opened)
  const [form, setForm] = useState<ItemForm>(() => leftForms.get(key) ?? formOf(opened, locale))
  const [wasLeft, setWasLeft] = useState(() => leftForms.has(key))
  const [tried, setTried] = useState(false)
  const add = sendBy(useAddItem())
  const save = sendBy(useSaveItem())
  const draft = draftFrom(form)
  const changed = !sameDraft(draft, draftFrom(formOf(item, locale)))
  const found = checkItem(tidyDraft(draft))
  const { told, busy, refused, failures, ...submission } = useSubmission(readItem, send)
  const problems = problemsByField<string>(tried ? [...found, ...told] : [])
  const finished = useKeptForm(leftForms, key, form, changed)

  function set(change: Partial<ItemForm>) {
    setForm((before) => ({ ...before, ...change }))
    submission.mend(() => true)
  }

  function close() {
    finished.current = true
    onClose()
  }

  function startFrom(fresh: EditableItem | undefined) {
    setItem(fresh)
    setForm(formOf(fresh, locale))
    setWasLeft(false)
    setTried(false)
    submission.reset()
  }

  function readItem(version: string | undefined) {
    return checked(version, found)
  }

  function send(version: string | undefined) {
    return item ? save({ ...draft, id: item.id, version: version ?? item.version }) : add({ ...draft, category })
  }

  async function finish(version: string | undefined) {
    const saved = await submission.submit(version)
    if (!saved) return
    if (saved.ok) {
      const name = localize(saved.value.name, locale)
      showToast(item ? t.saved(name) : t.added(name))
      close()
      return
    }
    // An item that is gone can only be added again.
    if (saved.refusal.refusal === 'item_unknown') setItem(undefined)
  }

  /** Returns the problems; none if the item is being saved. */
  function submit(version = item?.version): readonly ItemProblem[] {
    setTried(true)
    void finish(version)
    return found
  }

  return {
    form,
    set,
    item,
    changed,
    /** Whether it was left unsaved the last time and was restored here. */
    found: wasLeft,
    startAnew: () => startFrom(item),
    busy,
    refusal: refused?.refusal,
    failures,
    problemAt: (field: string) => problems[field] as ItemProblemName | undefined,
    submit,
    close,
    /** After somebody else's change: take their version, or overwrite it. */
    takeTheirs: async () => item && startFrom(await freshItem(item.id)),
    saveMine: async () => {
      const fresh = item && (await freshItem(item.id))
      setItem(fresh)
      submit(fresh?.version)
    },
  }
}
