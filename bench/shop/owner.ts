// The owner of a shop, signed up as a person would: with the set-up code, through the real call.
import type { OpenShop } from './open-shop.ts'

/** The Cookie header of the owner's session. */
export async function signUpOwner({ port, child }: OpenShop): Promise<string> {
  const code = await child.ask('setupCode', null)
  const response = await fetch(`http://127.0.0.1:${port}/api/account/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Noor', password: 'een lange zin over hazelnoten', code }),
  })
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0]
  if (!cookie) throw new Error(`the owner could not sign up: ${await response.text()}`)
  return cookie
}
