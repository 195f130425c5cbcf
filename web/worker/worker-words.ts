// What a page and the service worker say to each other.

/** The visitor asked for the new version: the worker that waits need not wait until every page is closed. */
export const takeOver = 'take over'

/** `keep`: addresses of what the page has loaded. */
export type PageSays = typeof takeOver | { readonly keep: readonly string[] }

/** The worker says that the menu came after it had handed out an earlier one. */
export const menuCame = 'menu came'
