// A new branch: the same form, with usual settings to begin with.
import { localize } from '../../../domain/shared/locale.ts'
import { problemsOf, useAddBranch } from '../../api/staff/branches/branches.ts'
import { sendBy } from '../../api/staff/staff.ts'
import { Button, LinkButton } from '../../components/controls/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { useRefusalText } from '../../i18n/order/index.ts'
import { useBranchText } from '../../i18n/owner/index.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { go, linkTo } from '../../location.ts'
import { StaffPage } from '../../staff/frame.tsx'
import { showToast } from '../../staff/toasts.tsx'
import { BranchForm } from './form/branch-form.tsx'
import { newDraft } from './form/draft.ts'
import { useBranchForm } from './form/use-branch-form.ts'

export function NewBranch() {
  const { t } = useBranchText()
  return <StaffPage title={t.newTitle}>{() => <NewForm />}</StaffPage>
}

function NewForm() {
  const { t, locale } = useBranchText()
  const frame = useStaffText().t.frame
  const sentences = useRefusalText().t.refusals
  const { form, submit } = useBranchForm(newDraft, sendBy(useAddBranch()))
  const { refused, busy } = form

  async function save() {
    if (form.uploading) return
    const added = await submit({ settings: form.settings })
    if (!added?.ok) return
    showToast(t.added(localize(added.value.name, locale)))
    go(`/branches/${added.value.id}`, { replace: true })
  }

  return (
    <BranchForm
      form={form}
      shop={{ open: false, date: '', desc: {}, until: null }}
      unsaved
      onSubmit={() => void save()}
      state={<Notice>{t.newHint}</Notice>}
      news={
        refused &&
        problemsOf(refused).length === 0 && (
          <Notice kind="error" urgent>
            {sentences[refused.refusal]}
          </Notice>
        )
      }
      actions={
        <>
          <Button type="submit" size="staff" busy={busy || form.uploading}>
            {t.adding}
          </Button>
          <LinkButton href={linkTo('/branches')} size="staff" variant="quiet">
            {frame.cancel}
          </LinkButton>
        </>
      }
    />
  )
}
