// The capacity form between what was read and what is saved.
import { useState } from 'react'
import type { Problem } from '../../../../contract/index.ts'
import {
  checkPace,
  type PaceProblem,
  type PaceSettings,
  paceProblemNames,
} from '../../../../domain/capacity/pace-settings.ts'
import { type OwnPace, readOwnPaces, useSavePace } from '../../../api/staff/branches/pace.ts'
import { sendBy } from '../../../api/staff/staff.ts'
import { problemsByField } from '../../../forms/problems.ts'
import { differences, rebase, same } from '../../../forms/rebase.ts'
import { checked, useSubmission } from '../../../forms/submission.ts'
import { type Draft, draftOf, settingsOf } from './draft.ts'

export interface CapacityForm {
  readonly draft: Draft
  readonly settings: PaceSettings
  readonly change: (part: Partial<Draft>) => void
  /** The problems to show so far, by field. */
  readonly problems: Readonly<Record<string, PaceProblem['problem']>>
}

/** `told` is called after each save. */
export function useCapacityForm(pace: OwnPace, told: () => void) {
  const [base, setBase] = useState(pace)
  const [draft, setDraft] = useState(() => draftOf(pace))
  const [tried, setTried] = useState(false)
  const [theirs, setTheirs] = useState<readonly (keyof Draft)[]>()
  const settings = settingsOf(draft)
  const found = checkPace(settings)
  const send = sendBy(useSavePace())
  const { submit, mend, forgive, reset, ...submission } = useSubmission(
    (wish: PaceSettings) => checked(wish, found),
    (wish) => send({ ...wish, branch: pace.branch, version: base.version }),
  )
  const unsaved = !same(draft, draftOf(base))
  // Somebody else's change is shown at once, unless it would discard typed text.
  if (!unsaved && pace.version !== base.version) startFrom(pace)

  function startFrom(saved: OwnPace) {
    setBase(saved)
    setDraft(draftOf(saved))
  }

  async function takeTheirs() {
    const read = await readOwnPaces().catch(() => undefined)
    const latest = read?.branches.find(({ branch }) => branch === pace.branch)
    if (!latest) return
    setTheirs(differences(draftOf(base), draftOf(latest)))
    setDraft((mine) => rebase(draftOf(base), mine, draftOf(latest)))
    setBase(latest)
    forgive()
  }

  async function save() {
    if (!unsaved) return
    const sent = draft
    setTried(found.length > 0)
    const saved = await submit(settings)
    if (!saved) return
    if (!saved.ok) return saved.refusal.refusal === 'changed_meanwhile' ? takeTheirs() : undefined
    setBase(saved.value)
    setTheirs(undefined)
    // What was typed while saving stays.
    setDraft((now) => (same(now, sent) ? draftOf(saved.value) : now))
    told()
  }

  function discard() {
    startFrom(pace)
    setTheirs(undefined)
    setTried(false)
    reset()
  }

  const form: CapacityForm = {
    draft,
    settings,
    problems: problemsByField([...(tried ? found : []), ...submission.told.flatMap(known)]),
    change: (part) => {
      setDraft((before) => ({ ...before, ...part }))
      mend(({ field = '' }) => (field.replace('capacity.', '').split('.')[0] ?? '') in part)
    },
  }
  return { form, unsaved, theirs, save, discard, ...submission }
}

const known = ({ problem, field = '' }: Problem): PaceProblem[] => {
  const name = paceProblemNames.find((one) => one === problem)
  return name ? [{ problem: name, field }] : []
}
