// Findings and notices in words, in one language.

import type { Branch } from '#domain/branch/branch.ts'
import { clockText, localTime, usualTimeZone } from '#domain/branch/hours.ts'
import { type Locale, localeTags, localize } from '#domain/shared/locale.ts'
import { oneLine } from '#domain/shared/text.ts'
import type { AuditReport } from '#domain/shop/audit/audit-checks.ts'
import { type Brand, shownName } from '#domain/shop/brand/brand.ts'
import type { DiskRoom, Finding, StuckTask } from '#domain/shop/health/health.ts'
import type { OrderEvent } from '#domain/shop/watch/notices.ts'
import type { HealthAlert } from '#server/store/shop/alert-store.ts'
import type { OrderFacts, StoredNotice } from '#server/store/shop/notice-store.ts'
import { type AlertWords, alertWords } from './alert-words.ts'

export interface NoticeText {
  readonly title: string
  readonly message: string
}

export interface NoticeAbout {
  /** The one that the notice is about; undefined if it was removed since. */
  readonly branch: Branch | undefined
  readonly brand: Brand
}

/** The page that shows more of it. */
export const noticeScreen = ({ data }: StoredNotice): string => (data.alert?.finding ? '/#/alerts' : '/#/board')

export function noticeTextOf(notice: StoredNotice, { branch, brand }: NoticeAbout, lang: Locale): NoticeText {
  const words = alertWords[lang]
  const { alert, order, orders = [] } = notice.data
  if (alert?.finding) {
    const title = `${oneLine(shownName(brand, lang))}${lang === 'fr' ? '\u00a0' : ''}: ${words.alert[alert.kind]}`
    return { title: alert.ended === null ? title : words.over(title), message: healthMessage(alert, lang, notice.at) }
  }
  const wall = (at: number) => localTime(at, branch?.timeZone ?? usualTimeZone)
  const name = branch ? oneLine(localize(branch.name, lang)) : (notice.branch ?? '')
  if (alert) {
    const since = clockText(wall(alert.since).minutes)
    const isMany = orders.length > 1
    const [title, message] = isMany
      ? words.unseen({ branch: name, count: orders.length, orders: listed(orders.map(nameOf), lang), since })
      : words.opened[alert.kind]({ branch: name, order: orders.map(nameOf).join(), since })
    if (alert.ended === null) return { title, message }
    const ended = { ...words.ended, ...(isMany && words.allEnded) }
    return { title: words.over(title), message: ended[alert.ended] }
  }
  if (order && isOfOrder(notice.event, words.orders)) {
    const { date, minutes } = wall(order.wantedAt)
    // As written in Belgium: 05/03 09:08.
    const [, month, day] = date.split('-')
    const title = words.orders[notice.event]({ branch: name, order: nameOf(order) })
    return { title, message: words.wanted(`${day}/${month} ${clockText(minutes)}`) }
  }
  const [title, message] = words.test(oneLine(shownName(brand, lang)))
  return { title, message }
}

const nameOf = ({ code, id }: OrderFacts): string => code || String(id)

/** As many names as a locked phone shows. */
const mostNamed = 10

function listed(names: readonly string[], lang: Locale): string {
  const left = names.length - mostNamed
  const shown = left > 0 ? [...names.slice(0, mostNamed - 1), alertWords[lang].more(left + 1)] : names
  return new Intl.ListFormat(lang).format(shown)
}

const isOfOrder = (event: string, orders: object): event is OrderEvent => Object.hasOwn(orders, event)

type Told = Pick<HealthAlert, 'kind' | 'ended' | 'finding'>

/** An alert about what the shop needs to run as a sentence of its own, and what was found; once it is over, why. */
export function alertInWords(alert: HealthAlert, lang: Locale): { readonly title: string; readonly message: string } {
  const title = alertWords[lang].alert[alert.kind]
  return {
    title: title.charAt(0).toLocaleUpperCase(localeTags[lang]) + title.slice(1),
    message: healthMessage(alert, lang, alert.at),
  }
}

function healthMessage({ kind, finding, ended }: Told, lang: Locale, now: number): string {
  if (ended === null) return findingSentence(finding, lang, now)
  const words = alertWords[lang]
  return ended === 'gone' ? words.gone : words.ended[kind]
}

/** Such as '20 GB'. */
export function bytesInWords(bytes: number, lang: Locale): string {
  const [unit, size] = bytes >= 1e9 ? (['gigabyte', 1e9] as const) : (['megabyte', 1e6] as const)
  const format = { style: 'unit', unit, maximumFractionDigits: bytes < 1e10 && bytes >= 1e9 ? 1 : 0 } as const
  return new Intl.NumberFormat(localeTags[lang], format).format(bytes / size)
}

const minute = 60_000
const hour = 60 * minute

/** Such as '3 hours'. */
export function ageText(ms: number, lang: Locale): string {
  const [unit, size] =
    ms < 2 * hour
      ? (['minute', minute] as const)
      : ms < 48 * hour
        ? (['hour', hour] as const)
        : (['day', 24 * hour] as const)
  const format = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat(localeTags[lang], format).format(Math.max(0, Math.floor(ms / size)))
}

export function findingSentence(finding: Finding, lang: Locale, now: number): string {
  const words = alertWords[lang]
  if (finding.subsystem === 'audit') return ofAudit(finding.audit ?? null, words, (at) => ageText(now - at, lang))
  if (finding.condition === 'off') return words.off
  if (finding.room) return ofRoom(finding, finding.room, lang)
  if (finding.backup) return ofBackup(finding.backup, words, (at) => ageText(now - at, lang))
  if (finding.printer) return words.printers[finding.printer](finding.machine)
  if (finding.subsystem === 'housekeeping') return words.housekeeping[finding.condition]
  return ofMail(finding, words, ageText(now - (finding.since ?? now), lang))
}

function ofRoom({ condition, machine }: Finding, { free, size }: DiskRoom, lang: Locale): string {
  const { disk } = alertWords[lang]
  const amounts = [bytesInWords(free, lang), bytesInWords(size, lang)] as const
  return condition === 'ill' ? disk.ill(...amounts, machine) : disk.well(...amounts)
}

function ofBackup(
  { newest, failed }: NonNullable<Finding['backup']>,
  { backup }: AlertWords,
  ago: (at: number) => string,
): string {
  return [...(failed ? [backup.failed] : []), newest === null ? backup.none : backup.newest(ago(newest))].join(' ')
}

function ofMail({ condition, mail = { waiting: 0 } }: Finding, words: AlertWords, waited: string): string {
  if (condition === 'ill') return words.mail.ill(mail.waiting, waited)
  return mail.waiting === 0 ? words.mail.well : words.mail.waiting(mail.waiting)
}

function ofAudit(report: AuditReport | null, { audit }: AlertWords, ago: (at: number) => string): string {
  if (report === null) return audit.none
  return report.found === 0 ? audit.well(ago(report.at)) : audit.ill(report.found, ago(report.at))
}

/** What the housekeeping keeps failing at, each with the machine's own words and when it was last done. */
export const stuckInWords = (tasks: readonly StuckTask[], lang: Locale, now: number): string =>
  tasks
    .map(({ task, reason, doneAt }) => {
      const done = doneAt === null ? '' : ` (${alertWords[lang].housekeeping.lastDone(ageText(now - doneAt, lang))})`
      return `${task}: ${reason}${done}`
    })
    .join('; ')
