// At the counter: an order is paid with a gift card, as far as it goes. A hand scanner types its code (GIFT-1).
import { type FormEvent, useState } from 'react'
import type { Output, StaffOrder } from '#contract/index.ts'
import { giftCodeEnds, readGiftCode } from '#domain/money/gift/gift-code.ts'
import { randomKey } from '#web/data/http/new-key.ts'
import { useLookAtGift, useTakeGift } from '#web/data/staff/gift-api.ts'
import { refusalOf } from '#web/data/staff/staff-api.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { giftIcon } from '#web/ui/icons/icons.ts'
import { useGiftDeskText } from '#web/words/gift-desk/index.ts'
import { useRefusalText } from '#web/words/order/index.ts'

type PayByGiftProps = { order: Pick<StaffOrder, 'id' | 'version' | 'due'>; onPaid?: () => void }

export function PayByGift({ order, onPaid }: PayByGiftProps) {
  const { t } = useGiftDeskText()
  const [open, setOpen] = useState(false)
  if (!open)
    return (
      <Button variant="quiet" size="staff" wide onClick={() => setOpen(true)}>
        <Icon of={giftIcon} />
        <span>{t.way}</span>
      </Button>
    )
  return <GiftForm order={order} onPaid={onPaid} onClose={() => setOpen(false)} />
}

type GiftFormProps = {
  order: PayByGiftProps['order']
  onPaid: (() => void) | undefined
  onClose: () => void
}

interface Shown {
  readonly code: string
  readonly card: Output<'gifts.look'>
  /** The same for every try, so that the card pays once. */
  readonly key: string
}

function GiftForm({ order, onPaid, onClose }: GiftFormProps) {
  const { t, money } = useGiftDeskText()
  const { refusals } = useRefusalText().t
  const look = useLookAtGift()
  const take = useTakeGift()
  const [typed, type] = useState('')
  const [mistyped, setMistyped] = useState(false)
  const [shown, showCard] = useState<Shown>()
  const pays = shown ? Math.min(shown.card.balance, order.due) : 0
  const failed = look.error ?? take.error

  function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    const read = readGiftCode(typed)
    setMistyped(!read.ok)
    look.reset()
    take.reset()
    showCard(undefined)
    if (!read.ok || look.isPending) return
    const code = read.value
    look.mutate({ code }, { onSuccess: (card) => showCard({ code, card, key: randomKey() }) })
  }

  function pay({ code, key }: Shown) {
    const { id, version, due } = order
    take.mutate({ key, id, version, code, seenDue: due }, { onSuccess: onPaid ?? onClose, onError: () => type('') })
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3 rounded-control border border-line bg-card p-3 text-ink">
      <TextField
        label={t.code}
        hint={t.scan}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
        maxLength={300}
        value={typed}
        error={mistyped && refusals.gift_mistyped}
        onChange={(event) => {
          type(event.target.value)
          setMistyped(false)
          showCard(undefined)
        }}
      />
      {failed && (
        <Notice kind="error" urgent>
          {refusals[refusalOf(failed)]}
        </Notice>
      )}
      {shown && (shown.card.state !== 'active' || pays === 0) && (
        <Notice kind="error" urgent>
          {refusals[whyNot(shown.card.state)]}
        </Notice>
      )}
      {shown && shown.card.state === 'active' && pays > 0 ? (
        <>
          <p role="status">
            <b className="block text-lg">{t.has(money(shown.card.balance))}</b>
            <span className="text-ink-2">
              {[t.ending(giftCodeEnds(shown.code)), pays < order.due && t.rest(money(order.due - pays))]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </p>
          <Button variant="leaf" size="staff" wide busy={take.isPending} onClick={() => pay(shown)}>
            {t.take(money(pays))}
          </Button>
        </>
      ) : (
        <Button type="submit" variant="dark" size="staff" wide busy={look.isPending}>
          {t.look}
        </Button>
      )}
      <Button variant="text" className="justify-self-center" onClick={onClose}>
        {t.close}
      </Button>
    </form>
  )
}

type GiftStateShown = Output<'gifts.look'>['state']

/** Why a card in this state pays nothing. */
const whyNot = (state: GiftStateShown) =>
  state === 'expired' || state === 'blocked'
    ? (`gift_${state}` as const)
    : state === 'spent' || state === 'active'
      ? 'gift_spent'
      : 'gift_unpaid'
