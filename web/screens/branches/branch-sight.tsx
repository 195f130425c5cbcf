// Hides a branch from customers, shows it again, removes or restores it; asks before hiding and removing.
import { useState } from 'react'
import { localize } from '../../../domain/shared/locale.ts'
import { type OwnBranch, useBranchSight } from '../../api/staff/branches/branches.ts'
import { refusalOf } from '../../api/staff/staff.ts'
import { Button } from '../../components/controls/button.tsx'
import { ConfirmDialog } from '../../components/feedback/confirm-dialog.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { useRefusalText } from '../../i18n/order/index.ts'
import { useBranchText } from '../../i18n/owner/index.ts'
import { showToast } from '../../staff/toasts.tsx'

export function BranchSight({ branch }: { branch: OwnBranch }) {
  const { t, locale } = useBranchText()
  const sentences = useRefusalText().t.refusals
  const sight = useBranchSight()
  const [asking, setAsking] = useState<'hide' | 'remove'>()
  const name = localize(branch.name, locale)
  const words = asking ?? 'hide'
  const shown = branch.removed ? t.sight.back : t.sight.show

  function run(deed: 'hide' | 'show' | 'remove') {
    sight.mutate(
      { id: branch.id, deed },
      {
        onSuccess: () => showToast(t.sight.done[branch.removed ? 'back' : deed](name)),
        onSettled: () => setAsking(undefined),
      },
    )
  }

  const button = (deed: 'hide' | 'remove') => (
    <Button variant="text" aria-label={t.sight.of[deed](name)} onClick={() => setAsking(deed)}>
      {t.sight[deed]}
    </Button>
  )

  return (
    <div className="grid gap-2">
      {sight.isError && (
        <Notice kind="error" urgent title={t.sight.refused(name)}>
          {sentences[refusalOf(sight.error)]}
        </Notice>
      )}
      <div className="flex flex-wrap gap-x-5">
        {branch.hidden ? (
          <Button variant="text" busy={sight.isPending} aria-label={`${shown}: ${name}`} onClick={() => run('show')}>
            {shown}
          </Button>
        ) : (
          button('hide')
        )}
        {!branch.removed && button('remove')}
      </div>
      <ConfirmDialog
        open={asking !== undefined}
        title={t.sight.ask(t.sight.of[words](name))}
        labels={{ cancel: t.sight.cancel, confirm: t.sight[words], close: t.sight.cancel }}
        danger={words === 'remove'}
        busy={sight.isPending}
        onCancel={() => setAsking(undefined)}
        onConfirm={() => run(words)}
      >
        {words === 'remove' ? t.sight.removeText : t.sight.hideText}
      </ConfirmDialog>
    </div>
  )
}
