// The shop as it is measured: the real store and application with real settings, and a channel to query its cost.
import { fileURLToPath } from 'node:url'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openStore } from '#server/store/open.ts'
import { seedDemo } from '#tools/demo/seed-demo.ts'
import { renewSetupCode } from '#work/people/auth/owner-sign-in-link.ts'
import { answerAs, costSoFar } from './child-process.ts'

const read = readConfig(process.env)
if (!read.ok) throw new Error(read.problems.join('\n'))
const { config } = read
const store = await openStore(config.store, Date.now())
// Without capacity, so that the load of a bench is never refused as too much.
await seedDemo(store, Date.now(), 'unlimited')
const siteFolder = fileURLToPath(new URL('../../dist/web', import.meta.url))
const app = await createApp({ config, store, siteFolder })
await app.fastify.listen({ host: config.host, port: config.port })

process.once('SIGTERM', async () => {
  await app.close()
  await store.close()
  process.exit(0)
})

const answers = {
  port: () => (app.fastify.server.address() as { port: number }).port,
  /** The code with which the owner signs up; null if there is an owner. */
  setupCode: () => renewSetupCode(store),
  cost: costSoFar,
}
export type ShopAnswers = typeof answers
answerAs(answers)
