// Fills in, checks, saves and leaves the form of a category; whatever goes wrong, what was typed stays.
import { useState } from 'react'
import {
  type CategoryDraft,
  type CategoryProblemName,
  checkCategory,
  sameCategory,
  tidyCategory,
} from '../../../../domain/menu/category-draft.ts'
import { usualIcon } from '../../../../domain/menu/category-icons.ts'
import { localize } from '../../../../domain/shared/locale.ts'
import {
  type EditableCategory,
  freshCategory,
  useAddCategory,
  useCategories,
  useSaveCategory,
} from '../../../api/staff/categories.ts'
import { sendBy } from '../../../api/staff/staff.ts'
import { useKeptForm } from '../../../forms/left-forms.ts'
import { problemsByField } from '../../../forms/problems.ts'
import { checked, useSubmission } from '../../../forms/submission.ts'
import { useCategoryText } from '../../../i18n/editor/index.ts'
import { showToast } from '../../../staff/toasts.tsx'

const blank: CategoryDraft = { name: {}, desc: {}, slug: '', icon: usualIcon, image: null, hidden: false }

const draftFrom = (category: EditableCategory | undefined): CategoryDraft =>
  category ? tidyCategory({ ...category, image: category.image }) : blank

/** Forms that the member left by the browser's own navigation without saving, by category. */
const leftForms = new Map<string, CategoryDraft>()

export function useCategoryForm(opened: EditableCategory | undefined, onClose: () => void) {
  const { t, locale } = useCategoryText()
  const key = opened?.id ?? '+'
  const [category, setCategory] = useState(opened)
  const [form, setForm] = useState(() => leftForms.get(key) ?? draftFrom(opened))
  const [wasLeft, setWasLeft] = useState(() => leftForms.has(key))
  const [tried, setTried] = useState(false)
  const add = sendBy(useAddCategory())
  const save = sendBy(useSaveCategory())
  const others = useCategories().data?.categories.filter(({ id }) => id !== category?.id) ?? []
  const changed = !sameCategory(form, draftFrom(category))
  const found = checkCategory(tidyCategory(form), new Set(others.map(({ slug }) => slug).filter(Boolean)))
  const { told, busy, refused, failures, ...submission } = useSubmission(
    (version: string | undefined) => checked(version, found),
    (version) =>
      category ? save({ ...form, id: category.id, version: version ?? category.version }) : add({ ...form }),
  )
  const problems = problemsByField<string>(tried ? [...found, ...told] : [])
  const finished = useKeptForm(leftForms, key, form, changed)

  function close() {
    finished.current = true
    onClose()
  }

  function startFrom(fresh: EditableCategory | undefined) {
    setCategory(fresh)
    setForm(draftFrom(fresh))
    setWasLeft(false)
    setTried(false)
    submission.reset()
  }

  async function submit(version = category?.version) {
    setTried(true)
    const saved = await submission.submit(version)
    if (!saved) return
    if (saved.ok) {
      showToast((category ? t.saved : t.added)(localize(saved.value.name, locale)))
      close()
      return
    }
    // A category that is gone can only be added again.
    if (saved.refusal.refusal === 'not_found') setCategory(undefined)
  }

  return {
    form,
    set(change: Partial<CategoryDraft>) {
      setForm((before) => ({ ...before, ...change }))
      submission.mend(() => true)
    },
    category,
    changed,
    found: wasLeft,
    startAnew: () => startFrom(category),
    busy,
    refusal: refused?.refusal,
    failures,
    problemAt: (field: string) => problems[field] as CategoryProblemName | undefined,
    submit,
    close,
    /** After somebody else's change: take their version, or overwrite it. */
    takeTheirs: async () => category && startFrom(await freshCategory(category.id)),
    saveMine: async () => {
      const fresh = category && (await freshCategory(category.id))
      setCategory(fresh)
      await submit(fresh?.version)
    },
  }
}
