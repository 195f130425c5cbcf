// An open page learns from any answer that there is a newer build, and does not reload while that could lose something.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Field = { value: string; draftKept?: boolean }

let fields: Field[]
let kept: Map<string, string>
const reload = vi.fn()

beforeEach(() => {
  fields = []
  kept = new Map()
  reload.mockClear()
  vi.resetModules()
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('document', {
    querySelector: () => ({ content: 'monday' }),
    querySelectorAll: (selector: string) =>
      fields.filter((field) => !selector.includes('data-kept') || !field.draftKept),
  })
})
afterEach(() => vi.unstubAllGlobals())

async function page() {
  const { ask } = await import('./client.ts')
  const anew = await import('./load-anew.ts')
  const hear = async (build?: string) => {
    const headers = build ? { 'noisette-build': build } : {}
    vi.stubGlobal('fetch', async () => new Response('{}', { headers }))
    await ask('menu.read', { lang: 'nl' })
    return anew.loadAnewReason.read()
  }
  return { ...anew, hear }
}

test('an answer of this page’s own build is no news, nor is one that names none', async () => {
  const { hear } = await page()
  expect(await hear('monday')).toBeUndefined()
  expect(await hear()).toBeUndefined()
})

test('an answer of another build is; a server that still has the old one takes it back', async () => {
  const { hear } = await page()
  expect(await hear('tuesday')).toBe('newer')
  expect(await hear()).toBe('newer')
  expect(await hear('monday')).toBeUndefined()
})

test('a missing part is not forgotten over it', async () => {
  const { hear, offerReload: sayMissing } = await page()
  sayMissing()
  expect(await hear('monday')).toBe('missing')
})

test('news of a newer build never load the page anew by themselves', async () => {
  const { hear } = await page()
  await hear('tuesday')
  expect(reload).not.toHaveBeenCalled()
})

test('a page with nothing at stake loads itself anew for a missing part, at most once a minute', async () => {
  const { loadPageAnew } = await page()
  expect(loadPageAnew()).toBe(true)
  expect(loadPageAnew()).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('not while something is typed, whether or not its form keeps a draft', async () => {
  const { loadPageAnew, loadIfIdle, hasText } = await page()
  const lost = ':not([data-kept] *)'
  fields = [{ value: '' }, { value: 'Noor', draftKept: true }]
  expect([loadPageAnew(), loadIfIdle()]).toEqual([false, false])
  expect([hasText(), hasText(lost)]).toEqual([true, false])
  fields = [{ value: 'A new offer' }]
  expect(hasText(lost)).toBe(true)
  expect(reload).not.toHaveBeenCalled()
})

test('nor while an order is on its way, or may have arrived', async () => {
  const { loadIfIdle } = await page()
  kept.set('noisette.checkout', '{"key":"k","unsure":true}')
  expect(loadIfIdle()).toBe(false)
  kept.set('noisette.checkout', '{"key":"k","unsure":false}')
  expect(loadIfIdle()).toBe(true)
})
