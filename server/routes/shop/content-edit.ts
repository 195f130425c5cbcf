// Staff edit the landing page: offers, posts and testimonials; open pages follow at once.
import type { FastifyInstance } from 'fastify'
import { type ContentEntry, contentProblems, mostEntries, sameEntry, tidyEntry } from '#domain/shop/content.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { imageGone, no, type RouteAnswer, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { publish } from '#server/door/live/publish.ts'
import {
  allEntries,
  countEntries,
  entryById,
  moveEntry,
  removeEntry,
  saveEntry,
} from '#server/store/shop/content-edit-store.ts'
import { touchContent } from '#server/store/shop/content-store.ts'
import { takeImage } from '#server/store/shop/picture-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { keepAddress } from '#work/shop/images/keep-address.ts'

export function contentEditRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'content.readAll', async () => yes({ entries: await allEntries(store.db) }))

  serve(app, deps, 'content.save', async ({ input, now, write, unchanged }) => {
    const typed = tidyEntry(input.entry)
    const problems = contentProblems(typed)
    if (problems.length > 0) return no('bad_input', { problems })
    const fetched = await withKeptPicture(typed, input.id, now)
    if (!fetched.ok) return fetched
    const entry = fetched.value
    return await write(async (trx) => {
      // Called first, so that two servers change the landing page one after the other.
      await touchContent(trx)
      if (!(await isBranch(trx, entry)))
        return no('bad_input', { problems: [{ problem: 'branch_missing', field: 'branch' }] })
      if (entry.kind !== 'testimonial' && !(await takeImage(trx, entry.image, now))) return imageGone
      const before = await entryById(trx, entry.kind, input.id)
      if (before && sameEntry(before.entry, entry)) return unchanged(before)
      if (!before && input.version !== null) return no('not_found')
      if (!before && (await countEntries(trx, entry.kind)) >= mostEntries[entry.kind]) return no('content_full')
      if (before && before.version !== input.version) return no('changed_meanwhile')

      const saved = await saveEntry(trx, input.id, entry)
      await publish(trx, now, 'content.changed', {})
      return yes(saved)
    })
  })

  serve(app, deps, 'content.move', async ({ input, now, write }) =>
    write(async (trx) => {
      await touchContent(trx)
      if (!(await moveEntry(trx, input.kind, input.id, input.place))) return no('not_found')
      await publish(trx, now, 'content.changed', {})
      return yes({})
    }),
  )

  serve(app, deps, 'content.remove', async ({ input, now, write, unchanged }) =>
    write(async (trx) => {
      await touchContent(trx)
      const before = await entryById(trx, input.kind, input.id)
      if (!before) return unchanged({})
      if (before.version !== input.version) return no('changed_meanwhile')
      await removeEntry(trx, input.kind, input.id)
      await publish(trx, now, 'content.changed', {})
      return yes({})
    }),
  )

  /** A picture given by its address is fetched before the transaction. */
  async function withKeptPicture(entry: ContentEntry, id: string, now: number): Promise<RouteAnswer<ContentEntry>> {
    if (entry.kind === 'testimonial') return yes(entry)
    const before = (await entryById(store.db, entry.kind, id))?.entry
    const image = await keepAddress(deps, entry.image, before && 'image' in before ? before.image : null, now)
    return image.ok ? yes({ ...entry, image: image.value }) : image
  }

  async function isBranch(trx: Trx, entry: ContentEntry): Promise<boolean> {
    if (entry.kind !== 'testimonial') return true
    const { branches } = await store.catalogue.current(trx)
    return branches.some(({ id }) => id === entry.branch)
  }
}
