// The shop of a measurement: the real server on a free port with a folder of its own, its owner, and an order to place.
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import type { PublicMenu } from '#contract/index.ts'
import { nextOpeningDay } from '#domain/branch/branch.ts'
import { type Child, startChild } from './child-process.ts'
import type { ShopAnswers } from './shop-process.ts'

export interface BenchShop {
  readonly port: number
  readonly child: Child<ShopAnswers>
  readonly file: string
}

/**
 * Everything as a shop starts by default (including logging, to a file), but allows many orders from one address.
 * `file`: the shop of another revision.
 */
export async function openBenchShop(
  folder: string,
  environment: Readonly<Record<string, string>> = {},
  file = 'shop-process.ts',
): Promise<BenchShop> {
  mkdirSync(folder, { recursive: true })
  const output = openSync(join(folder, 'log'), 'a')
  const child = await startChild<ShopAnswers>(file, {
    output,
    environment: { ...benchSettings(folder), ...environment },
  })
  closeSync(output)
  return { port: await child.ask('port'), child, file: join(folder, 'noisette.db') }
}

/** The environment of this machine must not influence the measurement. */
export const benchSettings = (folder: string): Record<string, string> => ({
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

/** The Cookie header of the owner's session. */
export async function signUpOwner({ port, child }: BenchShop): Promise<string> {
  const code = await child.ask('setupCode')
  const response = await fetch(`http://127.0.0.1:${port}/api/account/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Noor', password: 'een lange zin over hazelnoten', code }),
  })
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0]
  if (!cookie) throw new Error(`the owner could not sign up: ${await response.text()}`)
  return cookie
}

/** An order without its key, as `orders.place` takes it; valid at any time of day. */
export function orderOf(menu: PublicMenu, now: number, branch = menu.branches[0]): object {
  const day = branch && nextOpeningDay(branch, now)
  if (!day) throw new Error('no branch opens')
  const items = menu.items.filter(({ price }) => price !== null).slice(0, 3)
  return {
    branch: branch.id,
    form: 'pick-up',
    name: 'Noor El Amrani',
    phone: '0470 12 34 56',
    address: '',
    day,
    at: null,
    lines: items.map(({ id }, place) => ({
      item: id,
      quantity: place + 1,
      note: place === 0 ? 'oat milk, please' : '',
    })),
  }
}

export async function fetchMenu(port: number): Promise<PublicMenu> {
  const response = await fetch(`http://127.0.0.1:${port}/api/menu?lang=en`)
  return (await response.json()) as PublicMenu
}
