// What reductions show on the menu: a bar for each that runs or begins today, and the prices on cards (PRICE-1,
// PRICE-3). Loaded where the shop has any.
import { type ReactNode, useState } from 'react'
import type { PublicReduction } from '#contract/index.ts'
import { clockText, localTime } from '#domain/branch/hours.ts'
import type { ReductionSubject } from '#domain/money/reductions/reduction.ts'
import { type Announced, announcedReductions, shownReduction } from '#domain/money/reductions/shown-reductions.ts'
import type { MenuBranch, MenuItem } from '#web/data/menu/menu-state.ts'
import { useMenu } from '#web/data/menu/public-menu-api.ts'
import { loadWords } from '#web/data/page/page-locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { tagIcon } from '#web/ui/icons/icons.ts'
import { formatList, formatShare } from '#web/words/format-more.ts'
import { useReductionText } from '#web/words/reductions/index.ts'
import { useBranch } from '../ordering/ordering.ts'
import { useLowestPrice } from './lowest-prices.ts'
import { reductionsOn, reductionView } from './reduction-view.ts'
import { StruckPrice } from './struck-price.tsx'
import { useWantedTime } from './wanted-time.ts'

void loadWords().then(() => reductionView.write({ Bars, Price, Lowest }))

/** At first as many as leave the dishes in sight. */
const mostBars = 2

function Bars({ branch, category }: { branch: MenuBranch; category: string | undefined }) {
  const { t } = useReductionText()
  const reductions = reductionsOn(useMenu(), category)
  const at = useWantedTime(branch)
  const [whole, setWhole] = useState(false)
  const all = at === null ? [] : announcedReductions(reductions, branch.id, localTime(at, branch.timeZone))
  if (all.length === 0) return null
  const rest = whole ? 0 : all.length - mostBars
  return (
    <section aria-label={t.today} className="grid gap-2">
      <ul className="grid gap-2 md:grid-cols-2">
        {all.slice(0, rest > 0 ? mostBars : undefined).map((one) => (
          <Bar key={one.rule.id} announced={one} />
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="text" className="-my-2 ms-1 justify-self-start text-sm" onClick={() => setWhole(true)}>
          {t.more(rest)}
        </Button>
      )}
    </section>
  )
}

function Bar({ announced }: { announced: Announced<PublicReduction> }) {
  const { rule } = announced
  const when = useWhen(announced)
  const what = useSubject()
  const { t } = useReductionText()
  const words = [what(rule.what), rule.companion && t.beside(what(rule.companion)), when]
  return (
    <li className="flex min-h-15 flex-wrap items-center gap-x-3 rounded-control bg-honey-soft px-4 py-2 text-honey-ink">
      <Icon of={tagIcon} className="size-5.5 shrink-0" />
      <div className="min-w-0 flex-[1_1_9rem]">
        <p className="leading-snug font-semibold wrap-anywhere text-ink">
          <bdi>{rule.name}</bdi>
        </p>
        <p className="text-sm leading-snug wrap-anywhere">{words.filter(Boolean).join(' · ')}</p>
      </div>
      <p className="ms-auto text-lg font-bold whitespace-nowrap text-ink">
        <HowMuch of={rule} />
      </p>
    </li>
  )
}

/** 'now, until 19:00', 'today from 17:00'. */
function useWhen(announced: Announced<PublicReduction>): string {
  const { t } = useReductionText()
  const until = announced.until < 1440 && clockText(announced.until)
  if (announced.state === 'now') return until ? t.until(until) : t.allDay
  const from = clockText(announced.from)
  return until ? t.between(from, until) : t.from(from)
}

/** The names of so many things fit in a line; of more, the name of the rule says what they are. */
const mostNamed = 3

function useSubject(): (subject: ReductionSubject) => string {
  const { t, locale } = useReductionText()
  const { categories, itemsById } = useMenu()
  return ({ kind, ids }) => {
    if (kind === 'everything') return t.everything
    const names = ids.flatMap(
      (id) => (kind === 'items' ? itemsById.get(id)?.name : categories.find((one) => one.id === id)?.name) ?? [],
    )
    return names.length > mostNamed ? '' : formatList(names, locale)
  }
}

/** '−50%', '−€1.00', '€2.00', 'free' or '2 for 1'. */
function HowMuch({ of: { how } }: { of: PublicReduction }) {
  const { t, money, locale } = useReductionText()
  switch (how.kind) {
    case 'percent':
      return <bdi dir="ltr">{`−${formatShare(how.percent / 100, locale)}`}</bdi>
    case 'amount':
      return <bdi dir="ltr">{`−${money(how.amount)}`}</bdi>
    case 'price':
      return <span>{how.price === 0 ? t.free : money(how.price)}</span>
    case 'nth':
      return <span>{t.nth(how.of, how.of - 1)}</span>
  }
}

/** What a card's item costs when an order of now would be ready, and later that day. */
function useShownReduction(item: MenuItem, price: number) {
  const { reductions = [] } = useMenu()
  const branch = useBranch()
  const at = useWantedTime(branch)
  if (!branch || at === null || item.evening?.includes(branch.id)) return undefined
  const piece = { item, price, extras: item.usual ?? 0 }
  return { branch: branch.id, ...shownReduction(piece, reductions, branch.id, localTime(at, branch.timeZone)) }
}

type PriceProps = { item: MenuItem; price: number; children: ReactNode }

function Price({ item, price, children }: PriceProps) {
  const { t, money } = useReductionText()
  const { now, later } = useShownReduction(item, price) ?? {}
  if (!now && !later) return children
  // As wide as there is room beside the plus in the narrowest card of this window, so that the plus stays there.
  return (
    <span className="grid min-w-[min(6.2rem,50vw-94px)] leading-tight">
      {now ? (
        <span className="w-0 min-w-full whitespace-normal">
          <StruckPrice before={price} now={now.price} />
        </span>
      ) : (
        <span>{children}</span>
      )}
      {later && (
        <span className="w-0 min-w-full text-sm whitespace-normal text-honey-ink">
          {t.later(money(later.price), clockText(later.from))}
        </span>
      )}
    </span>
  )
}

function Lowest({ item, price }: Omit<PriceProps, 'children'>) {
  const shown = useShownReduction(item, price)
  return shown?.now ? <LowestAt branch={shown.branch} item={item.id} /> : null
}

function LowestAt({ branch, item }: { branch: string; item: string }) {
  const { t, money } = useReductionText()
  const lowest = useLowestPrice(branch, item, null)
  return lowest === undefined ? null : <span className="block text-sm text-ink-2">{t.lowest(money(lowest))}</span>
}
