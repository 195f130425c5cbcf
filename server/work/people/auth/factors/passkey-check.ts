// Making and checking passkeys by @simplewebauthn/server, which is loaded when the first passkey comes.
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import { factorLimits } from '#domain/people/factor.ts'
import type { Config } from '#server/config.ts'
import { digest } from '#server/store/digest.ts'
import type { Store } from '#server/store/open.ts'
import type { Passkey } from '#server/store/people/passkey-store.ts'
import { isSealed, newSeal } from './seal.ts'

/** EdDSA, ES256 and RS256: all that devices use. The library's own list asks Node for more, which warns about it. */
const supportedAlgorithmIDs = [-8, -7, -257]

const library = () => import('@simplewebauthn/server')

/** What a challenge is for: only an answer for the same is taken. */
interface ChallengePurpose {
  readonly store: Store
  readonly site: PasskeySite
  readonly purpose: string
  readonly now: number
}

const challengeFor = async ({ store, site, purpose, now }: ChallengePurpose): Promise<Uint8Array<ArrayBuffer>> =>
  new TextEncoder().encode(await newSeal(store, purposeAt(site, purpose), now + factorLimits.stepMs))

const purposeAt = (site: PasskeySite, purpose: string): string => `passkey ${site.id} ${purpose}`

/** Under which the store remembers that a challenge was answered. */
export const hashOfChallenge = (challenge: string): string => digest(`challenge ${challenge}`)

/** What the browser needs to make a passkey for this member. */
export async function newPasskeyOptions(
  asked: ChallengePurpose,
  member: { readonly id: number; readonly name: string },
  { shop, known }: { readonly shop: string; readonly known: readonly Passkey[] },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library()
  return await generateRegistrationOptions({
    rpName: shop,
    rpID: asked.site.id,
    userName: member.name,
    userDisplayName: member.name,
    // The same for all passkeys of the account, and says nothing about it.
    userID: Uint8Array.from(Buffer.from(digest(`passkeys of ${member.id}`))),
    challenge: await challengeFor(asked),
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
}

type NewPasskey = Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'> & { readonly challenge: string }

/** The passkey that the browser made; undefined if the answer is not to what was asked. */
export async function newPasskeyIn(asked: ChallengePurpose, answer: object): Promise<NewPasskey | undefined> {
  const { verifyRegistrationResponse } = await library()
  const heard = { challenge: '' }
  const checked = await verifyRegistrationResponse({
    response: answer as RegistrationResponseJSON,
    ...expected(asked, heard),
    supportedAlgorithmIDs,
    requireUserVerification: false,
  }).catch(() => undefined)
  if (!checked?.verified) return undefined
  const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports, ...heard }
}

/** What the browser needs to ask for a passkey; without `known`, for any that it has for this site. */
export async function passkeyOptions(
  asked: ChallengePurpose,
  known?: readonly Passkey[],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library()
  return await generateAuthenticationOptions({
    rpID: asked.site.id,
    challenge: await challengeFor(asked),
    // After a password the passkey is the second factor; alone it has to be both.
    userVerification: known ? 'preferred' : 'required',
    ...(known && { allowCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })) }),
  })
}

interface PasskeyUse {
  readonly counter: number
  readonly challenge: string
}

/** The use of this passkey that the answer proves; undefined if it proves none. `verified`: its holder must be, too. */
export async function passkeyUseIn(
  asked: ChallengePurpose,
  passkey: Passkey,
  { answer, verified }: { readonly answer: object; readonly verified: boolean },
): Promise<PasskeyUse | undefined> {
  const { verifyAuthenticationResponse } = await library()
  const heard = { challenge: '' }
  const checked = await verifyAuthenticationResponse({
    response: answer as AuthenticationResponseJSON,
    ...expected(asked, heard),
    credential: {
      id: passkey.id,
      publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: verified,
  }).catch(() => undefined)
  return checked?.verified ? { counter: checked.authenticationInfo.newCounter, ...heard } : undefined
}

/** What an answer must be to; `heard` gets its challenge, which the browser sends back in base64url. */
const expected = ({ store, site, purpose, now }: ChallengePurpose, heard: { challenge: string }) => ({
  expectedChallenge: async (given: string): Promise<boolean> => {
    heard.challenge = given
    return await isSealed(store, purposeAt(site, purpose), Buffer.from(given, 'base64url').toString(), now)
  },
  expectedOrigin: site.origin,
  expectedRPID: site.id,
})

interface PasskeySite {
  /** Such as 'https://shop.example'. */
  readonly origin: string
  /** The name to which passkeys are bound, such as 'shop.example'. */
  readonly id: string
}

/** The address that visitors use, or the one that the browser names if it is this server's own. */
export function siteOf(request: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>): PasskeySite {
  const own = `${request.protocol}://${request.host}`
  const origin = request.headers.origin === own ? own : (publicUrl ?? own)
  return { origin, id: hostIn(origin) }
}

function hostIn(origin: string): string {
  try {
    return new URL(origin).hostname
  } catch {
    return ''
  }
}
