// Here the owner decides who must have a second factor.
import { type FactorReach, factorReaches } from '../../../../domain/factor.ts'
import { useFactorCall, useFactorRule } from '../../../api/staff/factor-calls.ts'
import { ChoicePills } from '../../../components/controls/choice-pills.tsx'
import { Card } from '../../../components/display/card.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { useFactorText } from '../../../i18n/staff/index.ts'
import { showToast } from '../../../staff/toasts.tsx'

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
