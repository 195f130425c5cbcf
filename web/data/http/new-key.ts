// Makes the idempotency key for something that is sent, so that a retry counts once.
import { useRef } from 'react'

/** 128 random bits; unlike crypto.randomUUID, it also works on a page without TLS. */
export const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The key of a wish: the same for the same wish, a new one for another. */
export function useKeyOf(): (wish: object) => string {
  const last = useRef({ of: '', key: '' })
  return (wish) => {
    const of = JSON.stringify(wish)
    if (last.current.of !== of) last.current = { of, key: randomKey() }
    return last.current.key
  }
}
