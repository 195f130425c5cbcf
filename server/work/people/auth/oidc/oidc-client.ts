// Talks to the sign-in provider: finds its addresses and keys, sends people there, and reads who came back (CHAIN-5).
import type { Configuration } from 'openid-client'
import { isProviderAddress, issuerKey, type OidcSettings } from './oidc-settings.ts'

/** What ties one sign-in to one browser: sent along, and asked for again when the browser comes back. */
export interface SignInSecrets {
  readonly state: string
  readonly nonce: string
  /** Of PKCE. */
  readonly verifier: string
}

/** Who came back. */
export interface ProvidedPerson {
  readonly subject: { readonly issuer: string; readonly name: string }
  /** What the person may be called, best first. */
  readonly names: readonly string[]
  /** Only if the provider says that it is the person's own. */
  readonly email: string | undefined
  /** The value of the claim that says what the person may do here. */
  readonly claim: unknown
}

/** Why nobody came in by the provider. */
export type ProviderTrouble = 'cancelled' | 'down' | 'expired' | 'clock' | 'failed'

export class ProviderFailed extends Error {
  override name = 'ProviderFailed'
  readonly trouble: ProviderTrouble

  constructor(trouble: ProviderTrouble, cause: unknown) {
    super(`the sign-in provider: ${reasonIn(cause)}`, { cause })
    this.trouble = trouble
  }
}

export interface OidcClient {
  /** Where the browser goes to sign in. Throws ProviderFailed. */
  begin(secrets: SignInSecrets, backTo: string): Promise<URL>
  /** Who came back to `url`, with everything in it. Throws ProviderFailed. */
  finish(secrets: SignInSecrets, url: URL): Promise<ProvidedPerson>
}

/** In seconds, of each call. */
const patience = 5

export function oidcClient(settings: OidcSettings): OidcClient {
  let known: Promise<Configuration> | undefined
  const orFail = (error: unknown): never => {
    const failure = failed(error)
    // The next sign-in asks anew, as the provider may have moved or changed its keys.
    if (!['cancelled', 'expired'].includes(failure.trouble)) known = undefined
    throw failure
  }
  const found = () => {
    known ??= discover(settings)
    return known
  }
  return {
    begin: async (secrets, backTo) => {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library()
      const challenge = await calculatePKCECodeChallenge(secrets.verifier)
      const addressAt = (provider: Configuration): URL => {
        const url = buildAuthorizationUrl(provider, {
          redirect_uri: backTo,
          scope: settings.scope,
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: challenge,
          code_challenge_method: 'S256',
        })
        if (!isProviderAddress(url)) throw new Error('it names no address to sign in at')
        return url
      }
      return await found().then(addressAt).catch(orFail)
    },
    finish: async (secrets, url) =>
      await found()
        .then((provider) => personIn(provider, settings, { secrets, url }))
        .catch(orFail),
  }
}

/** Loaded with the first sign-in of this kind: most shops have none. */
const library = () => import('openid-client')

async function discover({ issuer, clientId, clientSecret }: OidcSettings): Promise<Configuration> {
  const {
    allowInsecureRequests,
    ClientSecretBasic,
    ClientSecretPost,
    customFetch,
    discovery,
    enableNonRepudiationChecks,
  } = await library()
  const url = new URL(issuer)
  return await discovery(
    url,
    clientId,
    undefined,
    // As the provider takes it; without a word about it, the way that all must take.
    (server, ...rest) => {
      const isBasic = server.token_endpoint_auth_methods_supported?.includes('client_secret_basic') ?? true
      return (isBasic ? ClientSecretBasic : ClientSecretPost)(clientSecret)(server, ...rest)
    },
    {
      timeout: patience,
      // The settings allow plain http to this machine alone.
      execute: [enableNonRepudiationChecks, ...(url.protocol === 'http:' ? [allowInsecureRequests] : [])],
      [customFetch]: fetchWithin,
    },
  )
}

