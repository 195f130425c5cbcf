// Adds a group of options, or edits one, beside a picture of what customers will see; asks before typed text is lost.
import { type FormEvent, useId, useRef, useState } from 'react'
import { type Locale, locales, localize } from '../../../../domain/shared/locale.ts'
import type { EditableGroup } from '../../../api/staff/options.ts'
import { Button } from '../../../components/controls/button.tsx'
import { ConfirmDialog } from '../../../components/feedback/confirm-dialog.tsx'
import { Dialog } from '../../../components/feedback/dialog.tsx'
import { useFocusOnMistake } from '../../../forms/mistakes.ts'
import { useMenuEditText, useOptionEditText } from '../../../i18n/editor/index.ts'
import { useFormLanguages } from '../../../staff/fields/form-languages.ts'
import { GroupFields } from './group-fields.tsx'
import { GroupNotices } from './group-notices.tsx'
import { GroupPreview } from './group-preview.tsx'
import { OptionList } from './option-list.tsx'
import { RemoveGroup } from './remove-group.tsx'
import { useGroupForm } from './use-group-form.ts'

const shape = 'rise m-auto max-h-[94dvh] rounded-card shade-bar'
const wide = `${shape} w-[min(68rem,calc(100%-1rem))]`
/** Sizes are shown on the cards, so nothing stands beside the fields. */
const narrow = `${shape} w-[min(44rem,calc(100%-1rem))]`

type GroupDialogProps = {
  /** Undefined for a new one. */
  group: EditableGroup | undefined
  /** How many items ask for it. */
  items: number
  onClose: () => void
  /** The option that it is opened for, to be declared. */
  declares?: string
}

/** Give it the group as key, so that it starts fresh. */
export function GroupDialog({ group, items, onClose, declares }: GroupDialogProps) {
  const { t, locale } = useOptionEditText()
  const { t: words } = useMenuEditText()
  const form = useGroupForm(group, onClose)
  const [language, setLanguage] = useState<Locale>(useFormLanguages().first)
  const [leaving, setLeaving] = useState(false)
  const formId = useId()
  const fields = useRef<HTMLFormElement>(null)
  useFocusOnMistake(fields, form.failures)
  const leave = () => (form.changed ? setLeaving(true) : form.close())

  function submit(event: FormEvent) {
    event.preventDefault()
    if (form.busy || !form.changed) return
    const [first] = form.submit()
    const inLanguage = locales.find((each) => first?.field.endsWith(`.${each}`))
    if (inLanguage) setLanguage(inLanguage)
  }

  return (
    <>
      <Dialog
        open
        onClose={leave}
        title={form.group ? <bdi>{localize(form.group.name, locale)}</bdi> : t.addTitle}
        closeLabel={words.close}
        shape={form.isSizes ? narrow : wide}
        actions={
          <>
            <Button variant="quiet" size="staff" onClick={leave}>
              {words.cancel}
            </Button>
            <Button type="submit" form={formId} size="staff" busy={form.busy} disabled={!form.changed}>
              {form.group ? words.save : words.addIt}
            </Button>
          </>
        }
      >
        <form
          ref={fields}
          id={formId}
          noValidate
          onSubmit={submit}
          className={`grid grid-cols-[minmax(0,1fr)] items-start gap-6 ${form.isSizes ? '' : 'lg:grid-cols-[minmax(0,1fr)_22rem]'}`}
        >
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            {items > 0 && <p className="rounded-control bg-honey-soft px-4 py-2.5 font-medium">{t.meets(items)}</p>}
            <GroupFields form={form} language={language} onLanguage={setLanguage} />
            <OptionList form={form} language={language} declares={declares} />
          </div>
          <div
            className={`grid grid-cols-[minmax(0,1fr)] gap-5 ${form.isSizes ? 'empty:hidden' : 'lg:sticky lg:top-18'}`}
          >
            {!form.isSizes && <GroupPreview group={form.draft} language={language} />}
            <GroupNotices form={form} />
            {form.group && !form.isSizes && <RemoveGroup group={form.group} items={items} onRemoved={form.close} />}
          </div>
        </form>
      </Dialog>
      <ConfirmDialog
        open={leaving}
        title={words.leaveTitle}
        labels={{ cancel: words.keepEditing, confirm: words.leave, close: words.close }}
        onCancel={() => setLeaving(false)}
        onConfirm={form.close}
      >
        {words.leaveText}
      </ConfirmDialog>
    </>
  )
}
