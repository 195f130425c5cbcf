// What is on a card that somebody shows at the counter.
import { type FormEvent, useState } from 'react'
import { readGiftCode } from '#domain/money/gift/gift-code.ts'
import { useLookAtGift } from '#web/data/staff/gift-api.ts'
import { RefusedNotice } from '#web/office/staff/states.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { formatDay } from '#web/words/format-more.ts'
import { useGiftDeskText, useGiftOfficeText } from '#web/words/gift-desk/index.ts'
import { useRefusalText } from '#web/words/order/index.ts'

export function GiftBalance() {
  const { t, money, locale } = useGiftDeskText()
  const { states } = useGiftOfficeText().t
  const { refusals } = useRefusalText().t
  const look = useLookAtGift()
  const [typed, type] = useState('')
  const [mistyped, setMistyped] = useState(false)
  const card = look.data

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const read = readGiftCode(typed)
    setMistyped(!read.ok)
    look.reset()
    // The next scan replaces it.
    event.currentTarget.querySelector('input')?.select()
    if (read.ok) look.mutate({ code: read.value })
  }

  return (
    <Card className="p-5!">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <h2 className="text-xl">{t.balance}</h2>
        <TextField
          label={t.code}
          hint={t.scan}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={300}
          value={typed}
          error={mistyped && refusals.gift_mistyped}
          onChange={(event) => {
            type(event.target.value)
            setMistyped(false)
          }}
        />
        <Button type="submit" variant="quiet" size="staff" busy={look.isPending}>
          {t.look}
        </Button>
        <RefusedNotice error={look.error} />
        {card && (
          <Notice kind={card.state === 'active' ? 'success' : 'warning'} urgent>
            <p className="font-semibold">{t.left(money(card.balance), money(card.amount))}</p>
            <p>
              {[
                t.ending(card.ends),
                card.state === 'active'
                  ? ''
                  : card.state in states
                    ? states[card.state as keyof typeof states]
                    : states.awaiting,
                card.expiresOn && t.good(formatDay(Date.parse(`${card.expiresOn}T12:00:00Z`), locale)),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </Notice>
        )}
      </form>
    </Card>
  )
}
