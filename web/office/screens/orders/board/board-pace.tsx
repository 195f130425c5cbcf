// Two buttons for a rush, more minutes for every new order and a pause, and the panels in which they are chosen.
import { useState } from 'react'
import type { Input } from '#contract/index.ts'
import { type PauseReason, pauseReasons } from '#domain/branch/capacity/quote.ts'
import { useSetPace, useStaffPace } from '#web/data/staff/branch-api.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { refusalOf } from '#web/data/staff/staff-api.ts'
import { ChoiceButtons } from '#web/office/staff/choices.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { pauseIcon, plusIcon } from '#web/ui/icons/icons.ts'
import { useBoardText } from '#web/words/board/index.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { closeOpened, showOpened } from './board-state.ts'

const look =
  'inline-flex min-h-12 shrink-0 items-center gap-2 rounded-control px-3 text-md font-semibold whitespace-nowrap'

export function PaceButtons({ branch }: { branch: StaffBranch }) {
  const { t, time } = useBoardText()
  const { data } = useStaffPace(branch.id)
  const until = (instant: number) => time(instant, branch.timeZone)
  const more = data?.extra ? t.pace.moreUntil(data.extra.minutes, until(data.extra.until)) : t.pace.more(10)
  const pause = data?.pause ? t.pace.pausedUntil(until(data.pause.until)) : t.pace.pause
  return (
    <>
      <button
        type="button"
        onClick={() => showOpened({ kind: 'more' })}
        className={`${look} max-sm:hidden ${data?.extra ? 'bg-honey text-ink' : 'bg-ink-soft'}`}
      >
        {!data?.extra && <Icon of={plusIcon} className="size-5" />}
        <span>{more}</span>
      </button>
      <button
        type="button"
        onClick={() => showOpened({ kind: 'pause' })}
        className={`${look} max-sm:hidden ${data?.pause ? 'bg-honey text-ink' : 'bg-ink-soft'}`}
      >
        <Icon of={pauseIcon} className="size-5" />
        <span className={data?.pause ? '' : 'max-xl:sr-only'}>{pause}</span>
      </button>
    </>
  )
}

type PacePanelProps = { branch: StaffBranch; kind: 'more' | 'pause' }

export function PacePanel({ branch, kind }: PacePanelProps) {
  const { t, time } = useBoardText()
  const sentences = useRefusalText().t.refusals
  const { data } = useStaffPace(branch.id)
  const set = useSetPace()
  const send = (wish: Omit<Input<'pace.set'>, 'branch'>) =>
    set.mutate({ branch: branch.id, ...wish }, { onSuccess: closeOpened })
  const runs = kind === 'more' ? data?.extra : data?.pause
  return (
    <div className="grid gap-4">
      {set.isError && (
        <p role="alert" className="rounded-control bg-cherry-soft px-4 py-3 font-semibold text-cherry">
          {sentences[refusalOf(set.error)]}
        </p>
      )}
      {kind === 'pause' && data?.pause && (
        <Notice kind="warning">{t.pace.pauseRuns(time(data.pause.until, branch.timeZone))}</Notice>
      )}
      <p className="text-lg text-ink-2">{kind === 'more' ? t.pace.moreHint : t.pace.pauseHint}</p>
      {kind === 'more' ? (
        <div className="grid grid-cols-3 gap-2">
          {[10, 20, 30].map((extra) => (
            <Button key={extra} variant="dark" size="staff" busy={set.isPending} onClick={() => send({ extra })}>
              {`+${t.pace.more(extra)}`}
            </Button>
          ))}
        </div>
      ) : (
        <Pauses busy={set.isPending} onChoose={send} />
      )}
      {runs && (
        <Button
          variant="quiet"
          size="staff"
          wide
          busy={set.isPending}
          onClick={() => send(kind === 'more' ? { extra: null } : { pause: null })}
        >
          {t.pace.end}
        </Button>
      )}
    </div>
  )
}

type PausesProps = { busy: boolean; onChoose: (wish: Omit<Input<'pace.set'>, 'branch'>) => void }

function Pauses({ busy, onChoose }: PausesProps) {
  const { t } = useBoardText()
  const [reason, setReason] = useState<PauseReason>('busy')
  return (
    <>
      <fieldset>
        <legend className="mb-2 font-semibold">{t.pace.why}</legend>
        <ChoiceButtons
          of={pauseReasons.map((value) => ({ value, text: t.pace.reasons[value] }))}
          chosen={reason}
          onChoose={setReason}
        />
      </fieldset>
      <div className="grid grid-cols-2 gap-2">
        {([15, 30, 60] as const).map((pause) => (
          <Button key={pause} variant="dark" size="staff" busy={busy} onClick={() => onChoose({ pause, reason })}>
            {t.pace.for(pause)}
          </Button>
        ))}
        <Button variant="dark" size="staff" busy={busy} onClick={() => onChoose({ pause: 'tomorrow', reason })}>
          {t.pace.tomorrow}
        </Button>
      </div>
    </>
  )
}
