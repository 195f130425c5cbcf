// The legal pages as anyone reads them (LAW-1).
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../http/deps.ts'
import { yes } from '../../http/refused.ts'
import { serve } from '../../http/serve.ts'
import { presentText } from '../../legal/texts.ts'
import { readCompany } from '../../store/legal-text-store.ts'

export function legalRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.store

  serve(app, deps, 'legal.company', async () => yes({ company: await readCompany(db) }))

  serve(app, deps, 'legal.read', async ({ input }) => {
    const { text, version, at, confirmed } = await presentText(db, input.page, input.lang)
    return yes({ text, version, at, confirmed, company: await readCompany(db) })
  })
}
