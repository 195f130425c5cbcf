// The owner says who the shop is and writes the legal pages; everybody reads them; nobody overwrites another's words.
import { beforeAll, describe, expect, test } from 'vitest'
import { locales } from '#domain/shared/locale.ts'
import { blankCompany, companyLimit } from '#domain/shop/legal/company.ts'
import { legalTextLimit } from '#domain/shop/legal/legal-text.ts'
import { listenTo } from '#server/testing/live-stream.ts'
import type { Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import { draftsWritten, legalDraftOf } from '#work/shop/legal/texts.ts'

const hazel = { ...blankCompany, name: 'Hazel BV', number: '0417.497.106', email: 'hello@hazel.example' }

const usual = { days: 30, languages: locales }

onBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  beforeAll(async () => {
    shop = await openShop()
    staff = await shop.staff()
  })
  const readCompany = () => shop.ask('legal.readAll', {}, { as: staff.amira })
  const saveCompany = (version: string, company: object) =>
    shop.reply('legal.saveCompany', { version, company }, { as: staff.amira })
  const save = (language: string, version: number, text: string, confirmed = false) =>
    shop.reply('legal.saveText', { page: 'terms', language, version, text, confirmed }, { as: staff.amira })

  describe('who the shop is', () => {
    test('[LAW-1] is blank at first; the owner says it, customers read it, the log has it', async () => {
      const before = await readCompany()
      expect(before.company).toEqual(blankCompany)
      const saved = await saveCompany(before.version, { ...hazel, number: 'BE0417497106', vat: ' be 417497106 ' })
      expect(saved).toMatchObject({ ok: true, value: { company: { ...hazel, vat: 'BE 0417.497.106' } } })
      expect((await shop.ask('legal.company', {})).company).toMatchObject({ name: 'Hazel BV', number: '0417.497.106' })
      expect((await shop.ask('legal.read', { page: 'legal', lang: 'nl' })).company.name).toBe('Hazel BV')
      const { entries } = await shop.ask('log.list', {}, { as: staff.amira })
      expect(entries[0]).toMatchObject({ act: 'legal.saveCompany', staffName: 'Amira' })
    })

    test('[LAW-1] a wrong number and a line that is too long are refused by their fields, and nothing is stored', async () => {
      const { version, company } = await readCompany()
      const wrong = { ...hazel, number: '0417.497.107', host: 'x'.repeat(companyLimit + 1) }
      expect(await saveCompany(version, wrong)).toMatchObject({
        status: 400,
        refusal: {
          refusal: 'bad_input',
          problems: [
            { problem: 'number_wrong', field: 'number' },
            { problem: 'too_long', field: 'host' },
          ],
        },
      })
      expect((await readCompany()).company).toEqual(company)
    })

    test('[LAW-1] of two owners the second is told; a retry of the first is not', async () => {
      const { version, company } = await readCompany()
      const first = { ...company, phone: '03 200 00 14' }
      expect((await saveCompany(version, first)).ok).toBe(true)
      expect(await saveCompany(version, { ...company, phone: '03 200 00 15' })).toMatchObject({
        status: 409,
        refusal: { refusal: 'changed_meanwhile' },
      })
      expect((await saveCompany(version, first)).ok).toBe(true)
      expect((await readCompany()).company.phone).toBe('03 200 00 14')
    })
  })

  describe('a text', () => {
    test('[LAW-1] is the draft until the owner writes it; each version is kept, and the log says what was done', async () => {
      const draft = { text: legalDraftOf('nl', 'terms', usual), version: 1, at: draftsWritten, confirmed: false }
      expect(await shop.ask('legal.read', { page: 'terms', lang: 'nl' })).toMatchObject(draft)
      const stream = await listenTo(await shop.listen())
      await stream.live()
      // Confirming the draft changes no word: it stays version 1.
      expect(await save('nl', 1, legalDraftOf('nl', 'terms', usual), true)).toMatchObject({
        value: { version: 1, confirmed: true },
      })
      await stream.until(1)
      expect(stream.names).toEqual(['content.changed'])
      stream.close()
      expect(await shop.ask('legal.read', { page: 'terms', lang: 'nl' })).toMatchObject({ ...draft, confirmed: true })

      const changed = await save('nl', 1, '# Eerlijk\r\n\r\n\r\nWe zijn {name}. ')
      expect(changed).toMatchObject({
        value: { version: 2, confirmed: false, text: '# Eerlijk\n\nWe zijn {name}.', at: shop.clock.now() },
      })
      expect((await shop.ask('legal.read', { page: 'terms', lang: 'fr' })).text).toBe(
        legalDraftOf('fr', 'terms', usual),
      )
      const { texts } = await readCompany()
      expect(texts).toHaveLength(16)
      expect(texts).toContainEqual({
        page: 'terms',
        language: 'nl',
        version: 2,
        at: shop.clock.now(),
        confirmed: false,
      })
      const kept = await shop.store.db.selectFrom('legal_text').select(['version', 'text']).orderBy('version').execute()
      expect(kept.map(({ version }) => version)).toEqual([1, 2])
      expect(kept[0]?.text).toBe(legalDraftOf('nl', 'terms', usual))
      const { entries } = await shop.ask('log.list', {}, { as: staff.amira })
      expect(entries[0]).toMatchObject({
        act: 'legal.saveText',
        data: { page: 'terms', language: 'nl', confirmed: false },
      })
    })

    test('[LAW-1] the draft can be restored: it is one more version', async () => {
      const { draft, version } = await shop.ask(
        'legal.readText',
        { page: 'terms', language: 'nl' },
        { as: staff.amira },
      )
      expect(await save('nl', version, draft)).toMatchObject({ value: { version: version + 1, text: draft } })
    })

    test('[LAW-1] of two owners who write at once one is told, and a retry after a lost answer is not', async () => {
      const [one, other] = await Promise.all([save('fr', 1, 'Les mots de l’un'), save('fr', 1, 'Les mots de l’autre')])
      expect([one.status, other.status].sort()).toEqual([200, 409])
      const won = one.ok ? 'Les mots de l’un' : 'Les mots de l’autre'
      expect((await save('fr', 1, won)).ok).toBe(true)
      const stored = await shop.store.db.selectFrom('legal_text').selectAll().where('locale', '=', 'fr').execute()
      expect(stored).toMatchObject([{ version: 2, text: won }])
    })

    test('[LAW-1] words that another server saved at the same moment are not lost', async () => {
      const second = await shop.beside()
      const wish = { page: 'privacy', language: 'en', version: 1, confirmed: true } as const
      const answers = await Promise.all(
        [shop, second].map((server, at) =>
          server.reply('legal.saveText', { ...wish, text: `Words of server ${at}` }, { as: staff.amira }),
        ),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    })

    test('[LAW-1] an unknown page or language is refused to anyone', async () => {
      for (const [page, lang] of [
        ['imprint', 'nl'],
        ['terms', 'de'],
      ])
        expect((await shop.inject({ method: 'GET', url: `/api/legal/${page}?lang=${lang}` })).statusCode).toBe(400)
      expect((await save('de', 1, 'Wir')).status).toBe(400)
    })

    test('[LAW-1] nothing, too much and an unknown field are refused with their reason', async () => {
      const refused = async (text: string) => {
        const reply = await save('ar', 1, text)
        return reply.ok ? [] : reply.refusal.problems
      }
      expect(await refused(' \n ')).toEqual([{ problem: 'text_missing', field: 'text' }])
      expect(await refused('ب'.repeat(legalTextLimit + 1))).toEqual([{ problem: 'text_too_long', field: 'text' }])
      expect(await refused('{nmae}')).toEqual([{ problem: 'slot_unknown', field: 'text' }])
      expect((await save('ar', 1, 'ب'.repeat(legalTextLimit))).ok).toBe(true)
    })
  })
})
