// The landing page's offers, posts and testimonials as customers fetch them: language, order, freshness.
import { beforeAll, expect, test } from 'vitest'
import { publish } from '#server/door/live/publish.ts'
import { toJson } from '#server/store/json.ts'
import { touchCatalogue } from '#server/store/menu/catalogue.ts'
import { touchContent } from '#server/store/shop/content-store.ts'
import { listenTo } from '#server/testing/live-stream.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

onBothEngines((openShop) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop()
  })
  const fetchContent = (headers: Record<string, string> = {}, query = '') =>
    shop.inject({ url: `/api/content${query}`, headers })

  test('[HOME-5] the three offers in their order, with picture, title, subtitle and details', async () => {
    const { offers } = await shop.ask('content.read', { lang: 'en' })
    expect(offers.map(({ title }) => title)).toEqual([
      'A free waffle',
      'Apple cake with coffee',
      'A free drink with panini',
    ])
    expect(offers[1]).toEqual({
      id: 'cake-and-coffee',
      image: { kind: 'bundled', ref: 'offer-cake-coffee' },
      imageWords: '',
      title: 'Apple cake with coffee',
      subTitle: 'Together €4.50',
      details: ['One warm slice', 'Espresso or lungo', 'Every day, among our specials'],
    })
  })

  test('[HOME-6] [HOME-3] posts with date, name, question and answer; guests with the name of their branch', async () => {
    const { posts, testimonials } = await shop.ask('content.read', { lang: 'fr' })
    expect(posts[0]).toMatchObject({
      date: '2026-09-07',
      name: 'Lotte, barista à Anvers',
      question: 'Pourquoi Noisette\u00a0?',
    })
    const { branches } = await shop.ask('menu.read', { lang: 'fr' })
    const nameOf = (id: string) => branches.find((branch) => branch.id === id)?.name
    expect(testimonials.length).toBeGreaterThan(3)
    for (const { branch, branchName } of testimonials) expect(branchName).toBe(nameOf(branch))
  })

  test.each([
    ['', {}, 'en'],
    ['?lang=nl', {}, 'nl'],
    ['?lang=ar', { 'accept-language': 'fr' }, 'ar'],
    ['', { 'accept-language': 'fr-BE,fr;q=0.9' }, 'fr'],
    ['?lang=de', {}, 'en'],
    ['?lang=nl&lang=fr', {}, 'en'],
  ])('[D-10] asked with %j and %j it answers in %s', async (query, headers, locale) => {
    expect((await fetchContent(headers as Record<string, string>, query)).json().locale).toBe(locale)
  })

  test('unchanged it costs no body; a change, one of a branch’s name too, is in the next answer', async () => {
    const first = await fetchContent()
    const etag = String(first.headers.etag)
    expect(first.headers['cache-control']).toBe('no-cache')
    expect((await fetchContent({ 'if-none-match': etag })).statusCode).toBe(304)
    await shop.store.write(async (trx) => {
      await trx
        .updateTable('offer')
        .set({ title: toJson({ nl: 'Twee wafels' }) })
        .where('id', '=', 'free-waffle')
        .execute()
      await touchContent(trx)
    })
    const second = await fetchContent({ 'if-none-match': etag })
    expect(second.statusCode).toBe(200)
    expect(second.json().offers[0].title, 'a text that lacks English is shown in the language it has').toBe(
      'Twee wafels',
    )
    expect(second.headers.etag).not.toBe(etag)
    await shop.store.write(async (trx) => {
      await trx
        .updateTable('branch')
        .set({ name: toJson({ en: 'Antwerp' }) })
        .where('id', '=', 'antwerpen')
        .execute()
      await touchCatalogue(trx)
    })
    expect((await shop.ask('content.read', {})).testimonials[0]?.branchName).toBe('Antwerp')
  })

  test('open pages hear that the content changed', async () => {
    const stream = await listenTo(await shop.listen())
    await stream.live()
    await shop.store.write((trx) => publish(trx, shop.clock.now(), 'content.changed', {}))
    await stream.until(1)
    expect(stream.heard.map(({ name, data }) => [name, data])).toEqual([['content.changed', {}]])
    stream.close()
  })
})
