// Which addresses a push message may go to: the browsers’ own push services, and stand-ins that a setting admits.
import { isThisMachine } from '#server/reach.ts'

/** The hosts at which browsers are reached; a star stands for any beginning. */
const services = ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.notify.windows.com', '*.push.apple.com']

/**
 * Whether this address can be one that a push service gave a browser. It comes from a stranger, so anything else is
 * refused: other hosts and ports, addresses of this machine and its network, and names and passwords.
 */
export function isPushEndpoint(text: string, admitted: readonly string[]): boolean {
  const url = URL.parse(text)
  if (url?.username !== '' || url.password !== '' || url.hash !== '') return false
  if (admitted.includes(url.origin)) return true
  return url.protocol === 'https:' && url.port === '' && services.some((service) => isOf(service, url.hostname))
}

const isOf = (service: string, host: string): boolean =>
  service.startsWith('*') ? host.endsWith(service.slice(1)) && host.length >= service.length : host === service

type Bad = (name: string, wanted: string) => void

/** The origins in PUSH_SERVICES: by https, or by plain http on this machine. */
export function readPushServices(environment: Readonly<Record<string, string | undefined>>, bad: Bad): string[] {
  const given = (environment.PUSH_SERVICES ?? '').split(',').flatMap((one) => one.trim() || [])
  if (!given.every(isOrigin))
    bad(
      'PUSH_SERVICES',
      'one or more https origins separated by commas, or http ones of this machine such as http://127.0.0.1:4000',
    )
  return given.map((one) => URL.parse(one)?.origin ?? one)
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  if (url?.username !== '' || url.password !== '' || !/^https?:\/\/[^/?#]+\/?$/.test(text)) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url.hostname))
}
