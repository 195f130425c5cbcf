// A sign-in provider on a port of this machine: a real server of OpenID Connect, whose people sign in without a form,
// and which misbehaves when asked to.
import { generateKeyPairSync, sign, type webcrypto } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { Provider } from 'oidc-provider'
import type { OidcSettings } from '#work/people/auth/oidc/oidc-settings.ts'
import { closeHere, listenHere } from '../free-port.ts'

export type TokenClaims = Readonly<Record<string, unknown>>

export interface ProviderFaults {
  /** Nothing is answered at all. */
  down: boolean
  /** Answered in the place of everything. */
  status: number | undefined
  /** How long each answer takes, in ms. */
  latency: number
  /** The person refuses. */
  refuses: boolean
  /** The signature of the ID token is of another key. */
  otherKey: boolean
  /** What the ID token says instead. */
  claims: ((claims: TokenClaims) => TokenClaims) | undefined
  /** Where people are to sign in, instead of what the provider says of itself. */
  signInAt: string | undefined
  /** The answer with the tokens has no end. */
  endless: boolean
}

export interface SignInProvider {
  readonly issuer: string
  /** For a shop at this address, with rules in the form of OIDC_ROLES. */
  settings(more: Pick<OidcSettings, 'rules'> & Partial<OidcSettings>): OidcSettings
  readonly faults: ProviderFaults
  /** What it was asked, such as 'POST /token'. */
  readonly asked: string[]
  /** Who signs in from now on, and what is said about them beside the ID token, as most providers do. */
  person: { readonly sub: string } & TokenClaims
  /** Walks through the provider as a browser does that has no session there; returns where it is sent back to. */
  walk(address: string): Promise<string>
  close(): Promise<void>
}

const calm: ProviderFaults = {
  down: false,
  status: undefined,
  latency: 0,
  refuses: false,
  otherKey: false,
  claims: undefined,
  signInAt: undefined,
  endless: false,
}

export async function openSignInProvider(backTo: string): Promise<SignInProvider> {
  const server = createServer((request, response) => {
    void serveOne(request, response).catch(() => response.destroy())
  })
  const issuer = `http://127.0.0.1:${await listenHere(server)}`
  const keys = [newKey(), newKey()] as const
  const client = { client_id: 'noisette', client_secret: 'a secret of the shop', redirect_uris: [backTo] }
  const provider = providerAt(issuer, { client, key: keys[0], personOf: () => standIn.person })
  const serve = provider.callback()
  const standIn: SignInProvider = {
    issuer,
    settings: (more) => ({
      issuer,
      clientId: client.client_id,
      clientSecret: client.client_secret,
      scope: 'openid profile email',
      claim: 'groups',
      label: 'Hazel ID',
      ...more,
    }),
    faults: { ...calm },
    asked: [],
    person: { sub: 'nobody' },
    walk: (address) => walk(issuer, address),
    close: () => closeHere(server),
  }

  async function serveOne(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', issuer)
    standIn.asked.push(`${request.method} ${pathname}`)
    const { faults } = standIn
    await pause(faults.latency)
    if (faults.down) return void response.destroy()
    if (faults.status !== undefined) return void response.writeHead(faults.status).end()
    if (pathname.startsWith('/interaction/')) {
      const result = faults.refuses
        ? { error: 'access_denied', error_description: 'the person refused' }
        : { login: { accountId: standIn.person.sub } }
      return await provider.interactionFinished(request, response, result)
    }
    if (faults.signInAt !== undefined && pathname.startsWith('/.well-known/')) {
      const said = { issuer, authorization_endpoint: faults.signInAt, token_endpoint: `${issuer}/token` }
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said))
    }
    if (faults.endless && pathname === '/token') return await pour(response)
    if (pathname === '/token') tamper(response, { faults, key: keys[faults.otherKey ? 1 : 0] })
    await serve(request, response)
  }
  return standIn
}

interface ProviderParts {
  readonly client: { readonly client_id: string; readonly client_secret: string; readonly redirect_uris: string[] }
  readonly key: PrivateKey
  readonly personOf: () => SignInProvider['person']
}

type PrivateKey = webcrypto.JsonWebKey

const providerAt = (issuer: string, { client, key, personOf }: ProviderParts): Provider =>
  new Provider(issuer, {
    clients: [client],
    jwks: { keys: [{ ...key, kty: 'RSA', use: 'sig', alg: 'RS256', kid: 'one' }] },
    cookies: { keys: ['of a test'] },
    scopes: ['openid', 'profile', 'email'],
    claims: { profile: ['name', 'preferred_username', 'groups', 'roles'], email: ['email', 'email_verified'] },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...personOf(), sub }) }),
    // Nobody is asked what the shop may know.
    loadExistingGrant: async ({ oidc }) => {
      const { provider, client: asking, session } = oidc
      const grant = new provider.Grant({ clientId: asking?.clientId, accountId: session?.accountId })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
  })

const newKey = (): PrivateKey =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })

/** The ID token of this answer says something else, or is signed by another key. */
function tamper(response: ServerResponse, { faults, key }: { faults: ProviderFaults; key: PrivateKey }): void {
  if (!faults.claims && !faults.otherKey) return
  const end = response.end.bind(response) as (body: string) => ServerResponse
  response.end = ((body: string | Buffer) => {
    const answer = JSON.parse(String(body)) as { id_token: string }
    const [head = '', payload = ''] = answer.id_token.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as TokenClaims
    const said = Buffer.from(JSON.stringify(faults.claims?.(claims) ?? claims)).toString('base64url')
    const signature = sign('RSA-SHA256', Buffer.from(`${head}.${said}`), { key, format: 'jwk' })
    response.removeHeader('content-length')
    return end(JSON.stringify({ ...answer, id_token: `${head}.${said}.${signature.toString('base64url')}` }))
  }) as ServerResponse['end']
}

async function pour(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' })
  while (!response.destroyed) {
    response.write(' '.repeat(65_536))
    await pause(1)
  }
}

const mostSteps = 10

async function walk(issuer: string, address: string): Promise<string> {
  const cookies = new Map<string, string>()
  let at = address
  for (let step = 0; step < mostSteps && at.startsWith(issuer); step++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    const next = answer.headers.get('location')
    if (next === null) throw new Error(`the provider shows a page: ${answer.status} ${await answer.text()}`)
    at = new URL(next, at).href
  }
  return at
}
