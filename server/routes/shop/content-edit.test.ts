// Staff edit the landing page: customers read it at once, nobody overwrites another's words, the order stays intact.
import { beforeAll, describe, expect, test } from 'vitest'
import type { ContentKind } from '#domain/shop/content.ts'
import { listenTo } from '#server/testing/live-stream.ts'
import type { Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

const soup = {
  kind: 'offer' as const,
  image: { kind: 'bundled' as const, ref: 'soup-of-the-day' },
  imageWords: { en: 'A bowl of soup', nl: 'Een kom soep' },
  title: { en: 'Soup on Thursdays', nl: 'Soep op donderdag' },
  subTitle: { en: 'With bread' },
  details: [{ en: 'From noon' }, { en: 'At all three branches' }],
}

onBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  beforeAll(async () => {
    shop = await openShop()
    staff = await shop.staff()
  })
  const all = async (kind: ContentKind) =>
    (await shop.ask('content.readAll', {}, { as: staff.lotte })).entries.filter(({ entry }) => entry.kind === kind)
  const one = async (kind: ContentKind, id: string) => {
    const found = (await all(kind)).find((entry) => entry.id === id)
    if (!found) throw new Error(`no ${kind} ${id}`)
    return found
  }
  const save = (id: string, version: string | null, entry: object) =>
    shop.reply('content.save', { id, version, entry }, { as: staff.lotte })

  test('[J-120] a kind of entry has an end, and one that stands there can still be changed', async () => {
    const here = await openShop()
    const { lotte } = await here.staff()
    const save = (id: string, version: string | null, entry: object) =>
      here.reply('content.save', { id, version, entry }, { as: lotte })
    let last = { id: '', version: '' }
    for (let place = 0; ; place++) {
      const saved = await save(`soup-${place}`, null, soup)
      if (!saved.ok) {
        expect(saved).toMatchObject({ status: 409, refusal: { refusal: 'content_full' } })
        break
      }
      last = saved.value
    }
    expect((await here.ask('content.read', { lang: 'en' })).offers).toHaveLength(24)
    expect((await save(last.id, last.version, { ...soup, details: [] })).ok).toBe(true)
  })

  describe('saving', () => {
    test('[HOME-5] staff edit offers: a new one comes last and customers read it at once, in their language', async () => {
      const stream = await listenTo(await shop.listen())
      await stream.live()
      const saved = await shop.ask('content.save', { id: 'soup', version: null, entry: soup }, { as: staff.lotte })
      expect(saved).toEqual({ id: 'soup', version: expect.any(String), entry: soup })
      expect((await all('offer')).at(-1)).toEqual(saved)
      await stream.until(1)
      expect(stream.names).toEqual(['content.changed'])
      stream.close()
      const { offers } = await shop.ask('content.read', { lang: 'nl' })
      expect(offers.at(-1)).toEqual({
        id: 'soup',
        image: soup.image,
        imageWords: 'Een kom soep',
        title: 'Soep op donderdag',
        subTitle: 'With bread',
        details: ['From noon', 'At all three branches'],
      })

      const changed = {
        ...soup,
        title: { ...soup.title, fr: ' La soupe du jeudi ', ar: ' ' },
        details: [{}, { en: 'Hot' }],
      }
      const again = await shop.ask(
        'content.save',
        { id: 'soup', version: saved.version, entry: changed },
        { as: staff.amira },
      )
      expect(again.version).not.toBe(saved.version)
      const french = (await shop.ask('content.read', { lang: 'fr' })).offers.at(-1)
      // A text in a language that the visitor may not know counts as missing: it would be read aloud with the wrong
      // voice.
      expect(french).toMatchObject({ title: 'La soupe du jeudi', details: ['Hot'], imageWords: '' })
    })

    test('[HOME-6] staff edit posts', async () => {
      const [first] = await all('post')
      if (first?.entry.kind !== 'post') throw new Error('no post')
      const entry = {
        ...first.entry,
        imageWords: { fr: ' Une tasse et des noisettes ' },
        date: '2026-03-01',
        answer: { en: 'Coffee, a dash of milk, and no hurry.' },
      }
      await shop.ask('content.save', { id: first.id, version: first.version, entry }, { as: staff.lotte })
      const { posts } = await shop.ask('content.read', { lang: 'en' })
      expect(posts[0]).toMatchObject({
        id: first.id,
        date: '2026-03-01',
        answer: 'Coffee, a dash of milk, and no hurry.',
        imageWords: '',
      })
      const french = await shop.ask('content.read', { lang: 'fr' })
      expect(french.posts[0]?.imageWords).toBe('Une tasse et des noisettes')
    })

    test('[HOME-3] staff edit what guests say', async () => {
      const entry = { kind: 'testimonial', name: 'Noor', branch: 'merksem', text: { en: 'Warm, at any hour.' } }
      await shop.ask('content.save', { id: 'noor-2', version: null, entry } as never, { as: staff.lotte })
      const { testimonials } = await shop.ask('content.read', { lang: 'en' })
      expect(testimonials.at(-1)).toMatchObject({ name: 'Noor', branch: 'merksem', text: 'Warm, at any hour.' })
    })

    test('a retry after a lost answer adds or changes it once', async () => {
      const before = (await all('offer')).length
      const tries = [await save('retry', null, soup), await save('retry', null, soup)]
      expect(tries.map(({ status }) => status)).toEqual([200, 200])
      const { version } = await one('offer', 'retry')
      const other = { ...soup, title: { en: 'Soup on Fridays' } }
      expect((await save('retry', version, other)).status).toBe(200)
      expect((await save('retry', version, other)).status).toBe(200)
      expect((await all('offer')).length).toBe(before + 1)
    })

    test('[HOME-5] nobody overwrites what somebody else changed meanwhile; not on two servers either', async () => {
      const second = await (shop.engine === 'postgres' ? shop.beside() : shop)
      await save('shared', null, soup)
      const { version } = await one('offer', 'shared')
      const words = (en: string) => ({ id: 'shared', version, entry: { ...soup, title: { en } } })
      const replies = await Promise.all([
        shop.reply('content.save', words('Lotte’s soup'), { as: staff.lotte }),
        second.reply('content.save', words('Amira’s soup'), { as: staff.amira }),
      ])
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
      const winner = replies[0]?.status === 200 ? 'Lotte’s soup' : 'Amira’s soup'
      expect((await one('offer', 'shared')).entry).toMatchObject({ title: { en: winner } })
      const stale = { kind: 'offer', id: 'shared', version }
      expect((await shop.refused('content.remove', stale, { as: staff.lotte })).refusal).toBe('changed_meanwhile')
    })

    test('what was removed meanwhile is said to be gone, and can be added again', async () => {
      await save('gone', null, soup)
      const { version } = await one('offer', 'gone')
      const removal = { kind: 'offer' as const, id: 'gone', version }
      for (let time = 0; time < 2; time++) await shop.ask('content.remove', removal, { as: staff.amira })
      const changed = { ...soup, title: { en: 'Still here' } }
      expect(await save('gone', version, changed)).toMatchObject({ status: 404, refusal: { refusal: 'not_found' } })
      expect((await save('gone', null, changed)).status).toBe(200)
    })

    test.each([
      [
        { ...soup, title: { en: ' ' } },
        { problem: 'text_missing', field: 'title' },
      ],
      [
        { ...soup, image: { kind: 'url', ref: '' } },
        { problem: 'image_missing', field: 'image' },
      ],
      [
        { ...soup, image: { kind: 'uploaded', ref: 'AAAAAAAAAAAAAAAAAAAAAA-c0ffee' } },
        { problem: 'image_missing', field: 'image' },
      ],
      [
        { ...soup, image: { kind: 'url', ref: 'javascript:alert(1)' } },
        { problem: 'image_wrong', field: 'image' },
      ],
      [
        { ...soup, details: [{ en: 'x'.repeat(501) }] },
        { problem: 'bad_input', field: 'entry.details.0.en' },
      ],
      [
        { ...soup, imageWords: { ar: 'ش'.repeat(161) } },
        { problem: 'image_words_too_long', field: 'imageWords' },
      ],
      [
        { ...soup, kind: 'poster' },
        { problem: 'bad_input', field: 'entry.kind' },
      ],
      [
        { kind: 'testimonial', name: 'Noor', branch: 'atlantis', text: { en: 'Wet.' } },
        { problem: 'branch_missing', field: 'branch' },
      ],
    ])('%j is refused at its field, and nothing changes', async (entry, problem) => {
      const before = await shop.ask('content.readAll', {}, { as: staff.lotte })
      const refused = await shop.refused('content.save', { id: 'bad', version: null, entry }, { as: staff.lotte })
      expect([refused.status, refused.problems]).toEqual([400, [problem]])
      expect(await shop.ask('content.readAll', {}, { as: staff.lotte })).toEqual(before)
    })
  })

  describe('the order', () => {
    const ids = async (kind: ContentKind) => (await all(kind)).map(({ id }) => id)
    const move = (kind: ContentKind, id: string, place: number, on = shop) =>
      on.ask('content.move', { kind, id, place }, { as: staff.lotte })

    test('[HOME-3] an entry moves up and down, and customers read the new order', async () => {
      const [a = '', b = '', c = '', ...rest] = await ids('testimonial')
      await move('testimonial', b, 1)
      expect(await ids('testimonial')).toEqual([b, a, c, ...rest])
      await move('testimonial', b, 3)
      expect(await ids('testimonial')).toEqual([a, c, b, ...rest])
      await move('testimonial', a, 9999)
      const order = [c, b, ...rest, a]
      expect(await ids('testimonial')).toEqual(order)
      expect((await shop.ask('content.read', { lang: 'en' })).testimonials.map(({ id }) => id)).toEqual(order)
      expect((await shop.refused('content.move', { kind: 'post', id: a, place: 1 }, { as: staff.lotte })).status).toBe(
        404,
      )
    })

    test('holds when several move, add and remove at once', async () => {
      const second = await (shop.engine === 'postgres' ? shop.beside() : shop)
      const before = await ids('offer')
      const first = await one('offer', before[0] ?? '')
      await Promise.all([
        ...before.slice(1).flatMap((id) => [move('offer', id, 1), move('offer', id, 2, second)]),
        save('at-once', null, soup),
        second.ask('content.remove', { kind: 'offer', id: first.id, version: first.version }, { as: staff.amira }),
      ])
      expect((await ids('offer')).sort()).toEqual([...before.slice(1), 'at-once'].sort())
      const rows = await shop.store.db.selectFrom('offer').select('position').orderBy('position').execute()
      expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length)
      expect(rows.every(({ position }) => position > 0)).toBe(true)
    })

    test('moving does not make an open form stale', async () => {
      const [first, second] = await all('post')
      if (!first || !second) throw new Error('two posts are needed')
      await move('post', second.id, 1)
      expect((await one('post', second.id)).version).toBe(second.version)
    })
  })
})
