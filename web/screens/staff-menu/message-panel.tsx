// The delivery message that customers read above the menu (SHOP-2).
import { type FormEvent, useState } from 'react'
import type { LocalText } from '../../../domain/shared/locale.ts'
import { useSetMessage } from '../../api/staff/shop.ts'
import { Button } from '../../components/controls/button.tsx'
import { Switch } from '../../components/controls/switch.tsx'
import { Card } from '../../components/display/card.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { useText } from '../../i18n/index.tsx'
import { useStaffText } from '../../i18n/staff/index.ts'
import { LocalTextField } from '../../staff/fields/local-fields.tsx'
import { showToast, showWarning } from '../../staff/toasts.tsx'

type MessagePanelProps = {
  message: LocalText
  /** Whether customers see one at all. */
  shown: boolean
}

export function MessagePanel({ message, shown }: MessagePanelProps) {
  const { t } = useStaffText()
  const usual = useText().t.menu.noDelivery
  const setMessage = useSetMessage()
  const setShown = useSetMessage()
  const [draft, setDraft] = useState<LocalText>()
  const words = draft ?? message
  const empty = Object.values(words).every((text) => text.trim() === '')

  /** Takes effect at once, with the words that were last saved; what is being typed stays. */
  function show(wished: boolean) {
    setShown.mutate(
      { message, shown: wished },
      { onError: () => showWarning(t.frame.failed, { label: t.frame.tryAgain, run: () => show(wished) }) },
    )
  }

  function save(event?: FormEvent) {
    event?.preventDefault()
    const written = Object.entries(words).map(([language, text]) => [language, text.trim()] as const)
    const message = Object.fromEntries(written.filter(([, text]) => text))
    setMessage.mutate(
      { message, shown },
      {
        onSuccess: () => {
          setDraft(undefined)
          showToast(t.frame.saved)
        },
        onError: () => showWarning(t.frame.failed, { label: t.frame.tryAgain, run: save }),
      },
    )
  }

  return (
    <section aria-labelledby="message">
      <Card className="p-5!">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="message">{t.shop.message}</h2>
          <Switch
            size="staff"
            checked={setShown.isPending ? setShown.variables.shown === true : shown}
            label={t.shop.messageOn}
            onChange={show}
          />
        </div>
        <form onSubmit={save} className="mt-4 grid gap-4">
          <LocalTextField
            label={t.shop.message}
            hint={t.shop.messageHint}
            labelHidden
            value={words}
            onChange={setDraft}
          />
          {!shown && <p className="text-ink-2">{t.shop.messageOffHint}</p>}
          {shown && empty && <Notice title={t.shop.messageDefault}>{usual}</Notice>}
          <Button type="submit" size="staff" busy={setMessage.isPending} disabled={draft === undefined}>
            {t.frame.save}
          </Button>
        </form>
      </Card>
    </section>
  )
}