/** In bytes: ten times an answer with the longest list of groups that providers send. */
const mostBytes = 2 ** 21

/** An answer without an end is cut off, whatever it says of its length. */
async function fetchWithin(address: string, options: object): Promise<Response> {
  const answer = await fetch(address, options)
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.length
    if (size > mostBytes) throw new Error(`an answer of more than ${mostBytes} bytes`)
    parts.push(part)
  }
  const hasBody = answer.body !== null && ![204, 205, 304].includes(answer.status)
  return new Response(hasBody ? Buffer.concat(parts) : null, { status: answer.status, headers: answer.headers })
}

async function personIn(
  provider: Configuration,
  settings: OidcSettings,
  { secrets, url }: { readonly secrets: SignInSecrets; readonly url: URL },
): Promise<ProvidedPerson> {
  const { authorizationCodeGrant, fetchUserInfo } = await library()
  const tokens = await authorizationCodeGrant(provider, url, {
    pkceCodeVerifier: secrets.verifier,
    expectedNonce: secrets.nonce,
    expectedState: secrets.state,
    idTokenExpected: true,
  })
  const token = tokens.claims()
  if (!token) throw new Error('there is no ID token')
  // By it an account is known for ever: two databases must hold it alike, and two people may not share an empty one.
  if (!/^[ -~]{1,255}$/.test(token.sub)) throw new Error('its subject is not of 1 to 255 plain characters')
  // Many providers keep all but the subject for a call of its own.
  const asked = !Object.hasOwn(token, settings.claim) && provider.serverMetadata().userinfo_endpoint !== undefined
  const more = asked ? await fetchUserInfo(provider, tokens.access_token, token.sub) : {}
  const claims: Claims = Object.assign(Object.create(null), more, token)
  // An address and whether it is verified must come from the same answer.
  const email = verifiedEmail(Object.hasOwn(token, 'email') ? token : more)
  return {
    subject: { issuer: issuerKey(settings), name: token.sub },
    names: [claims.name, claims.preferred_username, claims.email].filter((name) => typeof name === 'string'),
    email,
    claim: settings.claim === 'email' ? email : claims[settings.claim],
  }
}

type Claims = Readonly<Record<string, unknown>>

const verifiedEmail = ({ email, email_verified: verified }: Claims): string | undefined =>
  typeof email === 'string' && verified === true ? email : undefined

/** What the person is told, by what went wrong. */
function failed(error: unknown): ProviderFailed {
  const { code, error: named, message, status } = error as Fault
  if (code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR') {
    if (named === 'access_denied') return new ProviderFailed('cancelled', error)
    return new ProviderFailed(named && passing.includes(named) ? 'down' : 'failed', error)
  }
  if (code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return new ProviderFailed('clock', error)
  if (code === 'OAUTH_RESPONSE_BODY_ERROR' && named === 'invalid_grant') return new ProviderFailed('expired', error)
  if (code === 'OAUTH_INVALID_RESPONSE' && /"state"/.test(causeOf(error))) return new ProviderFailed('expired', error)
  const isGone = code === 'OAUTH_TIMEOUT' || message === 'fetch failed' || isServerFault(error) || (status ?? 0) >= 500
  return new ProviderFailed(isGone ? 'down' : 'failed', error)
}

interface Fault {
  readonly code?: string
  /** As the provider calls it. */
  readonly error?: string
  readonly message?: string
  readonly status?: number
}

const passing: readonly string[] = ['server_error', 'temporarily_unavailable']

/** Another answer than was expected, such as 503. */
const isServerFault = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof Response && error.cause.status >= 500

const causeOf = (error: unknown): string => (error instanceof Error ? String(error.cause) : '')

/** For the log: never a token or a secret, which stand in no message of the library. */
const reasonIn = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const { code, error: named } = error as Fault
  return [error.message, code, named, error.cause instanceof Error && error.cause.message].filter(Boolean).join(', ')
}
