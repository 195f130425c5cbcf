// A form about something that is kept once for the whole shop, and that another owner may save meanwhile.
import { useState } from 'react'
import type { Problem } from '../../../contract/index.ts'
import type { Result } from '../../../domain/shared/result.ts'
import type { Refused } from '../../api/http/client.ts'
import { rebase, same } from '../../forms/rebase.ts'
import { checked, useSubmission } from '../../forms/submission.ts'

/** What is kept, in the version that the form began with. */
export interface Stored<Draft> {
  readonly version: string | number
  readonly draft: Draft
}

interface Edited<Draft> {
  readonly stored: Stored<Draft>
  readonly check: (draft: Draft) => readonly Problem[]
  readonly send: (draft: Draft, version: Stored<Draft>['version']) => Promise<Result<Stored<Draft>, Refused>>
  /** What is kept now; undefined if it cannot be read. */
  readonly latest: () => Promise<Stored<Draft> | undefined>
  /** Called after each save. */
  readonly told: () => void
  /** What this tab kept of an earlier visit, and where it keeps what is typed. */
  readonly kept?: Draft | undefined
  readonly keep?: (draft: Draft | undefined) => void
}

export function useEdit<Draft extends object>({ stored, check, send, latest, told, kept, keep }: Edited<Draft>) {
  const [base, setBase] = useState(stored)
  const [draft, setDraft] = useState(kept ?? stored.draft)
  const [theirs, setTheirs] = useState(false)
  const { submit, mend, forgive, reset, ...submission } = useSubmission(
    (wish: Draft) => checked(wish, check(wish)),
    (wish) => send(wish, base.version),
  )
  const unsaved = !same(draft, base.draft)
  // What another owner saved is shown at once, unless it would discard what is typed.
  if (!unsaved && !same(stored, base)) startFrom(stored)

  function startFrom(saved: Stored<Draft>) {
    setBase(saved)
    setDraft(saved.draft)
  }

  async function takeTheirs() {
    const now = await latest().catch(() => undefined)
    if (!now) return
    setTheirs(true)
    setDraft((mine) => rebase(base.draft, mine, now.draft))
    setBase(now)
    forgive()
  }

  async function save(part: Partial<Draft> = {}) {
    const wish = { ...draft, ...part }
    if (same(wish, base.draft)) return
    const saved = await submit(wish)
    if (!saved) return
    if (!saved.ok) return saved.refusal.refusal === 'changed_meanwhile' ? takeTheirs() : undefined
    setBase(saved.value)
    setTheirs(false)
    // What was typed while saving stays.
    setDraft((now) => (same(now, draft) ? saved.value.draft : now))
    keep?.(undefined)
    told()
  }

  function change(part: Partial<Draft>) {
    const next = { ...draft, ...part }
    setDraft(next)
    keep?.(same(next, base.draft) ? undefined : next)
    mend(({ field = '' }) => field in part)
  }

  function discard() {
    setDraft(base.draft)
    setTheirs(false)
    keep?.(undefined)
    reset()
  }

  return { ...submission, draft, base, unsaved, theirs, change, save, discard }
}

export type Edit<Draft extends object> = ReturnType<typeof useEdit<Draft>>
