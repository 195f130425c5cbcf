// Who is on shift, with one tap, and what follows for the next order (QUOTE-3). Only where something is learned, and on
// a tablet: a phone has no room for it, as for more minutes.
import type { Output } from '#contract/index.ts'
import { mostHands } from '#domain/branch/capacity/shift.ts'
import { usePaceNow, useSetPace } from '#web/data/staff/branch-api.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { refusalOf } from '#web/data/staff/staff-api.ts'
import { showToast } from '#web/office/staff/toasts.tsx'
import { useBoardText } from '#web/words/board/index.ts'
import { formatShare } from '#web/words/format-more.ts'
import { useRefusalText } from '#web/words/order/index.ts'

type PaceNow = Output<'pace.now'>

export function ShiftStrip({ branch }: { branch: StaffBranch }) {
  const { data } = usePaceNow(branch.id)
  return data?.learns ? (
    <>
      <OnShift branch={branch} now={data} />
      <NextOrder branch={branch} now={data} />
    </>
  ) : null
}

function OnShift({ branch, now: { shift, usualHands } }: { branch: StaffBranch; now: PaceNow }) {
  const { t } = useBoardText()
  const sentences = useRefusalText().t.refusals
  const set = useSetPace()
  const tapped = set.isPending ? set.variables.shift : undefined
  const present = tapped === undefined ? (shift?.hands ?? usualHands) : (tapped ?? usualHands)
  const choose = (hands: number) =>
    set.mutate(
      { branch: branch.id, shift: hands === usualHands ? null : hands },
      { onError: (error) => showToast(sentences[refusalOf(error)]) },
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this says who is there.
    <div
      role="group"
      aria-label={t.pace.shift}
      className="flex h-12 shrink-0 items-center rounded-control bg-card p-0.5 ps-3 shade-card max-md:hidden"
    >
      <span className="pe-1.5 text-sm text-ink-2 max-xl:max-w-16 max-xl:leading-tight">{t.pace.shift}</span>
      {handsToChoose(usualHands, present).map((hands) => (
        <button
          key={hands}
          type="button"
          aria-pressed={hands === present}
          aria-label={t.pace.shiftOf(hands)}
          onClick={() => choose(hands)}
          className="inline-flex h-11 min-w-11 items-center justify-center rounded-small text-lg font-bold aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {hands}
        </button>
      ))}
    </div>
  )
}

/** As many as usual, one fewer and one more, and those who are there. */
function handsToChoose(usual: number, present: number): number[] {
  const first = Math.min(Math.max(1, usual - 1), mostHands - 2)
  return [...new Set([first, first + 1, first + 2, present])].sort((one, other) => one - other)
}

function NextOrder({ branch, now: { next, orders, kept } }: { branch: StaffBranch; now: PaceNow }) {
  const { t, time, locale } = useBoardText()
  const share = formatShare(Math.floor((100 * kept) / Math.max(1, orders)) / 100, locale)
  const second = [
    ...(next && next.work > 0 ? [t.pace.work(next.work)] : []),
    ...(orders > 0 ? [t.pace.keptToday(share)] : []),
  ]
  return (
    <p className="shrink-0 px-1 leading-tight whitespace-nowrap max-lg:hidden">
      {next && <b className="block text-base font-semibold">{t.pace.next(time(next.at, branch.timeZone))}</b>}
      <span className="text-sm text-ink-2">{second.join(' · ')}</span>
    </p>
  )
}
