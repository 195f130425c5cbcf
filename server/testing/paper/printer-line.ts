// What a stand-in for a printer sends and gets, so that it needs no socket in tests of routes.

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
