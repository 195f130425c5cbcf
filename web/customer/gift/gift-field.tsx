// The field for the code of a gift card: typed, or its link pasted; it says what is wrong with the card (GIFT-1).
import { type KeyboardEvent, useId, useState } from 'react'
import { readGiftCode } from '#domain/money/gift/gift-code.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { useGiftText } from '#web/words/gift/index.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { type FoundGift, findGift } from './use-gift.ts'

type GiftFieldProps = {
  /** The card pays something. */
  onFound: (code: string, card: Extract<FoundGift, { card: unknown }>['card']) => void
}

/** No form of its own, as it stands in one. */
export function GiftField({ onFound }: GiftFieldProps) {
  const { t } = useGiftText()
  const { refusals } = useRefusalText().t
  const [typed, type] = useState('')
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const id = useId()

  async function look() {
    const read = readGiftCode(typed)
    if (!read.ok) return refuse(refusals.gift_mistyped)
    setBusy(true)
    const found = await findGift(read.value)
    setBusy(false)
    if ('why' in found) refuse(refusals[found.why])
    else onFound(read.value, found.card)
  }

  function refuse(sentence: string) {
    setWrong(sentence)
    document.getElementById(id)?.focus()
  }

  // Enter looks the card up, and sends nothing else.
  function enter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
    if (!busy) void look()
  }

  return (
    <div className="grid gap-3">
      <TextField
        id={id}
        label={t.code}
        hint={t.codeHint}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
        maxLength={300}
        error={wrong}
        value={typed}
        onKeyDown={enter}
        onChange={(event) => {
          type(event.target.value)
          setWrong(undefined)
        }}
      />
      <Button variant="quiet" wide busy={busy} onClick={() => void look()}>
        {t.useIt}
      </Button>
    </div>
  )
}
