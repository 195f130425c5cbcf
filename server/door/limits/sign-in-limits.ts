// How often a sign-in may fail: per device, per network and name, and how slow guessing one name gets (decision 30).
import { networkOf } from './network-of.ts'
import { limitByNetwork, pacedLimit, windowLimit } from './try-limit.ts'

const quarter = 15 * 60_000

export const signInLimits = {
  /** Wrong passwords of one account on a device where it signed in before, per quarter of an hour. */
  device: 10,
  /** For one name from one network, on unknown devices. */
  nameInNetwork: 10,
  /** For all names from one network, on unknown devices. */
  network: 20,
  /** For one name from all networks together: this many at any pace, then one each `nameEveryMs`. */
  nameAtOnce: 60,
  nameEveryMs: 20_000,
} as const

export interface SignInTry {
  /** The name in the form by which accounts are looked up. */
  readonly nameKey: string
  readonly address: string
  /** The hash of the device's cookie, if this account signed in with it before. */
  readonly device: string | undefined
  /** The account has a second factor. A guessed password opens nothing, so other networks slow nobody down. */
  readonly guarded: boolean
}

export interface AdmittedTry {
  /** The seconds to wait; 0 if the password may be checked. */
  readonly wait: number
  /** The password was right: gives back what this try had spent, and no more. */
  readonly right: () => void
}

/** `now`: milliseconds, by a clock that only goes forward. */
export type SignInGate = (tried: SignInTry, now: number) => AdmittedTry

export function signInGate(): SignInGate {
  const byDevice = windowLimit(signInLimits.device, quarter)
  const strangers = strangersGate(signInLimits.nameInNetwork, signInLimits.nameAtOnce, signInLimits.nameEveryMs)

  return ({ nameKey, address, device, guarded }, now) => {
    const known = `${device} ${nameKey}`
    if (device && byDevice.spend(known, now) === 0) return admit(() => byDevice.giveBack(known, now))
    return strangers({ address, key: nameKey, isSlowed: !guarded }, now)
  }
}

interface StrangerTry {
  readonly address: string
  /** Stands for the name or the account. */
  readonly key: string
  /** Whether wrong tries from other networks slow it down. */
  readonly isSlowed: boolean
}

/** On unknown devices: by network, by name or account in a network, and by that from all networks together. */
function strangersGate(inNetwork: number, atOnce: number, everyMs: number) {
  const byNetwork = limitByNetwork((share) => windowLimit(signInLimits.network * share, quarter))
  const byKeyInNetwork = windowLimit(inNetwork, quarter)
  const byKey = pacedLimit(atOnce, everyMs)
  return ({ address, key, isSlowed }: StrangerTry, now: number): AdmittedTry => {
    const pair = `${networkOf(address)} ${key}`
    const wait = byNetwork.spend(address, now)
    if (wait > 0) return refuse(wait)
    const pairWait = byKeyInNetwork.spend(pair, now)
    if (pairWait > 0) byNetwork.giveBack(address, now)
    // A client that is slowed down here has used up its own network's tries, so hammering does not keep others from the
    // next free one.
    const keyWait = pairWait || (isSlowed ? byKey.spend(key, now) : 0)
    if (keyWait > 0) return refuse(keyWait)
    return admit(() => {
      byNetwork.giveBack(address, now)
      byKeyInNetwork.giveBack(pair, now)
      if (isSlowed) byKey.giveBack(key, now)
    })
  }
}

/**
 * Wrong second factors. Only those who know the password, or hold a passkey of the shop, get that far (decision 73).
 */
export const secondStepLimits = {
  /** Codes of one account on a device where it signed in before, per quarter of an hour. */
  device: 5,
  /** For one account from one network, on unknown devices. */
  accountInNetwork: 5,
  /** Time codes for one account from all networks together: this many at any pace, then one each `accountEveryMs`. */
  accountAtOnce: 20,
  accountEveryMs: quarter,
  /** Unknown or failing passkeys from one network. They cannot be guessed. */
  passkeys: 60,
} as const

interface CodeTry {
  readonly staff: number
  readonly address: string
  /** The hash of the device's cookie, if this account signed in with it before. */
  readonly device: string | undefined
  /** A recovery code cannot be guessed, so no other network slows it down. */
  readonly kind: 'time' | 'recovery'
}

export function codeGate(): (tried: CodeTry, now: number) => AdmittedTry {
  const byDevice = windowLimit(secondStepLimits.device, quarter)
  const { accountInNetwork, accountAtOnce, accountEveryMs } = secondStepLimits
  const strangers = strangersGate(accountInNetwork, accountAtOnce, accountEveryMs)

  return ({ staff, address, device, kind }, now) => {
    if (!device) return strangers({ address, key: String(staff), isSlowed: kind === 'time' }, now)
    const known = `${device} ${staff}`
    const wait = byDevice.spend(known, now)
    return wait > 0 ? refuse(wait) : admit(() => byDevice.giveBack(known, now))
  }
}

/** Only passkeys that fail count, by network. */
export const passkeyLimit = () => limitByNetwork((share) => windowLimit(secondStepLimits.passkeys * share, quarter))

const admit = (right: () => void): AdmittedTry => ({ wait: 0, right })
const refuse = (wait: number): AdmittedTry => ({ wait, right: () => {} })
