// The board while orders come in.
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { StaffOrder } from '#contract/index.ts'
import { noorsStaffOrder } from '../testing/api-fixtures.ts'
import { readBoard, readBoardAgain, rememberOrder } from './board-orders.ts'
import { staffCache } from './staff-api.ts'

const order = (id: number, version = 1): StaffOrder => ({ ...noorsStaffOrder, id, version })
const board = (...orders: StaffOrder[]) =>
  Response.json({ orders, toSee: [], out: [], counts: { ready: 0, earlier: 0 }, dayBegins: 0, soldOut: [] })

afterEach(() => {
  vi.unstubAllGlobals()
  staffCache.clear()
})

/** A server whose answers the test gives, the oldest request first. */
function slowServer() {
  const waiting: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((answer) => waiting.push(answer)))
  return { asked: () => waiting.length, answer: (given: Response) => waiting.shift()?.(given) }
}

test('[BOARD-6] an order that is heard of while the board is on its way stays on it', async () => {
  const server = slowServer()
  const reading = readBoard({ branch: 'antwerpen' })
  rememberOrder(order(2, 3))
  rememberOrder({ ...order(9), branch: 'merksem' })
  server.answer(board(order(1), order(2, 2)))
  const read = await reading
  expect(read.orders.map(({ id, version }) => [id, version])).toEqual([
    [1, 1],
    [2, 3],
  ])
  const later = readBoard({ branch: 'antwerpen' })
  server.answer(board(order(1)))
  expect((await later).orders.map(({ id }) => id)).toEqual([1])
})

test('[BOARD-6] a board that is on its way when the stream opens is read once more', async () => {
  const server = slowServer()
  const queryFn = () => readBoard({ branch: 'antwerpen' })
  const screen = new QueryObserver(staffCache, { queryKey: ['orders', 'board', 'antwerpen'], queryFn })
  const leave = screen.subscribe(() => undefined)
  await vi.waitFor(() => expect(server.asked()).toBe(1))
  const again = readBoardAgain('antwerpen')
  server.answer(board())
  await vi.waitFor(() => expect(server.asked()).toBe(1))
  server.answer(board(order(1)))
  await again
  expect(screen.getCurrentResult().data?.orders).toHaveLength(1)
  leave()
})

test('[F-2] a board that does not show all ready orders is read again after one that it did not show', async () => {
  const server = slowServer()
  const queryFn = () => readBoard({ branch: 'antwerpen' })
  const screen = new QueryObserver(staffCache, { queryKey: ['orders', 'board', 'antwerpen'], queryFn })
  const leave = screen.subscribe(() => undefined)
  const counted = (ready: number) =>
    Response.json({ orders: [], toSee: [], out: [], counts: { ready, earlier: 0 }, dayBegins: 0, soldOut: [] })
  await vi.waitFor(() => expect(server.asked()).toBe(1))
  // Heard of while the first answer is on its way, which may be older or newer than this.
  rememberOrder({ ...order(9), course: 'not-collected' })
  server.answer(counted(31))
  await vi.waitFor(() => expect(server.asked()).toBe(1))
  server.answer(counted(30))
  await vi.waitFor(() => expect(screen.getCurrentResult().data?.counts.ready).toBe(30))
  rememberOrder({ ...order(9, 2), lines: order(9).lines.map((line) => ({ ...line, status: 'ready' as const })) })
  await vi.waitFor(() => expect(server.asked()).toBe(1))
  server.answer(counted(31))
  await vi.waitFor(() => expect(screen.getCurrentResult().data?.counts.ready).toBe(31))
  leave()
})
