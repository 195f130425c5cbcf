// How orders are called and accepted on the board (BOARD-4), and how many orders and pieces a slot holds.

import { slotLengths } from '../../../domain/capacity/capacity.ts'
import { ChoicePills } from '../../components/controls/choice-pills.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { usePaceText } from '../../i18n/board/index.ts'
import { formatList } from '../../i18n/format-more.ts'
import type { CapacityEditing } from './capacity-draft.ts'
import { Section, Tick } from './form-parts.tsx'

export function CodesSection({ form }: { form: CapacityEditing }) {
  const { t } = usePaceText()
  const { draft, change, problems } = form
  return (
    <Section id="codes" title={t.codes}>
      <TextField
        label={t.letter}
        hint={t.letterHint}
        autoComplete="off"
        autoCapitalize="characters"
        dir="ltr"
        maxLength={1}
        error={problems.letter && t.problems[problems.letter]}
        value={draft.letter}
        onChange={(event) => change({ letter: event.target.value.toUpperCase() })}
      />
      <div>
        <Tick text={t.autoAccept} checked={draft.autoAccept} onChange={(autoAccept) => change({ autoAccept })} />
        <p className="mt-1.5 text-sm text-ink-2">{t.autoAcceptHint}</p>
      </div>
    </Section>
  )
}

type LimitsSectionProps = { form: CapacityEditing; wasLimited: boolean }

export function LimitsSection({ form, wasLimited }: LimitsSectionProps) {
  const { t } = usePaceText()
  const { draft, change } = form
  return (
    <Section id="limits" title={t.limits}>
      <ChoicePills
        label={t.limit}
        name="limited"
        value={draft.limited ? 'limited' : 'hours'}
        choices={[
          { value: 'hours', text: t.hoursOnly },
          { value: 'limited', text: t.limited },
        ]}
        onChange={(value) => change({ limited: value === 'limited' })}
      />
      {draft.limited ? <Slots form={form} /> : <p className="text-ink-2">{t.hoursOnlyMeans}</p>}
      {wasLimited && !draft.limited && <Notice kind="warning">{t.switchedOff}</Notice>}
    </Section>
  )
}

function Slots({ form: { draft, change, problems, settings } }: { form: CapacityEditing }) {
  const { t } = usePaceText()
  const field = (of: 'orders' | 'items' | 'share', hint: string) => {
    const problem = problems[`capacity.${of}`]
    return (
      <TextField
        label={t[of]}
        hint={hint}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        error={problem && t.problems[problem]}
        value={draft[of]}
        onChange={(event) => change({ [of]: event.target.value })}
      />
    )
  }
  return (
    <>
      <ChoicePills
        label={t.slot}
        name="slot"
        value={String(draft.slotMinutes)}
        choices={slotLengths.map((length) => ({ value: String(length), text: t.minutes(length) }))}
        onChange={(value) =>
          change({ slotMinutes: slotLengths.find((one) => String(one) === value) ?? draft.slotMinutes })
        }
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {field('orders', t.anyNumber)}
        {field('items', t.anyNumber)}
      </div>
      <Means capacity={settings.capacity} />
      {field('share', t.shareHint)}
    </>
  )
}

/** The numbers as a sentence; nothing while they cannot be read. */
function Means({ capacity }: { capacity: CapacityEditing['settings']['capacity'] }) {
  const { t, locale } = usePaceText()
  if (!capacity || Number.isNaN(capacity.orders) || Number.isNaN(capacity.items)) return null
  const limits = [
    ...(capacity.orders === null ? [] : [t.orderCount(capacity.orders)]),
    ...(capacity.items === null ? [] : [t.pieceCount(capacity.items)]),
  ]
  return (
    <p role="status" className="font-medium">
      {limits.length > 0 ? t.atMost(formatList(limits, locale), capacity.slotMinutes) : t.noLimit}
    </p>
  )
}
