// What a page and the service worker say to each other.

/** The visitor asked for the new version, so the new worker need not wait until every page is closed. */
export const takeOverWord = 'take over'

/** `keep`: addresses of what the page has loaded. */
export type PageSays = typeof takeOverWord | { readonly keep: readonly string[] }

/** From the worker: the menu came after the page had been given an earlier one. */
export const menuCame = 'menu came'
