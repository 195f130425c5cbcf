// Opens a shop for a measurement: a folder with its data, the real server on a free port, the bench's own settings.
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { type Child, startChild } from '../processes/child.ts'
import type { ShopTalk } from '../subjects/shop.ts'

export interface OpenShop {
  readonly port: number
  readonly child: Child<ShopTalk>
  /** The SQLite file. */
  readonly file: string
}

/** Everything as a shop starts by default (including logging, to a file), but allows many orders from one address. */
export async function openShop(folder: string, environment: Readonly<Record<string, string>> = {}): Promise<OpenShop> {
  mkdirSync(folder, { recursive: true })
  const output = openSync(join(folder, 'log'), 'a')
  const child = await startChild<ShopTalk>('subjects/shop.ts', {
    output,
    environment: { ...settings(folder), ...environment },
  })
  closeSync(output)
  return { port: await child.ask('port', null), child, file: join(folder, 'noisette.db') }
}

/** The environment of this machine must not influence the measurement. */
export const settings = (folder: string): Record<string, string> => ({
  NODE_ENV: 'production',
  NODE_OPTIONS: '',
  HOST: '127.0.0.1',
  PORT: '0',
  DATA_DIR: folder,
  DATABASE_URL: '',
  PUBLIC_URL: '',
  TRUST_PROXY: 'no',
  LOG_LEVEL: 'info',
  DEMO: 'yes',
  ORDERS_PER_MINUTE: '0',
  STREAMS_PER_ADDRESS: '0',
})
