// What server-flags.js holds.
export declare const serverFlags: readonly string[]
