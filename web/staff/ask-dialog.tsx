// Asks before something that cannot be undone is done, and stays open with a sentence if that fails.
import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CallRefused } from '../api/http/client.ts'
import { refusalOf } from '../api/staff/staff-api.ts'
import { ConfirmDialog } from '../components/feedback/confirm-dialog.tsx'
import { Notice } from '../components/feedback/notice.tsx'
import { useStaffText } from '../i18n/staff/index.ts'
import { showToast } from './toasts.tsx'

type AskDialogProps<Wish> = {
  /** What is sent after a yes; undefined while nothing is asked. */
  wish: Wish | undefined
  send: Pick<UseMutationResult<unknown, Error, Wish>, 'mutate' | 'reset' | 'isPending' | 'error'>
  /** `refusals`: the sentences for some of them, `failed` for the others. */
  words: {
    title: string
    act: string
    done: string
    back?: string
    failed?: string
    refusals?: Readonly<Partial<Record<CallRefused['refusal'], string>>>
  }
  onDone?: () => void
  onClose: () => void
  children: ReactNode
}

export function AskDialog<Wish>({ wish, send, words, onDone, onClose, children }: AskDialogProps<Wish>) {
  const { frame } = useStaffText().t

  function close() {
    send.reset()
    onClose()
  }

  function done() {
    showToast(words.done)
    onDone?.()
    close()
  }

  return (
    <ConfirmDialog
      open={wish !== undefined}
      title={words.title}
      labels={{ cancel: words.back ?? frame.cancel, confirm: words.act, close: frame.close }}
      onCancel={close}
      onConfirm={() => {
        // Not found: somebody else was quicker, and the goal is reached.
        if (wish !== undefined)
          send.mutate(wish, { onSuccess: done, onError: (error) => refusalOf(error) === 'not_found' && done() })
      }}
      busy={send.isPending}
      danger
    >
      {children}
      {send.error && (
        <div className="mt-4">
          <Notice kind="error" urgent>
            {words.refusals?.[refusalOf(send.error)] ?? words.failed ?? frame.failed}
          </Notice>
        </div>
      )}
    </ConfirmDialog>
  )
}
