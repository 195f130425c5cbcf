// Fills in, checks, saves and leaves the form of an item; whatever goes wrong, what was typed stays.
import { useState } from 'react'
import {
  checkItem,
  type ItemProblem,
  type ItemProblemName,
  sameDraft,
  tidyDraft,
} from '../../../../domain/menu/item-draft.ts'
import { localize } from '../../../../domain/shared/locale.ts'
import { type EditableItem, freshItem, useAddItem, useSaveItem } from '../../../api/staff/items.ts'
import { sendBy } from '../../../api/staff/staff.ts'
import { useKeptForm } from '../../../forms/left-forms.ts'
import { problemsByField } from '../../../forms/problems.ts'
import { checked, useSubmission } from '../../../forms/submission.ts'
import { useMenuEditText } from '../../../i18n/editor/index.ts'
import { showToast } from '../../../staff/toasts.tsx'
import { copyFrom, draftFrom, formOf, type ItemForm, leftForms } from './item-form.ts'

export interface Subject {
  readonly category: string
  /** Undefined for a new one. */
  readonly item: EditableItem | undefined
  /** What a new one begins as a copy of. */
  readonly copyOf?: EditableItem
  /** A new item whose category is still to be chosen. */
  readonly chooses?: true
  /** Opened to say what the item contains. */
  readonly declares?: true
}

/** Where the item is to be: its category, and its place in it, 1 first; without a place at the end. */
export interface Spot {
  readonly category: string
  readonly place: number | undefined
}

export const sameSpot = (one: Spot, other: Spot): boolean =>
  one.category === other.category && one.place === other.place

/** `from`: where the item was when the form was opened. */
export function useItemForm({ item: opened, ...subject }: Subject, spot: Spot, from: Spot, onClose: () => void) {
  const { t, locale } = useMenuEditText()
  const { copyOf } = subject
  const key = opened?.id ?? (copyOf ? `+${copyOf.id}` : subject.chooses ? '+' : `+${subject.category}`)
  const blank = () => (copyOf ? copyFrom(copyOf, locale) : formOf(undefined, locale))
  const [item, setItem] = useState(opened)
  const [form, setForm] = useState<ItemForm>(() => leftForms.get(key) ?? (opened ? formOf(opened, locale) : blank()))
  const [wasLeft, setWasLeft] = useState(() => leftForms.has(key))
  const [tried, setTried] = useState(false)
  const add = sendBy(useAddItem())
  const save = sendBy(useSaveItem())
  const draft = draftFrom(form)
  const moved = item !== undefined && !sameSpot(spot, from)
  const changed = moved || !sameDraft(draft, draftFrom(item ? formOf(item, locale) : blank()))
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
    setForm(fresh ? formOf(fresh, locale) : blank())
    setWasLeft(false)
    setTried(false)
    submission.reset()
  }

  function readItem(version: string | undefined) {
    return checked(version, found)
  }

  function send(version: string | undefined) {
    if (!item) return add({ ...draft, category: spot.category, ...(copyOf && { copyOf: copyOf.id }) })
    return save({ ...draft, ...(moved && spot), id: item.id, version: version ?? item.version })
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
    /** Whether there is anything to save: a copy is something new. */
    canSave: changed || (!item && copyOf !== undefined),
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
