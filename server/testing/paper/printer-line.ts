// What a stand-in for a printer sends and gets, over HTTP or straight into a server, so that tests of routes need no
// socket.

export interface PrinterRequest {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly address: string
  readonly type?: string
  readonly body?: string
}

export interface PrinterAnswer {
  readonly status: number
  /** The media type alone; '' for none. */
  readonly type: string
  readonly body: Buffer
}

export type PrinterLine = (request: PrinterRequest) => Promise<PrinterAnswer>

/** A printer in the network of the branch, which calls the shop over HTTP. */
export const overHttp: PrinterLine = async ({ method, address, type, body }) => {
  const reply = await fetch(address, {
    method,
    ...(type !== undefined && { headers: { 'content-type': type } }),
    ...(body !== undefined && { body }),
  })
  const [media = ''] = (reply.headers.get('content-type') ?? '').split(';')
  return { status: reply.status, type: media.trim(), body: Buffer.from(await reply.arrayBuffer()) }
}
