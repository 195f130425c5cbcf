// Epson Server Direct Print: the printer asks, gets a picture in the response, and calls again with the outcome
// (PAPER-2). Manual M00062910.
import type { FastifyInstance, FastifyReply } from 'fastify'
import { epsonCondition, epsonOutcome, isPaperLow } from '#domain/paper/printer.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { eposOf } from '#work/paper/one-bit-picture.ts'
import { openPrinterDoor } from './printer-door.ts'

const bodyLimit = 256 * 1024

export function epsonRoutes(app: FastifyInstance, deps: Deps): void {
  const { printing } = deps
  const hardwareOf = (_query: unknown, body: string) => fieldOf(body, 'ID')?.slice(0, 60) || null

  openPrinterDoor(app, deps, { bodyLimit, hardwareOf }, (scope, handle) => {
    scope.post(
      '/print/epson/:key',
      handle(async ({ printer, now, body, reply }) => {
        const type = fieldOf(body, 'ConnectionType')
        if (type === 'SetResponse') {
          const result = resultIn(fieldOf(body, 'ResponseFile') ?? body)
          if (!result) return await answer(reply)
          const { id, isDone, code, status } = result
          const condition = isDone ? (isPaperLow(status) ? 'low-paper' : 'ready') : epsonCondition(code)
          const heard = await printing.heard(printer, condition, now)
          await printing.settled(heard, id, { outcome: epsonOutcome(isDone, code), code }, now)
          return await answer(reply)
        }
        if (type !== 'GetRequest') return await answer(reply)
        const heard = await printing.heard(printer, null, now)
        const job = await printing.offered(heard, now)
        const picture = job && (await printing.fetched(heard, job.token, now))
        if (!job || picture === undefined || picture === 'gone' || picture === 'undrawable') return await answer(reply)
        return await answer(reply, eposOf(picture, job.token))
      }),
    )
  })
}

const answer = (reply: FastifyReply, xml = ''): Promise<FastifyReply> | FastifyReply =>
  reply.type('text/xml; charset=utf-8').send(xml)

/** A field of a form, URL-encoded or not, depending on the printer's settings. */
function fieldOf(body: string, name: string): string | undefined {
  const start = body.search(new RegExp(`(^|&)${name}=`))
  if (start < 0) return undefined
  const from = body.indexOf('=', start) + 1
  const value = body.slice(
    from,
    name === 'ResponseFile' ? undefined : (body.indexOf('&', from) + 1 || Number.POSITIVE_INFINITY) - 1,
  )
  if (value.startsWith('<')) return value
  try {
    return decodeURIComponent(value.replace(/\+/g, ' '))
  } catch {
    return value
  }
}

/** Read by pattern: some printers never close their tags. Null if it is no result. */
function resultIn(xml: string) {
  const success = /success\s*=\s*"(true|false|1|0)"/.exec(xml)?.[1]
  if (success === undefined) return null
  return {
    id: /<printjobid>\s*([^<\s]{1,60})/.exec(xml)?.[1] ?? null,
    isDone: success === 'true' || success === '1',
    code: (/\bcode\s*=\s*"([A-Za-z0-9_]{0,40})"/.exec(xml)?.[1] ?? '') || 'unknown',
    status: Number(/\bstatus\s*=\s*"(\d{1,12})"/.exec(xml)?.[1] ?? 0),
  }
}
