// A channel by which messages leave the shop: the mail server or the form service.
import type { ContactDraft } from '../../domain/contact.ts'
import type { ChannelName } from '../store/guests/messages.ts'

export interface Letter extends ContactDraft {
  readonly id: number
  /** When it was sent, in milliseconds since 1970. */
  readonly at: number
}

export interface Channel {
  readonly name: ChannelName
  /** Resolves when the other side has accepted it; rejects with the reason if it was not. Aborts on `signal`. */
  hand(letter: Letter, signal: AbortSignal): Promise<void>
}

/** The subject of every message that is sent on. */
export const subjectOf = ({ name }: Letter): string => `Message from ${name}`
