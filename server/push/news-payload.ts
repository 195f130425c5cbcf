// A push message as one format for all browsers: Safari shows it by itself, elsewhere the service worker reads it.
import type { Branch } from '../../domain/branch/branch.ts'
import { clockText, localTime } from '../../domain/branch/hours.ts'
import { directionOf, localize, setApart } from '../../domain/shared/locale.ts'
import { oneLine } from '../../domain/shared/text.ts'
import type { DueNews } from '../store/news/news-store.ts'
import { newsWords } from './news-words.ts'

/** Services take little more than 4 kB, and a locked phone shows far less. */
const longestName = 60

/** `tag`: the same for all news of an order, so that each replaces the one before. */
export function newsPayload(news: DueNews, branch: Branch | undefined, tag: string): string {
  const { kind, lang, site, order } = news
  const words = newsWords[lang]
  const [title, body] = words.said[kind]({
    code: order.code ? setApart(order.code, lang) : words.noCode,
    branch: setApart(branch ? oneLine(localize(branch.name, lang)).slice(0, longestName) : order.branch, lang),
    time: branch && order.wantedAt !== null ? clockText(localTime(order.wantedAt, branch.timeZone).minutes) : '',
  })
  return JSON.stringify({
    // Declarative Web Push: this number says that the browser may show it without asking the site.
    web_push: 8030,
    notification: {
      title,
      body: kind === 'ready' && order.form === 'table' ? words.atTable : body,
      navigate: `${site}/#/track/${order.token}`,
      ...{ lang, dir: directionOf(lang), tag, silent: false },
    },
  })
}
