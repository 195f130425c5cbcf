// Whether an address works only on this machine, so that no other device can open it.

export const isLocalAddress = (site: string): boolean => /^https?:\/\/(localhost|127\.|\[::1\])/.test(site)
