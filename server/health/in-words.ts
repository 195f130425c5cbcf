// One subsystem in words, in one language.
import type { Finding, HealthEnd, Room } from '../../domain/health/health.ts'
import { type Locale, localeTags } from '../../domain/shared/locale.ts'
import { type HealthWords, healthWords } from './words.ts'

/** Such as '20 GB'. */
export function amount(bytes: number, lang: Locale): string {
  const [unit, size] = bytes >= 1e9 ? (['gigabyte', 1e9] as const) : (['megabyte', 1e6] as const)
  const format = { style: 'unit', unit, maximumFractionDigits: bytes < 1e10 && bytes >= 1e9 ? 1 : 0 } as const
  return new Intl.NumberFormat(localeTags[lang], format).format(bytes / size)
}

const minute = 60_000
const hour = 60 * minute

/** Such as '3 hours'. */
export function age(ms: number, lang: Locale): string {
  const [unit, size] =
    ms < 2 * hour
      ? (['minute', minute] as const)
      : ms < 48 * hour
        ? (['hour', hour] as const)
        : (['day', 24 * hour] as const)
  const format = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat(localeTags[lang], format).format(Math.max(0, Math.floor(ms / size)))
}

export function sentenceOf(finding: Finding, lang: Locale, now: number): string {
  const words = healthWords[lang]
  if (finding.condition === 'off') return words.off
  if (finding.room) return ofRoom(finding, finding.room, lang)
  if (finding.backup) return ofBackup(finding.backup, words, (at) => age(now - at, lang))
  if (finding.subsystem === 'housekeeping') return words.housekeeping[finding.condition]
  return ofMail(finding, words, age(now - (finding.since ?? now), lang))
}

function ofRoom({ condition, machine }: Finding, { free, size }: Room, lang: Locale): string {
  const { disk } = healthWords[lang]
  const amounts = [amount(free, lang), amount(size, lang)] as const
  return condition === 'ill' ? disk.ill(...amounts, machine) : disk.well(...amounts)
}

function ofBackup(
  { newest, failed }: NonNullable<Finding['backup']>,
  { backup }: HealthWords,
  ago: (at: number) => string,
): string {
  return [...(failed ? [backup.failed] : []), newest === null ? backup.none : backup.newest(ago(newest))].join(' ')
}

function ofMail({ condition, mail = { waiting: 0 } }: Finding, words: HealthWords, waited: string): string {
  if (condition === 'ill') return words.mail.ill(mail.waiting, waited)
  return mail.waiting === 0 ? words.mail.well : words.mail.waiting(mail.waiting)
}

interface Telling {
  /** The name of the shop. */
  readonly shop: string
  readonly lang: Locale
  readonly now: number
}

/** The title and the message of a notice, of an alert that is opened or over. */
export function healthTexts(alert: ToldAlert, { shop, lang, now }: Telling): readonly [title: string, message: string] {
  const title = `${shop}${lang === 'fr' ? '\u00a0' : ''}: ${healthWords[lang].alert[alert.finding.subsystem]}`
  return [title, messageOf(alert, lang, now)]
}

/** An alert as a sentence of its own, and what was found; once it is over, why. */
export function alertInWords(alert: ToldAlert & { readonly at: number }, lang: Locale) {
  const words = healthWords[lang].alert[alert.finding.subsystem]
  return {
    title: words.charAt(0).toLocaleUpperCase(localeTags[lang]) + words.slice(1),
    message: messageOf(alert, lang, alert.at),
  }
}

interface ToldAlert {
  readonly finding: Finding
  readonly ended: HealthEnd | null
}

function messageOf({ finding, ended }: ToldAlert, lang: Locale, now: number): string {
  if (ended === null) return sentenceOf(finding, lang, now)
  const words = healthWords[lang]
  return ended === 'gone' ? words.gone : words.ended[finding.subsystem]
}
