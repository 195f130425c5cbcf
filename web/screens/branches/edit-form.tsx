// The form of an existing branch: saves when something has changed, and merges what somebody else saved meanwhile.
import { useState } from 'react'
import { localTime } from '../../../domain/branch/hours.ts'
import { localize } from '../../../domain/shared/locale.ts'
import { serverNow } from '../../api/http/clock.ts'
import { type OwnBranch, problemsOf, readOwnBranches, useSaveBranch } from '../../api/staff/branches/branches.ts'
import { sendBy } from '../../api/staff/staff.ts'
import { Button } from '../../components/controls/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { differences, same } from '../../forms/rebase.ts'
import { useImagePickerText } from '../../i18n/editor/index.ts'
import { useRefusalText } from '../../i18n/order/index.ts'
import { type BranchText, useBranchText } from '../../i18n/owner/index.ts'
import { PromisedDialog, promisedIn } from '../../staff/shop/promised-dialog.tsx'
import { showToast } from '../../staff/toasts.tsx'
import { BranchForm } from './form/branch-form.tsx'
import { type Draft, draftOf, rebaseDraft } from './form/draft.ts'
import { useBranchForm } from './form/use-branch-form.ts'
import { ShopStateLine } from './shop-state-line.tsx'

export function EditForm({ branch }: { branch: OwnBranch }) {
  const { t, locale } = useBranchText()
  const sentences = useRefusalText().t.refusals
  const picker = useImagePickerText().t
  const { form, base, unsaved, theirs, save, discard, leaveIt } = useEditing(branch, (saved) =>
    showToast(t.saved(localize(saved.name, locale))),
  )
  const { refused, busy } = form
  const promises = promisedIn(refused)
  return (
    <>
      <PromisedDialog promises={promises} busy={busy} onAccept={(seen) => void save(seen)} onCancel={leaveIt} />
      <BranchForm
        form={form}
        saved={base}
        shop={branch.shop}
        unsaved={unsaved}
        onSubmit={() => void save()}
        news={
          <>
            {theirs && (
              <Notice kind="warning" urgent title={t.changedMeanwhile}>
                {theirs.length > 0
                  ? t.changedFields(namesOf(theirs, { ...t, imageWords: picker.words }))
                  : t.changedNothing}
              </Notice>
            )}
            {refused && !promises && problemsOf(refused).length === 0 && (
              <Notice kind="error" urgent>
                {sentences[refused.refusal]}
              </Notice>
            )}
          </>
        }
        state={<ShopStateLine branch={branch} />}
        actions={
          <>
            <Button type="submit" size="staff" busy={busy || form.uploading} disabled={!unsaved}>
              {t.save}
            </Button>
            {unsaved && !form.uploading && (
              <Button size="staff" variant="quiet" onClick={discard}>
                {t.discard}
              </Button>
            )}
            <p role="status" className="text-sm text-ink-2">
              {unsaved ? t.unsaved : t.allSaved}
            </p>
          </>
        }
      />
    </>
  )
}

/** The form between what was read and what is saved. */
function useEditing(branch: OwnBranch, told: (saved: OwnBranch) => void) {
  const draftFrom = (one: OwnBranch) => draftOf(one, localTime(serverNow(), one.timeZone).date)
  const [base, setBase] = useState(branch)
  const [theirs, setTheirs] = useState<readonly (keyof Draft)[]>()
  const { form, submit, forgive, reset } = useBranchForm(() => draftFrom(branch), sendBy(useSaveBranch()))
  const unsaved = !same(form.draft, draftFrom(base))
  // Somebody else's change is shown at once, unless it would discard typed text.
  if (!unsaved && branch.version !== base.version) {
    setBase(branch)
    form.setDraft(draftFrom(branch))
  }

  async function takeTheirs() {
    const read = await readOwnBranches().catch(() => undefined)
    const latest = read?.branches.find(({ id }) => id === branch.id)
    if (!latest) return
    setTheirs(differences(draftFrom(base), draftFrom(latest)))
    form.setDraft((mine) => rebaseDraft(draftFrom(base), mine, draftFrom(latest)))
    setBase(latest)
    forgive()
  }

  /** `accepts`: how many promises on the days that it closes the member has seen. */
  async function save(accepts = 0) {
    if (form.uploading || !unsaved) return
    const sent = form.draft
    const saved = await submit({ id: branch.id, version: base.version, settings: form.settings, accepts })
    if (!saved) return
    if (!saved.ok) return saved.refusal.refusal === 'changed_meanwhile' ? takeTheirs() : undefined
    setBase(saved.value)
    setTheirs(undefined)
    // What was typed while saving stays.
    form.setDraft((now) => (same(now, sent) ? draftFrom(saved.value) : now))
    told(saved.value)
  }

  function discard() {
    setBase(branch)
    setTheirs(undefined)
    form.setDraft(draftFrom(branch))
    reset()
  }

  return { form, base, unsaved, theirs, save, discard, leaveIt: forgive }
}

/** The names of the fields in the form. */
function namesOf(fields: readonly (keyof Draft)[], t: BranchText & { imageWords: string }): string {
  const names: Readonly<Record<keyof Draft, string>> = {
    ...t,
    cutOffOn: t.cutOffTime,
    cutOff: t.cutOffTime,
    prepMinutes: t.prep,
  }
  return [...new Set(fields.map((field) => names[field]))].join(', ')
}
