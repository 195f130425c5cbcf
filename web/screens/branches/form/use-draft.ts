// The form of a branch while it is filled in: what is typed, what is wrong with it, and where the focus goes.
import { useEffect, useRef, useState } from 'react'
import type { Problem } from '../../../../contract/index.ts'
import {
  type BranchProblem,
  type BranchProblemName,
  type BranchSettings,
  branchProblems,
  checkBranch,
} from '../../../../domain/branch/branch-settings.ts'
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
  /** Shows all problems and focuses the first one; returns whether there are none. */
  readonly check: () => boolean
  /** Takes the server's problems; those of a field disappear once it is changed. */
  readonly refuse: (problems: readonly Problem[]) => void
}

export function useDraft(initial: () => Draft): DraftForm {
  const [draft, setDraft] = useState(initial)
  const [uploading, setUploading] = useState(false)
  const [checked, setChecked] = useState(false)
  const [refused, setRefused] = useState<readonly BranchProblem[]>([])
  const focusFirst = useFocusOnProblem()
  const settings = settingsOf(draft)
  const found = checkBranch(settings, looksLikePhone)
  const shown = [...refused, ...(checked ? found : [])]

  return {
    draft,
    settings,
    uploading,
    setUploading,
    problems: Object.fromEntries(shown.map(({ field, problem }) => [field, problem])),
    readable: !found.some(({ field }) => /^(hours|exceptions|cutOff|timeZone)/.test(field)),
    change: (change) => {
      setDraft((before) => ({ ...before, ...change }))
      setRefused((before) => before.filter(({ field }) => !(fieldOf(field) in change)))
    },
    setDraft,
    check: () => {
      setChecked(found.length > 0)
      if (found.length > 0) focusFirst()
      return found.length === 0
    },
    refuse: (problems) => {
      setRefused(problems.flatMap(known))
      focusFirst()
    },
  }
}

const fieldOf = (path: string): string => path.split('.')[0] ?? ''

const known = ({ problem, field = '' }: Problem): BranchProblem[] => {
  const name = branchProblems.find((one) => one === problem)
  return name ? [{ problem: name, field }] : []
}

/** Only the server knows all valid numbers; this only finds what cannot be one. */
const looksLikePhone = (typed: string): boolean => typed.replace(/\D/g, '').length >= 6

/** Returns a function that focuses the first invalid field after the next render. */
function useFocusOnProblem(): () => void {
  const [times, setTimes] = useState(0)
  const last = useRef(0)
  useEffect(() => {
    if (times === last.current) return
    last.current = times
    document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus()
  }, [times])
  return () => setTimes((before) => before + 1)
}
