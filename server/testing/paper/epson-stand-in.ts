// Stands in for an Epson printer that asks by Server Direct Print, with the misbehaviour of real ones (PAPER-3).
import type { OneBitPicture } from '#work/paper/one-bit-picture.ts'
import { pictureOfEpos } from './printed-picture.ts'
import type { PrinterLine } from './printer-line.ts'

/** How it is; a test sets it. */
interface EpsonState {
  paper: 'enough' | 'out'
  cover: 'closed' | 'open'
  online: boolean
  /** 1.00 knows no ids of jobs. */
  version: '1.00' | '2.00'
  /** Whether it encodes what it sends as a form does. */
  encodes: boolean
  /** So many of its next results get lost on the way. */
  losesResults: number
}

interface EpsonPrint {
  /** '' in version 1.00. */
  readonly id: string
  readonly picture: OneBitPicture
}

export type EpsonOutcome = 'silent' | 'idle' | 'printed' | 'unconfirmed' | 'failed' | 'away'

export interface EpsonStandIn {
  readonly state: EpsonState
  readonly prints: readonly EpsonPrint[]
  /** The status of the last answer. */
  readonly status: number
  poll(): Promise<EpsonOutcome>
}

export interface EpsonOptions {
  readonly line: PrinterLine
  /** The address that the owner typed into it. */
  readonly address: string
  readonly id?: string
}

const form = 'application/x-www-form-urlencoded'

export function openEpsonStandIn({ line, address, id: name = 'TM-M30' }: EpsonOptions): EpsonStandIn {
  const state: EpsonState = {
    paper: 'enough',
    cover: 'closed',
    online: true,
    version: '2.00',
    encodes: true,
    losesResults: 0,
  }
  const prints: EpsonPrint[] = []
  const printer = { state, prints, status: 0, poll }

  const send = async (body: string) => {
    const answer = await line({ method: 'POST', address, type: form, body })
    printer.status = answer.status
    return answer
  }

  /** False if it was lost on the way. */
  async function tell(id: string, code: string): Promise<boolean> {
    if (state.losesResults > 0) {
      state.losesResults--
      return false
    }
    const xml = resultOf(state.version === '1.00' ? '' : id, code)
    const file = state.encodes ? encodeURIComponent(xml) : xml
    await send(`ConnectionType=SetResponse&ID=${name}&ResponseFile=${file}`)
    return true
  }

  async function poll(): Promise<EpsonOutcome> {
    if (!state.online) return 'silent'
    const answer = await send(`ConnectionType=GetRequest&ID=${name}`)
    if (answer.status !== 200 || answer.type !== 'text/xml') return 'away'
    const xml = answer.body.toString('utf8')
    if (xml === '') return 'idle'
    const id = /<printjobid>([A-Za-z0-9]{1,30})<\/printjobid>/.exec(xml)?.[1] ?? ''
    const picture = xml.length <= 2_000_000 && id !== '' ? pictureOfEpos(xml) : null
    const code = picture ? troubleOf(state) : 'SchemaError'
    if (picture && code === '') prints.push({ id: state.version === '1.00' ? '' : id, picture })
    if (!(await tell(id, code))) return 'unconfirmed'
    return code === '' ? 'printed' : 'failed'
  }

  return printer
}

function troubleOf({ paper, cover }: EpsonState): string {
  if (cover === 'open') return 'EPTR_COVER_OPEN'
  return paper === 'out' ? 'EPTR_REC_EMPTY' : ''
}

/** The closing tags are as broken as those printed in the manual. */
const resultOf = (id: string, code: string): string =>
  [
    `<?xml version="1.0" encoding="UTF-8"?><PrintResponseInfo Version="${id ? '2.00' : '1.00'}"><ePOSPrint><Parameter>`,
    `<devid>local_printer</devid>${id ? `<printjobid>${id}<printjobid>` : ''}</Parameter><PrintResponse>`,
    '<response xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print" ',
    `success="${code === ''}" code="${code}" status="251658262" battery="0"/>`,
    '<PrintResponse></ePOSPrint></PrintResponseInfo>',
  ].join('')
