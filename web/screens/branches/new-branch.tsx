// A new branch: the same form, with usual settings to begin with.
import { localize } from '../../../domain/shared/locale.ts'
import { problemsOf, useAddBranch } from '../../api/staff/branches.ts'
import { refusalOf } from '../../api/staff/staff.ts'
import { Button, LinkButton } from '../../components/controls/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { useBranchText } from '../../i18n/branches/index.ts'
import { useRefusalText } from '../../i18n/refusals/index.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { go, linkTo } from '../../location.ts'
import { StaffPage } from '../../staff/frame.tsx'
import { showToast } from '../../staff/toasts.tsx'
import { BranchForm } from './form/branch-form.tsx'
import { newDraft } from './form/draft.ts'
import { useDraft } from './form/use-draft.ts'

export function NewBranch() {
  const { t } = useBranchText()
  return (
    <StaffPage title={t.newTitle} act="branches">
      {() => <NewForm />}
    </StaffPage>
  )
}

function NewForm() {
  const { t, locale } = useBranchText()
  const frame = useStaffText().t.frame
  const sentences = useRefusalText().t.refusals
  const form = useDraft(newDraft)
  const add = useAddBranch()

  function save() {
    if (form.uploading || !form.check() || add.isPending) return
    add.mutate(
      { settings: form.settings as Parameters<typeof add.mutate>[0]['settings'] },
      {
        onSuccess: (branch) => {
          showToast(t.added(localize(branch.name, locale)))
          go(`/branches/${branch.id}`, { replace: true })
        },
        onError: (error) => form.refuse(problemsOf(error)),
      },
    )
  }

  return (
    <BranchForm
      form={form}
      shop={{ open: false, date: '', desc: {} }}
      unsaved
      onSubmit={save}
      state={<Notice>{t.newHint}</Notice>}
      news={
        add.isError &&
        problemsOf(add.error).length === 0 && (
          <Notice kind="error" urgent>
            {sentences[refusalOf(add.error)]}
          </Notice>
        )
      }
      actions={
        <>
          <Button type="submit" size="staff" busy={add.isPending || form.uploading}>
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
