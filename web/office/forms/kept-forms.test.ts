// Forms that this tab kept are there again after a reload, for the member who typed them.
import { beforeEach, expect, test, vi } from 'vitest'
import type { Member } from '#web/data/session/session-store.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.resetModules()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
})

async function reload() {
  const { sessionStore } = await import('#web/data/session/session-store.ts')
  const signIn = (name: string, id: number) => sessionStore.write({ id, name } as Member)
  return { ...(await import('./kept-forms.ts')), signIn, signOut: () => sessionStore.write(null) }
}

test('[EDIT-4] what the tab kept is read when the page loads, and odd things break nothing', async () => {
  const brand = { base: { version: 1 }, fields: { name: 'Noor' }, since: 1, key: 'of-the-form', by: 1 }
  stored.set('noisette.forms', JSON.stringify({ brand, odd: 7 }))
  const { keepForm, keptForm, signIn, signOut } = await reload()
  signIn('Noor', 1)
  expect(keptForm('brand')).toEqual(brand)
  signOut()
  expect(keptForm('odd')).toEqual({ base: undefined, fields: {}, since: 0, by: 0 })
  signIn('Noor', 1)
  keepForm('odd', undefined)
  keepForm('brand', undefined)
  expect(stored.size).toBe(0)
})

test('[EDIT-4] the next member on the tablet sees nothing of what another one typed', async () => {
  const { keepForm, keptForm, signIn, signOut } = await reload()
  signIn('Noor', 1)
  keepForm('brand', { base: undefined, fields: { name: 'Half a name' }, since: 1 })
  signOut()
  expect(keptForm('brand')).toBeUndefined()
  signIn('Jef', 2)
  expect(keptForm('brand')).toBeUndefined()
  signIn('Noor', 1)
  expect(keptForm('brand')?.fields).toEqual({ name: 'Half a name' })
  signIn('Jef', 2)
  keepForm('menu', { base: undefined, fields: { name: 'Jef' }, since: 1 })
  expect(stored.get('noisette.forms')).not.toContain('Half a name')
})
