// Typed text survives a reload of the tab, and nothing that an earlier version of the site stored can break a form.
import { beforeEach, expect, test, vi } from 'vitest'
import { createDraft, keptText, numberIn, tabDraft } from './draft.ts'

const noteOf = tabDraft('note', (kept) => ({ text: keptText(kept, 'text'), stars: numberIn(kept, 'stars') }))

let tab: Map<string, string>
beforeEach(() => {
  tab = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => tab.get(name) ?? null,
    setItem: (name: string, text: string) => void tab.set(name, text),
    removeItem: (name: string) => void tab.delete(name),
  })
})

test('a blank form has a key of its own and is kept nowhere', () => {
  const { fields } = createDraft(noteOf)
  expect(fields.read()).toMatchObject({ text: '', stars: null })
  expect(fields.read().key).toMatch(/^[0-9a-f]{32}$/)
  expect(createDraft(noteOf).fields.read().key).not.toBe(fields.read().key)
  expect(tab.size).toBe(0)
})

test('what is typed is there after a reload, under the same key', () => {
  const before = createDraft(noteOf)
  before.change({ text: 'Hello' })
  before.change({ stars: 4 })
  expect(before.fields.read()).toMatchObject({ text: 'Hello', stars: 4 })
  expect(createDraft(noteOf).fields.read()).toEqual(before.fields.read())
})

test('once it is forgotten the form is blank, and the next thing has another key', () => {
  const draft = createDraft(noteOf)
  draft.change({ text: 'Hello' })
  const { key } = draft.fields.read()
  draft.forget()
  expect(draft.fields.read()).toMatchObject({ text: '', stars: null })
  expect(draft.fields.read().key).not.toBe(key)
  expect(tab.size).toBe(0)
})

test.each(['null', '7', '"Hello"', '[]', '{"key":7,"text":null,"stars":"4"}', '{"key":""}', 'no JSON'])(
  'of %s in the tab comes a blank form',
  (text) => {
    tab.set('noisette.note', text)
    const read = noteOf.read()
    expect(read).toMatchObject({ text: '', stars: null })
    expect(read.key).toHaveLength(32)
  },
)
