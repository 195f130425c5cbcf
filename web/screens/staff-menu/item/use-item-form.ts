// Fills in, checks, saves and leaves the form of an item; whatever goes wrong, what was typed stays.
import { useEffect, useRef, useState } from 'react'
import type { Problem } from '../../../../contract/index.ts'
import { checkItem, type ItemProblemName, sameDraft, tidyDraft } from '../../../../domain/menu/item-draft.ts'
import type { CategoryId } from '../../../../domain/menu/menu.ts'
import { localize } from '../../../../domain/shared/locale.ts'
import { type EditableItem, freshItem, useAddItem, useSaveItem } from '../../../api/staff/items.ts'
import { Refusal, refusalOf } from '../../../api/staff/staff.ts'
import { useMenuEditText } from '../../../i18n/menu-edit/index.ts'
import { showToast } from '../../../staff/toasts.tsx'
import { draftFrom, formOf, type ItemForm, leftForms } from './item-form.ts'

export interface Subject {
  readonly category: CategoryId
  /** Undefined for a new one. */
  readonly item: EditableItem | undefined
  /** A new item whose category is still to be chosen. */
  readonly chooses?: true
}

/** `category`: for a new item, chosen or given. */
export function useItemForm({ item: opened, ...subject }: Subject, category: CategoryId, onClose: () => void) {
  const { t, locale } = useMenuEditText()
  const key = opened?.id ?? (subject.chooses ? '+' : `+${subject.category}`)
  const [item, setItem] = useState(opened)
  const [form, setForm] = useState<ItemForm>(() => leftForms.get(key) ?? formOf(opened, locale))
  const [found, setFound] = useState(() => leftForms.has(key))
  const [tried, setTried] = useState(false)
  const [told, setTold] = useState<readonly Problem[]>([])
  const add = useAddItem()
  const save = useSaveItem()
  const draft = draftFrom(form)
  const changed = !sameDraft(draft, draftFrom(formOf(item, locale)))
  const problems: readonly Problem[] = tried ? [...checkItem(tidyDraft(draft)), ...told] : []
  const error = add.error ?? save.error
  const finished = useKept(key, form, changed)

  function set(change: Partial<ItemForm>) {
    setForm((before) => ({ ...before, ...change }))
    setTold([])
  }

  function close() {
    finished.current = true
    onClose()
  }

  function startFrom(fresh: EditableItem | undefined) {
    setItem(fresh)
    setForm(formOf(fresh, locale))
    setFound(false)
    setTried(false)
    setTold([])
    save.reset()
    add.reset()
  }

  /** Returns the problems; none if the item is being saved. */
  function submit(version = item?.version): readonly Problem[] {
    setTried(true)
    const wrong = checkItem(tidyDraft(draft))
    if (wrong.length > 0) return wrong
    const answered = {
      onSuccess: (saved: EditableItem) => {
        showToast(item ? t.saved(localize(saved.name, locale)) : t.added(localize(saved.name, locale)))
        close()
      },
      onError: (reason: unknown) => {
        setTold(reason instanceof Refusal ? reason.refused.problems : [])
        // An item that is gone can only be added again.
        if (refusalOf(reason) === 'item_unknown') setItem(undefined)
      },
    }
    if (item) save.mutate({ ...draft, id: item.id, version: version ?? item.version }, answered)
    else add.mutate({ ...draft, category }, answered)
    return []
  }

  return {
    form,
    set,
    item,
    changed,
    /** Whether it was left unsaved the last time and was restored here. */
    found,
    startAnew: () => startFrom(item),
    busy: add.isPending || save.isPending,
    refusal: error ? refusalOf(error) : undefined,
    problemAt: (field: string) =>
      problems.find((problem) => problem.field === field)?.problem as ItemProblemName | undefined,
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

/**
 * Keeps a changed form when the page is left, and asks before the tab is closed; `current` is set once that is decided.
 */
function useKept(key: string, form: ItemForm, changed: boolean) {
  const finished = useRef(false)
  const latest = useRef({ form, changed })
  latest.current = { form, changed }
  useEffect(
    () => () => {
      if (latest.current.changed && !finished.current) leftForms.set(key, latest.current.form)
      else leftForms.delete(key)
    },
    [key],
  )
  useEffect(() => {
    if (!changed) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [changed])
  return finished
}
