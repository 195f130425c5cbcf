// VAT: the owner reads and sets the rates (VAT-1).
import type { FastifyInstance } from 'fastify'
import { localTime } from '#domain/branch/hours.ts'
import type { VatRules } from '#domain/money/vat.ts'
import { checkVat, tidyVat } from '#domain/money/vat-draft.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { publish } from '#server/door/live/publish.ts'
import { lockCatalogue, touchCatalogue } from '#server/store/menu/catalogue.ts'
import { readVat, saveVat } from '#server/store/money/vat-store.ts'
import { versionOfSettings } from '#server/store/shop/setting-store.ts'
import { followRates } from '#work/order/rates-of-later-orders.ts'

export function vatRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'vat.read', async () => yes(storedAs(await readVat(store.db))))

  serve(app, deps, 'vat.save', async ({ input, now, write, unchanged }) =>
    write(async (trx) => {
      await lockCatalogue(trx)
      const { branches } = await store.catalogue.current(trx)
      // Where it is today already, its rate must be known.
      const today = branches.map(({ timeZone }) => localTime(now, timeZone).date).sort()[0] ?? dayOf(now)
      const problems = checkVat(input.rules, today)
      if (problems.length > 0) return no('bad_input', { problems })
      const rules = tidyVat(input.rules)
      const before = storedAs(await readVat(trx))
      if (before.version === versionOfSettings(rules)) return unchanged({ ...before, followed: 0 })
      if (before.version !== input.version) return no('changed_meanwhile')
      await saveVat(trx, rules)
      await touchCatalogue(trx)
      const followed = await followRates(trx, rules, now)
      await publish(trx, now, 'menu.changed', {})
      return yes({ ...storedAs(rules), followed })
    }),
  )
}

const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10)

const storedAs = (rules: VatRules) => ({ rules: structuredClone(rules), version: versionOfSettings(rules) })
