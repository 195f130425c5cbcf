// The displays of a branch: adding and withdrawing them, and what one reads with its key (CALL-2).
import type { FastifyInstance } from 'fastify'
import type { Output } from '#contract/index.ts'
import { addDays, instantOf, localTime } from '#domain/branch/hours.ts'
import { workingDayBegan } from '#domain/branch/working-day.ts'
import { listFor, mostDisplays } from '#domain/order/counter/display.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { ifMayAct } from '#server/door/http/where-allowed.ts'
import { publish } from '#server/door/live/publish.ts'
import {
  addDisplay,
  type Display,
  displayByHash,
  displayById,
  displaysAt,
  withdrawDisplay,
} from '#server/store/branch/display-store.ts'
import { ordersToCall } from '#server/store/order/board-store.ts'
import { hashOfKey, newDisplayKey, passOf } from '#work/people/auth/shop-key.ts'

export function displayRoutes(app: FastifyInstance, deps: Deps): void {
  const { store, randomBytes } = deps
  readingRoute(app, deps)

  serve(app, deps, 'displays.list', async ({ input }) =>
    yes({ displays: (await displaysAt(store.db, input.branch)).map(shown) }),
  )

  serve(app, deps, 'displays.add', async ({ input, now, write }) => {
    const { branches } = await store.catalogue.current(store.db)
    if (!branches.some(({ id }) => id === input.branch)) return no('not_allowed')
    const key = newDisplayKey(randomBytes)
    return await write(async (trx) => {
      const standing = (await displaysAt(trx, input.branch)).filter(({ withdrawnAt }) => withdrawnAt === null)
      if (standing.length >= mostDisplays) return no('displays_full')
      const display = await addDisplay(trx, { ...input, keyHash: hashOfKey(key), at: now })
      await publish(trx, now, 'displays.changed', { branch: display.branch, withdrawn: null })
      return yes({ display: shown(display), key })
    })
  })

  serve(app, deps, 'displays.withdraw', async ({ input, member, now, write, tell }) =>
    write(async (trx) => {
      tell('nothing')
      const found = ifMayAct(await displayById(trx, input.id), member, 'displays.edit')
      if (!found.ok) return found
      const display = found.value
      if (!(await withdrawDisplay(trx, display.id, now))) return yes(shown(display))
      tell({ branches: [display.branch], data: { display: display.name } })
      await publish(trx, now, 'displays.changed', { branch: display.branch, withdrawn: display.id })
      return yes(shown({ ...display, withdrawnAt: now }))
    }),
  )
}

function readingRoute(app: FastifyInstance, deps: Deps): void {
  const { store } = deps
  serve(app, deps, 'display.read', async ({ input, now }) => {
    // Nobody guesses a key of 256 bits, so wrong ones need no limit.
    const display = await displayByHash(store.db, hashOfKey(input.key))
    if (!display) return no('display_unknown')
    const { branches } = await store.catalogue.current(store.db)
    const branch = branches.find(({ id }) => id === display.branch)
    if (display.withdrawnAt !== null || !branch) return no('display_withdrawn')

    const { date } = localTime(now, branch.timeZone)
    const from = workingDayBegan(branch, now)
    const to = instantOf(addDays(date, 1), 0, branch.timeZone)
    const list = listFor(await ordersToCall(store.db, branch.id, { from, to }), now)
    const { languages } = display
    return yes({ branch: branch.name, timeZone: branch.timeZone, languages, pass: passOf(display), ...list })
  })
}

/** Only the fields named here reach staff: the hash of the key stays here. */
const shown = ({ id, branch, name, languages, at, withdrawnAt }: Display): Output<'displays.withdraw'> => ({
  id,
  branch,
  name,
  languages,
  at,
  withdrawnAt,
})
