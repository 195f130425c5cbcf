// What is checked when a simulated lunch is over.
import { minute } from '../clock.ts'
import type { Lunch } from './scene.ts'
import { expectCapacityKept, expectHeard, expectNone, expectSound } from './sound.ts'
import { expectAllowedSteps, expectAllThere, expectTruePages } from './truth.ts'

/** Everything that must be true when a lunch is over. Throws what is not. */
export async function expectAllTrue(lunch: Lunch): Promise<void> {
  await expectHeard(lunch)
  await expectSound(lunch)
  await expectCapacityKept(lunch, 600)
  await expectAllThere(lunch)
  await expectAllowedSteps(lunch)
  await expectTruePages(lunch)
  await expectPaceOver(lunch)
}

/** An hour later, every pause and all more minutes have ended by themselves. */
async function expectPaceOver({ line, branch, servers, now }: Lunch): Promise<void> {
  await servers.setClock(now() + 60 * minute)
  const times = await line.call('times.read', { branches: [branch] })
  if (!times.ok) throw new Error('no times')
  const [{ pause, quote } = { pause: null, quote: { extra: null } }] = times.value.branches
  expectNone(
    'what did not end by itself',
    [pause, quote.extra].filter((one) => one !== null),
  )
}
