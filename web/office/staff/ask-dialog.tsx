// Asks before something that cannot be undone is done, and stays open with a sentence if that fails.
import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CallRefused } from '#web/data/http/client.ts'
import { refusalOf } from '#web/data/staff/staff-api.ts'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { useStaffText } from '#web/words/staff/index.ts'
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
  /** Whether something that is gone meanwhile is what was wanted, as it is for a removal. */
  goneIsDone?: boolean
  onDone?: () => void
  onClose: () => void
  children: ReactNode
}

export function AskDialog<Wish>(props: AskDialogProps<Wish>) {
  const { wish, send, words, goneIsDone = true, onDone, onClose, children } = props
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
        if (wish === undefined) return
        const onError = (error: Error) => goneIsDone && refusalOf(error) === 'not_found' && done()
        send.mutate(wish, { onSuccess: done, onError })
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
