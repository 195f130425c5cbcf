// Makes the key under which something is sent, so that a retry counts once.

/** 128 random bits; unlike crypto.randomUUID also where the page came without TLS. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
