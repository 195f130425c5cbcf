// A small client of W3C WebDriver, which every browser's own driver speaks: open a page, find, tap and type.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#server/testing/free-port.ts'

export interface Driver {
  /** The driver's command, found on the PATH, and its arguments for a port. */
  readonly command: string
  readonly args: (port: number) => readonly string[]
  readonly capabilities: object
}

export interface DrivenBrowser {
  /** Such as 'firefox 140.5.0esr'. */
  readonly name: string
  readonly go: (url: string) => Promise<void>
  readonly tap: (xpath: string) => Promise<void>
  readonly type: (xpath: string, text: string) => Promise<void>
  /** Waits until this script of the page returns something true, and returns that. */
  readonly until: (script: string) => Promise<string>
  readonly close: () => Promise<void>
}

/** The key under which WebDriver names an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const patienceMs = 20_000

interface Session {
  readonly sessionId: string
  readonly capabilities: { readonly browserName: string; readonly browserVersion: string }
}

export async function openBrowser({ command, args, capabilities }: Driver): Promise<DrivenBrowser> {
  const port = await freePort()
  const child = spawn(command, args(port), { stdio: 'ignore' })
  const base = `http://127.0.0.1:${port}`
  try {
    await patiently(() => send(`${base}/status`), `${command} does not start`)
    const session = (await send(`${base}/session`, { capabilities: { alwaysMatch: capabilities } })) as Session
    return browserOf(session, `${base}/session/${session.sessionId}`, child)
  } catch (error) {
    child.kill()
    throw error
  }
}

function browserOf({ capabilities }: Session, at: string, child: ChildProcess): DrivenBrowser {
  /** Tried again as long as it is not there, covered, or not yet where it will stay. */
  const act = (xpath: string, what: string, body: object) =>
    patiently(async () => {
      const found = (await send(`${at}/element`, { using: 'xpath', value: xpath })) as Record<string, string>
      // Drivers leave it where it can be seen, even below the bar of the page's foot.
      const script = 'arguments[0].scrollIntoView({ block: "center" })'
      await send(`${at}/execute/sync`, { script, args: [found] })
      await send(`${at}/element/${found[elementKey]}/${what}`, body)
      return true
    }, `not there: ${xpath}`)
  return {
    name: `${capabilities.browserName} ${capabilities.browserVersion}`,
    go: async (url) => void (await send(`${at}/url`, { url })),
    tap: async (xpath) => void (await act(xpath, 'click', {})),
    type: async (xpath, text) => void (await act(xpath, 'value', { text })),
    until: (script) =>
      patiently(
        () => send(`${at}/execute/sync`, { script: `return ${script}`, args: [] }),
        `never: ${script}`,
      ) as Promise<string>,
    close: async () => {
      await send(at, undefined, 'DELETE').catch(() => {})
      child.kill()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

/** A command without a body is a question. Throws what the driver refuses. */
async function send(url: string, body?: object, method = body ? 'POST' : 'GET'): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: { message?: string } | null }
  if (!answer.ok) throw new Error(value?.message ?? answer.statusText)
  return value
}

async function patiently(ask: () => Promise<unknown>, otherwise: string): Promise<unknown> {
  const end = Date.now() + patienceMs
  let last: unknown
  while (Date.now() < end) {
    try {
      const answer = await ask()
      if (answer) return answer
    } catch (error) {
      last = error
    }
    await pause(100)
  }
  throw new Error(otherwise, { cause: last })
}
