// A notice in words: its title and message in one language.
import type { Branch } from '../../domain/branch/branch.ts'
import { clockText, localTime } from '../../domain/branch/hours.ts'
import { type Locale, localize } from '../../domain/shared/locale.ts'
import { oneLine } from '../../domain/shared/text.ts'
import type { OrderEvent } from '../../domain/watch/milestones.ts'
import type { Notice } from '../store/watch/notices.ts'
import { noticeWords } from './words.ts'

export interface NoticeText {
  readonly title: string
  readonly message: string
}

/** `branch`: the one that the notice is about; undefined if it was removed since. */
export function textOf(notice: Notice, branch: Branch | undefined, lang: Locale): NoticeText {
  const words = noticeWords[lang]
  const { alert, order } = notice.data
  const wall = (at: number) => localTime(at, branch?.timeZone ?? 'Europe/Brussels')
  const names = {
    branch: branch ? oneLine(localize(branch.name, lang)) : (notice.branch ?? ''),
    order: order?.code || String(order?.id ?? ''),
  }
  if (alert) {
    const since = clockText(wall(alert.since).minutes)
    const [title, message] = words.opened[alert.kind]({ ...names, since })
    return alert.ended === null ? { title, message } : { title: words.over(title), message: words.ended[alert.ended] }
  }
  if (order && isOfOrder(notice.event, words.orders)) {
    const { date, minutes } = wall(order.wantedAt)
    // As written in Belgium: 05/03 09:08.
    const [, month, day] = date.split('-')
    const title = words.orders[notice.event](names)
    return { title, message: words.wanted(`${day}/${month} ${clockText(minutes)}`) }
  }
  return { title: words.test[0], message: words.test[1] }
}

const isOfOrder = (event: string, orders: object): event is OrderEvent => Object.hasOwn(orders, event)
