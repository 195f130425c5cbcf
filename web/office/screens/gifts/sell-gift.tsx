// Selling a gift card at the counter: how much, how it was paid, and if wanted for whom; then its code, once (GIFT-1).
import { useEffect, useRef, useState } from 'react'
import type { Output } from '#contract/index.ts'
import { giftLimits } from '#domain/money/gift/gift-draft.ts'
import { usualGiftRules } from '#domain/money/gift/gift-rules.ts'
import { accept } from '#domain/shared/result.ts'
import { parsePrice } from '#domain/shared/typed-price.ts'
import { withoutCents } from '#web/customer/gift/gift-face.tsx'
import { GiftPaper } from '#web/customer/gift/gift-paper.tsx'
import { GiftCode, GiftQr } from '#web/customer/gift/shown-gift-code.tsx'
import { sentencesAt } from '#web/data/forms/form-problems.ts'
import { useGiftOffer, useSellGift } from '#web/data/staff/gift-api.ts'
import { type StaffBranch, useShop } from '#web/data/staff/shop-api.ts'
import { sendBy } from '#web/data/staff/staff-api.ts'
import { EditForm, EditNotices } from '#web/office/forms/edit-form.tsx'
import { typedIn } from '#web/office/forms/typed-in.ts'
import { useEditForm, type Versioned } from '#web/office/forms/use-edit-form.ts'
import { useChosen } from '#web/office/staff/branch/my-branches.ts'
import { ChoiceButtons } from '#web/office/staff/choices.tsx'
import { BranchSelect } from '#web/office/staff/fields/branch-select.tsx'
import { ChangeDue, quickWays } from '#web/office/staff/pay/order-payment.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { TextArea, TextField } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { printerIcon } from '#web/ui/icons/icons.ts'
import { useTillText } from '#web/words/board/index.ts'
import { useGiftText } from '#web/words/gift/index.ts'
import { useGiftDeskText } from '#web/words/gift-desk/index.ts'
import { useRefusalText } from '#web/words/order/index.ts'

interface TypedSale {
  /** One of those offered; null for another one. */
  readonly amount: number | null
  readonly other: string
  readonly way: (typeof quickWays)[number]
  readonly for: string
  readonly from: string
  readonly words: string
}

const nothingTyped: TypedSale = { amount: null, other: '', way: 'card', for: '', from: '', words: '' }

interface SoldGift extends Output<'gifts.sell'>, Versioned {
  readonly amount: number
  readonly typed: TypedSale
}

export function SellGift({ branches }: { branches: readonly StaffBranch[] }) {
  const branch = useChosen(branches)
  const [sold, setSold] = useState<SoldGift>()
  const [round, setRound] = useState(0)
  const next = () => {
    setSold(undefined)
    setRound(round + 1)
  }
  return (
    <Card className="p-5!">
      {sold ? (
        <Sold sold={sold} onNext={next} />
      ) : (
        <SaleForm key={`${round} ${branch}`} branches={branches} branch={branch} onSold={setSold} />
      )}
    </Card>
  )
}

const amountOf = ({ amount, other }: TypedSale): number | undefined => amount ?? parsePrice(other)

type SaleFormProps = { branches: readonly StaffBranch[]; branch: string; onSold: (sold: SoldGift) => void }

