// The form of the brand between what is typed and what is saved; what another owner saved meanwhile is merged.
import { useState } from 'react'
import { type Brand, brandProblems, tidyBrand } from '../../../domain/brand/brand.ts'
import { readStoredBrand, type StoredBrand, useSaveBrand } from '../../api/staff/brand.ts'
import { sendBy } from '../../api/staff/staff.ts'
import { rebase, same } from '../../forms/rebase.ts'
import { checked, useSubmission } from '../../forms/submission.ts'

export function useBrandForm(stored: StoredBrand, onSaved: () => void) {
  const [base, setBase] = useState(stored)
  const [draft, setDraft] = useState<Brand>(stored.brand)
  const [merged, setMerged] = useState(false)
  const [uploads, setUploads] = useState<readonly string[]>([])
  const uploading = uploads.length > 0
  const { submit, mend, forgive, reset, ...sending } = useSubmission(readWish, sendBy(useSaveBrand()))
  const unsaved = !same(draft, base.brand)
  // Somebody else's change is shown at once, unless it would discard what was typed.
  if (!unsaved && stored.version !== base.version) {
    setBase(stored)
    setDraft(stored.brand)
  }

  function change(part: Partial<Brand>) {
    const next = { ...draft, ...part }
    setDraft(next)
    const left = brandProblems(tidyBrand(next)).map(({ problem, field }) => `${problem} ${field}`)
    mend(({ problem, field }) => !left.includes(`${problem} ${field}`))
  }

  async function takeTheirs() {
    const latest = await readStoredBrand().catch(() => undefined)
    if (!latest) return
    setDraft((mine) => rebase<Brand>(base.brand, mine, latest.brand))
    setBase(latest)
    setMerged(true)
    forgive()
  }

  async function save() {
    if (uploading || !unsaved) return
    const sent = draft
    const saved = await submit({ version: base.version, brand: sent })
    if (!saved) return
    if (!saved.ok) return saved.refusal.refusal === 'changed_meanwhile' ? takeTheirs() : undefined
    setBase(saved.value)
    setMerged(false)
    // What was typed while it was saved stays.
    setDraft((now) => (same(now, sent) ? saved.value.brand : now))
    onSaved()
  }

  /** Saving waits while a file of this name is on its way. */
  function busyWith(name: string, busy: boolean) {
    setUploads((now) => [...now.filter((one) => one !== name), ...(busy ? [name] : [])])
  }

  function discard() {
    setDraft(base.brand)
    setMerged(false)
    reset()
  }

  return { ...sending, draft, change, save, discard, unsaved, merged, uploading, busyWith }
}

type Wish = { readonly version: string; readonly brand: Brand }

function readWish({ version, brand }: Wish) {
  const tidy = tidyBrand(brand)
  return checked({ version, brand: tidy }, brandProblems(tidy))
}
