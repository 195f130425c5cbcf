// What takes something off the menu of every branch needs the right at every branch (J-83).
import { beforeAll, expect, test } from 'vitest'
import { type CallName, callNames } from '#contract/addresses.ts'
import { contract, type Input, type Output } from '#contract/index.ts'
import { checkedReply } from '#server/testing/contract-check.ts'
import { newKey } from '#server/testing/order-drafts.ts'
import type { Person } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

/** Every call that changes the menu: whether it can take something off, and why not. */
const calls: Partial<Record<CallName, 'takes off' | string>> = {
  'items.add': 'adds',
  'items.save': 'takes off',
  'items.sellAt': 'only of the branches that it names, at each of which the member edits the menu',
  'items.remove': 'takes off',
  'items.move': 'takes off',
  'bake.sellLeft': 'prices, and only what is counted as left',
  'categories.add': 'adds',
  'categories.save': 'takes off',
  'categories.remove': 'takes off',
  'categories.setIndex': 'sorts',
  'groups.add': 'adds',
  'groups.save': 'takes off',
  'groups.remove': 'takes off',
  'groups.use': 'what is asked with an item, which stays on the menu',
  'sheet.preview': 'changes nothing',
  'sheet.apply': 'takes off',
  'prices.change': 'prices',
  'reductions.save': 'prices, only of the branches that it names',
  'reductions.remove': 'prices, only of the branches that it names',
}

test('[J-83] the list names every call that changes the menu', () => {
  const changing = callNames.filter((name) => contract[name].access === 'menu.edit')
  expect(Object.keys(calls).sort()).toEqual([...changing].sort())
})

