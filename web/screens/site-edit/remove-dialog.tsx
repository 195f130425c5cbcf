// Asks before an entry is removed from the home page.

import { type SiteEntry, useRemoveEntry } from '../../api/staff/content.ts'
import { refusalOf } from '../../api/staff/staff.ts'
import { ConfirmDialog } from '../../components/feedback/confirm-dialog.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { useSiteEditText } from '../../i18n/editor/index.ts'
import { showToast } from '../../staff/toasts.tsx'
import { draftKey, keepDraft } from './drafts.ts'
import { headline } from './headline.ts'

export function RemoveDialog({ stored, onClose }: { stored: SiteEntry | undefined; onClose: () => void }) {
  const { t, locale } = useSiteEditText()
  const remove = useRemoveEntry()
  const name = stored ? headline(stored.entry, locale) || t.untitled : ''

  function confirm() {
    if (!stored) return
    const { id, version, entry } = stored
    remove.mutate(
      { kind: entry.kind, id, version },
      {
        onSuccess: () => {
          keepDraft(draftKey(entry.kind, id), undefined)
          showToast(t.removed(name))
          onClose()
        },
      },
    )
  }

  return (
    <ConfirmDialog
      open={stored !== undefined}
      title={t.removeTitle(name)}
      labels={{ cancel: t.cancel, confirm: t.remove, close: t.close }}
      onCancel={onClose}
      onConfirm={confirm}
      busy={remove.isPending}
      danger
    >
      <p>{t.removeText}</p>
      {remove.isError && (
        <div className="mt-4">
          <Notice kind="error" urgent>
            {refusalOf(remove.error) === 'changed_meanwhile' ? t.changedSince : t.failed}
          </Notice>
        </div>
      )}
    </ConfirmDialog>
  )
}
