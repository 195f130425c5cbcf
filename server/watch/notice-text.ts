// A notice in words: its title and message in one language.
import type { Branch } from '../../domain/branch/branch.ts'
import { clockText, localTime } from '../../domain/branch/hours.ts'
import { type Locale, localize } from '../../domain/shared/locale.ts'
import { oneLine } from '../../domain/shared/text.ts'
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
  if (!alert) return { title: words.test[0], message: words.test[1] }
  const { minutes } = localTime(alert.since, branch?.timeZone ?? 'Europe/Brussels')
  const [title, message] = words.opened[alert.kind]({
    branch: branch ? oneLine(localize(branch.name, lang)) : (notice.branch ?? ''),
    order: order?.code || String(order?.id ?? ''),
    since: clockText(minutes),
  })
  return alert.ended === null ? { title, message } : { title: words.over(title), message: words.ended[alert.ended] }
}
