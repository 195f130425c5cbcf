// Signing in by the provider: where the browser is sent off, and where it comes back to (CHAIN-5). Both are pages and
// no calls, so each ends on a page of the site: where the person wanted to go, or the sign-in that says what happened.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOwnPath, type ProviderRefusal, providerPath } from '#contract/provider-addresses.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { logFault } from '#server/door/http/faults.ts'
import { requestLimit } from '#server/door/limits/request-limit.ts'
import { digest } from '#server/store/digest.ts'
import { spendChallenge } from '#server/store/people/passkey-store.ts'
import { isKnownDevice } from '#work/people/auth/devices.ts'
import { bytesFromSeal, isSealed, newSeal } from '#work/people/auth/factors/seal.ts'
import { admitProvided } from '#work/people/auth/oidc/admit-provided.ts'
import { oidcClient, ProviderFailed, type SignInSecrets } from '#work/people/auth/oidc/oidc-client.ts'
import type { OidcSettings } from '#work/people/auth/oidc/oidc-settings.ts'
import { beginSession } from '#work/people/auth/sessions.ts'
import { cookieShape, isSecure } from '#work/people/auth/shop-key.ts'

const quarter = 15 * 60_000
/**
 * How many new devices of one network may come back in a quarter of an hour: a whole shop behind one connection, each
 * of them some times. Only that asks the provider and writes a row; who is sent off costs nothing.
 */
const most = 60
/** How long somebody may take at the provider, in ms. */
const stepMs = 10 * 60_000

const backPath = `${providerPath}/back`

/** Nothing without the settings of a provider. */
export function oidcRoutes(app: FastifyInstance, deps: Deps): void {
  const { oidc, publicUrl } = deps.config
  if (!oidc || !publicUrl) return
  void app.register((scope, _, ready) => {
    scope.setErrorHandler((error, request, reply) => {
      logFault(request.log, deps.store, error, 'nobody could sign in by the provider')
      return toSignIn(reply, 'broken', '')
    })
    mount(scope, deps, { settings: oidc, publicUrl })
    ready()
  })
}

interface Provider {
  readonly settings: OidcSettings
  readonly publicUrl: string
}

function mount(app: FastifyInstance, deps: Deps, { settings, publicUrl }: Provider): void {
  const { store } = deps
  const client = oidcClient(settings)
  const finished = requestLimit(most, quarter, deps.elapsed)

  app.get<{ Querystring: { to?: unknown } }>(providerPath, { exposeHeadRoute: false }, async (request, reply) => {
    const { to: asked } = request.query
    const to = typeof asked === 'string' && isOwnPath(asked) ? asked : ''
    // A picture on a page elsewhere sends nobody off.
    if (!['document', undefined].includes(request.headers['sec-fetch-dest'] as string | undefined))
      return toSignIn(reply, 'failed', to)
    const seal = await newSeal(store, purposeOf(to), deps.now() + stepMs)
    const address = await client
      .begin(await secretsOf(deps, seal), publicUrl + backPath)
      .catch((error) => troubleIn(request, error))
    if (typeof address === 'string') return toSignIn(reply, address, to)
    // Of any server of the shop, without a row for everybody who only looks.
    reply.setCookie(cookieName(request), `${seal} ${to}`, { ...cookieShape(request), maxAge: stepMs / 1000 })
    return reply.header('cache-control', 'no-store').redirect(address.href, 303)
  })

  app.get(backPath, { exposeHeadRoute: false }, async (request, reply) => {
    const now = deps.now()
    const [seal = '', to = ''] = (request.cookies[cookieName(request)] ?? '').slice(0, 500).split(' ')
    reply.clearCookie(cookieName(request), cookieShape(request))
    if (!(await isSealed(store, purposeOf(to), seal, now))) return toSignIn(reply, 'expired', '')
    // A stranger on the shop's Wi-Fi keeps nobody out whose device signed in before.
    if (!(await isKnownDevice(store.db, request, now)) && finished.spend(request))
      return toSignIn(reply, 'too_many', '')
    // Used up before the provider is asked, so that an address that somebody found is worth nothing.
    if (!(await deps.store.write((trx) => spendChallenge(trx, digest(`provider ${seal}`), now))))
      return toSignIn(reply, 'expired', to)
    const person = await client
      .finish(await secretsOf(deps, seal), new URL(request.url, publicUrl))
      .catch((error) => troubleIn(request, error))
    if (typeof person === 'string') return toSignIn(reply, person, to)
    const admitted = await deps.store.write((trx) => admitProvided(trx, person, { store, settings, now }))
    if (admitted.unknown.length > 0)
      request.log.warn({ branches: admitted.unknown }, 'OIDC_ROLES names branches that this shop does not have')
    if (!admitted.ok) return toSignIn(reply, admitted.reason, to)
    const isIn = await beginSession(store, admitted.account, { request, reply, now, byProvider: true })
    return isIn ? toPage(reply, to || '/account') : toSignIn(reply, 'account_locked', to)
  })
}

/** A reader of the log learns what a visitor is not told. */
function troubleIn(request: FastifyRequest, error: unknown): ProviderRefusal {
  if (!(error instanceof ProviderFailed)) throw error
  if (error.trouble !== 'cancelled') request.log.warn({ reason: error.message }, 'nobody could sign in by the provider')
  return error.trouble
}

const cookieName = (request: FastifyRequest): string =>
  isSecure(request) ? '__Host-noisette-provider' : 'noisette-provider'

const purposeOf = (to: string): string => `provider ${to}`

/** They follow from what the browser keeps and the shop's key, and are kept nowhere. */
async function secretsOf({ store }: Deps, seal: string): Promise<SignInSecrets> {
  const secret = async (name: string): Promise<string> =>
    Buffer.from(await bytesFromSeal(store, `${name} ${seal}`, 32)).toString('base64url')
  return { state: await secret('state'), nonce: await secret('nonce'), verifier: await secret('verifier') }
}

const toPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(`/#${page}`, 303)

const toSignIn = (reply: FastifyReply, refusal: ProviderRefusal, to: string): FastifyReply =>
  toPage(reply, `/account?${new URLSearchParams({ refused: refusal, ...(to && { to }) })}`)
