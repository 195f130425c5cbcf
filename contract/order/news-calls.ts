// The calls of customers who want to be told of their order: by push message, and its receipt by mail.
import { z } from 'zod'
import { call } from '../call.ts'
import { locale } from '../shapes/basics.ts'

const token = z.string().max(40)
const endpoint = z.string().max(1000).describe('where the push service of the browser takes messages for it')
const ofOrder = ['token_unknown', 'order_archived', 'too_many'] as const

export const newsCalls = {
  'news.offer': call({
    summary: 'How a customer can be told of their order besides its page, and whether its receipt was mailed.',
    access: 'anyone',
    input: z.object({ token }),
    output: z.object({
      pushKey: z.string().describe('the shop’s public key, with which a browser subscribes; base64url'),
      mails: z.boolean().describe('whether the shop sends mail'),
      mailed: z.enum(['waiting', 'done', 'given_up']).nullable().describe('the receipt; null if nobody asked for it'),
    }),
    refusals: ofOrder,
  }),
  'news.follow': call({
    summary:
      'From now on the browser gets a push message when the order is ready, for another time, changed, refused or cancelled. At most five browsers follow an order; one more takes the place of the first.',
    access: 'anyone',
    input: z.object({
      token,
      lang: locale,
      endpoint,
      p256dh: z.string().max(200).describe('the public key of the subscription, base64url'),
      auth: z.string().max(100).describe('its secret, base64url'),
    }),
    refusals: [...ofOrder, 'step_not_allowed', 'push_service_unknown', 'push_keys_wrong'],
  }),
  'news.stop': call({
    summary: 'The browser gets no more push messages about the order.',
    access: 'anyone',
    input: z.object({ token, endpoint }),
    refusals: ofOrder,
  }),
  'news.mail': call({
    summary:
      'Mails the order with its receipt: lines, total, VAT by rate, and how to follow it. Three times at most; the address is erased with the order.',
    access: 'anyone',
    input: z.object({ token, lang: locale, email: z.string().max(400) }),
    refusals: [...ofOrder, 'step_not_allowed', 'mail_off', 'mailed_enough'],
  }),
}
