// A dialog of the staff's pages with its two buttons: back, and what it is for.
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { useStaffText } from '#web/words/staff/index.ts'

type StaffDialogProps = {
  open?: boolean
  title: ReactNode
  onClose: () => void
  /** The button that does it; without one there is only a button that closes the dialog. */
  act?: Omit<ComponentProps<typeof Button>, 'size' | 'children'> & { text: string }
  children: ReactNode
}

export function StaffDialog({ open = true, title, onClose, act, children }: StaffDialogProps) {
  const { frame } = useStaffText().t
  const { text, ...button } = act ?? {}
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={frame.close}
      actions={
        <>
          <Button variant="quiet" size="staff" onClick={onClose}>
            {act ? frame.cancel : frame.close}
          </Button>
          {act && (
            <Button size="staff" {...button}>
              {text}
            </Button>
          )}
        </>
      }
    >
      {children}
    </Dialog>
  )
}
