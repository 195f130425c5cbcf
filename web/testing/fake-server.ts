// The server of a browser test: it answers calls with given values, never answers, refuses, or cannot be reached.
import { afterEach, beforeEach, vi } from 'vitest'
import { addresses, type CallName } from '#contract/addresses.ts'
import { parameter, splitAddress } from '#contract/customer-addresses.ts'
import type { Output, Problem, RefusalBody, RefusalName } from '#contract/index.ts'
import { refusals } from '#contract/refusals.ts'
import { connectionStore } from '../data/http/connection-state.ts'
import { staffCache } from '../data/staff/staff-api.ts'

export interface FakeServer {
  /** From now on the call returns this value, or what is made of what it was sent. */
  readonly answers: <Name extends CallName>(name: Name, value: Output<Name> | ((sent: Sent) => Output<Name>)) => void
  /** From now on the call is refused; `problems` name the fields. */
  readonly refuses: (name: CallName, refusal: RefusalName, problems?: readonly Problem[]) => void
  /** From now on the call arrives, and its answer is lost on the way. */
  readonly loses: (name: CallName) => void
  /** From now on the call gets no answer, as all do at first. */
  readonly waits: (name: CallName) => void
  /**
   * The connection is lost until `comesBack`. That lets the time pass after which a page asks again, so say before it
   * what the page then hears.
   */
  readonly isLost: () => void
  readonly comesBack: () => void
  /** What the call was sent so far; of a GET and in a path, every value is a text. */
  readonly sent: (name: CallName) => readonly Sent[]
  /** The names of all calls so far that may change something. */
  readonly posted: () => readonly CallName[]
}

type Sent = Readonly<Record<string, unknown>>
type Reply = (sent: Sent) => Response | Promise<Response>

const routes = (Object.keys(addresses) as CallName[]).map((name) => {
  const { method, path } = splitAddress(addresses[name])
  const names = [...path.matchAll(parameter)].map(([, field = '']) => field)
  return { name, method, names, pattern: new RegExp(`^${path.replace(parameter, '([^/]+)')}$`) }
})
// A path without parameters goes before one that would take its last part for a value.
routes.sort((a, b) => a.names.length - b.names.length)

/** Stands in the place of the server in all tests of a file; each test begins with one that answers nothing. */
export function fakeServer(): FakeServer {
  const replies = new Map<CallName, Reply>()
  const sent: { readonly name: CallName; readonly input: Sent }[] = []
  let lost = false
  const { queries } = staffCache.getDefaultOptions()
  staffCache.setDefaultOptions({ queries: { ...queries, retryDelay: 20 } })

  function replyTo(address: string, { method = 'GET', body, signal }: RequestInit): Promise<Response> {
    if (lost) return Promise.reject(new TypeError('Failed to fetch'))
    const { pathname, searchParams } = new URL(address, location.href)
    if (pathname === '/healthz') return Promise.resolve(new Response('ok'))
    const route = routes.find((one) => one.method === method && one.pattern.test(pathname))
    if (!route) return noReply(signal)
    const values = route.pattern.exec(pathname)?.slice(1) ?? []
    const input = {
      ...Object.fromEntries(route.names.map((field, at) => [field, decodeURIComponent(values[at] ?? '')])),
      ...Object.fromEntries(searchParams),
      ...(typeof body === 'string' && JSON.parse(body)),
    }
    sent.push({ name: route.name, input })
    const reply = replies.get(route.name)
    return reply ? Promise.resolve(reply(input)) : noReply(signal)
  }

  beforeEach(() => {
    replies.clear()
    sent.length = 0
    lost = false
    staffCache.clear()
    connectionStore.write(true)
    vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => replyTo(address, init))
    vi.stubGlobal('EventSource', SilentStream)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  return {
    answers: (name, value) =>
      void replies.set(name, (input) => Response.json(typeof value === 'function' ? value(input) : value)),
    refuses(name, refusal, problems = []) {
      const refused: RefusalBody = { refusal, problems, requestId: 'test' }
      replies.set(name, () => Response.json(refused, { status: refusals[refusal] }))
    },
    loses: (name) => void replies.set(name, () => Promise.reject(new TypeError('Failed to fetch'))),
    waits: (name) => void replies.delete(name),
    isLost() {
      lost = true
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    },
    comesBack() {
      lost = false
      vi.advanceTimersByTime(patienceMs)
      vi.useRealTimers()
    },
    sent: (name) => sent.filter((one) => one.name === name).map(({ input }) => input),
    posted: () => sent.map(({ name }) => name).filter((name) => splitAddress(addresses[name]).method !== 'GET'),
  }
}

/** More than any page waits before it tries once more after its first failure. */
const patienceMs = 3000

const noReply = (signal: AbortSignal | null | undefined): Promise<Response> =>
  new Promise((_, fail) => signal?.addEventListener('abort', () => fail(new DOMException('Aborted', 'AbortError'))))

/** A live stream that opens and tells nothing. */
class SilentStream extends EventTarget {
  static readonly CLOSED = 2
  readonly readyState = 1
  close(): void {}
}
