// Makes the idempotency key for something that is sent, so that a retry counts once.
import { useRef } from 'react'

/** 128 random bits; unlike crypto.randomUUID, it also works on a page without TLS. */
export const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

interface Sending<Wish, Beside> {
  /**
   * What is sent of a wish, with its key. The same wish is the very same again until `answered`, also where what stands
   * `beside` it has changed by itself meanwhile, such as a version: so the server knows it, and counts it once.
   */
  readonly of: (wish: Wish, beside: Beside) => Wish & Beside & { readonly key: string }
  /** Call it once the server has taken or refused what was sent: whatever is sent next is a new wish. */
  readonly answered: () => void
}

/** For a form that stays open when its reply is lost. */
export function useSending<Wish extends object, Beside extends object>(): Sending<Wish, Beside> {
  const last = useRef<{ readonly wish: string; readonly sent: Wish & Beside & { readonly key: string } }>(undefined)
  return {
    of(wish, beside) {
      const text = JSON.stringify(wish)
      if (last.current?.wish !== text) last.current = { wish: text, sent: { ...wish, ...beside, key: randomKey() } }
      return last.current.sent
    },
    answered() {
      last.current = undefined
    },
  }
}
