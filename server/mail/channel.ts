// The channels by which messages leave the shop: the mail server and the form service.
import type { ContactDraft } from '../../domain/contact.ts'
import type { Config } from '../config.ts'
import type { ChannelName } from '../store/guests/message-store.ts'
import { mailChannel } from './smtp.ts'

export interface Letter extends ContactDraft {
  readonly id: number
  /** When it was sent, in milliseconds since 1970. */
  readonly at: number
  /** How many messages it is, if several go out as one. */
  readonly count?: number
}

export interface Channel {
  readonly name: ChannelName
  /** Resolves when the other side has accepted it; rejects with the reason if it was not. Aborts on `signal`. */
  hand(letter: Letter, signal: AbortSignal): Promise<void>
}

export const subjectOf = ({ name, count }: Letter): string => (count ? `${count} messages` : `Message from ${name}`)

/** What a message says, with who wrote it. */
export const wordsOf = ({ message, name, email }: ContactDraft): string => `${message}\n\n-- \n${name}\n${email}\n`

/** Several messages as one letter, each with its writer; one alone is itself. */
export function together([first, ...more]: readonly [Letter, ...Letter[]]): Letter {
  if (more.length === 0) return first
  const message = [first, ...more].map(wordsOf).join('\n\n')
  return { id: first.id, at: first.at, count: more.length + 1, name: '', email: '', message }
}

/** `shop`: its name as it is when a mail leaves; '' for none. */
export function channelsOf({ mail, formService, publicUrl }: Config, shop: () => Promise<string>): Channel[] {
  const channels: Channel[] = []
  if (mail) channels.push(mailChannel(mail, shop))
  if (formService && publicUrl) channels.push(formChannel(formService, publicUrl))
  return channels
}

/** `publicUrl`: the address of the shop; the service redirects people to its /sent. */
export const formChannel = (service: string, publicUrl: string): Channel => ({
  name: 'form',
  hand: async (letter, signal) => {
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
