// The reductions of the shop: each with its state and what it means, and three starting points (PRICE-1, PRICE-2).
import { useState } from 'react'
import { localTime, usualTimeZone } from '#domain/branch/hours.ts'
import { isHere, runsAt } from '#domain/money/reductions/reduction.ts'
import { stateOn } from '#domain/money/reductions/reduction-code.ts'
import { localize } from '#domain/shared/locale.ts'
import { useNow } from '#web/data/http/server-clock.ts'
import { type StaffReduction, useReductions } from '#web/data/staff/reduction-api.ts'
import { type StaffBranch, useAllBranches, useShopMenu } from '#web/data/staff/shop-api.ts'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { useStaffUpdates } from '#web/office/staff/use-staff-updates.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { StatusPill } from '#web/ui/display/status-pill.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { plusIcon } from '#web/ui/icons/icons.ts'
import { couponIcon, pencilIcon } from '#web/ui/icons/icons-staff.ts'
import { useReductionEditText } from '#web/words/reduction-edit/index.ts'
import { ReductionDialog } from './reduction-form.tsx'
import { useRuleSentence } from './rule-sentence.ts'
import { type StartingPoint, startingPoints } from './starting-points.ts'

/** The rule that is open in the dialog, or a new one and what it begins with. */
type OpenedRule = { readonly rule?: StaffReduction; readonly start?: StartingPoint }

export function ReductionsPage() {
  const { t } = useReductionEditText()
  const [opened, open] = useState<OpenedRule>()
  return (
    <StaffPage
      page="reductions"
      tools={() => (
        <Button size="staff" className="px-5! text-base!" onClick={() => open({})}>
          <Icon of={plusIcon} className="size-5" />
          <span>{t.add}</span>
        </Button>
      )}
    >
      {() => <Rules opened={opened} onOpen={open} />}
    </StaffPage>
  )
}

type RulesProps = { opened: OpenedRule | undefined; onOpen: (opened: OpenedRule | undefined) => void }

function Rules({ opened, onOpen }: RulesProps) {
  const { t, locale } = useReductionEditText()
  const read = useReductions()
  const menu = useShopMenu(locale)
  useStaffUpdates()
  if (!read.data || !menu.data) return <Unread of={[read, menu]} />
  const { reductions } = read.data
  const rule = opened?.rule && (reductions.find(({ id }) => id === opened.rule?.id) ?? opened.rule)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="max-w-prose text-ink-2">{t.hint}</p>
      {reductions.length === 0 ? (
        <Begin onBegin={(start) => onOpen({ start })} />
      ) : (
        <>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2">
            {reductions.map((one) => (
              <RuleCard key={one.id} rule={one} onEdit={() => onOpen({ rule: one })} />
            ))}
          </ul>
          {reductions.length > 1 && <p className="text-sm text-ink-2">{t.overlap}</p>}
        </>
      )}
      {opened && (
        <ReductionDialog
          key={rule?.id ?? opened.start ?? ''}
          rule={rule}
          start={opened.start}
          onClose={() => onOpen(undefined)}
        />
      )}
    </div>
  )
}

/** As long as there is none. */
function Begin({ onBegin }: { onBegin: (start: StartingPoint) => void }) {
  const { t } = useReductionEditText()
  return (
    <section aria-label={t.begin} className="grid gap-3">
      <h2>{t.none}</h2>
      <p className="text-ink-2">{t.begin}</p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-3">
        {startingPoints.map((point) => (
          <li key={point}>
            <button
              type="button"
              onClick={() => onBegin(point)}
              className="grid h-full w-full content-start gap-1 rounded-card bg-card p-5 text-start shade-card hover:opacity-90"
            >
              <Icon of={couponIcon} className="size-7 text-honey-ink" />
              <span className="mt-2 text-lg font-semibold">{t.starts[point][0]}</span>
              <span className="text-ink-2">{t.starts[point][1]}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const tones = { now: 'leaf', later: 'honey', over: 'plain', off: 'plain' } as const

function RuleCard({ rule, onEdit }: { rule: StaffReduction; onEdit: () => void }) {
  const { t, locale } = useReductionEditText()
  const sentence = useRuleSentence()(rule)
  const state = useRuleState(rule)
  const name = localize(rule.name, locale)
  const { code, used, uses } = rule
  return (
    <li>
      <Card className="grid h-full grid-cols-[minmax(0,1fr)] content-start gap-2">
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <h2 className="text-lg wrap-anywhere">
              <bdi>{name}</bdi>
            </h2>
            <div className="mt-1 flex flex-wrap gap-1.5">
              <StatusPill tone={tones[state]}>{t.states[state]}</StatusPill>
              {code && (
                <StatusPill>
                  <bdi dir="ltr">{code}</bdi>
                </StatusPill>
              )}
            </div>
          </div>
          <Button variant="quiet" size="staff" className="px-4!" onClick={onEdit}>
            <Icon of={pencilIcon} className="size-5" />
            <VisuallyHidden>{t.edit(name)}</VisuallyHidden>
          </Button>
        </div>
        <p className="first-letter:uppercase wrap-anywhere">{sentence}</p>
        {code && <p className="text-sm text-ink-2">{uses === null ? t.used(used) : t.usedOf(used, uses)}</p>}
      </Card>
    </li>
  )
}

/** `now`: it runs at this minute, at one of its branches. */
function useRuleState(rule: StaffReduction): keyof typeof tones {
  const { locale } = useReductionEditText()
  const branches = useAllBranches(locale)
  const now = useNow(60_000)
  const clockAt = ({ timeZone }: Pick<StaffBranch, 'timeZone'>) => localTime(now, timeZone)
  const today = clockAt(branches[0] ?? { timeZone: usualTimeZone }).date
  const state = stateOn(rule, today)
  if (state === 'off' || state === 'over') return state
  return branches.some((one) => isHere(rule, one.id) && runsAt(rule, clockAt(one))) ? 'now' : 'later'
}
