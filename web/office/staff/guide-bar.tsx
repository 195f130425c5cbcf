// The way back to the guide, on every page of an owner whose shop is not set up yet.

import { linkTo } from '#web/data/address/location.ts'
import { createObservable, useObservable } from '#web/data/observable.ts'
import { type Guide, useGuide } from '#web/data/staff/site-api.ts'
import { useStaffText } from '#web/words/staff/index.ts'

/** Whether the guide was open on this page: then there is a way back to it in a demo shop too. */
const visited = createObservable(false)

export const guideVisited = (): void => visited.write(true)

/** How many steps of the guide are left, while it is followed; otherwise 0. */
export const useStepsLeft = (): number => useLeft().left

/** Guests order from the owner's own shop already, so that what is left is no way to the opening any more. */
export const isServing = ({ ofDemo, branches }: Guide): boolean => !ofDemo && branches.some(({ open }) => open)

function useLeft(): { readonly left: number; readonly serves: boolean } {
  const cameFromIt = useObservable(visited)
  const { data: guide } = useGuide()
  if (!guide || guide.dismissed || (guide.ofDemo && !cameFromIt)) return { left: 0, serves: false }
  return {
    left: guide.steps.filter(({ state }) => state === 'open').length,
    serves: isServing(guide),
  }
}

export function GuideBar() {
  const { t } = useStaffText()
  const { left, serves } = useLeft()
  if (left === 0) return null
  return (
    <div className="no-print mx-auto max-w-7xl px-4 pt-3 md:px-8">
      <a
        href={linkTo('/begin')}
        className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 rounded-control bg-honey-soft px-4 py-2 text-honey-ink"
      >
        <span className="me-auto">{serves ? t.guide.needs(left) : t.guide.left(left)}</span>
        <span className="font-semibold underline decoration-3 underline-offset-6">
          {serves ? t.guide.show : t.guide.back}
        </span>
      </a>
    </div>
  )
}