onBothEngines((openShop) => {
  let shop: TestShop
  let amira: Person
  /** A manager of one branch of several, and one of all. */
  let tine: Person
  let wout: Person
  let others: string[]
  beforeAll(async () => {
    shop = await openShop()
    amira = (await shop.staff()).amira
    const branches = (await shop.ask('branches.read', {}, { as: amira })).branches.map(({ id }) => id)
    expect(branches.length).toBeGreaterThan(2)
    others = branches.filter((id) => id !== 'antwerpen')
    tine = await shop.hire('Tine', { antwerpen: 'manager' })
    wout = await shop.hire('Wout', Object.fromEntries(branches.map((id) => [id, 'manager'] as const)))
  })

  const item = async (id: string) => {
    const found = (await shop.ask('items.read', {}, { as: amira })).items.find((one) => one.id === id)
    if (!found) throw new Error(`${id} is not on the menu`)
    return found
  }
  const category = async (id: string) => {
    const found = (await shop.ask('categories.read', {}, { as: amira })).categories.find((one) => one.id === id)
    if (!found) throw new Error(`there is no category ${id}`)
    return found
  }
  const bun = async () =>
    (await shop.ask('items.add', { category: 'BAGEL', name: { en: newKey() }, price: 250 }, { as: amira })).id
  const soup = async () => (await shop.ask('categories.add', { name: { en: newKey() } }, { as: amira })).id
  const milk = async () => {
    const options = ['Oat', 'Whole'].map((name) => ({ id: '', name: { en: name }, price: 0, most: 1 }))
    const draft = { name: { en: newKey() }, kind: 'one' as const, options }
    return await shop.ask('groups.add', draft, { as: amira })
  }
  const sendSheet = async (name: 'sheet.preview' | 'sheet.apply', query: Record<string, string>, as: Person) => {
    const all = (await shop.ask('items.read', {}, { as: amira })).items
    const payload = ['id;category', ...all.slice(1).map((one) => `${one.id};${one.category}`)].join('\n')
    const url = `/api/staff/sheet/${name.slice(6)}`
    const headers = { 'content-type': 'application/octet-stream', cookie: as.cookie }
    return checkedReply(name, await shop.inject({ method: 'POST', url, query, payload, headers }))
  }

  type Try = (as: Person) => Promise<{ readonly ok: boolean; readonly refusal?: object }>
  /** Each makes what it takes off, and takes it off. */
  const takesOff: Readonly<Record<string, () => Promise<Try>>> = {
    'items.remove': async () => {
      const id = await bun()
      return (as) => shop.reply('items.remove', { id }, { as })
    },
    'items.remove, a deal': async () => {
      const parts = [{ name: { en: 'Bread' }, choose: [{ item: await bun(), extra: 0 }] }]
      const name = { en: newKey() }
      const { id } = await shop.ask('items.add', { category: 'BAGEL', name, price: 900, parts }, { as: amira })
      return (as) => shop.reply('items.remove', { id }, { as })
    },
    'items.save, no longer sold elsewhere': async () => {
      const wish = { ...(await item(await bun())), sold: { branches: ['antwerpen'] } }
      return (as) => shop.reply('items.save', wish as Input<'items.save'>, { as })
    },
    'items.save, into a hidden category': async () => {
      const hidden = await shop.ask('categories.add', { name: { en: newKey() }, hidden: true }, { as: amira })
      const wish = { ...(await item(await bun())), category: hidden.id }
      return (as) => shop.reply('items.save', wish as Input<'items.save'>, { as })
    },
    'items.move': async () => {
      const sold = { branches: ['antwerpen'] }
      const target = await shop.ask('categories.add', { name: { en: newKey() }, sold }, { as: amira })
      const items = [await bun()]
      return (as) => shop.reply('items.move', { items, category: target.id }, { as })
    },
    'categories.remove': async () => {
      const id = await soup()
      return (as) => shop.reply('categories.remove', { id }, { as })
    },
    'categories.save, hidden': async () => {
      const wish = { ...(await category(await soup())), hidden: true }
      return (as) => shop.reply('categories.save', wish as Input<'categories.save'>, { as })
    },
    'categories.save, no longer sold elsewhere': async () => {
      const wish = { ...(await category(await soup())), sold: { branches: ['antwerpen'] } }
      return (as) => shop.reply('categories.save', wish as Input<'categories.save'>, { as })
    },
    'groups.remove': async () => {
      const { id } = await milk()
      return (as) => shop.reply('groups.remove', { id }, { as })
    },
    'groups.save, an option left out': async () => {
      const group = await milk()
      return (as) => shop.reply('groups.save', { ...group, options: group.options.slice(1) }, { as })
    },
    'groups.save, an option hidden': async () => {
      const group = await milk()
      const options = group.options.map((option, at) => ({ ...option, hidden: at === 0 }))
      return (as) => shop.reply('groups.save', { ...group, options }, { as })
    },
    'sheet.apply': async () => {
      const seen = await sendSheet('sheet.preview', { removes: 'yes' }, amira)
      if (!seen.ok) throw new Error(seen.refusal.refusal)
      const { plan, removed } = seen.value as Output<'sheet.preview'>
      expect(removed.length).toBe(1)
      return (as) => sendSheet('sheet.apply', { removes: 'yes', plan, key: newKey() }, as)
    },
  }

  test('[J-83] each call that can take something off is tried below', () => {
    const named = Object.entries(calls).flatMap(([name, how]) => (how === 'takes off' ? name : []))
    expect([...new Set(Object.keys(takesOff).map((one) => one.split(',', 1)[0]))].sort()).toEqual(named.sort())
  })

  const stored = async () => {
    const { items } = await shop.ask('items.read', {}, { as: amira })
    const { categories } = await shop.ask('categories.read', {}, { as: amira })
    return { items, categories, groups: (await shop.ask('groups.read', {}, { as: amira })).groups }
  }

  test.each(Object.keys(takesOff))('[J-83] %s: not by who manages one branch, but by who manages all', async (name) => {
    const make = takesOff[name]
    if (!make) throw new Error(name)
    for (const person of [wout, amira]) {
      const attempt = await make()
      const before = await stored()
      expect(await attempt(tine)).toMatchObject({ ok: false, refusal: { refusal: 'menu_of_others' } })
      expect(await stored()).toEqual(before)
      expect(await attempt(person)).toMatchObject({ ok: true })
      expect(await stored()).not.toEqual(before)
    }
  })

  test('[J-83] who manages one branch takes an item off the menu of that one alone, and brings it back', async () => {
    const id = await bun()
    const elsewhere = { ...(await item(id)), sold: { branches: others } } as Input<'items.save'>
    expect(await shop.reply('items.save', elsewhere, { as: tine })).toMatchObject({ ok: true })
    const everywhere = { ...(await item(id)), sold: null }
    expect(await shop.reply('items.save', everywhere as Input<'items.save'>, { as: tine })).toMatchObject({ ok: true })
  })

  test('[J-83] who manages one branch still changes texts and prices of what is sold only elsewhere', async () => {
    const sold = { branches: others }
    const wish = { category: 'BAGEL', name: { en: newKey() }, price: 250, sold }
    const { id } = await shop.ask('items.add', wish, { as: amira })
    const dearer = { ...(await item(id)), price: 300 } as Input<'items.save'>
    expect(await shop.reply('items.save', dearer, { as: tine })).toMatchObject({ ok: true })
  })
})
