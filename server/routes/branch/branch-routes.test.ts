// The owner's settings of the branches: saved, refused field by field, and at once valid for customers and orders.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Input, OwnBranch } from '#contract/index.ts'
import { tidyShop } from '#server/housekeeping.ts'
import { unusedPictureKeptMs } from '#server/store/shop/picture-store.ts'
import { listenTo } from '#server/testing/live-stream.ts'
import { noorsOrder, tableOrder } from '#server/testing/order-drafts.ts'
import { halves } from '#server/testing/picture-files.ts'
import { gentSettings } from '#server/testing/test-branch-settings.ts'
import type { Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

type Settings = Input<'branches.add'>['settings']

onBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  beforeAll(async () => {
    shop = await openShop()
    staff = await shop.staff()
  })
  beforeEach(() => shop.clock.set('2026-03-04 09:00'))

  const branch = async (id = 'antwerpen'): Promise<OwnBranch> => {
    const { branches } = await shop.ask('branches.read', {}, { as: staff.amira })
    const found = branches.find((one) => one.id === id)
    if (!found) throw new Error(`there is no branch ${id}`)
    return found
  }
  const save = async (change: Partial<Settings>, id = 'antwerpen') => {
    const { id: _id, version, shop: _shop, ...settings } = await branch(id)
    return await shop.ask(
      'branches.save',
      { id, version, settings: { ...settings, ...change }, accepts: 1000 },
      { as: staff.amira },
    )
  }
  const refusedSave = async (change: Partial<Settings>) => {
    const { id, version, shop: _shop, ...settings } = await branch()
    const wish = { id, version, settings: { ...settings, ...change } }
    return await shop.refused('branches.save', wish, { as: staff.amira })
  }
  const refusedOrder = async (change: Parameters<typeof noorsOrder>[0] = {}) =>
    (await shop.refused('orders.place', noorsOrder(change))).problems
  const period = (from: number, to: number) => ({ from: from * 60, to: to * 60 })

  test('[LEDG-1] a branch at which somebody ordered keeps its time zone, by which its days are counted', async () => {
    await save({ timeZone: 'UTC' }, 'merksem')
    await save({ timeZone: 'Europe/Brussels' }, 'merksem')
    await shop.ask('orders.place', noorsOrder())
    const refused = await refusedSave({ timeZone: 'UTC' })
    expect(refused.problems).toEqual([{ problem: 'time_zone_kept', field: 'timeZone' }])
    expect((await branch()).timeZone).toBe('Europe/Brussels')
  })

  describe('what is kept', () => {
    test('[SHOP-1] every setting comes back as it was saved, and customers read it', async () => {
      const settings = {
        ...gentSettings,
        name: { en: 'Etterbeek', nl: 'Etterbeek Jacht', ar: 'إتربيك' },
        phone: '02 640 12 34',
        exceptions: [
          { date: '2026-12-25', periods: [] },
          { date: '2026-12-24', periods: [period(13, 24), period(8, 12)] },
        ],
        cutOff: 690,
        prepMinutes: 15,
        forms: ['table' as const, 'pick-up' as const],
        addressField: 'required' as const,
        tables: 6,
      }
      const saved = await save(settings, 'etterbeek')
      expect(saved).toEqual(await branch('etterbeek'))
      expect(saved).toMatchObject({
        name: settings.name,
        phone: '+3226401234',
        exceptions: [
          { date: '2026-12-24', periods: [period(8, 12), period(13, 24)] },
          { date: '2026-12-25', periods: [] },
        ],
        cutOff: 690,
        forms: ['pick-up', 'table'],
        tables: 6,
      })
      const { branches } = await shop.ask('menu.read', { lang: 'nl' })
      const { id: _id, version: _version, imageWords: _words, image: _image, ...rest } = saved
      const {
        hidden: _hidden,
        removed: _removed,
        letter: _letter,
        capacity: _capacity,
        autoAccept: _auto,
        shift: _shift,
        usualHands: _usual,
        latePercent: _late,
        keptShown: _kept,
        tillDuty: _duty,
        region: _region,
        ...shown
      } = rest
      const read = { ...shown, name: 'Etterbeek Jacht', address: settings.address.nl }
      expect(branches.find(({ id }) => id === 'etterbeek')).toEqual({ id: 'etterbeek', ...read })
    })

    test('each problem names its field, and nothing is saved', async () => {
      const before = await branch()
      const hours = { ...before.hours, 1: [period(9, 12), period(11, 13)], 2: [period(22, 2)] }
      const { status, problems } = await refusedSave({
        hours,
        phone: '12',
        email: 'x',
        timeZone: 'Europe/Merksem',
        exceptions: [
          { date: '2026-12-25', periods: [] },
          { date: '2026-12-25', periods: [] },
        ],
        forms: [],
        latitude: 300,
      })
      expect(status).toBe(400)
      expect(problems).toEqual([
        { problem: 'phone_invalid', field: 'phone' },
        { problem: 'email_invalid', field: 'email' },
        { problem: 'period_overlaps', field: 'hours.1.1' },
        { problem: 'period_reversed', field: 'hours.2.0' },
        { problem: 'date_twice', field: 'exceptions.1.date' },
        { problem: 'forms_missing', field: 'forms' },
        { problem: 'time_zone_unknown', field: 'timeZone' },
        { problem: 'latitude_invalid', field: 'latitude' },
      ])
      expect(await branch()).toEqual(before)
    })

    test('two who save from the same state: the second is told, and sent again the first is no change', async () => {
      const { id, version, shop: _shop, ...settings } = await branch('merksem')
      const asked = (change: Partial<Settings>) =>
        shop.reply(
          'branches.save',
          { id, version, settings: { ...settings, ...change }, accepts: 1000 },
          { as: staff.amira },
        )
      const replies = await Promise.all([asked({ prepMinutes: 21 }), asked({ prepMinutes: 22 })])
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
      const refused = replies.find((reply) => !reply.ok)
      expect(refused).toMatchObject({ refusal: { refusal: 'changed_meanwhile' } })
      const again = await asked({ prepMinutes: (await branch('merksem')).prepMinutes })
      expect(again.status).toBe(200)
    })

    test('staff who open or close the shop meanwhile are in nobody’s way', async () => {
      const { id, version, shop: _shop, ...settings } = await branch('merksem')
      await shop.ask('shop.setState', { branches: ['merksem'], open: false }, { as: staff.lotte })
      await shop.ask('branches.save', { id, version, settings: { ...settings, prepMinutes: 9 } }, { as: staff.amira })
      expect(await branch('merksem')).toMatchObject({ prepMinutes: 9, shop: { open: false } })
      await shop.ask('shop.setState', { branches: ['merksem'], open: true }, { as: staff.lotte })
    })

    test('an unknown branch is not found', async () => {
      const wish = { id: 'gent-dampoort', version: '', settings: gentSettings }
      expect((await shop.refused('branches.save', wish, { as: staff.amira })).refusal).toBe('not_found')
    })
  })

  describe('[CONTACT-1] the picture of a branch', () => {
    const upload = async (side: number) => {
      const payload = await halves(side, 21).png().toBuffer()
      const headers = { 'content-type': 'image/png', cookie: staff.amira.cookie }
      const answer = await shop.inject({ method: 'POST', url: '/api/staff/images', payload, headers })
      return (answer.json() as { image: { kind: 'uploaded'; ref: string } }).image
    }
    const shown = async (lang: 'en' | 'nl') => ({
      image: (await shop.ask('menu.read', { lang })).branches.find(({ id }) => id === 'merksem')?.image,
      words: (await shop.ask('content.read', { lang })).branches.find(({ id }) => id === 'merksem')?.imageWords,
    })
    const answers = async ({ ref }: { ref: string }) =>
      (await shop.inject({ url: `/uploads/${ref}/640`, headers: { accept: 'image/avif' } })).statusCode

    test('is at first one of our own; the owner puts another in its place, with words, and takes it away', async () => {
      expect(await shown('en')).toEqual({ image: { kind: 'bundled', ref: 'branch-merksem' }, words: undefined })
      const first = await upload(40)
      const saved = await save({ image: first, imageWords: { nl: ' Ons huis op de hoek ', fr: ' ' } }, 'merksem')
      expect(saved).toMatchObject({ image: first, imageWords: { nl: 'Ons huis op de hoek' } })
      expect(saved).toEqual(await branch('merksem'))
      expect(await shown('nl')).toEqual({ image: first, words: 'Ons huis op de hoek' })
      expect((await shown('en')).words).toBeUndefined()

      await tidyShop(shop.store, shop.clock.now() + unusedPictureKeptMs + 60_000)
      expect(await answers(first), 'a picture that a branch shows is kept').toBe(200)
      const second = await upload(41)
      await save({ image: second }, 'merksem')
      await tidyShop(shop.store, shop.clock.now() + unusedPictureKeptMs + 60_000)
      expect([await answers(first), await answers(second)]).toEqual([404, 200])

      expect(await save({ image: null }, 'merksem')).toMatchObject({ image: null, imageWords: {} })
      expect(await shown('nl')).toEqual({ image: undefined, words: undefined })
      await save({ image: { kind: 'bundled', ref: 'branch-merksem' } }, 'merksem')
    })

    test('comes with a new branch', async () => {
      const image = await upload(42)
      const settings = { ...gentSettings, name: { en: 'Leuven' }, image, imageWords: { en: 'By the station' } }
      const added = await shop.ask('branches.add', { settings }, { as: staff.amira })
      expect(added).toMatchObject({ id: 'leuven', image, imageWords: { en: 'By the station' } })
    })

    test('is refused where it is not kept here any more, is no picture, or has too many words', async () => {
      const before = await branch()
      const gone = { kind: 'uploaded' as const, ref: 'AAAAAAAAAAAAAAAAAAAAAA-c0ffee' }
      for (const [change, problem] of [
        [{ image: gone }, { problem: 'image_missing', field: 'image' }],
        [{ image: { kind: 'url' as const, ref: 'javascript:alert(1)' } }, { problem: 'image_wrong', field: 'image' }],
        [{ imageWords: { ar: 'ش'.repeat(161) } }, { problem: 'image_words_too_long', field: 'imageWords.ar' }],
      ] as const)
        expect((await refusedSave(change)).problems).toEqual([problem])
      const added = await shop.refused(
        'branches.add',
        { settings: { ...gentSettings, image: gone } },
        { as: staff.amira },
      )
      expect(added.problems).toEqual([{ problem: 'image_missing', field: 'image' }])
      expect(await branch()).toEqual(before)
    })
  })

  describe('a new branch', () => {
    test('starts closed with an id of its own, takes orders once it is opened, and is made once', async () => {
      const [one, other] = await Promise.all([
        shop.ask('branches.add', { settings: gentSettings }, { as: staff.amira }),
        shop.ask('branches.add', { settings: gentSettings }, { as: staff.amira }),
      ])
      expect(other.id).toBe(one.id)
      expect(one).toMatchObject({ id: 'gent', phone: '+3292233232', shop: { open: false } })
      shop.clock.set('2026-03-04 11:00')
      expect(await refusedOrder({ branch: 'gent' })).toMatchObject([{ problem: 'shop_closed' }])
      await shop.ask('shop.setState', { branches: ['gent'], open: true }, { as: staff.amira })
      await shop.ask('orders.place', noorsOrder({ branch: 'gent' }))
      const second = await shop.ask(
        'branches.add',
        { settings: { ...gentSettings, phone: '09 223 32 33' } },
        { as: staff.amira },
      )
      expect(second.id).toBe('gent-2')
      const { branches } = await shop.ask('menu.read', { lang: 'fr' })
      expect(branches.slice(-2).map(({ id, name }) => [id, name])).toEqual([
        ['gent', 'Gand'],
        ['gent-2', 'Gand'],
      ])
    })

    test('[OFFICE-10] like another one has its capacity; one like none that is known is refused', async () => {
      const like = (await branch()).id
      const { categories } = await shop.ask('menu.readAll', {}, { as: staff.amira })
      const draft = { category: categories[0]?.id ?? '', name: { en: 'Tomato soup' }, price: 600 }
      const dearer = { ...draft, sold: { branches: [like], prices: { [like]: 650 } } }
      const { id: soup } = await shop.ask('items.add', dearer, { as: staff.amira })
      const settings = { ...gentSettings, name: { en: 'Mechelen' } }
      const added = await shop.ask('branches.add', { settings, like }, { as: staff.amira })
      const { capacity, autoAccept } = await branch()
      expect(added).toMatchObject({ id: 'mechelen', capacity, autoAccept })
      const { items: sold } = await shop.ask('menu.readAll', {}, { as: staff.amira })
      expect(sold.find(({ id }) => id === soup)?.sold).toEqual({
        branches: [like, 'mechelen'],
        prices: { [like]: 650, mechelen: 650 },
      })
      const other = { settings: { ...gentSettings, name: { en: 'Hasselt' } }, like: 'nowhere' }
      const refused = await shop.refused('branches.add', other, { as: staff.amira })
      expect(refused.problems).toEqual([{ problem: 'branch_unknown', field: 'like' }])
    })

    test('is refused where its settings are wrong', async () => {
      const wish = { settings: { ...gentSettings, name: { nl: ' ' } } }
      const { problems } = await shop.refused('branches.add', wish, { as: staff.amira })
      expect(problems).toEqual([{ problem: 'name_missing', field: 'name' }])
    })
  })

  describe('[ORDER-4] orders are held against the new settings at once', () => {
    test('[MENU-5] a cut-off that was moved', async () => {
      shop.clock.set('2026-03-04 10:30')
      await shop.ask('orders.place', noorsOrder())
      await save({ cutOff: 630 })
      expect(await refusedOrder()).toMatchObject([{ problem: 'cut_off_passed', field: 'day' }])
      await save({ cutOff: 631 })
      await shop.ask('orders.place', noorsOrder())
      await save({ cutOff: null })
      shop.clock.set('2026-03-04 18:40')
      await shop.ask('orders.place', noorsOrder())
      await save({ cutOff: 720 })
    })

    test('a holiday that was added, today and tomorrow', async () => {
      const exceptions = (await branch()).exceptions
      await save({ exceptions: [...exceptions, { date: '2026-03-04', periods: [] }] })
      expect(await refusedOrder()).toMatchObject([{ problem: 'day_closed' }])
      await shop.ask('orders.place', noorsOrder({ day: '2026-03-05' }))
      await save({ exceptions: [{ date: '2026-03-05', periods: [] }] })
      expect(await refusedOrder({ day: '2026-03-05' })).toMatchObject([{ problem: 'day_not_offered' }])
      await shop.ask('orders.place', noorsOrder({ day: '2026-03-06' }))
      await save({ exceptions: [] })
    })

    test('a form that was switched off, an address that is asked for, tables that are gone', async () => {
      await save({ forms: ['table'], tables: 3 })
      expect(await refusedOrder()).toMatchObject([{ problem: 'form_not_offered' }])
      expect((await shop.refused('orders.place', tableOrder())).problems).toMatchObject([
        { problem: 'table_unknown', field: 'table' },
      ])
      await shop.ask('orders.place', tableOrder({ table: 3 }))
      await save({ forms: ['pick-up', 'table'], addressField: 'required' })
      expect(await refusedOrder()).toMatchObject([{ problem: 'address_missing', field: 'address' }])
      await save({ addressField: 'optional', tables: 14 })
      await shop.ask('orders.place', noorsOrder())
    })

    test('a break at noon: orders after it are ready in the second period', async () => {
      const { hours } = await branch()
      await save({ hours: { ...hours, 3: [period(7, 12), period(13, 19)] }, cutOff: null, prepMinutes: 10 })
      shop.clock.set('2026-03-04 12:20')
      const { wantedAt } = await shop.ask('orders.place', noorsOrder())
      expect(new Date(wantedAt).toISOString() >= '2026-03-04T12:00:00.000Z').toBe(true)
      await save({ hours, cutOff: 720 })
    })

    test('[MENU-5] the cut-off is on the wall’s clock on the days when the clocks change', async () => {
      await save({ cutOff: 615 })
      for (const [day, before, after] of [
        ['2026-03-29', '2026-03-29 10:14:59', '2026-03-29 10:15'],
        ['2026-10-25', '2026-10-25 10:14:59', '2026-10-25 10:15'],
      ] as const) {
        shop.clock.set(before)
        await shop.ask('orders.place', noorsOrder({ day }))
        shop.clock.set(after)
        expect(await refusedOrder({ day })).toMatchObject([{ problem: 'cut_off_passed' }])
      }
      shop.clock.set('2026-03-04 09:00')
      await save({ cutOff: 720 })
    })
  })

  test('open pages hear of a change, and of none where nothing changed', async () => {
    const stream = await listenTo(await shop.listen())
    await stream.live()
    await save({ prepMinutes: 33 })
    await save({ prepMinutes: 33 })
    await save({ prepMinutes: 8 }, 'merksem')
    await stream.until(2)
    expect(stream.heard.map(({ name, data }) => [name, data.branches])).toEqual([
      ['shop.changed', ['antwerpen']],
      ['shop.changed', ['merksem']],
    ])
    stream.close()
  })

  test('managers and baristas may neither read nor change them', async () => {
    for (const as of [staff.lotte, staff.jef]) {
      expect((await shop.refused('branches.read', {}, { as })).status).toBe(403)
      expect((await shop.refused('branches.add', { settings: gentSettings }, { as })).status).toBe(403)
    }
  })
})
