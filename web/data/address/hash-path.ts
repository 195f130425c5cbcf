// The path of the page in an address: the part behind the # (D-20).

/** The path in a hash such as '#/track/K7QM?x=1'; the # and the first slash may be missing. */
export const pathOf = (hash: string): string => `/${hash.replace(/^#?\/?/, '').split('?')[0]}`
