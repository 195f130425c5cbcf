// A way by which messages leave the shop: the mail server or the form-handling service.
import type { ContactDraft } from '../../domain/contact.ts'
import type { HandOnWay } from '../store/guests/messages.ts'

export interface Letter extends ContactDraft {
  readonly id: number
  /** When it was sent, in milliseconds since 1970. */
  readonly at: number
}

export interface Channel {
  readonly name: HandOnWay
  /** Resolves when the other side has taken it; rejects with why not. Gives up when `signal` says so. */
  hand(letter: Letter, signal: AbortSignal): Promise<void>
}

/** The line above every message that is handed on. */
export const subjectOf = ({ name }: Letter): string => `Message from ${name}`
