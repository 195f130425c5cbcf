// Sends plain-text mail through the shop's mail server: from the shop's address, with the visitor's for replies.
import type { SendMailOptions } from 'nodemailer'
import { oneLine } from '../../domain/shared/text.ts'
import { type Channel, type Letter, subjectOf, wordsOf } from './channel.ts'
import { addressIn, type MailSettings } from './settings.ts'

/** How long the mail server may be silent, in ms. */
const patience = 20_000

/** `shop`: its name as it is when a mail leaves; '' for none. */
export const mailChannel = (settings: MailSettings, shop: () => Promise<string>): Channel => ({
  name: 'mail',
  hand: async (letter, signal) => sendMail(settings, mailOf(letter, settings, await shop()), signal),
})

/** The address that mails come from, under the shop's present name if it has one. */
export const fromOf = (from: string, shop: string): string | { readonly name: string; readonly address: string } =>
  shop ? { name: oneLine(shop), address: addressIn(from) ?? from } : from

/** Resolves when the mail server has accepted it; rejects with the reason if it was not. Aborts on `signal`. */
export async function sendMail(settings: MailSettings, mail: SendMailOptions, signal: AbortSignal): Promise<void> {
  // Loaded only now: a server that sends no mail does not pay for it.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url: settings.smtp,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const stop = () => transport.close()
  signal.addEventListener('abort', stop)
  try {
    await transport.sendMail(mail)
  } finally {
    signal.removeEventListener('abort', stop)
    transport.close()
  }
}

/** A message that is sent twice keeps its Message-ID, so that the duplicate can be recognized. */
export const messageId = (what: string, from: string): string =>
  `<${what}@${addressIn(from)?.split('@')[1] ?? 'localhost'}>`

const mailOf = (letter: Letter, { from, to }: MailSettings, shop: string) => ({
  from: fromOf(from, shop),
  to: [...to],
  ...(letter.count ? {} : { replyTo: { name: letter.name, address: letter.email } }),
  subject: subjectOf(letter),
  text: letter.count ? letter.message : wordsOf(letter),
  date: new Date(letter.at),
  messageId: messageId(`${letter.count ? 'messages' : 'message'}-${letter.id}-${letter.at}`, from),
})
