// For anyone who has a gift card on paper: its code leads to its page.
import { type FormEvent, useState } from 'react'
import { giftCodeText, readGiftCode } from '#domain/money/gift/gift-code.ts'
import { go } from '#web/data/address/location.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { useGiftText } from '#web/words/gift/index.ts'
import { useRefusalText } from '#web/words/order/index.ts'

export function LookAtGift() {
  const { t } = useGiftText()
  const { refusals } = useRefusalText().t
  const [typed, type] = useState('')
  const [wrong, setWrong] = useState(false)

  function look(event: FormEvent) {
    event.preventDefault()
    const code = readGiftCode(typed)
    if (code.ok) go(`/gift-card/${giftCodeText(code.value)}`)
    else setWrong(true)
  }

  return (
    <Card>
      <form noValidate onSubmit={look} className="grid gap-3">
        <h2 className="text-md">{t.haveOne}</h2>
        <TextField
          label={t.code}
          name="code"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={300}
          error={wrong && refusals.gift_mistyped}
          value={typed}
          onChange={(event) => {
            type(event.target.value)
            setWrong(false)
          }}
        />
        <Button type="submit" variant="quiet" wide>
          {t.seeLeft}
        </Button>
      </form>
    </Card>
  )
}
