// What waits beside orders. Customers who ask to order are answered on the board; where the head has no room for one sign
// each of the others, one stands for all and opens the pages.
import { Icon } from '../../../../components/icons/icon.tsx'
import { mailIcon, userIcon } from '../../../../components/icons/icons-more.ts'
import { useGuardText } from '../../../../i18n/guard/index.ts'
import { linkTo } from '../../../../location.ts'
import { type Unseen, useArrivalsInWords } from '../../../../staff/alerts/arrival-links.tsx'
import { open } from '../state/opened.ts'

const look =
  'inline-flex min-h-12 shrink-0 items-center gap-2 rounded-control bg-honey px-2.5 text-md font-semibold text-ink'

export function Waits({ unseen }: { unseen: Unseen }) {
  const guard = useGuardText().t
  const arrivals = useArrivalsInWords({ ...unseen, asks: 0 })
  const several = arrivals.length > 1
  const all = arrivals.reduce((sum, { count }) => sum + count, 0)
  // A phone has room for one sign; the pages have the others too.
  const aside = unseen.asks > 0 ? 'max-md:hidden' : ''
  return (
    <>
      {unseen.asks > 0 && (
        <button
          type="button"
          aria-label={nameOf(unseen.asks, guard.asksWaiting(unseen.asks))}
          onClick={() => open({ kind: 'asks' })}
          className={look}
        >
          <Icon of={userIcon} className="size-5" />
          {unseen.asks}
        </button>
      )}
      {arrivals.map(({ href, icon, count, words }) => (
        <a
          key={href}
          href={linkTo(href)}
          aria-label={nameOf(count, words)}
          className={`${look} ${several ? 'max-xl:hidden' : aside}`}
        >
          <Icon of={icon} className="size-5" />
          {count}
        </a>
      ))}
      {several && (
        <button
          type="button"
          aria-label={nameOf(all, arrivals.map(({ words }) => words).join(', '))}
          onClick={() => open({ kind: 'pages' })}
          className={`${look} ${aside} xl:hidden`}
        >
          <Icon of={mailIcon} className="size-5" />
          {all}
        </button>
      )}
    </>
  )
}

/** Begins with the number that is seen, which Arabic words of one or two do not contain. */
const nameOf = (count: number, words: string): string => (words.includes(String(count)) ? words : `${count}: ${words}`)
