// The delivery message that customers read above the menu (SHOP-2).
import { type FormEvent, useState } from 'react'
import type { LocalText } from '../../../domain/locale.ts'
import { useSetMessage } from '../../api/staff-shop.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Notice } from '../../components/notice.tsx'
import { useText } from '../../i18n/index.tsx'
import { useStaffText } from '../../i18n/staff/index.ts'
import { LocalTextField } from '../../staff/local-text-field.tsx'
import { tell, warn } from '../../staff/told.tsx'

export function MessagePanel({ message }: { message: LocalText }) {
  const { t } = useStaffText()
  const usual = useText().t.menu.noDelivery
  const setMessage = useSetMessage()
  const [draft, setDraft] = useState<LocalText>()
  const shown = draft ?? message
  const empty = Object.values(shown).every((text) => text.trim() === '')

  function save(event?: FormEvent) {
    event?.preventDefault()
    const written = Object.entries(shown).map(([language, text]) => [language, text.trim()] as const)
    setMessage.mutate(Object.fromEntries(written.filter(([, text]) => text)), {
      onSuccess: () => {
        setDraft(undefined)
        tell(t.frame.saved)
      },
      onError: () => warn(t.frame.failed, { label: t.frame.tryAgain, run: save }),
    })
  }

  return (
    <section aria-labelledby="message">
      <Card className="p-5!">
        <h2 id="message">{t.shop.message}</h2>
        <form onSubmit={save} className="mt-4 grid gap-4">
          <LocalTextField
            label={t.shop.message}
            hint={t.shop.messageHint}
            labelHidden
            value={shown}
            onChange={setDraft}
          />
          {empty && <Notice title={t.shop.messageDefault}>{usual}</Notice>}
          <Button type="submit" size="staff" busy={setMessage.isPending} disabled={draft === undefined}>
            {t.frame.save}
          </Button>
        </form>
      </Card>
    </section>
  )
}
