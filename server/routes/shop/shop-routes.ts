// The page of the running shop: which branches are open, and the delivery message, which staff set here.
import type { FastifyInstance } from 'fastify'
import { shopAt } from '#domain/branch/branch.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { ownBranches } from '#server/door/http/where-allowed.ts'
import { publish } from '#server/door/live/publish.ts'
import { setDeliveryMessage } from '#server/store/shop/delivery-message-store.ts'

export function shopRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'shop.read', async ({ member, now }) => {
    const catalogue = await store.catalogue.current(store.db)
    return yes({
      branches: ownBranches(catalogue, member, 'shop.see').map((branch) => ({
        id: branch.id,
        name: branch.name,
        shop: { ...shopAt(branch, now) },
      })),
      message: catalogue.message,
      messageShown: catalogue.messageShown,
      publicUrl: deps.config.publicUrl,
    })
  })

  serve(app, deps, 'shop.setMessage', async ({ input, now, write }) =>
    write(async (trx) => {
      await setDeliveryMessage(trx, input.message, input.shown)
      await publish(trx, now, 'menu.changed', {})
      return yes({ message: input.message, shown: input.shown })
    }),
  )
}
