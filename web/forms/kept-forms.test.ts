// Forms that this tab kept are there again after a reload.
import { expect, test, vi } from 'vitest'

test('[EDIT-4] what the tab kept is read when the page loads, and odd things break nothing', async () => {
  const stored = new Map([
    ['noisette.forms', JSON.stringify({ brand: { base: { version: 1 }, fields: { name: 'Noor' } }, odd: 7 })],
  ])
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
  const { keepForm, keptForm } = await import('./kept-forms.ts')
  expect(keptForm('brand')).toEqual({ base: { version: 1 }, fields: { name: 'Noor' } })
  expect(keptForm('odd')).toEqual({ base: undefined, fields: {} })
  keepForm('odd', undefined)
  keepForm('brand', undefined)
  expect(stored.size).toBe(0)
})
