// Sends plain-text mail through the shop's mail server: from the shop's address, with the visitor's for replies.
import type { SendMailOptions } from 'nodemailer'
import { type Channel, type Letter, subjectOf } from './channel.ts'
import { addressIn, type MailSettings } from './settings.ts'

/** How long the mail server may be silent, in ms. */
const patience = 20_000

export const mailChannel = (settings: MailSettings): Channel => ({
  name: 'mail',
  hand: (letter, signal) => sendMail(settings, mailOf(letter, settings), signal),
})

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

const mailOf = (letter: Letter, { from, to }: MailSettings) => ({
  from,
  to: [...to],
  replyTo: { name: letter.name, address: letter.email },
  subject: subjectOf(letter),
  text: `${letter.message}\n\n-- \n${letter.name}\n${letter.email}\n`,
  date: new Date(letter.at),
  messageId: messageId(`message-${letter.id}-${letter.at}`, from),
})
