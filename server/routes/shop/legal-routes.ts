// The legal pages as anyone reads them, and as the owner writes and confirms them (LAW-1).
import type { FastifyInstance } from 'fastify'
import { locales } from '#domain/shared/locale.ts'
import { companyProblems, tidyCompany } from '#domain/shop/legal/company.ts'
import { legalProblems, tidyLegal } from '#domain/shop/legal/legal-text.ts'
import { legalPages } from '#domain/shop/legal/pages.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { publish } from '#server/door/live/publish.ts'
import { companyVersion, lockLegal, readCompany, saveCompany, saveText } from '#server/store/shop/legal-text-store.ts'
import { presentText } from '#work/shop/legal/texts.ts'

export function legalRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.store

  serve(app, deps, 'legal.company', async () => yes({ company: await readCompany(db) }))

  serve(app, deps, 'legal.read', async ({ input }) => {
    const { text, version, at, confirmed } = await presentText(db, input.page, input.lang)
    return yes({ text, version, at, confirmed, company: await readCompany(db) })
  })

  serve(app, deps, 'legal.readAll', async () => {
    const texts = []
    for (const page of legalPages)
      for (const language of locales) {
        const { version, at, confirmed } = await presentText(db, page, language)
        texts.push({ page, language, version, at, confirmed })
      }
    const company = await readCompany(db)
    return yes({ version: companyVersion(company), company, texts })
  })

  serve(app, deps, 'legal.readText', async ({ input }) => yes(await presentText(db, input.page, input.language)))

  serve(app, deps, 'legal.saveCompany', async ({ input, now, write, unchanged }) => {
    const problems = companyProblems(input.company)
    if (problems.length > 0) return no('bad_input', { problems })
    const company = tidyCompany(input.company)
    const saved = { version: companyVersion(company), company }
    return await write(async (trx) => {
      await lockLegal(trx)
      const before = companyVersion(await readCompany(trx))
      if (before === saved.version) return unchanged(saved)
      if (before !== input.version) return no('changed_meanwhile')
      await saveCompany(trx, company)
      await publish(trx, now, 'content.changed', {})
      return yes(saved)
    })
  })

  serve(app, deps, 'legal.saveText', async ({ input, now, write, unchanged }) => {
    const { page, language, confirmed } = input
    const problems = legalProblems(input.text)
    if (problems.length > 0)
      return no('bad_input', { problems: problems.map((problem) => ({ problem, field: 'text' })) })
    const text = tidyLegal(input.text)
    return await write(async (trx) => {
      await lockLegal(trx)
      const before = await presentText(trx, page, language)
      const isSame = before.text === text
      if (isSame && before.confirmed === confirmed) return unchanged(before)
      if (before.version !== input.version) return no('changed_meanwhile')
      const version = isSame ? before.version : before.version + 1
      const at = isSame ? before.at : now
      await saveText(trx, { page, locale: language, version, text, at, confirmedAt: confirmed ? now : null })
      await publish(trx, now, 'content.changed', {})
      return yes({ ...before, text, version, at, confirmed })
    })
  })
}
