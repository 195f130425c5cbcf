// A channel by which messages leave the shop: the mail server or the form service.
import type { ContactDraft } from '../../domain/contact.ts'
import type { ChannelName } from '../store/guests/message-store.ts'

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
