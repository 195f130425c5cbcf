// The form of a branch while it is filled in: what is typed, what is wrong with it, and whether it is being saved.
import { useState } from 'react'
import type { Problem } from '../../../../contract/index.ts'
import {
  type BranchProblem,
  type BranchProblemName,
  type BranchSettings,
  branchProblems,
  checkBranch,
} from '../../../../domain/branch/branch-settings.ts'
import type { Refused } from '../../../api/http/client.ts'
import { problemsByField } from '../../../forms/problems.ts'
import { checked, type Sent, useSubmission } from '../../../forms/submission.ts'
import { type Draft, settingsOf } from './draft.ts'

export interface DraftForm {
  readonly draft: Draft
  readonly settings: BranchSettings
  /** A picture is being uploaded: saving waits for it. */
  readonly uploading: boolean
  readonly setUploading: (uploading: boolean) => void
  /** The problems to show so far, by field. */
  readonly problems: Readonly<Record<string, BranchProblemName>>
  /** Whether hours, cut-off and numbers can be read, so that a preview is correct. */
  readonly readable: boolean
  readonly change: (change: Partial<Draft>) => void
  readonly setDraft: (next: Draft | ((before: Draft) => Draft)) => void
  readonly busy: boolean
  /** Why the last save failed. */
  readonly refused: Refused | undefined
  /** Each time it rises, the focus moves to the first mistake. */
  readonly failures: number
}

/** `send` saves what is passed to `submit`, once nothing is wrong with the settings. */
export function useBranchForm<Wish, Value>(initial: () => Draft, send: (wish: Wish) => Promise<Sent<Value>>) {
  const [draft, setDraft] = useState(initial)
  const [uploading, setUploading] = useState(false)
  const [tried, setTried] = useState(false)
  const settings = settingsOf(draft)
  const found = checkBranch(settings, looksLikePhone)
  const { submit, mend, told, ...submission } = useSubmission((wish: Wish) => checked(wish, found), send)
  const form: DraftForm = {
    ...submission,
    draft,
    settings,
    uploading,
    setUploading,
    problems: problemsByField([...(tried ? found : []), ...told.flatMap(known)]),
    readable: !found.some(({ field }) => /^(hours|exceptions|cutOff|timeZone)/.test(field)),
    change: (change) => {
      setDraft((before) => ({ ...before, ...change }))
      mend(({ field = '' }) => fieldOf(field) in change)
    },
    setDraft,
  }
  return {
    form,
    submit: (wish: Wish) => {
      setTried(found.length > 0)
      return submit(wish)
    },
    forgive: submission.forgive,
    reset: submission.reset,
  }
}

const fieldOf = (path: string): string => path.split('.')[0] ?? ''

const known = ({ problem, field = '' }: Problem): BranchProblem[] => {
  const name = branchProblems.find((one) => one === problem)
  return name ? [{ problem: name, field }] : []
}

/** Only the server knows all valid numbers; this only finds what cannot be one. */
const looksLikePhone = (typed: string): boolean => typed.replace(/\D/g, '').length >= 6
