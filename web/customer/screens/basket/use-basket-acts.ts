// What a person can do in an office basket: put in their cart, take out, pay and, as its opener, end it.
import { useState } from 'react'
import type { Problem } from '#contract/index.ts'
import { canBeOrdered } from '#domain/order/cart/checked-line.ts'
import { calledName } from '#domain/order/counter/code.ts'
import type { SharedBasket } from '#web/customer/basket/basket-api.ts'
import { basketWith } from '#web/customer/basket/kept-basket.ts'
import { type ShownLine, useLines } from '#web/customer/cart/shown-lines.ts'
import { readDetails } from '#web/customer/ordering/kept-checkout.ts'
import { ask, type ServerAnswer } from '#web/data/http/client.ts'
import { useBasketText } from '#web/words/basket/index.ts'
import { problemText, useRefusalText } from '#web/words/order/index.ts'
import type { BasketPlace } from './basket-place.ts'
import { usePuttingIn } from './use-putting-in.ts'

type Act = 'put' | 'pay' | 'end' | 'takeOut'

export type BasketActs = ReturnType<typeof useBasketActs>

interface RefusedAct {
  readonly act: Act
  /** What no field says; '' if the name is all that is wrong. */
  readonly text: string
  /** What is wrong with the name, at its field; '' if nothing is. */
  readonly atName: string
}

export function useBasketActs({ link, me, basket, show }: BasketPlace) {
  const { locale } = useBasketText()
  const words = useRefusalText().t
  const inCart = useLines()
  const [name, setName] = useState(() => nameAtFirst(link))
  const [busy, setBusy] = useState<Act>()
  const [refused, setRefused] = useState<RefusedAct>()
  const { unsure, sendCart } = usePuttingIn({ link, me, basket }, inCart, name)

  async function act<Value>(kind: Act, send: () => Promise<ServerAnswer<'baskets.read'> | Value>): Promise<void> {
    setBusy(kind)
    setRefused(undefined)
    const answer = await send()
    setBusy(undefined)
    if (!isAnswer(answer)) return
    if (answer.ok) return show(answer.value)
    const { refusal, problems } = answer.refusal
    // Who is in the basket already has no field for the name.
    const ofName = basket.you ? [] : problems.filter(({ field }) => field === 'name')
    const others = problems.filter((problem) => !ofName.includes(problem))
    const text = problems.length === 0 ? words.refusals[refusal] : sentencesOf(others)
    setRefused({ act: kind, text, atName: sentencesOf(ofName) })
  }

  const sentencesOf = (problems: readonly Problem[]): string =>
    [...new Set(problems.map((problem) => problemText(words, problem)))].join(' ')

  return {
    inCart,
    name,
    setName: (typed: string) => {
      setName(typed)
      setRefused(undefined)
    },
    busy,
    refused,
    /** What was put in last may be in the basket: no answer came. */
    unsure: unsure && busy !== 'put',
    /** Puts in the whole cart; sent again after a lost answer, also from a page loaded anew, it counts once. */
    put: () => act('put', () => sendCart()),
    /** The others see who is still choosing; a phone that cannot say so joins with its first lines. */
    join: async () => {
      if (name.trim() !== '') await ask('baskets.join', { link, me, name })
    },
    /** The link that is shared besides tells of a failure soon enough. */
    remind: () => void ask('baskets.remind', { link, me }),
    takeOut: (line: number) => act('takeOut', () => ask('baskets.takeOut', { link, me, line })),
    end: (how: 'close' | 'send' | 'giveUp') => act('end', () => ask('baskets.end', { link, me, how })),
    /** Leaves for the provider's page; `person`: to pay the share of somebody else. */
    pay: (method: string, person?: number) =>
      act('pay', async () => {
        const whose = person === undefined ? {} : { person }
        const begun = await ask('baskets.pay', { link, me, method, lang: locale, ...whose })
        if (!begun.ok) return { ok: false, refusal: begun.refusal } as ServerAnswer<'baskets.read'>
        location.assign(begun.value.checkout)
        return undefined
      }),
    check: async () => {
      const answer = await ask('baskets.check', { link, me })
      if (answer.ok) show(answer.value)
    },
  }
}

const isAnswer = (answer: unknown): answer is ServerAnswer<'baskets.read'> =>
  typeof answer === 'object' && answer !== null && 'ok' in answer

const nameAtFirst = (link: string): string => {
  const { name, cupName } = readDetails()
  return basketWith(link).name || calledName({ cupName, customerName: name })
}

export const canPut = (inCart: readonly ShownLine[]): boolean =>
  inCart.length > 0 && inCart.every(({ mark }) => canBeOrdered(mark))

/** What this person still has to pay: their share or, as the opener who pays for all, everything. */
export function toPay({ payer, state, people, total, you }: SharedBasket): number {
  const self = people.find(({ number }) => number === you?.number)
  if (!self || !you) return 0
  if (payer === 'each') return Math.max(0, self.share - you.paid)
  return payer === 'online' && you.opener && state === 'paying' && self.paid !== 'yes' ? total : 0
}
