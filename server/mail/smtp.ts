// Sends mails through the shop's mail server; a message of the contact form goes out from the shop's own address, with the visitor's as the one to reply to, in plain text.
import type { SendMailOptions } from 'nodemailer'
import { type Channel, type Letter, subjectOf } from './channel.ts'
import { addressIn, type MailSettings } from './settings.ts'

/** How long the mail server may be silent, in ms. */
const patience = 20_000

export const mailChannel = (settings: MailSettings): Channel => ({
  name: 'mail',
  hand: (letter, signal) => sendMail(settings, mailOf(letter, settings), signal),
})

/** Resolves when the mail server has taken it; rejects with why not. Gives up when `signal` says so. */
export async function sendMail(settings: MailSettings, mail: SendMailOptions, signal: AbortSignal): Promise<void> {
  // Only now: a start without mails does not pay for it.
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

/** What is handed on twice keeps its Message-ID, so that it can be known again. */
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
