// The pages of receipt printers: how each is in sentences, its form with what it prints like, and what can be done.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { signedIn } from '#web/data/session/session.ts'
import type { ShownPrinter, ShownSlip } from '#web/data/staff/printer-api.ts'
import { staffCache } from '#web/data/staff/staff-api.ts'
import { menuForStaff, noor } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import { AddressDialog } from './printer-address.tsx'
import { PrinterPage } from './printer-page.tsx'
import { PrinterCard } from './printers-page.tsx'
import '#web/ui/styles/staff.css'

const pictures: URLSearchParams[] = []
vi.mock('#web/data/staff/printer-api.ts', async (original) => {
  const api = await original<typeof import('#web/data/staff/printer-api.ts')>()
  const slipPicture: typeof api.slipPicture = (...wish) => {
    pictures.push(new URL(api.slipPicture(...wish), location.href).searchParams)
    return 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
  }
  return { ...api, slipPicture }
})

const now = Date.now()
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(now)
const bar: ShownPrinter = {
  id: 1,
  branch: 'antwerpen',
  kind: 'star',
  name: 'Bar',
  prints: ['kitchen', 'receipt'],
  leavesOut: [],
  station: '',
  width: 576,
  lang: 'en',
  coveredBy: null,
  model: 'TSP143',
  hardware: '00',
  strangerAt: null,
  sameDevice: null,
  intervalS: 5,
  condition: 'ready',
  conditionSince: now,
  seenAt: now,
  waiting: 0,
  waitingSince: null,
  failed: 0,
  version: 3,
  at: now,
}
const kitchen: ShownPrinter = {
  ...bar,
  id: 2,
  name: 'Kitchen',
  prints: ['kitchen'],
  station: 'grill',
  coveredBy: 1,
  model: '',
}
const stations = [{ id: 'grill', name: { en: 'Grill' } }]
const slip: ShownSlip = {
  id: 9,
  order: 4,
  code: 'A-47',
  printer: { id: 2, name: 'Kitchen' },
  by: null,
  what: 'kitchen',
  mark: '',
  reprint: false,
  state: 'failed',
  why: '511 Media Decoding Error',
  since: now,
  endedAt: now,
}

const words = () => document.body.innerText.replace(/\s+/g, ' ')
const card = (printer: ShownPrinter, cover?: ShownPrinter) => {
  show(
    <ul>
      <PrinterCard printer={printer} cover={cover} place={{ stations, others: [] }} />
    </ul>,
  )
  return words()
}
const button = (name: string) => page.getByRole('button', { name, exact: true })

let sent: { readonly path: string; readonly body: unknown }[]
let printed: ShownPrinter
let slips: readonly ShownSlip[]

beforeEach(() => {
  staffCache.clear()
  sessionStorage.clear()
  sent = []
  printed = kitchen
  slips = [slip]
  signedIn(noor)
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit = {}) => {
    const { pathname } = new URL(address, location.href)
    if (method === 'POST') sent.push({ path: pathname, body: JSON.parse(String(body)) })
    if (pathname.endsWith('/again')) slips = []
    if (method === 'POST') return Response.json(pathname.startsWith('/api/staff/slips') ? slip : printed)
    if (pathname === '/api/staff/printers')
      return Response.json({ printers: [bar, printed], stations, today: { printed: 0, marked: 0, failed: 0 } })
    if (pathname.endsWith('/menu')) return Response.json(menuForStaff)
    return Response.json({ printer: printed, slips })
  })
})
afterEach(() => {
  clear()
  vi.unstubAllGlobals()
})

test('[PAPER-2] a card says the model, when it was seen, and what it prints for whom', () => {
  const said = card(bar)
  expect(said).toContain('Ready TSP143 · seen just now')
  expect(said).toContain('Kitchen tickets · Receipts · All stations · English')
  expect(card({ ...kitchen, seenAt: null, condition: 'new' }, bar)).toContain(
    'Waiting for its first call Star · not seen yet Kitchen tickets · Grill · English If it fails, Bar takes over.',
  )
})

test('[PAPER-3] it says since when there is no paper, what waits and for what, or who prints instead', () => {
  const out: ShownPrinter = { ...kitchen, condition: 'no-paper', waiting: 3, waitingSince: now, failed: 2 }
  const alone = card(out)
  expect(alone).toContain(`No paper since ${clock}`)
  expect(alone).toContain(`3 slips waiting for paper, the first since ${clock}. 2 slips were not printed.`)
  expect(card(out, bar)).toContain(`3 slips waiting, the first since ${clock}. Bar prints instead.`)
  expect(card(out, { ...bar, condition: 'silent' })).toContain('3 slips waiting for paper')
  expect(card({ ...bar, condition: 'silent', seenAt: now - 60_000 })).toMatch(/Silent since .* TSP143 · last seen: /)
})

