// Makes the idempotency key for something that is sent, so that a retry counts once.

/** 128 random bits; unlike crypto.randomUUID, it also works on a page without TLS. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
