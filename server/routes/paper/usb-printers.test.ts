// The printer at a board's USB: each slip once, whichever board asks, and marked if its answer was lost (PAPER-2,
// PAPER-3).
import { beforeAll, describe, expect, test } from 'vitest'
import type { Output } from '#contract/index.ts'
import type { UsbCondition } from '#domain/paper/printer.ts'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { pictureOfEscpos } from '#server/testing/paper/printed-picture.ts'
import { minute } from '#server/testing/test-clock.ts'
import type { Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

onBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  beforeAll(async () => {
    shop = await openShop()
    staff = await shop.staff()
  })

  let keys = 0
  async function accepted(): Promise<number> {
    const { id } = await shop.ask('orders.place', noorsOrder())
    await shop.ask('orders.step', { id, step: 'accept', key: `a-key-of-usb-printers-${keys++}` }, { as: staff.amira })
    return id
  }
  const slips = async (id: number) => (await shop.ask('slips.list', { id }, { as: staff.amira })).slips
  const add = async () => {
    const wish = { name: 'Counter', prints: ['kitchen' as const], leavesOut: [], station: '', width: 576 }
    const of = { branch: 'antwerpen', kind: 'usb' as const, lang: 'en' as const, coveredBy: null }
    return await shop.ask('printers.add', { ...of, ...wish }, { as: staff.amira })
  }
  const device = '1208:514:K4QF001'

  type Polled = Output<'usbPrinters.poll'>
  type UsbTest = {
    readonly id: number
    readonly poll: (condition?: UsbCondition, of?: string, at?: TestShop) => Promise<Polled>
    readonly settle: (job: Polled['job'], outcome?: 'printed' | 'again') => Promise<unknown>
  }
  /** Alone at its branch, pinned to the device. */
  async function withUsb(work: (usb: UsbTest) => Promise<void>): Promise<void> {
    const { printer } = await add()
    const { id } = printer
    const poll: UsbTest['poll'] = (condition = 'ready', of = device, at = shop) =>
      at.ask('usbPrinters.poll', { id, device: of, condition }, { as: staff.jef })
    const settle: UsbTest['settle'] = (job, outcome = 'printed') =>
      shop.ask('usbPrinters.settle', { id, device, token: job?.token ?? '', outcome, code: '' }, { as: staff.jef })
    try {
      expect(await poll()).toEqual({ isOther: false, job: null })
      await work({ id, poll, settle })
    } finally {
      await shop.ask('printers.withdraw', { id }, { as: staff.amira })
    }
  }

  describe('a USB printer', () => {
    test('[PAPER-2] has no address; boards of its branch find it, with the device it is pinned to', async () => {
      const { printer, path } = await add()
      expect(path).toBe('')
      const list = () => shop.ask('usbPrinters.list', { branch: 'antwerpen' }, { as: staff.jef })
      expect(await list()).toEqual({ printers: [{ id: printer.id, name: 'Counter', device: null }] })
      await shop.ask('usbPrinters.poll', { id: printer.id, device, condition: 'ready' }, { as: staff.jef })
      expect((await list()).printers).toMatchObject([{ device }])
      await shop.ask('printers.withdraw', { id: printer.id }, { as: staff.amira })
      expect((await list()).printers).toEqual([])
      const gone = { id: printer.id, device, condition: 'ready' as const }
      expect((await shop.refused('usbPrinters.poll', gone, { as: staff.jef })).refusal).toBe('not_found')
    })

    test('[PAPER-3] gets the ticket of an accepted order as ESC/POS, once, and confirms it', () =>
      withUsb(async ({ poll, settle }) => {
        const id = await accepted()
        const { job } = await poll()
        expect(pictureOfEscpos(Buffer.from(job?.data ?? '', 'base64'))).toMatchObject({ width: 576 })
        expect(await poll()).toEqual({ isOther: false, job: null })
        await settle(job)
        await settle(job)
        expect(await slips(id)).toMatchObject([{ what: 'kitchen', state: 'printed', reprint: false }])
        expect((await poll()).job).toBeNull()
      }))

    test('[PAPER-3] with two boards open, at two servers, one of them gets each ticket', () =>
      withUsb(async ({ poll, settle }) => {
        const beside = await shop.beside()
        for (let time = 0; time < 3; time++) {
          const id = await accepted()
          const both = await Promise.all([poll(), poll('ready', device, beside), poll()])
          const jobs = both.flatMap(({ job }) => job ?? [])
          expect(jobs).toHaveLength(1)
          await settle(jobs[0] ?? null)
          expect(await slips(id)).toMatchObject([{ state: 'printed', reprint: false }])
        }
        await beside.close()
      }))

    test('[PAPER-3] whose board lost the answer, or was closed while it printed, prints the ticket again, marked', () =>
      withUsb(async ({ poll, settle }) => {
        const id = await accepted()
        const first = (await poll()).job
        shop.clock.pass(minute)
        const second = (await poll()).job
        expect(second?.data.length).toBeGreaterThan(first?.data.length ?? 0)
        await settle(second)
        expect(await slips(id)).toMatchObject([{ state: 'printed', reprint: true }])
      }))

    test('[PAPER-3] without paper gets nothing, and the board says so; after the roll is changed it goes on', () =>
      withUsb(async ({ id, poll, settle }) => {
        const order = await accepted()
        expect((await poll('no-paper')).job).toBeNull()
        const troubles = await shop.ask('printers.troubles', { branch: 'antwerpen' }, { as: staff.jef })
        expect(troubles.printers).toMatchObject([{ id, condition: 'no-paper', waiting: 1 }])
        const { job } = await poll()
        await settle(job, 'again')
        const again = (await poll()).job
        expect(again).not.toBeNull()
        await settle(again)
        expect(await slips(order)).toMatchObject([{ state: 'printed', reprint: true }])
      }))

    test('[PAPER-3] that is unplugged is silent within 15 seconds, and ready once its board calls again', () =>
      withUsb(async ({ id, poll }) => {
        const condition = async () => (await shop.ask('printers.read', { id }, { as: staff.amira })).printer.condition
        await shop.app.printers.look()
        shop.clock.pass(12_001)
        await shop.app.printers.look()
        expect(await condition()).toBe('silent')
        await poll()
        expect(await condition()).toBe('ready')
      }))

    test('[PAPER-2] another device gets nothing, and the owner reads that one asked', () =>
      withUsb(async ({ id, poll }) => {
        await accepted()
        expect(await poll('ready', '1208:514:OTHER')).toEqual({ isOther: true, job: null })
        const { printer } = await shop.ask('printers.read', { id }, { as: staff.amira })
        expect(printer).toMatchObject({ hardware: device, strangerAt: shop.clock.now() })
        expect((await poll()).job).not.toBeNull()
      }))
  })
})
