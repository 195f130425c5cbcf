// The receipt of an order by mail: one field that opens at a tap (PUSH-2).
import { type SubmitEvent, useId, useState } from 'react'
import { isEmail } from '../../../domain/shared/email.ts'
import { askNews, type NewsOffer } from '../../api/push-api.ts'
import { Button } from '../../components/controls/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { mailIcon } from '../../components/icons/icons-more.ts'
import { useNewsText } from '../../i18n/news/index.ts'
import { useRefusalText } from '../../i18n/order/index.ts'

type MailReceiptProps = { token: string; mailed: NewsOffer['mailed'] }

export function MailReceipt({ token, mailed: before }: MailReceiptProps) {
  const { t, locale: lang } = useNewsText()
  const refusals = useRefusalText().t.refusals
  const id = useId()
  const [mailed, setMailed] = useState(before)
  const [open, setOpen] = useState(false)
  const [email, setEmail] = useState('')
  const [wrong, setWrong] = useState('')
  const [busy, setBusy] = useState(false)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!isEmail(email.trim())) return setWrong(t.invalid)
    setBusy(true)
    const answer = await askNews('news.mail', { token, lang, email })
    setBusy(false)
    if (!answer.ok)
      return setWrong(answer.refusal.refusal === 'bad_input' ? t.invalid : refusals[answer.refusal.refusal])
    setWrong('')
    setMailed('waiting')
    setOpen(false)
  }

  return (
    <>
      {mailed && !open && (
        <Notice kind={mailed === 'given_up' ? 'warning' : 'success'} icon={mailIcon}>
          {t.mailed[mailed]}
        </Notice>
      )}
      {open ? (
        <form onSubmit={submit} noValidate className="grid gap-3">
          <TextField
            id={id}
            type="email"
            label={t.email}
            hint={t.emailHint}
            error={wrong || undefined}
            autoComplete="email"
            inputMode="email"
            maxLength={400}
            autoFocus
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button type="submit" variant="quiet" busy={busy}>
            {t.send}
          </Button>
        </form>
      ) : (
        <Button variant="text" onClick={() => setOpen(true)}>
          <Icon of={mailIcon} className="size-5" />
          {mailed ? t.again : t.mail}
        </Button>
      )}
    </>
  )
}
