// A notice in words: its title and message in one language.
import type { Branch } from '../../domain/branch/branch.ts'
import { clockText, localTime } from '../../domain/branch/hours.ts'
import { type Brand, shownName } from '../../domain/brand/brand.ts'
import { type Locale, localize } from '../../domain/shared/locale.ts'
import { oneLine } from '../../domain/shared/text.ts'
import type { OrderEvent } from '../../domain/watch/milestones.ts'
import { healthTexts } from '../health/in-words.ts'
import type { Notice, OrderFacts } from '../store/watch/notices.ts'
import { noticeWords } from './words.ts'

export interface NoticeText {
  readonly title: string
  readonly message: string
}

export interface About {
  /** The one that the notice is about; undefined if it was removed since. */
  readonly branch: Branch | undefined
  readonly brand: Brand
}

/** The page that shows more of it. */
export const screenOf = ({ data }: Notice): string => (data.health ? '/#/alerts' : '/#/board')

export function textOf(notice: Notice, { branch, brand }: About, lang: Locale): NoticeText {
  const words = noticeWords[lang]
  const { alert, health, order, orders = [] } = notice.data
  if (health) {
    const [title, message] = healthTexts(health, { shop: oneLine(shownName(brand, lang)), lang, now: notice.at })
    return { title: health.ended === null ? title : words.over(title), message }
  }
  const wall = (at: number) => localTime(at, branch?.timeZone ?? 'Europe/Brussels')
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
  const shown = left > 0 ? [...names.slice(0, mostNamed - 1), noticeWords[lang].more(left + 1)] : names
  return new Intl.ListFormat(lang).format(shown)
}

const isOfOrder = (event: string, orders: object): event is OrderEvent => Object.hasOwn(orders, event)
