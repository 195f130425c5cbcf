// The languages in which guests read the site.
import type { FormEvent } from 'react'
import type { StoredBrand } from '../../../api/staff/brand.ts'
import { Button } from '../../../components/controls/button.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { useRefusalText } from '../../../i18n/order/index.ts'
import { useBrandText } from '../../../i18n/owner/index.ts'
import { useBrandForm } from '../../../staff/brand/use-brand-form.ts'
import { LanguageChoices } from '../../../staff/fields/language-choices.tsx'
import { showToast } from '../../../staff/toasts.tsx'
import { WithBrand } from './name-step.tsx'

export function LanguagesStep() {
  return <WithBrand>{(stored) => <LanguagesForm stored={stored} />}</WithBrand>
}

function LanguagesForm({ stored }: { stored: StoredBrand }) {
  const { t } = useBrandText()
  const sentences = useRefusalText().t.refusals
  const { draft, change, save, refused, busy, unsaved, merged } = useBrandForm(stored, () => showToast(t.saved))

  function submit(event: FormEvent) {
    event.preventDefault()
    void save()
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
      <LanguageChoices
        label={t.languages}
        hint={t.languagesHint}
        chosen={draft.languages}
        onChange={(languages) => change({ languages })}
      />
      {merged && (
        <Notice kind="warning" urgent title={t.meanwhile}>
          {t.meanwhileText}
        </Notice>
      )}
      {refused && (
        <Notice kind="error" urgent>
          {sentences[refused.refusal]}
        </Notice>
      )}
      <Button type="submit" size="staff" busy={busy} disabled={!unsaved}>
        {t.save}
      </Button>
    </form>
  )
}
