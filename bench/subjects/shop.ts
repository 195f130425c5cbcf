// The shop as it is measured: the real store and application with real settings, and a channel to query its cost.
import { fileURLToPath } from 'node:url'
import { createApp } from '../../server/app.ts'
import { renewSetupCode } from '../../server/auth/setup-code.ts'
import { readConfig } from '../../server/config.ts'
import { seedDemo } from '../../server/demo/seed-demo.ts'
import { openStore } from '../../server/store/open.ts'
import { type CostTalk, costSoFar } from '../processes/cost.ts'
import { answerAs } from '../processes/talk.ts'

export type ShopTalk = CostTalk & {
  readonly port: { readonly asked: null; readonly answered: number }
  /** The code with which the owner signs up; null if there is an owner. */
  readonly setupCode: { readonly asked: null; readonly answered: string | null }
  /** Its clock goes so many milliseconds forward. */
  readonly pass: { readonly asked: number; readonly answered: null }
}

const read = readConfig(process.env)
if (!read.ok) throw new Error(read.problems.join('\n'))
const { config } = read
const store = await openStore(config.store, Date.now())
// Without capacity, so that the load of a bench is never refused as too much.
await seedDemo(store, Date.now(), process.env.BENCH_OPTIONS ? 'optioned' : 'unlimited')
const siteFolder = fileURLToPath(new URL('../../dist/web', import.meta.url))
let ahead = 0
// With a simulated clock the streams beat faster than usual.
const heartbeatMs = Number(process.env.BENCH_BEAT_MS ?? 0)
const now = () => Date.now() + ahead
const app = await createApp({ config, store, siteFolder, now, ...(heartbeatMs > 0 && { heartbeatMs }) })
await app.fastify.listen({ host: config.host, port: config.port })

process.once('SIGTERM', async () => {
  await app.close()
  await store.close()
  process.exit(0)
})

answerAs<ShopTalk>({
  port: () => (app.fastify.server.address() as { port: number }).port,
  setupCode: () => renewSetupCode(store),
  cost: costSoFar,
  pass: (ms) => {
    ahead += ms
    return null
  },
})
