// The owner's rules below the list of people: who sees the cash totals, and who needs a second factor.

import type { Input } from '../../../../contract/index.ts'
import { type FactorReach, factorReaches } from '../../../../domain/factor.ts'
import { takingsReaches } from '../../../../domain/staff.ts'
import { useFactorCall, useFactorRule } from '../../../api/staff/accounts.ts'
import { useSetTakings, useTakings } from '../../../api/staff/order-api.ts'
import { refusalOf } from '../../../api/staff/staff-api.ts'
import { ChoicePills } from '../../../components/controls/choice-pills.tsx'
import { Card } from '../../../components/display/card.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { useRefusalText } from '../../../i18n/order/index.ts'
import { useAccountText, useFactorText } from '../../../i18n/staff/index.ts'
import { showToast } from '../../../staff/toasts.tsx'

export function TakingsCard() {
  const words = useAccountText().t.people
  const sentences = useRefusalText().t.refusals
  const takings = useTakings()
  const set = useSetTakings()
  const rules = { ...takings.data, ...(set.isPending ? set.variables : {}) }
  const save = (wish: Input<'takings.set'>) =>
    set.mutate({ ...wish, version: takings.data?.version }, { onSuccess: () => showToast(words.takingsSaved) })
  return (
    <Card className="grid content-start gap-3">
      <ChoicePills
        label={words.takings}
        name="takings"
        value={rules.reach}
        choices={takingsReaches.map((one) => ({ value: one, text: words.takingsFor[one] }))}
        onChange={(reach) => save({ reach })}
      />
      <p className="text-sm text-ink-2">{words.takingsHint}</p>
      <ChoicePills
        label={words.unpaid}
        name="unpaid"
        value={rules.asksUnpaid === undefined ? undefined : rules.asksUnpaid ? 'asks' : 'atOnce'}
        choices={(['asks', 'atOnce'] as const).map((one) => ({ value: one, text: words.unpaidBy[one] }))}
        onChange={(one) => save({ asksUnpaid: one === 'asks' })}
      />
      {(set.isError || takings.isError) && (
        <Notice kind="error" urgent>
          {set.isError && refusalOf(set.error) === 'changed_meanwhile' ? sentences.changed_meanwhile : words.failed}
        </Notice>
      )}
    </Card>
  )
}

export function FactorRuleCard() {
  const { t } = useFactorText()
  const words = t.rule
  const rule = useFactorRule()
  const set = useFactorCall('factors.setRule')
  const reach: FactorReach | undefined = set.isPending ? set.variables.reach : rule.data?.reach
  return (
    <Card className="grid content-start gap-3">
      <ChoicePills
        label={words.label}
        name="factor"
        value={reach}
        choices={factorReaches.map((one) => ({ value: one, text: words.for[one] }))}
        onChange={(wish) => set.mutate({ reach: wish }, { onSuccess: () => showToast(words.saved) })}
      />
      <p className="text-sm text-ink-2">{words.hint}</p>
      {(set.isError || rule.isError) && (
        <Notice kind="error" urgent>
          {t.failed}
        </Notice>
      )}
    </Card>
  )
}
