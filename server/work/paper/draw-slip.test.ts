// What is drawn of slips, compared with pictures that a person has looked at. KEEP_PICTURES=yes keeps new ones.

import { readFile, writeFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { expect, test, vi } from 'vitest'
import { cupSlips } from '#domain/paper/cup-slips.ts'
import { kitchenSlip } from '#domain/paper/kitchen-slip.ts'
import { reprintSlip, testSlip } from '#domain/paper/printer-slips.ts'
import { receiptSlip } from '#domain/paper/receipt-slip.ts'
import { saidOf } from '#domain/paper/said-ticket.ts'
import { plain, row, type Slip } from '#domain/paper/slip.ts'
import { slipFormat } from '#domain/paper/slip-format.ts'
import { clockAt, wednesday } from '#domain/testing/fixtures.ts'
import { bareCappuccino, basketLines, croissant, lattes, lunch, noorsSlipOrder } from '#domain/testing/slip-orders.ts'
import { pictureOfEpos, pictureOfPng } from '#server/testing/paper/printed-picture.ts'
import { wordsIn } from '#server/testing/paper/words-on-paper.ts'
import { drawSlip, laidOut, stackedStrips } from './draw-slip.ts'
import { openDrawingThread } from './drawing-desk.ts'
import { eposOf, keepPages, keptPages, type OneBitPicture, pngOf } from './one-bit-picture.ts'
import { demoLogoFile, dotsOf } from './receipt-logo.ts'
import { openSlipLetters } from './slip-letters.ts'

const letters = await openSlipLetters()
const zone = 'Europe/Brussels'
const [english, dutch, arabic] = (['en', 'nl', 'ar'] as const).map((locale) => slipFormat(locale, zone)) as [
  ReturnType<typeof slipFormat>,
  ReturnType<typeof slipFormat>,
  ReturnType<typeof slipFormat>,
]
const noon = clockAt(wednesday, 12, 11)
const order = noorsSlipOrder({ lines: [lattes, bareCappuccino, croissant, lunch] })
const bar = { id: 'bar', name: 'Bar' }

const draw = (slip: Slip, width = 576, logo: OneBitPicture | null = null): OneBitPicture => {
  const [page] = drawSlip(letters, slip, width, logo)
  if (!page) throw new Error('nothing was drawn')
  return page
}

async function expectPicture(name: string, picture: OneBitPicture): Promise<void> {
  const file = new URL(`../../testing/paper/pictures/${name}.png`, import.meta.url)
  if (process.env.KEEP_PICTURES === 'yes') await writeFile(file, pngOf(picture))
  const kept = await pictureOfPng(await readFile(file))
  expect({ width: picture.width, height: picture.height }).toEqual({ width: kept?.width, height: kept?.height })
  expect(Buffer.from(picture.bits).equals(Buffer.from(kept?.bits ?? []))).toBe(true)
}

const kitchen = (change: Parameters<typeof noorsSlipOrder>[0], format = english) =>
  kitchenSlip({ order: { ...order, ...change }, station: bar, branch: 'Antwerpen', said: null, at: noon }, format)

test('[PAPER-1] a kitchen ticket in English, for a customer with a Greek name', () =>
  expectPicture('kitchen-en', draw(kitchen({ cupName: 'Παναγιώτης' }))))

test('[PAPER-1] a kitchen ticket in Arabic stands from the right, with joined letters', () =>
  expectPicture('kitchen-ar', draw(kitchen({ cupName: 'فاطمة' }, arabic))))

const cardPayment = { way: 'card' as const, amount: 1200, applied: 1200, at: noon }

test('[PAPER-3] a changed ticket, for a customer with a Russian name, under the strip of a reprint', async () => {
  const said = {
    ...saidOf(order),
    lines: [{ ...lattes, quantity: 1 }, croissant],
    wantedAt: clockAt(wednesday, 12, 10),
  }
  const paid = { ...order, customerName: 'Алексей Иванов', due: 0, payments: [cardPayment] }
  const slip = kitchenSlip({ order: paid, station: bar, branch: 'Antwerpen', said, at: noon }, english)
  await expectPicture('changed-again-en', stackedStrips(draw(reprintSlip('en')), draw(slip)))
})

test('[PAPER-1] narrow paper: nothing is cut off', () =>
  expectPicture('kitchen-narrow-nl', draw(kitchen({}, dutch), 384)))

test('[PAPER-1] a receipt in Arabic, with its VAT and the code of the page', async () => {
  const company = {
    name: 'Noisette bv',
    form: '',
    seat: '',
    number: '0123.456.749',
    register: '',
    phone: '',
    email: '',
  }
  const branch = { name: { en: 'Antwerpen', ar: 'أنتويرب' }, address: { en: 'Meir 1, 2000 Antwerpen' } }
  const page = 'https://noisette.example/#/track/K7QM4TXA'
  const receipt = receiptSlip(
    order,
    { shop: 'Noisette', branch, company, page, logo: true, priced: true, tickets: [] } as never,
    arabic,
  )
  await expectPicture('receipt-ar', draw(receipt, 576, await dotsOf(await readFile(demoLogoFile), 576)))
})

test('[PAPER-1] a label in Dutch', async () => {
  const [label] = cupSlips({ order, station: 'bar', named: true, allergies: true }, dutch)
  if (label) await expectPicture('label-nl', draw(label, 448))
})

test('[PAPER-1] a label of an office basket, and its kitchen ticket in Arabic: for whom each piece is', async () => {
  const office = noorsSlipOrder({ customerName: 'Jef', lines: basketLines })
  const [, label] = cupSlips({ order: office, station: 'bar', named: true, allergies: true }, english)
  if (label) await expectPicture('label-basket-en', draw(label, 448))
  await expectPicture('kitchen-basket-ar', draw(kitchen(office, arabic)))
})

test('[PAPER-2] the test page has the letters of every script', () =>
  expectPicture('test-en', draw(testSlip({ printer: 'Bar', branch: 'Antwerpen', at: noon }, english))))

test('[PAPER-1] a picture in a name is left out, a letter of an old spelling is drawn in the new one, and nothing breaks', () => {
  const bits = (text: string) => Buffer.from(draw({ locale: 'en', code: '', parts: [row([plain(text)])] }).bits)
  expect(bits('Noor☕').equals(bits('Noor'))).toBe(true)
  expect(bits('Nguyễn').equals(bits('Nguyen'))).toBe(true)
  expect(bits('Laţ').equals(bits('Laț'))).toBe(true)
  for (const odd of ['', ' ', '\u2068', '\u2069\u2069', 'a'.repeat(400), '﷽', '\u202eabc', 'ا\u0651'.repeat(80)])
    expect(bits(odd).length).toBeGreaterThan(0)
})

test('[J-13] a letter in two pieces is drawn like the same letter in one', () => {
  const bits = (text: string) => Buffer.from(draw({ locale: 'en', code: '', parts: [row([plain(text)])] }).bits)
  expect(bits('crème brûlée'.normalize('NFD')).equals(bits('crème brûlée'))).toBe(true)
  expect(bits('أمل إ'.normalize('NFD')).equals(bits('أمل إ'))).toBe(true)
})

test('[PAPER-1] [J-75] what is too long for the memory of a printer is in pages, each headed by code and page', () => {
  const notes = 'extra hot, in the large cup with the blue rim, and a spoon beside it'
  const lines = Array.from({ length: 40 }, (_, place) => ({ ...bareCappuccino, id: place + 1, notes }))
  const slip = kitchen({ lines })
  const pages = drawSlip(letters, slip, 576)
  expect(pages.length).toBeGreaterThan(2)
  const strip = draw(reprintSlip('nl'))
  for (const page of pages) expect(stackedStrips(strip, page).height).toBeLessThanOrEqual(2000)
  expect(keptPages(keepPages(pages)).map(({ bits }) => Buffer.from(bits).toString('hex'))).toEqual(
    pages.map(({ bits }) => Buffer.from(bits).toString('hex')),
  )
  const read = laidOut(letters, slip, 576).map((page) => page.map(wordsIn))
  for (const [place, page] of read.entries()) {
    expect(page[0]).toContain(`${place + 1}/${pages.length}`)
    // An item is on the page of its note, and a rule on that of its item.
    expect(page.filter((words) => words.includes('Cappuccino')).length).toBe(
      page.filter((words) => words.startsWith('extra hot')).length,
    )
    expect(page.at(-1)).not.toBe('')
  }
})

test('[J-75] a note that is taller than a page goes on in another frame', () => {
  const notes = `allergic to ${'WWWWWW '.repeat(68)}nuts`
  const pages = laidOut(letters, kitchen({ lines: [{ ...bareCappuccino, notes }] }), 384)
  expect(pages.length).toBeGreaterThan(1)
  for (const page of drawSlip(letters, kitchen({ lines: [{ ...bareCappuccino, notes }] }), 384))
    expect(page.height).toBeLessThanOrEqual(2000)
  const words = pages.flat().map(wordsIn).join(' ')
  expect(words.match(/WWWWWW/g)).toHaveLength(68)
})

test('[PAPER-2] a Star and an Epson print the same dots', async () => {
  const picture = draw(kitchen({}))
  const star = await pictureOfPng(pngOf(picture))
  const epson = pictureOfEpos(eposOf(picture, 'A1'))
  for (const one of [star, epson]) expect(Buffer.from(one?.bits ?? []).equals(Buffer.from(picture.bits))).toBe(true)
})

test('[PAPER-1] twelve lines in Arabic take at most 40 ms of processor time, once the typefaces are read', () => {
  const lines = Array.from({ length: 12 }, (_, place) => ({
    ...(place % 2 === 0 ? lattes : bareCappuccino),
    id: place + 1,
    notes: `بدون سكر ${place}`,
  }))
  const spent = Array.from({ length: 9 }, (_, time) => {
    const before = process.cpuUsage()
    drawSlip(letters, kitchen({ lines, cupName: `فاطمة ${time}` }, arabic), 576)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  expect(spent.toSorted((one, other) => one - other)[4]).toBeLessThan(40)
})

test('[PAPER-1] slips are drawn in a thread; one that ends is replaced at the next slip', async () => {
  const thread = openDrawingThread()
  const slip = kitchen({})
  const [page] = await thread.draw(slip, 576, null)
  expect(Buffer.from(page?.bits ?? []).equals(Buffer.from(draw(slip).bits))).toBe(true)
  await expect(thread.draw({ ...slip, parts: null } as never, 576, null)).rejects.toThrow()
  expect(await thread.draw(slip, 384, null)).toHaveLength(1)
  await thread.close()
  expect(await thread.draw(slip, 576, null)).toHaveLength(1)
  await thread.close()
})

test('[COST-6] a thread that draws no slip for a while ends, and the next slip opens another', async () => {
  const ended = vi.spyOn(Worker.prototype, 'terminate')
  const thread = openDrawingThread(10)
  await thread.draw(kitchen({}), 576, null)
  await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce(), 5000)
  expect(await thread.draw(kitchen({}), 576, null)).toHaveLength(1)
  await thread.close()
  ended.mockRestore()
})
