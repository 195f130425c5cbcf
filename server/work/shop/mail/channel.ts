// How messages leave the shop: by the mail server and by the form service.

import type { SendMailOptions } from 'nodemailer'
import type { ContactDraft } from '#domain/guests/contact.ts'
import { oneLine } from '#domain/shared/text.ts'
import type { Config } from '#server/config.ts'
import type { ChannelName } from '#server/store/guests/message-store.ts'
import { bareAddress, type MailSettings } from './mail-settings.ts'

export interface Letter extends ContactDraft {
  readonly id: number
  /** When it was sent, in milliseconds since 1970. */
  readonly at: number
  /** How many messages it is, if several go out as one. */
  readonly count?: number
}

export interface Channel {
  readonly name: ChannelName
  /**
   * Resolves when the other side has accepted it; rejects with the reason if it was not. Aborts on `signal`. `shop`:
   * its present name; '' for none.
   */
  hand(letter: Letter, shop: string, signal: AbortSignal): Promise<void>
}

export const subjectOf = ({ name, count }: Letter): string => (count ? `${count} messages` : `Message from ${name}`)

/** What a message says, with who wrote it. */
export const letterText = ({ message, name, email }: ContactDraft): string => `${message}\n\n-- \n${name}\n${email}\n`

/** Several messages as one letter, each with its writer; one alone is itself. */
export function joinLetters([first, ...more]: readonly [Letter, ...Letter[]]): Letter {
  if (more.length === 0) return first
  const message = [first, ...more].map(letterText).join('\n\n')
  return { id: first.id, at: first.at, count: more.length + 1, name: '', email: '', message }
}

/** Those that are set up; a new message goes out by each of them. */
export function channelsOf({ mail, formService, publicUrl }: Config): Channel[] {
  const channels: Channel[] = []
  if (mail) channels.push(mailChannel(mail))
  if (formService && publicUrl) channels.push(formChannel(formService, publicUrl))
  return channels
}

/** `publicUrl`: the address of the shop; the service redirects people to its /sent. */
export const formChannel = (service: string, publicUrl: string): Channel => ({
  name: 'form',
  hand: async (letter, _shop, signal) => {
    const response = await fetch(service, {
      method: 'POST',
      headers: { accept: 'application/json, text/html;q=0.9' },
      body: new URLSearchParams(fieldsOf(letter, publicUrl)),
      // The redirect to _next means success and is not followed.
      redirect: 'manual',
      signal,
    })
    await response.body?.cancel()
    if (response.status >= 400) throw new Error(`the form service answered ${response.status}`)
  },
})

const fieldsOf = (letter: Letter, publicUrl: string): Record<string, string> => ({
  name: letter.name,
  _replyto: letter.email,
  message: letter.message,
  _subject: subjectOf(letter),
  _next: `${publicUrl}/#/sent`,
})

/** How long the mail server may be silent, in ms. */
const patience = 20_000

export const mailChannel = (settings: MailSettings): Channel => ({
  name: 'mail',
  hand: (letter, shop, signal) => sendMail(settings, mailOf(letter, settings, shop), signal),
})

/** The address that mails come from, under the shop's present name if it has one. */
export const fromOf = (from: string, shop: string): string | { readonly name: string; readonly address: string } =>
  shop ? { name: oneLine(shop), address: bareAddress(from) ?? from } : from

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
  `<${what}@${bareAddress(from)?.split('@')[1] ?? 'localhost'}>`

const mailOf = (letter: Letter, { from, to }: MailSettings, shop: string) => ({
  from: fromOf(from, shop),
  to: [...to],
  ...(letter.count ? {} : { replyTo: { name: letter.name, address: letter.email } }),
  subject: subjectOf(letter),
  text: letter.count ? letter.message : letterText(letter),
  date: new Date(letter.at),
  messageId: messageId(`${letter.count ? 'messages' : 'message'}-${letter.id}-${letter.at}`, from),
})
