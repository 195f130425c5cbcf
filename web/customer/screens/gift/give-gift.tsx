// Giving a gift card: it fills in while one types, and is paid online (GIFT-1).
import { type FormEvent, useEffect, useRef } from 'react'
import { addDays } from '#domain/branch/hours.ts'
import { giftLimits } from '#domain/money/gift/gift-draft.ts'
import { GiftFace, withoutCents } from '#web/customer/gift/gift-face.tsx'
import { useGoodUntil, useGoodWhere } from '#web/customer/gift/good-where.ts'
import { LegalLinks } from '#web/customer/legal/legal-links.tsx'
import { useAnswer } from '#web/data/answer.ts'
import { sentencesAt } from '#web/data/forms/form-problems.ts'
import { useTitle } from '#web/data/page/title.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Choices } from '#web/ui/controls/choice-pills.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { enterMovesOn } from '#web/ui/fields/enter-moves-on.ts'
import { TextArea, TextField } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { mailIcon, printerIcon } from '#web/ui/icons/icons.ts'
import { useGiftText } from '#web/words/gift/index.ts'
import { useOrderText, useRefusalText } from '#web/words/order/index.ts'
import { LookAtGift } from './look-at-gift.tsx'
import { type GiftOffer, type Giving, useGiving } from './use-giving.ts'

export function GiveGift() {
  const { t, locale } = useGiftText()
  const { refusals } = useRefusalText().t
  const offer = useAnswer('gifts.offer', { lang: locale })
  useTitle(t.title)
  return (
    <div className="gift-page">
      <h1>{t.title}</h1>
      {offer.value?.on ? (
        <GiveForm offer={offer.value} />
      ) : offer.value ? (
        <Notice>{refusals.gifts_off}</Notice>
      ) : offer.refused ? (
        <Notice
          kind="error"
          urgent
          action={
            <Button variant="quiet" onClick={offer.again}>
              {t.tryAgain}
            </Button>
          }
        >
          {refusals[offer.refused.refusal]}
        </Notice>
      ) : (
        <Skeleton className="h-136 w-full" />
      )}
      <LookAtGift />
    </div>
  )
}

const otherAmount = 'other'

function GiveForm({ offer }: { offer: GiftOffer }) {
  const { t, money } = useGiftText()
  const form = useGiving(offer)
  const page = useRef<HTMLFormElement>(null)
  const { typed, change, amount, failures } = form
  const between = t.problems.amount_out_of_bounds(money(offer.least), money(offer.most))
  const errorAt = sentencesAt(
    form.problems,
    { ...t.problems, amount_out_of_bounds: between },
    useRefusalText().t.badInput,
  )

  useEffect(() => {
    if (failures === 0) return
    const mistake = page.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    mistake?.scrollIntoView({ block: 'center' })
    mistake?.focus({ preventScroll: true })
  }, [failures])

  function submit(event: FormEvent) {
    event.preventDefault()
    void form.buy()
  }

  return (
    <form ref={page} data-kept noValidate onSubmit={submit} onKeyDown={enterMovesOn} className="gift-form">
      <GiftFace>
        <p className="gift-amount">{amount === undefined ? '€ …' : withoutCents(money(amount))}</p>
        <p className="gift-said">{t.forFrom(typed.for.trim(), typed.from.trim())}</p>
      </GiftFace>
      <div className="gift-fields">
        <HowMuch offer={offer} form={form} errorAt={errorAt} />
        <div className="gift-two">
          <TextField
            label={t.for}
            name="for"
            autoComplete="off"
            enterKeyHint="next"
            most={giftLimits.for}
            error={errorAt('for')}
            value={typed.for}
            onChange={(event) => change({ for: event.target.value })}
          />
          <TextField
            label={t.from}
            name="from"
            autoComplete="given-name"
            enterKeyHint="next"
            most={giftLimits.from}
            error={errorAt('from')}
            value={typed.from}
            onChange={(event) => change({ from: event.target.value })}
          />
        </div>
        <TextArea
          label={
            <>
              <span>{t.words}</span> <span className="font-normal text-ink-2">{t.wordsHint}</span>
            </>
          }
          name="words"
          dir="auto"
          rows={1}
          most={giftLimits.words}
          error={errorAt('words')}
          value={typed.words}
          onChange={(event) => change({ words: event.target.value })}
        />
        <HowItGoes offer={offer} form={form} errorAt={errorAt} />
        <div className="text-sm text-ink-2">
          <p>{t.withdrawal}</p>
          <LegalLinks pages={['terms', 'privacy']} />
        </div>
      </div>
      <GiveFoot offer={offer} form={form} />
    </form>
  )
}

