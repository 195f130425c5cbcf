// The owner's web hooks: adding, listing with their last delivery, testing and removing them.
import type { FastifyInstance } from 'fastify'
import type { Output } from '#contract/index.ts'
import { webHookLimits, webHookProblems } from '#domain/shop/watch/notices.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { doneBefore, type KeyedCall, made, once } from '#server/door/http/once.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { memberLimit } from '#server/door/limits/request-limit.ts'
import { newNoticeId, putNotice } from '#server/store/shop/notice-store.ts'
import { makeSetting } from '#server/store/shop/setting-store.ts'
import {
  hookById,
  insertHook,
  lastDeliveries,
  listHooks,
  removeHook,
  type WebHook,
} from '#server/store/shop/web-hooks.ts'
import { hookSecret, isHookUrl, whyNotReached } from '#work/shop/watch/signed-post.ts'

/** By one member: each is a request to an address of their choice. */
const testsPerHour = 30

export function hookRoutes(app: FastifyInstance, deps: Deps): void {
  const { store, outbox, config, hookReach: reach } = deps

  const testLimit = memberLimit(testsPerHour, 3_600_000, deps.elapsed)

  serve(app, deps, 'hooks.list', async () => {
    const last = await lastDeliveries(store.db)
    const hooks = (await listHooks(store.db)).map((hook) => ({
      ...shown(hook),
      last: last.get(hook.id)?.last ?? null,
      waiting: last.get(hook.id)?.waiting ?? 0,
    }))
    return yes({ hooks, mailTo: [...(config.mail?.to ?? [])], anywhere: config.webHooks === 'anywhere' })
  })

  serve(app, deps, 'hooks.add', async ({ input, now, write, tell }) => {
    const wish = { url: input.url.trim(), events: [...new Set(input.events)], lang: input.lang }
    const sent = { key: input.key, body: wish, now }
    const before = await doneBefore(store.db, adding, sent)
    if (before) return before
    const problems = webHookProblems(wish, (url) => isHookUrl(url, reach))
    if (problems.length > 0) return no('bad_input', { problems })
    const unreached = await whyNotReached(wish.url, reach)
    if (unreached) return no(unreached)
    const secret = hookSecret(deps.randomBytes(32))
    const head = await store.engine.head()
    return await write((trx) => {
      tell('nothing')
      return once(trx, adding, sent, async () => {
        if ((await listHooks(trx)).length >= webHookLimits.hooks) return no('hooks_full')
        const hook = await insertHook(trx, { ...wish, secret, at: now })
        // What happens to orders from now on is reported, even if this server stops before it has looked.
        await makeSetting(trx, 'hooks.cursor', head)
        tell({ data: { hook: hook.id } })
        return made(hook.id, { hook: shown(hook), secret })
      })
    })
  })

  serve(app, deps, 'hooks.test', async ({ input: { id }, member, now, write }) => {
    const tooMany = testLimit.spend(member.id)
    if (tooMany) return tooMany
    const answer = await write(async (trx) => {
      if (!(await hookById(trx, id))) return no('not_found')
      const notice = { id: newNoticeId(), event: 'test' as const, branch: null, at: now, data: {} }
      await putNotice(trx, notice, { mail: false, hooks: [id] })
      return yes({})
    })
    outbox.wake()
    return answer
  })

  serve(app, deps, 'hooks.remove', async ({ input: { id }, write }) => {
    await write((trx) => removeHook(trx, id))
    return yes({})
  })
}

type Added = Output<'hooks.add'>

/** A form that is sent again after a lost answer gets the secret that was never shown. */
const adding: KeyedCall<Added> = {
  call: 'hooks.add',
  answerAbout: async (db, id) => {
    const hook = await hookById(db, id)
    return hook && { hook: shown(hook), secret: hook.secret }
  },
}

const shown = ({ secret: _secret, events, ...hook }: WebHook): Added['hook'] => ({
  ...hook,
  events: events.filter((event) => event !== 'test'),
})
