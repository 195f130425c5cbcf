// The stand-ins for printers at a desk that has one job: they decode strictly, and misbehave as real ones do.
import { describe, expect, test } from 'vitest'
import { eposOf, type OneBitPicture, pngOf } from '#work/paper/one-bit-picture.ts'
import { openEpsonStandIn } from './epson-stand-in.ts'
import { pictureOfEpos, pictureOfPng } from './printed-picture.ts'
import type { PrinterAnswer, PrinterLine, PrinterRequest } from './printer-line.ts'
import { openStarStandIn } from './star-stand-in.ts'

/** 16 dots wide, with no row like another. */
const picture: OneBitPicture = { width: 16, height: 3, bits: Uint8Array.of(0xff, 0x01, 0x80, 0x00, 0x0f, 0xf0) }

const answer = (status: number, type = '', body: Buffer | string = ''): PrinterAnswer => ({
  status,
  type,
  body: Buffer.from(body),
})
const json = (body: object) => answer(200, 'application/json', JSON.stringify(body))
const ready = { jobReady: true, mediaTypes: ['image/png'], jobToken: 'A1' }

/** Returns what it is told to, and keeps what it was asked. */
function deskOf(answerTo: (request: PrinterRequest) => PrinterAnswer) {
  const asked: string[] = []
  const line: PrinterLine = async (request) => {
    asked.push(`${request.method} ${request.address} ${request.body ?? ''}`)
    return answerTo(request)
  }
  return { asked, line, address: 'http://shop.test/print/x' }
}

const starDesk = (job = answer(200, 'image/png', pngOf(picture)), polled: object = ready) =>
  deskOf(({ method }) => (method === 'POST' ? json(polled) : method === 'GET' ? job : answer(200)))

describe('pictures', () => {
  test('reach the paper dot by dot, as PNG and as bits', async () => {
    expect(await pictureOfPng(pngOf(picture))).toEqual(picture)
    expect(pictureOfEpos(eposOf(picture, 'A1'))).toEqual(picture)
  })
})

describe('the stand-in for a Star printer', () => {
  test('asks, fetches, prints and confirms, with its status encoded', async () => {
    const desk = starDesk()
    const star = openStarStandIn(desk)
    expect(await star.poll()).toBe('printed')
    expect(star.prints).toEqual([{ token: 'A1', picture, whole: true }])
    expect(desk.asked[0]).toContain('"statusCode":"200%20OK"')
    expect(desk.asked.map((one) => one.split(' ')[0])).toEqual(['POST', 'GET', 'DELETE'])
    expect(desk.asked[2]).toContain('code=200%20OK&token=A1')
  })

  test('fetches nothing without paper, with its cover open, or beside a question, which it answers later', async () => {
    const desk = starDesk(undefined, { ...ready, clientAction: [{ request: 'ClientType', options: '' }] })
    const star = openStarStandIn(desk)
    expect(await star.poll()).toBe('told')
    expect(await star.poll()).toBe('told')
    expect(desk.asked[1]).toContain('"clientAction":[{"request":"ClientType","result":"Star mC-Print3"}]')
    const other = openStarStandIn(starDesk())
    other.state.paper = 'out'
    expect(await other.poll()).toBe('idle')
    Object.assign(other.state, { paper: 'enough', cover: 'open' })
    expect(await other.poll()).toBe('idle')
    other.state.online = false
    expect(await other.poll()).toBe('silent')
    expect(other.prints).toEqual([])
  })

  test('refuses with 511 what is no picture of one bit, and with 520 what it does not get', async () => {
    const broken = starDesk(answer(200, 'image/png', 'no picture'))
    expect(await openStarStandIn(broken).poll()).toBe('undecodable')
    expect(broken.asked[2]).toContain('code=511%20')
    const missing = starDesk(answer(404))
    expect(await openStarStandIn(missing).poll()).toBe('away')
    expect(missing.asked[2]).toContain('code=520%20')
  })

  test('loses a confirmation and sends it once more, or not', async () => {
    const desk = starDesk()
    const star = openStarStandIn(desk)
    star.state.losesConfirmations = 1
    expect(await star.poll()).toBe('unconfirmed')
    await star.poll()
    expect(desk.asked[2]).toContain('&retry=1')
    Object.assign(star.state, { losesConfirmations: 1, confirmsAgain: false })
    await star.poll()
    desk.asked.length = 0
    await star.poll()
    expect(desk.asked[0]).toMatch(/^POST/)
  })

  test('stops within a job when the roll ends, and confirms nothing', async () => {
    const desk = starDesk()
    const star = openStarStandIn(desk)
    star.state.runsOutNext = true
    expect(await star.poll()).toBe('torn')
    expect(star.prints).toEqual([{ token: 'A1', picture, whole: false }])
    await star.poll()
    expect(desk.asked.at(-1)).toContain('"statusCode":"410%20Out%20of%20paper"')
  })

  test('notices a job that is not the same when it is fetched twice', async () => {
    let fetched = 0
    const desk = deskOf(({ method }) => {
      if (method === 'POST') return json(ready)
      const bits = Uint8Array.from(picture.bits, (byte) => byte ^ (method === 'GET' ? fetched++ : 0))
      return answer(200, 'image/png', pngOf({ ...picture, bits }))
    })
    const star = openStarStandIn(desk)
    star.state.fetchesTwice = true
    await star.poll()
    expect(star.sameTwice).toBe(false)
  })
})

describe('the stand-in for an Epson printer', () => {
  const epsonDesk = (xml = eposOf(picture, 'A1')) =>
    deskOf(({ body = '' }) => answer(200, 'text/xml', body.includes('GetRequest') ? xml : ''))

  test('asks, prints and says so, with the broken tags of the manual', async () => {
    const desk = epsonDesk()
    const epson = openEpsonStandIn(desk)
    expect(await epson.poll()).toBe('printed')
    expect(epson.prints).toEqual([{ id: 'A1', picture }])
    const said = decodeURIComponent(desk.asked[1] ?? '')
    expect(said).toContain('<printjobid>A1<printjobid>')
    expect(said).toContain('success="true"')
  })

  test('says what it lacks, and fails what is no schema', async () => {
    const desk = epsonDesk()
    const epson = openEpsonStandIn(desk)
    epson.state.paper = 'out'
    expect(await epson.poll()).toBe('failed')
    expect(decodeURIComponent(desk.asked[1] ?? '')).toContain('code="EPTR_REC_EMPTY"')
    const broken = epsonDesk(eposOf({ ...picture, height: 4 }, 'A1'))
    expect(await openEpsonStandIn(broken).poll()).toBe('failed')
    expect(decodeURIComponent(broken.asked[1] ?? '')).toContain('code="SchemaError"')
  })

  test('in version 1.00 says no id, and without encoding sends the file as it is', async () => {
    const desk = epsonDesk()
    const epson = openEpsonStandIn(desk)
    Object.assign(epson.state, { version: '1.00', encodes: false })
    await epson.poll()
    expect(desk.asked[1]).toContain('ResponseFile=<?xml')
    expect(desk.asked[1]).not.toContain('printjobid')
  })

  test('prints nothing when nothing waits, and loses a result', async () => {
    expect(await openEpsonStandIn(epsonDesk('')).poll()).toBe('idle')
    const epson = openEpsonStandIn(epsonDesk())
    epson.state.losesResults = 1
    expect(await epson.poll()).toBe('unconfirmed')
  })
})
