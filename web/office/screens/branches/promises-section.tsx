// What the owner chooses of the promised times: how many may be late, how many are usually on shift, and whether
// customers read how many times were kept (QUOTE-1, QUOTE-3, QUOTE-4).
import { latePercents } from '#domain/branch/capacity/pace-settings.ts'
import { numberField } from '#web/office/forms/typed-in.ts'
import { ChoicePills } from '#web/ui/controls/choice-pills.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { usePaceText } from '#web/words/board/index.ts'
import type { CapacityEditing } from './capacity-draft.ts'
import { FoldedSection, FormTick } from './form-parts.tsx'

export function PromisedTimesSection({ form: { draft, change, problems } }: { form: CapacityEditing }) {
  const { t } = usePaceText()
  const chosen = latePercents.find((percent) => percent === draft.latePercent)
  const summary = `${t.latePercent} ${chosen ? t.lateOf[chosen] : `${draft.latePercent}%`}`
  return (
    <FoldedSection
      id="promises"
      title={t.promises}
      summary={summary}
      opens={problems.usualHands !== undefined || problems.latePercent !== undefined}
    >
      <div>
        <ChoicePills
          label={t.latePercent}
          name="latePercent"
          value={String(draft.latePercent)}
          choices={latePercents.map((percent) => ({ value: String(percent), text: t.lateOf[percent] }))}
          onChange={(value) => change({ latePercent: Number(value) })}
        />
        <p className="mt-1.5 text-sm text-ink-2">{t.latePercentHint}</p>
      </div>
      <TextField
        label={t.usualHands}
        hint={t.usualHandsHint}
        {...numberField}
        error={problems.usualHands && t.problems[problems.usualHands]}
        value={draft.usualHands}
        onChange={(event) => change({ usualHands: event.target.value })}
      />
      <div>
        <FormTick text={t.keptShown} checked={draft.keptShown} onChange={(keptShown) => change({ keptShown })} />
        <p className="mt-1.5 text-sm text-ink-2">{t.keptShownHint}</p>
      </div>
    </FoldedSection>
  )
}
