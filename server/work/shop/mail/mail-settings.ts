// The settings of mail and of the form service, each checked.
import { isEmail } from '#domain/shared/email.ts'

export interface MailSettings {
  /** Such as smtp://user:password@host:587 or smtps://…; contains the password. */
  readonly smtp: string
  /** The shop's own address, with or without a name: Noisette <hello@noisette.example>. */
  readonly from: string
  readonly to: readonly string[]
}

type Environment = Readonly<Record<string, string | undefined>>
/** Records that a setting is bad, and what it must be. */
type Bad = (name: string, wanted: string) => void

/** Null without SMTP_URL, or if a setting is bad. */
export function readMail(environment: Environment, bad: Bad): MailSettings | null {
  const { SMTP_URL: smtp, MAIL_FROM: from = '', MAIL_TO: to } = environment
  if (!smtp) {
    for (const name of ['MAIL_FROM', 'MAIL_TO']) if (environment[name]) bad(name, 'left out while there is no SMTP_URL')
    return null
  }
  const address = bareAddress(from)
  const recipients = (to || (address ?? '')).split(',').map((one) => one.trim())
  if (!isSmtp(smtp))
    bad('SMTP_URL', 'the address of a mail server such as smtp://user:password@host:587 or smtps://host')
  if (!address) bad('MAIL_FROM', 'the address that mails come from, such as Noisette <hello@noisette.example>')
  if (to && !recipients.every(isEmail)) bad('MAIL_TO', 'one or more e-mail addresses separated by commas')
  return { smtp, from, to: recipients }
}

/** Null without FORM_SERVICE_URL, or if a setting is bad. */
export function readFormService(environment: Environment, bad: Bad): string | null {
  const service = environment.FORM_SERVICE_URL
  if (!service) return null
  const url = URL.parse(service)
  const safe = url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === '127.0.0.1')
  if (!url || !safe || url.username || url.password)
    bad('FORM_SERVICE_URL', 'an https address without a name and password, such as https://forms.example/f/noisette')
  // The service needs to know where to redirect people, so the shop must know its own address.
  if (!environment.PUBLIC_URL)
    bad('PUBLIC_URL', 'the address of the shop, such as https://noisette.example, when FORM_SERVICE_URL is set')
  return service
}

/** The bare address in 'Noisette <hello@noisette.example>' or 'hello@noisette.example'. */
export function bareAddress(from: string): string | undefined {
  const [, name, address = ''] = /^(?:([^<>\p{Cc}]*) )?<?([^<>\s]+)>?$/u.exec(from.trim()) ?? []
  const bracketed = from.includes('<') && from.includes('>')
  return isEmail(address) && (name === undefined || bracketed) ? address : undefined
}

function isSmtp(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== ''
}
