// In place of the plus of an item that nobody has declared: how to ask, and the way to add it all the same.
import { useState } from 'react'
import { phoneText } from '../../domain/shared/phone.ts'
import type { MenuItem } from '../api/menu/menu.ts'
import { useBackCloses } from '../back-closes.ts'
import { Button, LinkButton } from '../components/controls/button.tsx'
import { Dialog } from '../components/feedback/dialog.tsx'
import { useDietText } from '../i18n/customer/index.ts'
import { useBranch } from '../ordering/ordering.ts'

type AskUsProps = { item: MenuItem; onAdd: (() => void) | undefined }

export function AskUs({ item, onAdd }: AskUsProps) {
  const { t } = useDietText()
  const [open, setOpen] = useState(false)
  const branch = useBranch()
  const close = () => setOpen(false)
  useBackCloses('ask-us', open, close)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t.ask} <span className="sr-only">{item.name}</span>
      </Button>
      <Dialog open={open} onClose={close} title={t.askTitle(item.name)} closeLabel={t.close}>
        <div className="grid gap-4">
          <p>{t.askText}</p>
          {branch?.phone && (
            <LinkButton href={`tel:${branch.phone}`} wide>
              {t.callUs(branch.name)} <bdi dir="ltr">{phoneText(branch.phone)}</bdi>
            </LinkButton>
          )}
          {onAdd && (
            <Button
              variant="quiet"
              wide
              onClick={() => {
                onAdd()
                close()
              }}
            >
              {t.addAnyway}
            </Button>
          )}
        </div>
      </Dialog>
    </>
  )
}
