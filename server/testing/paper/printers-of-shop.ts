// Printers of a shop for tests: set up as the owner does it, with a stand-in that calls through the shop's own door.
import type { Input } from '#contract/index.ts'
import type { Person } from '../test-people.ts'
import type { TestShop } from '../test-shop.ts'
import { type EpsonStandIn, openEpsonStandIn } from './epson-stand-in.ts'
import type { PrinterLine } from './printer-line.ts'
import { openStarStandIn, type StarStandIn } from './star-stand-in.ts'

/** Calls this server, or whichever `of` names then. */
export const printerLineTo =
  (of: () => TestShop): PrinterLine =>
  async ({ method, address, type, body }) => {
    const reply = await of().inject({
      method,
      url: address,
      ...(type !== undefined && { headers: { 'content-type': type } }),
      ...(body !== undefined && { payload: body }),
    })
    const [media = ''] = String(reply.headers['content-type'] ?? '').split(';')
    return { status: reply.statusCode, type: media.trim(), body: reply.rawPayload }
  }

const usual = {
  branch: 'antwerpen',
  name: 'Bar',
  prints: ['kitchen' as const, 'receipt' as const],
  leavesOut: [],
  station: '',
  width: 576,
  lang: 'en' as const,
  coveredBy: null,
}

export async function addStar(
  shop: TestShop,
  as: Person,
  wish: Partial<Input<'printers.add'>> & { readonly mac?: string; readonly of?: () => TestShop } = {},
): Promise<StarStandIn & { readonly id: number; readonly path: string }> {
  const { mac, of = () => shop, ...given } = wish
  const { printer, path } = await shop.ask('printers.add', { ...usual, kind: 'star', ...given }, { as })
  const star = openStarStandIn({ line: printerLineTo(of), address: path, ...(mac && { mac }) })
  return Object.assign(Object.create(star) as StarStandIn, { id: printer.id, path })
}

export async function addEpson(
  shop: TestShop,
  as: Person,
  wish: Partial<Input<'printers.add'>> & { readonly of?: () => TestShop } = {},
): Promise<EpsonStandIn & { readonly id: number; readonly path: string }> {
  const { of = () => shop, ...given } = wish
  const { printer, path } = await shop.ask('printers.add', { ...usual, kind: 'epson', ...given }, { as })
  const epson = openEpsonStandIn({ line: printerLineTo(of), address: path })
  return Object.assign(Object.create(epson) as EpsonStandIn, { id: printer.id, path })
}

/** A Star tells what it is at its first calls; then it is ready for jobs. */
export async function greet(star: StarStandIn): Promise<void> {
  for (let call = 0; call < 3; call++) if ((await star.poll()) === 'idle') return
}
