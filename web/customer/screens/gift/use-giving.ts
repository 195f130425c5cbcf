// A gift card while it is being given: what is typed, kept until it is paid, what is wrong with it, and buying it.
import { useState } from 'react'
import type { Output } from '#contract/index.ts'
import { giftCodeText } from '#domain/money/gift/gift-code.ts'
import { cleanGift, type GiftDraft, giftProblems } from '#domain/money/gift/gift-draft.ts'
import { parsePrice } from '#domain/shared/typed-price.ts'
import { go } from '#web/data/address/location.ts'
import { readStored, writeStored } from '#web/data/browser-storage.ts'
import { type Keyed, keptText, numberIn, tabDraft, useDraft } from '#web/data/forms/draft.ts'
import { sendOnce } from '#web/data/forms/send-once.ts'
import { useSubmission, wishOrProblems } from '#web/data/forms/submission.ts'
import { ask } from '#web/data/http/client.ts'
import { useGiftText } from '#web/words/gift/index.ts'
import { goAndPayGift } from './pay-for-gift.ts'

export type GiftOffer = Output<'gifts.offer'>
export type Giving = ReturnType<typeof useGiving>

/** As typed. `amount`: one of those offered; null for another one, which is in `other`. */
interface TypedGift extends Pick<GiftDraft, 'for' | 'from' | 'words' | 'mail' | 'byMail'> {
  readonly amount: number | null
  readonly other: string
  /** '' for at once. */
  readonly day: string
}

export function useGiving(offer: GiftOffer) {
  const { locale } = useGiftText()
  const [place] = useState(() => giftForm(offer))
  const { fields: typed, change: changeDraft } = useDraft(place)
  const { submit, mend, forgive, ...sending } = useSubmission(
    (wish: Keyed<TypedGift>) => {
      const draft = draftOf(wish)
      return wishOrProblems({ wish, draft }, giftProblems(draft, offer, offer.today))
    },
    ({ wish, draft }: { wish: Keyed<TypedGift>; draft: GiftDraft }) =>
      sendOnce(wish, changeDraft, ({ key }) => ask('gifts.buy', { key, ...draft, lang: locale })),
  )

  function change(part: Partial<TypedGift>) {
    changeDraft(part)
    const fields: readonly string[] = Object.keys(part).map((name) => sentAs[name] ?? name)
    mend(({ field = '' }) => fields.includes(field))
    forgive()
  }

  async function buy() {
    const bought = await submit(typed)
    if (!bought?.ok) return
    const { code } = bought.value
    keepBought(code)
    if (await goAndPayGift({ code, method: '', lang: locale })) go(`/gift-card/${giftCodeText(code)}`)
  }

  return { ...sending, typed, change, buy, amount: amountOf(typed) }
}

/** The names under which a problem is told of what is typed. */
const sentAs: Readonly<Record<string, string>> = { other: 'amount', day: 'sendOn', byMail: 'mail' }

/** Cents; undefined while that is none. */
const amountOf = ({ amount, other }: TypedGift): number | undefined => amount ?? parsePrice(other)

const draftOf = (typed: TypedGift): GiftDraft =>
  cleanGift({
    amount: amountOf(typed) ?? 0,
    for: typed.for,
    from: typed.from,
    words: typed.words,
    mail: typed.mail,
    byMail: typed.byMail,
    sendOn: typed.day || null,
  })

const formName = 'giving'

const giftForm = ({ amounts, mails }: GiftOffer) =>
  tabDraft<TypedGift>(formName, (kept) => ({
    amount: 'amount' in kept ? numberIn(kept, 'amount') : (amounts[Math.min(1, amounts.length - 1)] ?? null),
    other: keptText(kept, 'other'),
    for: keptText(kept, 'for'),
    from: keptText(kept, 'from'),
    words: keptText(kept, 'words'),
    byMail: mails && kept.byMail !== false,
    mail: keptText(kept, 'mail'),
    day: keptText(kept, 'day'),
  }))

/** The card that this tab bought last, from when its payment begins. */
const keepBought = (code: string): void => writeStored('bought', code, 'tab')

export const isBoughtHere = (code: string): boolean => readStored('bought', 'tab') === code

/** It is paid: what was typed for it is not asked for again. */
export const forgetGiving = (): void => writeStored(formName, undefined, 'tab')
