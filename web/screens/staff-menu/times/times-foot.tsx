// The foot of the making times: how much is changed, the buttons, and what became of the last save.
import type { EditableItem } from '../../../api/staff/items.ts'
import { Button } from '../../../components/controls/button.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { usePaceText } from '../../../i18n/board/index.ts'
import { formatList } from '../../../i18n/format-more.ts'
import { useRefusalText } from '../../../i18n/order/index.ts'
import { useEditFormText } from '../../../i18n/staff/index.ts'
import type { useTimesForm } from './use-times-form.ts'

type TimesFootProps = { form: ReturnType<typeof useTimesForm>; nameOf: (item: EditableItem) => string }

export function TimesFoot({ form, nameOf }: TimesFootProps) {
  const { t, locale } = usePaceText()
  const words = useEditFormText().t
  const sentences = useRefusalText().t.refusals
  const { changed, wrong, outcome, busy } = form
  return (
    <div className="foot-bar sticky bottom-0 z-10 -mx-4 grid gap-2 border-t border-line bg-paper px-4 py-3 md:mx-0">
      {outcome?.refused && (
        <Notice kind="error" urgent title={sentences[outcome.refused.refusal]}>
          {changed.length > 0 && t.notSaved(changed.length)}
        </Notice>
      )}
      {outcome && outcome.theirs.length > 0 && (
        <Notice kind="warning" urgent>
          {t.theirs(formatList(outcome.theirs.map(nameOf), locale))}
        </Notice>
      )}
      {wrong.length > 0 && <Notice kind="error">{words.mend(wrong.length)}</Notice>}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="staff" busy={busy} disabled={changed.length === 0}>
          {words.save}
        </Button>
        {changed.length > 0 && !busy && (
          <Button size="staff" variant="quiet" onClick={form.discard}>
            {words.discard}
          </Button>
        )}
        <p role="status" className="text-sm text-ink-2">
          {changed.length > 0 ? t.changedTimes(changed.length) : words.allSaved}
        </p>
      </div>
    </div>
  )
}
