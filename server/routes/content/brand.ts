// The owner sets the brand; every open page and every server follows.
import type { FastifyInstance } from 'fastify'
import { type Brand, brandProblems, tidyBrand } from '../../../domain/brand/brand.ts'
import type { Deps } from '../../http/deps.ts'
import { no, yes } from '../../http/refused.ts'
import { serve } from '../../http/serve.ts'
import { publish } from '../../live/publish.ts'
import { brandVersion, readBrand, saveBrand } from '../../store/catalogue/brand.ts'
import { lockCatalogue, touchCatalogue } from '../../store/catalogue/catalogue.ts'
import { takeImage } from '../../store/catalogue/pictures.ts'

const logoGone = no('bad_input', { problems: [{ problem: 'image_missing', field: 'logo' }] })

export function brandRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'brand.read', async () => yes(stored(await readBrand(store.db))))

  serve(app, deps, 'brand.save', async ({ input, now, write, tell }) => {
    const brand = tidyBrand(input.brand)
    const problems = brandProblems(brand)
    if (problems.length > 0) return no('bad_input', { problems })
    return await write(async (trx) => {
      // Two servers change the brand one after the other.
      await lockCatalogue(trx)
      const before = stored(await readBrand(trx))
      // Saved already: this is a retry after a lost response.
      if (before.version === brandVersion(brand)) {
        tell('nothing')
        return yes(before)
      }
      if (before.version !== input.version) return no('changed_meanwhile')
      if (!(await takeImage(trx, brand.logo, now))) return logoGone
      await saveBrand(trx, brand)
      await touchCatalogue(trx)
      await publish(trx, now, 'menu.changed', {})
      await publish(trx, now, 'content.changed', {})
      return yes(stored(brand))
    })
  })
}

const stored = (brand: Brand) => ({
  brand: { ...brand, links: [...brand.links], languages: [...brand.languages] },
  version: brandVersion(brand),
})
