// The owner sets the brand; every open page and every server follows.
import type { FastifyInstance } from 'fastify'
import type { Output } from '#contract/index.ts'
import { type Brand, brandProblems, tidyBrand } from '#domain/shop/brand/brand.ts'
import { mediaPlaces } from '#domain/shop/brand/media.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { publish } from '#server/door/live/publish.ts'
import { lockCatalogue, touchCatalogue } from '#server/store/menu/catalogue.ts'
import { brandVersion, readBrand, saveBrand } from '#server/store/shop/brand-store.ts'
import { takeFilm } from '#server/store/shop/film-store.ts'
import { takeImage } from '#server/store/shop/picture-store.ts'

const gone = (field: string) => no('bad_input', { problems: [{ problem: 'image_missing', field }] })

export function brandRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'brand.read', async () => yes(stored(await readBrand(store.db))))

  serve(app, deps, 'brand.save', async ({ input, now, write, unchanged }) => {
    const brand = tidyBrand(input.brand)
    const problems = brandProblems(brand)
    if (problems.length > 0) return no('bad_input', { problems })
    return await write(async (trx) => {
      // Two servers change the brand one after the other.
      await lockCatalogue(trx)
      const before = stored(await readBrand(trx))
      if (before.version === brandVersion(brand)) return unchanged(before)
      if (before.version !== input.version) return no('changed_meanwhile')
      if (!(await takeImage(trx, brand.logo, now))) return gone('logo')
      for (const place of mediaPlaces)
        for (const { image } of brand.media[place].pictures)
          if (!(await takeImage(trx, image, now))) return gone(`media.${place}`)
      if (brand.media.film && !(await takeFilm(trx, brand.media.film, now))) return gone('media.film')
      await saveBrand(trx, brand)
      await touchCatalogue(trx)
      await publish(trx, now, 'menu.changed', {})
      await publish(trx, now, 'content.changed', {})
      return yes(stored(brand))
    })
  })
}

const stored = (brand: Brand) => ({
  // Lists of the contract may be changed.
  brand: structuredClone(brand) as Output<'brand.read'>['brand'],
  version: brandVersion(brand),
})
