// A new branch: the same form, with usual settings to begin with.
import { localize } from '../../../domain/shared/locale.ts'
import { useAddBranch } from '../../api/staff/branches/branches.ts'
import { sendBy } from '../../api/staff/staff.ts'
import { Button, LinkButton } from '../../components/controls/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { useBranchText } from '../../i18n/owner/index.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { go, linkTo } from '../../location.ts'
import { StaffPage } from '../../staff/frame.tsx'
import { showToast } from '../../staff/toasts.tsx'
import { newBranchDraft, settingsOf } from './branch-draft.ts'
import { BranchForm, useBranchForm } from './branch-form.tsx'

export function NewBranch() {
  const { t } = useBranchText()
  return <StaffPage title={t.newTitle}>{() => <NewForm />}</StaffPage>
}

function NewForm() {
  const { t, locale } = useBranchText()
  const frame = useStaffText().t.frame
  const add = sendBy(useAddBranch())
  const { edit, sections } = useBranchForm({
    name: 'branch',
    stored: undefined,
    fieldsOf: newBranchDraft,
    send: (draft) => add({ settings: settingsOf(draft) }),
    told: (added) => {
      showToast(t.added(localize(added.name, locale)))
      go(`/branches/${added.id}`, { replace: true })
    },
  })
  return (
    <BranchForm
      edit={edit}
      sections={sections}
      shop={{ open: false, date: '', desc: {}, until: null }}
      state={<Notice>{t.newHint}</Notice>}
      actions={
        <>
          <Button type="submit" size="staff" busy={edit.busy || edit.uploading}>
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