const amountLook = {
  list: 'gift-amounts',
  row: 'gift-choice',
  input: 'absolute inset-0 appearance-none rounded-control outline-none',
}

const wayLook = { ...amountLook, list: 'gift-ways', row: 'gift-way' }

type FormPartProps = { offer: GiftOffer; form: Giving }
type AskingProps = FormPartProps & { errorAt: (field: string) => string | undefined }

function HowMuch({ offer, form: { typed, change }, errorAt }: AskingProps) {
  const { t, money } = useGiftText()
  return (
    <>
      <Choices
        label={t.howMuch}
        name="amount"
        value={typed.amount === null ? otherAmount : String(typed.amount)}
        choices={[
          ...offer.amounts.map((each) => ({ value: String(each), text: withoutCents(money(each)) })),
          { value: otherAmount, text: t.other },
        ]}
        onChange={(value) => change({ amount: value === otherAmount ? null : Number(value) })}
        look={amountLook}
      >
        {({ text }) => <span className="relative">{text}</span>}
      </Choices>
      {typed.amount === null && (
        <TextField
          label={t.otherAmount}
          name="other"
          inputMode="decimal"
          autoComplete="off"
          autoFocus={typed.other === ''}
          hint={t.between(withoutCents(money(offer.least)), withoutCents(money(offer.most)))}
          error={errorAt('amount')}
          value={typed.other}
          onChange={(event) => change({ other: event.target.value })}
        />
      )}
    </>
  )
}

function HowItGoes({ offer, form, errorAt }: AskingProps) {
  const { t } = useGiftText()
  const { typed, change } = form
  const name = typed.for.trim()
  if (!offer.mails) return <p className="text-ink-2">{t.printsIt}</p>
  return (
    <>
      <Choices
        label={t.how(name)}
        name="byMail"
        value={typed.byMail ? 'mail' : 'print'}
        choices={[
          { value: 'mail', text: t.byMail },
          { value: 'print', text: t.iPrint },
        ]}
        onChange={(value) => change({ byMail: value === 'mail' })}
        look={wayLook}
      >
        {({ value, text }) => (
          <>
            <Icon of={value === 'mail' ? mailIcon : printerIcon} className="relative size-5" />
            <span className="relative">{text}</span>
          </>
        )}
      </Choices>
      {typed.byMail ? (
        <div className="gift-two">
          <TextField
            label={t.mailOf(name)}
            name="mail"
            type="email"
            inputMode="email"
            autoComplete="off"
            dir="ltr"
            error={errorAt('mail')}
            value={typed.mail}
            onChange={(event) => change({ mail: event.target.value })}
          />
          <TextField
            label={t.when}
            name="day"
            type="date"
            min={offer.today}
            max={addDays(offer.today, 365)}
            hint={typed.day === '' ? t.atOnce : t.thatMorning}
            error={errorAt('sendOn')}
            value={typed.day}
            onChange={(event) => change({ day: event.target.value })}
          />
        </div>
      ) : (
        <p className="text-ink-2">{t.printsIt}</p>
      )}
    </>
  )
}

function GiveFoot({ offer, form }: FormPartProps) {
  const { t, money } = useGiftText()
  const { refusals } = useRefusalText().t
  const where = useGoodWhere()
  const until = useGoodUntil()(offer.expiresOn)
  const { refused, problems, amount, busy } = form
  return (
    <div className="gift-foot">
      {problems.length > 0 ? (
        <Notice kind="error" urgent>
          {t.marked}
        </Notice>
      ) : (
        refused && (
          <Notice kind="error" urgent>
            {refusals[refused.refusal]}
          </Notice>
        )
      )}
      {offer.down && <Notice kind="warning">{t.down}</Notice>}
      <p className="text-sm text-ink-2">{`${where} ${until}`}</p>
      <Button type="submit" size="staff" wide busy={busy} disabled={offer.down} className="gift-order">
        <span>{useOrderText().t.checkout.place}</span>
        {amount !== undefined && <b>{` ${money(amount)}`}</b>}
      </Button>
    </div>
  )
}
