// The shop of several servers: a chain of branches in a new database, its owner, and orders for each branch.
import { setTimeout as sleep } from 'node:timers/promises'
import { type CallName, requestOf } from '#contract/addresses.ts'
import type { Input, PublicMenu } from '#contract/index.ts'
import { touchCatalogue } from '#server/store/menu/catalogue.ts'
import { openStore, type Store } from '#server/store/open.ts'
import { cookieIn, passwordOf } from '#server/testing/test-people.ts'
import { seedChain } from '#tools/demo/chain.ts'
import { refusalIn, type ServerAnswer } from '#web/data/http/client.ts'
import { renewSetupCode } from '#work/people/auth/owner-sign-in-link.ts'
import { orderOf } from '../bench/bench-shop.ts'

/** As patient as a page. */
const patienceMs = 15_000

/** Makes a call as a page does: whatever goes wrong on the way is a refusal. */
export async function askChain<Name extends CallName>(
  address: string,
  { name, input, cookie }: { readonly name: Name; readonly input: Input<Name>; readonly cookie?: string | undefined },
): Promise<ServerAnswer<Name>> {
  const { method, url, body } = requestOf(name, { ...input })
  try {
    const answer = await fetch(`${address}${url}`, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...(cookie && { cookie }) },
      signal: AbortSignal.timeout(patienceMs),
      ...(body && { body: JSON.stringify(body) }),
    })
    const value: unknown = await answer.json().catch(() => undefined)
    if (answer.ok && value !== undefined) return { ok: true, value } as ServerAnswer<Name>
    return { ok: false, refusal: refusalIn(answer.status, value) }
  } catch {
    return { ok: false, refusal: { refusal: 'unreachable', problems: [] } }
  }
}

/** Fills the database with so many branches that take any number of orders; the store reads it, and serves nobody. */
export async function openChainStore(database: string, branches: number): Promise<Store> {
  const store = await openStore({ postgres: database }, Date.now())
  await seedChain(store, branches, Date.now())
  await store.write(async (trx) => {
    await trx.updateTable('branch').set({ capacity: null }).execute()
    await touchCatalogue(trx)
  })
  return store
}

/** The Cookie header of the owner, who signs up at a server that runs. */
export async function signUpChainOwner(store: Store, address: string): Promise<string> {
  for (let left = 20; ; left--) {
    const code = (await renewSetupCode(store)) ?? ''
    const answer = await fetch(`${address}/api/account/sign-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Amira', password: passwordOf('Amira'), code }),
    })
    if (answer.ok) return cookieIn(answer.headers.getSetCookie())
    const said = await answer.text()
    // A server that has just opened makes a code of its own, and each withdraws the one before.
    if (left === 0 || !said.includes('setup_code_wrong')) throw new Error(`the owner could not sign up: ${said}`)
    await sleep(250)
  }
}

/** An order of three lines for each branch, without its key. */
export async function chainOrders(address: string): Promise<readonly object[]> {
  const answer = await askChain(address, { name: 'menu.read', input: { lang: 'en' } })
  if (!answer.ok) throw new Error(`no menu: ${JSON.stringify(answer.refusal)}`)
  const menu: PublicMenu = answer.value
  return menu.branches.map((branch) => orderOf(menu, Date.now(), branch))
}
