// The staff's calls about gift cards: looking at one, taking and selling one, the owner's rules, report and list.
import type { Output } from '#contract/index.ts'
import { rememberOrder } from './board-orders.ts'
import { refreshOrders } from './order-api.ts'
import { readAgain, useStaffPages, useStaffRead, useStaffSend } from './staff-api.ts'

const afterwards = () => readAgain('gifts')

export const useLookAtGift = () => useStaffSend('gifts.look')

/** The card pays an order, or a part of it. */
export const useTakeGift = () =>
  useStaffSend('gifts.take', {
    onSuccess: rememberOrder,
    onSettled: () => Promise.all([refreshOrders(), afterwards()]),
  })

/** What is sold, also at the counter. */
export const useGiftOffer = (lang: 'en' | 'nl' | 'fr' | 'ar') =>
  useStaffRead(['gifts', 'offer', lang], 'gifts.offer', { lang })

export const useSellGift = () => useStaffSend('gifts.sell', { onSettled: () => readAgain('gifts', 'takings') })

export type GiftRulesRead = Output<'gifts.readRules'>

export const useGiftRules = () => useStaffRead(['gifts', 'rules'], 'gifts.readRules', {})

export const useSaveGiftRules = () => useStaffSend('gifts.saveRules', { onSettled: afterwards })

/** `on`: the day at whose end; '' for now. */
export const useGiftReport = (on: string) =>
  useStaffRead(['gifts', 'report', on], 'gifts.report', on === '' ? {} : { on }, { staleTime: 0 })

export type ListedGift = Output<'gifts.list'>['cards'][number]

export const useGiftList = (ends: string, onlyOpen: boolean) =>
  useStaffPages(
    ['gifts', 'list', ends, onlyOpen],
    'gifts.list',
    (before?: number) => ({
      open: onlyOpen ? ('yes' as const) : ('no' as const),
      ...(ends !== '' && { ends }),
      ...(before !== undefined && { before }),
    }),
    ({ cards, more }) => (more ? cards.at(-1)?.id : undefined),
    { staleTime: 0 },
  )

export const useBlockGift = () => useStaffSend('gifts.block', { onSettled: afterwards })

export const useTakeOverGifts = () => useStaffSend('gifts.takeOver', { onSettled: afterwards })
