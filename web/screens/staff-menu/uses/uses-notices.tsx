// What is shown below the options of an item or category: that saving failed, or that somebody was quicker.
import { Button } from '../../../components/controls/button.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { useMenuEditText, useOptionEditText } from '../../../i18n/editor/index.ts'
import { useRefusalText } from '../../../i18n/order/index.ts'
import type { UsesFormState } from './use-uses-form.ts'

export function UsesNotices({ form }: { form: UsesFormState }) {
  const { t } = useOptionEditText()
  const { t: words } = useMenuEditText()
  const sentences = useRefusalText().t.refusals
  if (form.refusal === 'changed_meanwhile')
    return (
      <Notice kind="error" urgent title={t.uses.changedTitle}>
        <p>{words.changedText}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="staff" variant="dark" onClick={() => void form.saveMine()}>
            {words.saveMine}
          </Button>
          <Button size="staff" variant="quiet" onClick={() => void form.takeTheirs()}>
            {words.takeTheirs}
          </Button>
        </div>
      </Notice>
    )
  if (!form.refusal) return null
  return (
    <Notice kind="error" urgent title={words.notSaved}>
      {form.refusal === 'not_found'
        ? t.uses.gone
        : form.refusal === 'bad_input'
          ? words.lookOver
          : sentences[form.refusal]}
    </Notice>
  )
}
