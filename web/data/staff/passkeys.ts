// Passkeys in the browser: whether it offers them here, making one, and showing one.
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { isPlainAddress } from './plain-address.ts'

/** `plain`: not over http, nor on an address that is a number; `unsupported`: this browser has none at all. */
type PasskeysHere = 'offered' | 'plain' | 'unsupported'

export function passkeysHere(): PasskeysHere {
  if (isPlainAddress()) return 'plain'
  return browserSupportsWebAuthn() ? 'offered' : 'unsupported'
}

/** What the browser sends to the server; a reason if there is nothing to send. */
type Shown =
  | { readonly ok: true; readonly answer: Readonly<Record<string, unknown>> }
  /** `known`: this device has one for the account already; `none`: none was made or shown, or the member gave up. */
  | { readonly ok: false; readonly why: 'known' | 'none' }

type Options = Readonly<Record<string, unknown>>

export const makePasskey = (options: Options): Promise<Shown> =>
  shown(startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }))

export const showPasskey = (options: Options): Promise<Shown> =>
  shown(startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }))

async function shown(asking: Promise<object>): Promise<Shown> {
  try {
    return { ok: true, answer: { ...(await asking) } }
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError'
    return { ok: false, why: isKnown ? 'known' : 'none' }
  }
}
