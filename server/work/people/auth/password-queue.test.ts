// The queue of password hashes.
import { afterEach, expect, test } from 'vitest'
import { inTurn, QueueFull } from './password.ts'

let open: (() => void)[] = []
afterEach(() => {
  for (const end of open) end()
  open = []
})

/** Work that goes on until the test ends it. */
const endless = () => new Promise<void>((done) => open.push(done))
const turn = () => new Promise((later) => setImmediate(later))

test('[F-72] the queue has an end: beyond it strangers are refused at once, and known ones still come first', async () => {
  const done: string[] = []
  const ask = (asker: 'known' | 'stranger', name: string) =>
    inTurn(asker, async () => void done.push(name)).catch((error: unknown) => {
      if (error instanceof QueueFull) done.push(`${name} refused`)
    })
  const running = [inTurn('stranger', endless), inTurn('stranger', endless)]
  await turn()
  const asked = Array.from({ length: 1000 }, (_, place) => ask('stranger', `stranger ${place}`))
  const known = ask('known', 'Amira')
  await turn()
  expect(done.filter((one) => one.endsWith('refused'))).toHaveLength(970)
  for (const end of open) end()
  await Promise.all([...running, ...asked, known])
  expect(done.filter((one) => !one.endsWith('refused'))[0]).toBe('Amira')
  expect(done).toHaveLength(1001)
})

test('[F-72] a hash that fails gives its place back', async () => {
  for (let time = 0; time < 5; time++)
    await expect(inTurn('stranger', () => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory')
  expect(await inTurn('stranger', async () => 'done')).toBe('done')
})
