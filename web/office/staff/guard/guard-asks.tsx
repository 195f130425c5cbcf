// Who asks to order: one line each, the newest first, found by the number that the customer says, let in alone or all
// at once.
import { useState } from 'react'
import { localize } from '#domain/shared/locale.ts'
import { type GuardState, useAnswerAsk, useGuard } from '#web/data/staff/alert-api.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { refusalOf } from '#web/data/staff/staff-api.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { searchIcon } from '#web/ui/icons/icons.ts'
import { useGuardText } from '#web/words/board/index.ts'
import { formatMoment } from '#web/words/format-more.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { Unread } from '../states.tsx'
import { blockSoon } from './pending-blocks.tsx'

type Ask = GuardState['asks'][number]

export function Asks({ branches }: { branches: readonly StaffBranch[] }) {
  const { t } = useGuardText()
  const sentences = useRefusalText().t.refusals
  const answer = useAnswerAsk()
  const [typed, setTyped] = useState('')
  const code = typed.trim()
  const all = useGuard()
  // A code may belong to an ask beyond those that were read.
  const found = useGuard(code || undefined)
  if (!all.data) return <Unread of={all} />
  const isHere = ({ branch }: Ask) => branches.some(({ id }) => id === branch)
  const asks = all.data.asks.filter(isHere)
  const exact = (found.data?.asks ?? []).filter((ask) => isHere(ask) && ask.code === code)
  const shown = code === '' ? asks : exact.length > 0 ? exact : asks.filter((ask) => ask.code.startsWith(code))
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-ink-2">{asks.length === 0 && code === '' ? t.noAsks : t.asksHint}</p>
      {answer.isError && (
        <Notice kind="error" urgent>
          {sentences[refusalOf(answer.error)]}
        </Notice>
      )}
      <div className={asks.length === 0 && code === '' ? 'hidden' : 'flex flex-wrap gap-2'}>
        <label className="relative min-w-0 flex-[1_1_12rem]">
          <span className="sr-only">{t.findAsk}</span>
          <Icon of={searchIcon} className="pointer-events-none absolute start-3 top-4 text-ink-2" />
          <input
            type="search"
            inputMode="numeric"
            placeholder={t.findAsk}
            maxLength={10}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="min-h-control w-full rounded-control border-2 border-edge bg-card ps-11 pe-3 text-md placeholder:text-ink-2"
          />
        </label>
        {code === '' && asks.length > 1 && (
          <Button
            size="staff"
            busy={answer.isPending}
            onClick={() => answer.mutate({ ids: asks.map(({ id }) => id), letIn: true })}
          >
            {t.letAllIn(asks.length)}
          </Button>
        )}
      </div>
      {shown.length === 0 && code !== '' && <p className="py-4 text-center text-ink-2">{t.noAskOf(code)}</p>}
      <ul className="@container grid grid-cols-1 gap-2 empty:hidden">
        {shown.map((ask) => (
          <AskRow
            key={ask.id}
            ask={ask}
            branch={branches.length > 1 ? branches.find(({ id }) => id === ask.branch) : undefined}
            timeZone={branches.find(({ id }) => id === ask.branch)?.timeZone}
            onAnswer={(letIn, wide = false) => answer.mutate({ ids: [ask.id], letIn, wide })}
          />
        ))}
      </ul>
    </div>
  )
}

type AskRowProps = {
  ask: Ask
  /** Shown if there are several branches. */
  branch: StaffBranch | undefined
  timeZone: string | undefined
  onAnswer: (letIn: boolean, wide?: boolean) => void
}

function AskRow({ ask: { id, code, name, total, lines, why, at }, branch, timeZone, onAnswer }: AskRowProps) {
  const { t, money, locale } = useGuardText()
  const ordered = lines.map((line) => `${line.quantity} ${line.kitchenName ?? localize(line.name, locale)}`).join(', ')
  return (
    <li className="flex items-center gap-x-3 gap-y-1 rounded-control bg-card p-1.5 ps-3 shade-card @max-2xl:flex-wrap">
      <b dir="ltr" className="min-w-14 shrink-0 text-2xl tabular-nums">
        {code}
      </b>
      <p className="min-w-0 flex-1 leading-snug">
        <span className="block truncate font-semibold">
          <bdi>{name}</bdi>
          <span>{` · ${ordered}`}</span>
        </span>
        <span className="block truncate text-sm text-ink-2">
          {`${t.why[why]} · ${formatMoment(at, locale, timeZone)}${branch ? ` · ${branch.name}` : ''}`}
        </span>
      </p>
      {total !== null && <b className="shrink-0 text-lg">{money(total)}</b>}
      <span className="flex shrink-0 gap-1.5 @max-2xl:w-full @max-2xl:*:flex-auto">
        <Button
          variant="quiet"
          size="staff"
          className="max-w-40 px-3! text-sm! leading-tight @max-2xl:max-w-none"
          aria-label={`${t.refuseAllShort}: ${code}`}
          onClick={() => blockSoon({ order: -id, words: t.willRefuseAll(code) }, () => onAnswer(false, true))}
        >
          {t.refuseAllShort}
        </Button>
        <Button
          variant="quiet"
          size="staff"
          className="px-4!"
          aria-label={t.declineOf(code)}
          onClick={() => onAnswer(false)}
        >
          {t.decline}
        </Button>
        <Button
          size="staff"
          className="px-4! whitespace-nowrap"
          aria-label={t.letInOf(code)}
          onClick={() => onAnswer(true)}
        >
          {t.letIn}
        </Button>
      </span>
    </li>
  )
}
