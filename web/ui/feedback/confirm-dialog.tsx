// Asks before something is done: a title, a sentence, a way back and the action.
import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  open: boolean
  title: string
  children?: ReactNode
  labels: { cancel: string; confirm: string; close: string }
  onCancel: () => void
  onConfirm: () => void
  /** Red, for actions that cannot be undone. */
  danger?: boolean
  busy?: boolean
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, labels, onCancel, onConfirm, danger = false, busy = false } = props
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      closeLabel={labels.close}
      actions={
        <>
          <Button variant="quiet" onClick={onCancel} data-autofocus>
            {labels.cancel}
          </Button>
          <Button variant={danger ? 'danger' : 'dark'} busy={busy} onClick={onConfirm}>
            {labels.confirm}
          </Button>
        </>
      }
    >
      <div className="text-ink-2">{children}</div>
    </Dialog>
  )
}