function SaleForm({ branches, branch, onSold }: SaleFormProps) {
  const { t, money, locale } = useGiftDeskText()
  const till = useTillText().t
  const { problems, limits } = useSaleWords()
  const offered = useGiftOffer(locale).data ?? usualGiftRules
  const send = sendBy(useSellGift())
  const form = useEditForm<TypedSale, SoldGift>({
    name: `gift card ${branch}`,
    stored: undefined,
    fieldsOf: () => ({ ...nothingTyped, amount: offered.amounts[0] ?? null }),
    check: (typed) => {
      const amount = amountOf(typed) ?? 0
      return amount < offered.least || amount > offered.most
        ? [{ problem: 'amount_out_of_bounds', field: 'amount' }]
        : []
    },
    // A card that was sold although its reply was lost is not sold again: the key stays the same.
    send: async (typed, _base, _extra, key) => {
      const amount = amountOf(typed) ?? 0
      const { way, for: to, from, words } = typed
      const answer = await send({ key, branch, amount, way, for: to, from, words, lang: locale })
      return answer.ok ? accept({ ...answer.value, amount, typed, version: answer.value.id }) : answer
    },
    told: onSold,
  })
  const { fields: typed, change } = form
  const errorAt = sentencesAt(
    form.problems,
    { ...problems, amount_out_of_bounds: problems.amount_out_of_bounds(money(offered.least), money(offered.most)) },
    limits,
  )
  const field = typedIn(typed, change, errorAt)
  const amount = amountOf(typed)
  const amounts = [
    ...offered.amounts.map((value) => ({ value, text: withoutCents(money(value)) })),
    { value: 0, text: t.other },
  ]
  return (
    <EditForm form={form} className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="me-auto text-xl">{t.sell}</h2>
        {branches.length > 1 && <BranchSelect branches={branches} branch={branch} />}
      </div>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-sm font-semibold">{t.howMuch}</legend>
        <ChoiceButtons
          of={amounts}
          chosen={typed.amount ?? 0}
          onChoose={(value) => change({ amount: value === 0 ? null : value })}
        />
      </fieldset>
      {typed.amount === null && (
        <TextField label={t.otherAmount} inputMode="decimal" {...field('other')} error={errorAt('amount')} />
      )}
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-sm font-semibold">{t.paidHow}</legend>
        <ChoiceButtons
          of={quickWays.map((value) => ({ value, text: till.money.ways[value] }))}
          chosen={typed.way}
          onChoose={(way) => change({ way })}
        />
      </fieldset>
      {typed.way === 'cash' && amount !== undefined && <ChangeDue key={amount} due={amount} />}
      <details>
        <summary className="flex min-h-11 items-center font-semibold">{t.withWords}</summary>
        <div className="grid gap-4 pt-2">
          <TextField label={t.for} most={giftLimits.for} autoComplete="off" {...field('for')} />
          <TextField label={t.from} most={giftLimits.from} autoComplete="off" {...field('from')} />
          <TextArea label={t.words} dir="auto" most={giftLimits.words} {...field('words')} />
        </div>
      </details>
      <EditNotices form={form} words={{ madeOnce: true }} />
      <Button type="submit" size="staff" wide busy={form.busy}>
        {amount === undefined ? t.sell : t.sellFor(money(amount))}
      </Button>
    </EditForm>
  )
}

function useSaleWords() {
  const { problems } = useGiftText().t
  return { problems, limits: useRefusalText().t.badInput }
}

function Sold({ sold, onNext }: { sold: SoldGift; onNext: () => void }) {
  const { t, money } = useGiftDeskText()
  const site = useShop().data?.publicUrl ?? location.origin
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    first.current?.focus()
  }, [])
  const { typed, ...card } = sold
  return (
    <div className="grid gap-4">
      <div role="status">
        <h2 className="text-xl">{t.sold(money(sold.amount))}</h2>
      </div>
      <div className="gift-show">
        <GiftQr code={sold.code} site={site} />
        <div>
          <GiftCode code={sold.code} />
          <p>{t.once}</p>
        </div>
      </div>
      <Button ref={first} size="staff" wide onClick={() => print()}>
        <Icon of={printerIcon} className="size-5" />
        <span>{t.print}</span>
      </Button>
      <Button variant="quiet" size="staff" wide onClick={onNext}>
        {t.next}
      </Button>
      <GiftPaper gift={{ ...card, for: typed.for, from: typed.from, words: typed.words }} site={site} />
    </div>
  )
}
