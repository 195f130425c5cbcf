// What waits beside orders. Where the head has no room for one sign each, one stands for all and opens the pages.
import { Icon } from '../../../../components/icons/icon.tsx'
import { mailIcon } from '../../../../components/icons/icons-more.ts'
import { linkTo } from '../../../../location.ts'
import { type Unseen, useArrivalsInWords } from '../../../../staff/alerts/arrival-links.tsx'
import { open } from '../state/opened.ts'

const look =
  'inline-flex min-h-12 shrink-0 items-center gap-2 rounded-control bg-honey px-2.5 text-md font-semibold text-ink'

export function Waits({ unseen }: { unseen: Unseen }) {
  const arrivals = useArrivalsInWords(unseen)
  const [first] = arrivals
  if (!first) return null
  const several = arrivals.length > 1
  const all = arrivals.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      {arrivals.map(({ href, icon, count, words }) => (
        <a
          key={href}
          href={linkTo(href)}
          aria-label={nameOf(count, words)}
          className={`${look} ${several ? 'max-xl:hidden' : ''}`}
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
          className={`${look} xl:hidden`}
        >
          <Icon of={unseen.asks > 0 ? first.icon : mailIcon} className="size-5" />
          {all}
        </button>
      )}
    </>
  )
}

/** Begins with the number that is seen, which Arabic words of one or two do not contain. */
const nameOf = (count: number, words: string): string => (words.includes(String(count)) ? words : `${count}: ${words}`)
