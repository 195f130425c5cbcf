// Asks before something is removed, and stays open with a sentence if that fails.
import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { refusalOf } from '../api/staff/staff.ts'
import { ConfirmDialog } from '../components/feedback/confirm-dialog.tsx'
import { Notice } from '../components/feedback/notice.tsx'
import { useStaffText } from '../i18n/staff/index.ts'
import { showToast } from './toasts.tsx'

type RemoveDialogProps = {
  /** What to remove; undefined while nothing is asked. */
  id: number | undefined
  remove: Pick<
    UseMutationResult<unknown, Error, { readonly id: unknown }>,
    'mutate' | 'reset' | 'isPending' | 'isError'
  >
  words: { title: string; remove: string; removed: string }
  onClose: () => void
  children: ReactNode
}

export function RemoveDialog({ id, remove, words, onClose, children }: RemoveDialogProps) {
  const { frame } = useStaffText().t

  function close() {
    remove.reset()
    onClose()
  }

  function gone() {
    showToast(words.removed)
    close()
  }

  function run(wish: number) {
    remove.mutate(
      { id: wish },
      {
        onSuccess: gone,
        // Someone else was quicker: the goal is reached.
        onError: (error) => refusalOf(error) === 'not_found' && gone(),
      },
    )
  }

  return (
    <ConfirmDialog
      open={id !== undefined}
      title={words.title}
      labels={{ cancel: frame.cancel, confirm: words.remove, close: frame.close }}
      onCancel={close}
      onConfirm={() => id !== undefined && run(id)}
      busy={remove.isPending}
      danger
    >
      {children}
      {remove.isError && (
        <div className="mt-4">
          <Notice kind="error" urgent>
            {frame.failed}
          </Notice>
        </div>
      )}
    </ConfirmDialog>
  )
}
