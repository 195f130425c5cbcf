// The settings of sign-in by OpenID Connect, each checked (CHAIN-5).
import { readFileSync } from 'node:fs'
import { type ClaimRule, readClaimRules } from '#domain/people/claimed-rights.ts'
import { enteredText } from '#domain/shared/entered-text.ts'
import { isBlank, lengthOf } from '#domain/shared/text.ts'
import { isThisMachine } from '#server/reach.ts'

export interface OidcSettings {
  /** As the provider writes it, also with its last slash. */
  readonly issuer: string
  readonly clientId: string
  /** Never logged. */
  readonly clientSecret: string
  readonly scope: string
  /** The claim that says what somebody may do here. */
  readonly claim: string
  readonly rules: readonly ClaimRule[]
  /** What the button calls the provider. */
  readonly label: string
}

/** By it the accounts of a provider are known, whether or not a slash ends the setting. */
export const issuerKey = ({ issuer }: Pick<OidcSettings, 'issuer'>): string => issuer.replace(/\/$/, '')

/** Whether this account signs in by the provider that is set now; those of an earlier one are as any other. */
export const comesByProvider = (
  { oidc }: { readonly oidc: OidcSettings | null },
  { issuer }: { readonly issuer: string | null },
): boolean => oidc !== null && issuer === issuerKey(oidc)

type Environment = Readonly<Record<string, string | undefined>>
/** Records that a setting is bad, and what it must be. */
type Bad = (name: string, wanted: string) => void

const others = [
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_CLIENT_SECRET_FILE',
  'OIDC_SCOPE',
  'OIDC_CLAIM',
  'OIDC_ROLES',
  'OIDC_LABEL',
] as const

const longestLabel = 30

/** Null without OIDC_ISSUER, or if a setting is bad. */
export function readOidc(environment: Environment, bad: Bad): OidcSettings | null {
  const issuer = environment.OIDC_ISSUER
  if (!issuer) {
    for (const name of others) if (environment[name]) bad(name, 'left out while there is no OIDC_ISSUER')
    return null
  }
  const url = URL.parse(issuer)
  if (!url || !isIssuer(url))
    bad(
      'OIDC_ISSUER',
      'the https address of a sign-in provider, such as https://login.noisette.example/realms/shop, or one of this machine',
    )
  // The provider sends people back only to an address that it knows, and that no visitor chose.
  if (!environment.PUBLIC_URL)
    bad('PUBLIC_URL', 'the address of the shop, such as https://noisette.example, when OIDC_ISSUER is set')
  const clientId = environment.OIDC_CLIENT_ID ?? ''
  if (!clientId) bad('OIDC_CLIENT_ID', 'what the provider calls this shop, when OIDC_ISSUER is set')
  const scope = environment.OIDC_SCOPE || 'openid profile email'
  if (!scope.split(' ').includes('openid')) bad('OIDC_SCOPE', 'words separated by spaces, openid among them')
  const claim = environment.OIDC_CLAIM || 'groups'
  const rules = readClaimRules(environment.OIDC_ROLES ?? '')
  if (!rules)
    bad('OIDC_ROLES', 'what each value of the claim gives, such as noisette-owners=owner;merksem=barista@merksem')
  const label = enteredText(environment.OIDC_LABEL || url?.hostname || '').trim()
  if (environment.OIDC_LABEL && (isBlank(label) || lengthOf(label) > longestLabel))
    bad('OIDC_LABEL', `the name of the provider, of at most ${longestLabel} characters`)
  return { issuer, clientId, clientSecret: secretIn(environment, bad), scope, claim, rules: rules ?? [], label }
}

const isIssuer = (url: URL): boolean => isProviderAddress(url) && !url.search && !url.hash

/** Over https, or on this machine. */
export function isProviderAddress({ protocol, hostname, username, password }: URL): boolean {
  if (username || password) return false
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname))
}

function secretIn({ OIDC_CLIENT_SECRET: secret, OIDC_CLIENT_SECRET_FILE: file }: Environment, bad: Bad): string {
  if (secret) {
    if (file) bad('OIDC_CLIENT_SECRET_FILE', 'left out when OIDC_CLIENT_SECRET is set')
    return secret
  }
  if (!file) {
    bad('OIDC_CLIENT_SECRET', 'the secret of this shop at the provider, when OIDC_ISSUER is set')
    return ''
  }
  try {
    const read = readFileSync(file, 'utf8').trim()
    if (read !== '') return read
  } catch {
    // A file that cannot be read is as good as an empty one.
  }
  bad('OIDC_CLIENT_SECRET_FILE', 'a file that the server can read, with the secret in it')
  return ''
}
