// Stands in for a Star printer that polls by CloudPRNT, with the misbehaviour of real ones (PAPER-3).
import type { OneBitPicture } from '#work/paper/one-bit-picture.ts'
import { pictureOfPng } from './printed-picture.ts'
import type { PrinterAnswer, PrinterLine } from './printer-line.ts'

/** How it is; a test sets it. */
interface StarState {
  paper: 'enough' | 'low' | 'out'
  cover: 'closed' | 'open'
  /** Whether it is switched on and reaches the network. */
  online: boolean
  /** Old ones confirm with 'OK'. */
  firmware: 'new' | 'old'
  /** What it says of itself when it polls. */
  body: 'usual' | 'nulls' | 'odd' | 'empty'
  /** Asks for each job twice. */
  fetchesTwice: boolean
  /** So many of its next confirmations get lost on the way. */
  losesConfirmations: number
  /** Sends a lost confirmation once more at the next poll. */
  confirmsAgain: boolean
  /** The roll ends within the next job, of which a part is on paper. */
  runsOutNext: boolean
}

interface StarPrint {
  readonly token: string
  readonly picture: OneBitPicture
  /** Whether all of it is on paper. */
  readonly whole: boolean
}

/** What a poll led to. `away`: the shop answered with an error, or not at all. */
export type StarOutcome = 'silent' | 'idle' | 'told' | 'printed' | 'unconfirmed' | 'torn' | 'undecodable' | 'away'

export interface StarStandIn {
  readonly state: StarState
  readonly prints: readonly StarPrint[]
  /** The status of the last answer. */
  readonly status: number
  /** Whether a job that was asked for twice came twice the same. */
  readonly sameTwice: boolean
  poll(): Promise<StarOutcome>
}

export interface StarOptions {
  readonly line: PrinterLine
  /** The address that the owner typed into it. */
  readonly address: string
  readonly mac?: string
}

interface PollAnswer {
  readonly jobReady?: boolean
  readonly mediaTypes?: readonly string[]
  readonly jobToken?: string
  readonly deleteMethod?: string
  readonly clientAction?: readonly { readonly request: string }[]
}

const told: Readonly<Record<string, string>> = {
  PageInfo: JSON.stringify({ paperWidth: 80, printWidth: 72, horizontalResolution: 8, verticalResolution: 8 }),
  ClientType: 'Star mC-Print3',
  ClientVersion: '3.4',
  GetPollInterval: '5',
}

export function openStarStandIn({ line, address, mac = '00:11:62:0a:0b:0c' }: StarOptions): StarStandIn {
  const state: StarState = {
    paper: 'enough',
    cover: 'closed',
    online: true,
    firmware: 'new',
    body: 'usual',
    fetchesTwice: false,
    losesConfirmations: 0,
    confirmsAgain: true,
    runsOutNext: false,
  }
  const prints: StarPrint[] = []
  const printer = { state, prints, status: 0, sameTwice: true, poll }
  let answers: { readonly request: string; readonly result: string }[] = []
  let lost: string | null = null

  const ask: PrinterLine = async (request) => {
    const answer = await line(request)
    printer.status = answer.status
    return answer
  }
  const withQuery = (query: string) => `${address}?${query}&mac=${encodeURIComponent(mac)}`
  const fetchJob = (token: string) =>
    ask({ method: 'GET', address: withQuery(`uid=u1&type=image%2Fpng&token=${token}`) })

  /** False if it was lost on the way. */
  async function confirm(token: string, code: string, method = 'DELETE', again = ''): Promise<boolean> {
    const query = `uid=u1&code=${encodeURIComponent(code)}&token=${token}${again}`
    if (state.losesConfirmations > 0) {
      state.losesConfirmations--
      lost = state.confirmsAgain ? token : null
      return false
    }
    if (method === 'GET') await ask({ method: 'GET', address: `${withQuery(query)}&delete` })
    else await ask({ method: 'DELETE', address: withQuery(query) })
    return true
  }

  async function print({ jobToken: token = '', mediaTypes = [], deleteMethod }: PollAnswer): Promise<StarOutcome> {
    if (!mediaTypes.includes('image/png')) return 'undecodable'
    const job = await fetchJob(token)
    if (state.fetchesTwice && !job.body.equals((await fetchJob(token)).body)) printer.sameTwice = false
    if (job.status !== 200) {
      await confirm(token, '520 Download Timeout', deleteMethod)
      return 'away'
    }
    const picture = job.type === 'image/png' ? await pictureOfPng(job.body) : null
    if (!picture) {
      await confirm(token, '511 Media Decoding Error', deleteMethod)
      return 'undecodable'
    }
    if (state.runsOutNext) {
      Object.assign(state, { runsOutNext: false, paper: 'out' })
      prints.push({ token, picture, whole: false })
      return 'torn'
    }
    prints.push({ token, picture, whole: true })
    const code = state.firmware === 'old' ? 'OK' : '200 OK'
    return (await confirm(token, code, deleteMethod)) ? 'printed' : 'unconfirmed'
  }

  async function poll(): Promise<StarOutcome> {
    if (!state.online) return 'silent'
    if (lost !== null) {
      const token = lost
      lost = null
      await confirm(token, '200 OK', 'DELETE', '&retry=1')
    }
    const sent = answers
    answers = []
    const answer = await ask({ method: 'POST', address, type: 'application/json', body: bodyOf(state, mac, sent) })
    const said = answer.status === 200 ? readAnswer(answer) : null
    if (!said) return 'away'
    if (said.clientAction?.length) {
      // A job that is offered beside a question is passed over until the next poll.
      answers = said.clientAction.map(({ request }) => ({ request, result: told[request] ?? '' }))
      return 'told'
    }
    return said.jobReady && isReady(state) ? await print(said) : 'idle'
  }

  return printer
}

const isReady = ({ paper, cover }: StarState): boolean => paper !== 'out' && cover === 'closed'

const codeOf = ({ paper, cover, firmware }: StarState): string => {
  if (cover === 'open') return '420 Cover open'
  if (paper === 'out') return '410 Out of paper'
  if (paper === 'low') return '211 OK, paper low'
  return firmware === 'old' ? 'OK' : '200 OK'
}

/** The status is encoded as in an address, inside the JSON. */
function bodyOf(state: StarState, printerMAC: string, clientAction: readonly object[]): string {
  const statusCode = encodeURIComponent(codeOf(state))
  if (state.body === 'empty') return ''
  if (state.body === 'odd') return `{"statusCode":"${statusCode}",`
  const none = { uniqueID: null, jobToken: null, clientAction: null }
  if (state.body === 'nulls') return JSON.stringify({ statusCode, printerMAC: null, status: null, ...none })
  const usual = { printerMAC, status: '23 8 0 0 0 0 0 0 0 ', printingInProgress: false, ...none }
  return JSON.stringify({ statusCode, ...usual, ...(clientAction.length > 0 && { clientAction }) })
}

function readAnswer({ type, body }: PrinterAnswer): PollAnswer | null {
  if (type !== 'application/json') return null
  try {
    return JSON.parse(body.toString('utf8')) as PollAnswer
  } catch {
    return null
  }
}