test('[PAPER-2] another device with its address and calls that are too rare are said', () => {
  expect(card({ ...bar, strangerAt: now, intervalS: 120 })).toMatch(
    /Another device called with this printer’s address .* It calls only every 120 seconds/,
  )
  expect(card({ ...bar, sameDevice: 'Grill' })).toContain('also set up as Grill')
  expect(card({ ...bar, strangerAt: now - 2 * 86_400_000 })).not.toContain('Another device')
})

test('[PAPER-1] the preview follows what is chosen and not saved yet', async () => {
  await page.viewport(1280, 800)
  show(<PrinterPage id="2" />)
  const picture = () => Object.fromEntries(pictures.at(-1) ?? [])
  await expect.element(page.getByRole('img', { name: 'Kitchen ticket, as it prints' })).toBeVisible()
  expect(picture()).toEqual({
    branch: 'antwerpen',
    what: 'kitchen',
    width: '576',
    lang: 'en',
    station: 'grill',
  })
  await page.getByLabelText('Language on paper').selectOptions('العربية')
  await page.getByLabelText('Paper', { exact: true }).selectOptions('58 mm')
  await page.getByLabelText('PAID, or what is still to be paid').click()
  expect(picture()).toMatchObject({ width: '384', lang: 'ar', leavesOut: 'kitchen-payment' })
  await page.getByText('Receipt', { exact: true }).click()
  expect(picture()).toEqual({
    branch: 'antwerpen',
    what: 'receipt',
    width: '384',
    lang: 'ar',
    leavesOut: 'kitchen-payment',
  })
  expect(sent).toEqual([])
  await button('Save').click()
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]).toMatchObject({
    path: '/api/staff/printers/2',
    body: { version: 3, name: 'Kitchen', leavesOut: ['kitchen-payment'], width: 384, coveredBy: 1 },
  })
})

test('[PAPER-2] a printer without a name or anything to print is not saved, and both are marked', async () => {
  show(<PrinterPage id="2" />)
  await page.getByLabelText('Where it stands').fill(' ')
  await page.getByRole('checkbox', { name: /^Kitchen tickets/ }).click()
  await button('Save').click()
  await expect.element(page.getByText('Enter where it stands.')).toBeVisible()
  await expect.element(page.getByText('Choose at least one.')).toBeVisible()
  expect(sent).toEqual([])
})

test('[PAPER-3] a slip that was given up says why, and is printed again with one tap', async () => {
  show(<PrinterPage id="2" />)
  await expect.element(page.getByText('The printer does not support this kind of picture.')).toBeVisible()
  await expect.element(button('Dismiss: A-47 Kitchen ticket')).toBeVisible()
  await button('Print again: A-47 Kitchen ticket').click()
  await expect.element(page.getByText('Nothing is waiting, and nothing has failed.')).toBeVisible()
  expect(sent).toMatchObject([{ path: '/api/staff/slips/9/again' }])
})

test('[PAPER-2] the address is shown with the steps of its make, and a warning where a printer could not reach it', async () => {
  const dialog = (site: string, printer: ShownPrinter) =>
    show(<AddressDialog printer={printer} slips={[]} site={site} path="/print/star/secret" onClose={() => undefined} />)
  dialog('http://localhost:3000', { ...bar, seenAt: null, condition: 'new' })
  await expect
    .element(page.getByLabelText('Address of the printer'))
    .toHaveValue('http://localhost:3000/print/star/secret')
  expect(words()).toContain('a printer could not reach')
  expect(words()).toContain('Polling Time: 5')
  expect(words()).toContain('Waiting for its first call')
  expect(button('Print a test page').elements()).toEqual([])
  dialog('https://coffee.example', { ...bar, kind: 'epson' })
  expect(words()).not.toContain('could not reach')
  expect(words()).toContain('URL Encode: Enable')
  await expect.element(button('Print a test page')).toBeVisible()
})

test('[PAPER-1] the page of a new printer names the branch that it is for', async () => {
  show(<PrinterPage id="new" />)
  await expect.element(page.getByText('Antwerpen', { exact: true })).toBeVisible()
})
