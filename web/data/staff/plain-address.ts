// Whether the site stands at an address that allows no passkeys.

/** Passkeys need https, or this very machine, and a name: none are offered at an address that is a number. */
export const isPlainAddress = (): boolean => !window.isSecureContext || /^[\d.]+$|:/.test(location.hostname)
