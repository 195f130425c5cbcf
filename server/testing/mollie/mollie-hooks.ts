// How the stand-in for Mollie calls the shop: at once, never, twice, late, or in any order, and again until it gets
// 200.

export type HookManner = 'once' | 'twice' | 'held' | 'never'

interface Call {
  readonly id: string
  readonly url: string
  readonly tries: number
  readonly nextAt: number
}

const minute = 60_000
/** After so many minutes each of the ten tries follows. */
const retries = [0, 1, 3, 7, 15, 31, 60, 120, 240, 26 * 60]

export class MollieHooks {
  manner: HookManner | (() => HookManner) = 'once'
  /** Where the calls go instead of to the address that the shop named: tests know that before the port. */
  through: string | (() => string) | undefined
  /** What was answered to each call, newest last. */
  readonly answers: { readonly id: string; readonly status: number }[] = []
  private waiting: Call[] = []
  private underWay = new Set<Promise<void>>()
  private readonly now: () => number

  constructor(now: () => number) {
    this.now = now
  }

  tell(id: string, url: string): void {
    const manner = typeof this.manner === 'string' ? this.manner : this.manner()
    if (manner === 'never' || url === '') return
    const call = { id, url, tries: 0, nextAt: this.now() }
    if (manner === 'held') this.waiting.push(call)
    else for (let time = manner === 'twice' ? 2 : 1; time > 0; time--) this.send(call)
  }

  /** Sends what was held back, and what is to be tried again by now; `order` sorts the calls. */
  async release(order: (calls: readonly Call[]) => readonly Call[] = (calls) => calls): Promise<void> {
    const toCall = this.waiting.filter(({ nextAt }) => nextAt <= this.now())
    this.waiting = this.waiting.filter((call) => !toCall.includes(call))
    for (const call of order(toCall)) await this.post(call)
  }

  /** Resolves when no call is under way. */
  async idle(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay)
  }

  get held(): number {
    return this.waiting.length
  }

  private send(call: Call): void {
    const sent = this.post(call).finally(() => this.underWay.delete(sent))
    this.underWay.add(sent)
  }

  private async post(call: Call): Promise<void> {
    const through = typeof this.through === 'function' ? this.through() : this.through
    const url = through === undefined ? call.url : through + new URL(call.url).pathname
    const status = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'user-agent': 'Mollie HTTP client/1.0',
      },
      body: new URLSearchParams({ id: call.id }),
      signal: AbortSignal.timeout(15_000),
    }).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.status
      },
      () => 0,
    )
    this.answers.push({ id: call.id, status })
    const wait = retries[call.tries + 1]
    if (status !== 200 && wait !== undefined)
      this.waiting.push({ ...call, tries: call.tries + 1, nextAt: this.now() + wait * minute })
  }
}
