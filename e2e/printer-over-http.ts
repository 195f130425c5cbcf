// A printer in the network of the branch, which calls the shop over HTTP.
import type { PrinterLine } from '../server/testing/paper/printer-line.ts'

export const overHttp: PrinterLine = async ({ method, address, type, body }) => {
  const reply = await fetch(address, {
    method,
    ...(type !== undefined && { headers: { 'content-type': type } }),
    ...(body !== undefined && { body }),
  })
  const [media = ''] = (reply.headers.get('content-type') ?? '').split(';')
  return { status: reply.status, type: media.trim(), body: Buffer.from(await reply.arrayBuffer()) }
}
