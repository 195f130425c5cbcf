// Faults in a page during a journey: each fails the journey, unless the journey allows it.
import type { Browser, BrowserContext, ConsoleMessage } from '@playwright/test'

/** What a journey may cause on purpose, by the message of the browser or the page. */
const exceptions = {
  /** The journey aborts a request, goes offline or stops the server. */
  cutRequest: /^Failed to load resource: net::ERR_/,
  /** The journey stops the server, which refuses what arrives while it stops. */
  stoppingServer: /^Failed to load resource: the server responded with a status of 503/,
  /** The journey fakes a response that the shop would not give here. */
  madeUpAnswer: /^Failed to load resource: the server responded with a status of (400|503)/,
  /** The journey blocks a chunk, and the code that needs it complains. */
  missingChunk:
    /Failed to fetch dynamically imported module|Unable to preload CSS|status of 404 \(Not Found\) \S+\/assets\//,
  /** The journey uses plain http under another name, not a secure origin: the header has no effect. */
  insecureOrigin: /^The Cross-Origin-Opener-Policy header has been ignored/,
  /** The journey makes a screen fail. */
  brokenScreen: /^The screen did not open|\bbroken\b/,
  /** The journey takes the clipboard away (CONF-2 requires this text in the console). */
  noClipboard: /^Unable to show alert: /,
} as const

export type Exception = keyof typeof exceptions

export interface Faults {
  /** The journey causes these on purpose. */
  allow(...names: readonly Exception[]): void
  /** Everything recorded so far, allowed or not. */
  readonly noted: readonly string[]
  /** What was recorded and not allowed. */
  unexpected(): string[]
  /** Stops listening, because the shop closes before its pages do. */
  stop(): void
}

/** Listens to every page of every context that the browser opens from now on. */
export function watchFor(browser: Browser): Faults {
  const noted: string[] = []
  const allowed: RegExp[] = []
  let listening = true
  const note = (words: string) => {
    if (listening) noted.push(words)
  }
  const watch = (context: BrowserContext) => {
    context.on('weberror', (fault) => note(`Uncaught: ${fault.error().stack || fault.error().message}`))
    context.on('console', (message) => {
      if (message.type() === 'error' && !isRefusal(message) && !isOfTheTrace(message))
        note(`${message.text()} ${message.location().url}`)
    })
    void context.addInitScript(reportBrokenScreens)
  }
  browser.on('context', watch)
  return {
    allow: (...names) => {
      allowed.push(...names.map((name) => exceptions[name]))
    },
    noted,
    unexpected: () => noted.filter((words) => !allowed.some((exception) => exception.test(words))),
    stop: () => {
      listening = false
      browser.off('context', watch)
    },
  }
}

/** The browser logs every response from 400 on. Refusals are part of the contract; wrong shapes are not. */
function isRefusal(message: ConsoleMessage): boolean {
  const status = /responded with a status of (4\d\d)/.exec(message.text())?.[1]
  return status !== undefined && status !== '400' && new URL(message.location().url).pathname.startsWith('/api/')
}

/**
 * Playwright's trace asks the page for the body of an empty response, such as the preview of a chosen picture. The page
 * may not connect to it, and logs an error without a position in a script; an error about the product's own connections
 * has one.
 */
function isOfTheTrace(message: ConsoleMessage): boolean {
  return message.text().startsWith("Connecting to 'blob:") && message.location().url === ''
}

/** Runs in the page: logs an error when BrokenScreen is shown, a heading within a status. */
function reportBrokenScreens(): void {
  const reported = new WeakSet<Element>()
  const look = () => {
    const heading = document.querySelector('[role=status] > h1')
    if (!heading || reported.has(heading)) return
    reported.add(heading)
    console.error(`The screen did not open: ${location.href}`)
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
}
