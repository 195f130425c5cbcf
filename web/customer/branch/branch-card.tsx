// The chosen branch: until when it is open, how soon an order is ready, and a way to change the branch.

import { useState } from 'react'
import { lazyPart } from '#web/data/lazy-part.tsx'
import type { MenuBranch } from '#web/data/menu/public-menu-api.ts'
import { StatusDot } from '#web/ui/display/status-dot.tsx'
import { useText } from '#web/words/index.tsx'
import { useDayState } from '../ordering/ordering.ts'
import { openWords } from './branch-state.ts'
import { LazyBranchTime } from './lazy-branch-time.tsx'

const BranchDialog = lazyPart(() => import('./branch-dialog.tsx').then((file) => file.BranchDialog))

export function BranchCard({ branch, alone }: { branch: MenuBranch; alone: boolean }) {
  const words = useText()
  const { t } = words
  // Undefined until it is first opened, so that the dialog is not loaded before.
  const [changing, setChanging] = useState<boolean>()
  const state = useDayState(branch)
  const { tone, text } = openWords(branch, state, words)
  return (
    <div
      data-branch
      className="flex flex-wrap items-center gap-x-3 rounded-card bg-card py-1.5 ps-4 pe-5 shade-card md:py-2.5"
    >
      <StatusDot tone={tone} />
      <div className="min-w-0 flex-1 basis-[9rem]">
        <p className="text-md leading-snug font-semibold">{branch.name}</p>
        <p className="text-sm text-ink-2">
          <span>{text}</span>
          {state.open && state.today && state.day.ok && <LazyBranchTime branch={branch} inline />}
        </p>
      </div>
      {!alone && (
        <button
          type="button"
          onClick={() => setChanging(true)}
          className="min-h-11 min-w-11 rounded-small text-sm font-semibold underline decoration-honey decoration-3 underline-offset-6"
        >
          {t.branch.change}
        </button>
      )}
      {changing !== undefined && <BranchDialog open={changing} onClose={() => setChanging(false)} />}
    </div>
  )
}
