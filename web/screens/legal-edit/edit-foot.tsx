// What became of the last save, above the buttons of a form.
import type { ReactNode } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { useRefusalText } from '../../i18n/order/index.ts'
import { useLegalEditText } from '../../i18n/owner/index.ts'
import type { Edit } from './use-edit.ts'

type EditFootProps = { edit: Pick<Edit<object>, 'theirs' | 'refused' | 'unsaved' | 'discard'>; children: ReactNode }

export function EditFoot({ edit: { theirs, refused, unsaved, discard }, children }: EditFootProps) {
  const { t } = useLegalEditText()
  const sentences = useRefusalText().t.refusals
  return (
    <div className="grid gap-3">
      {theirs && (
        <Notice kind="warning" urgent title={t.meanwhile}>
          <p>{t.meanwhileText}</p>
          <Button variant="quiet" className="mt-2" onClick={discard}>
            {t.theirs}
          </Button>
        </Notice>
      )}
      {refused && refused.problems.length === 0 && (
        <Notice kind="error" urgent>
          {sentences[refused.refusal]}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {children}
        {unsaved && (
          <Button size="staff" variant="quiet" onClick={discard}>
            {t.discard}
          </Button>
        )}
        <p role="status" className="text-sm text-ink-2">
          {unsaved ? t.unsaved : t.allSaved}
        </p>
      </div>
    </div>
  )
}
