// How something suits an avoid list, and how that is said: a sign and words of its own for each kind (ALLG-2).
import type { Declaration, Substance } from '#domain/menu/allergens.ts'
import { defaultsOf } from '#domain/menu/chosen.ts'
import { type DealFit, dealFits } from '#domain/menu/deals/deal-fit.ts'
import type { PartItem } from '#domain/menu/deals/parts.ts'
import { type AvoidList, type Fit, fits } from '#domain/menu/diet.ts'
import type { Chosen } from '#domain/menu/options.ts'
import { otherChoices } from '#domain/menu/other-choices.ts'
import { type LineOption, lineOptions } from '#domain/menu/piece-price.ts'
import type { MenuState } from '#web/data/menu/menu-state.ts'
import { asChosen, type FullItem, fullItem, optionsOut } from '#web/data/menu/with-groups.ts'
import { Icon, type IconShape } from '#web/ui/icons/icon.tsx'
import { askIcon, checkIcon, noIcon, swapIcon, warningIcon } from '#web/ui/icons/icons.ts'
import { useAllergensText, useDietText, useOptionsText } from '#web/words/customer/index.ts'
import { formatList } from '#web/words/format-more.ts'
import { isAvailableAt } from '../branch/sold-here.ts'

/** Whether an item suits the visitor as it comes, or how it does otherwise with what the branch has. */
export function fitOf(id: string, list: AvoidList, menu: MenuState, branch: string | null): ItemFits {
  const item = fullItem(menu, id, branch)
  if (!item) return { fit: 'not-declared' }
  const { groups, parts } = item
  const fit = fitAlone(item, list, branch)
  if (parts)
    return dealFits(
      parts.map(({ choose }) => fitsOfItems(choose, list, menu, branch)),
      fit,
    )
  if (!('choice' in fit) || !fit.choice) return fit as ItemFits
  const { chosen, options, price } = fit.choice
  const picked = lineOptions(groups, chosen).filter(({ option }) => options.some(({ id }) => id === option))
  return { ...fit, choice: { chosen, picked, price } }
}

/** How an item suits with its usual options, and a deal with the usual options of what can be chosen for its parts. */
export function fitAsItComes(id: string, list: AvoidList, menu: MenuState, branch: string | null): ItemFits {
  const item = fullItem(menu, id, branch)
  if (!item) return { fit: 'not-declared' }
  const { parts, declaration } = item
  if (!parts) return fits(asItComes(item), list)
  const own = fits(asItComes({ ...item, declaration: declaration ?? { contains: [], mayContain: [] } }), list)
  const chosen = parts.map(({ choose }) =>
    choose.flatMap(({ item: each }) =>
      isAvailableAt(menu.itemsById.get(each), branch, menu.branches)
        ? (fitAsItComes(each, list, menu, branch) as Fit<unknown>)
        : [],
    ),
  )
  return dealFits(chosen, own)
}

/** By what it contains itself, with the options that are its own. A deal need not say that: its parts do. */
function fitAlone(item: FullItem, list: AvoidList, branch: string | null) {
  const { groups, parts, declaration } = item
  const alone = parts && !declaration ? { ...item, declaration: { contains: [], mayContain: [] } } : item
  return fits(asItComes(alone), list, otherChoices(alone, groups, optionsOut(item, branch)))
}

/** Of the items of a part that the branch has; none of them is a deal itself. */
const fitsOfItems = (choose: readonly PartItem[], list: AvoidList, menu: MenuState, branch: string | null) =>
  choose.flatMap(({ item }) =>
    isAvailableAt(menu.itemsById.get(item), branch, menu.branches)
      ? (fitOf(item, list, menu, branch) as Fit<unknown>)
      : [],
  )

/** What it contains with its usual options; undefined: nobody has said. */
const asItComes = (item: Pick<FullItem, 'declaration' | 'groups'>): Declaration | undefined =>
  asChosen(item, defaultsOf(item.groups)).declaration

/** Another choice with the options that make it fit, and what it adds to the price in cents. */
interface FittingChoice {
  readonly chosen: Chosen
  readonly picked: readonly LineOption<string>[]
  readonly price: number
}

export type ItemFits = Fit<FittingChoice> | DealFit

const looks: Readonly<Record<ItemFits['fit'], { icon: IconShape; colour: string }>> = {
  fits: { icon: checkIcon, colour: 'text-leaf' },
  'with-choice': { icon: swapIcon, colour: 'text-honey-ink' },
  chosen: { icon: swapIcon, colour: 'text-honey-ink' },
  traces: { icon: warningIcon, colour: 'text-cherry' },
  'not-declared': { icon: askIcon, colour: 'text-ink' },
  not: { icon: noIcon, colour: 'text-ink-2' },
}

export function FitWords({ fit }: { fit: ItemFits }) {
  const { icon, colour } = looks[fit.fit]
  const say = useFitSentence()
  return (
    <p className={`flex items-start gap-1.5 text-sm leading-snug font-semibold ${colour}`}>
      <Icon of={icon} className="size-4.5 shrink-0" />
      <span className="min-w-0">{say(fit)}</span>
    </p>
  )
}

export function useFitSentence(): (fit: ItemFits) => string {
  const { t } = useDietText()
  const words = useAllergensText().t
  const list = useSubstanceList()
  const how = useHow()
  return (fit) => {
    if (fit.fit === 'fits') return t.fits
    if (fit.fit === 'chosen') return t.fitsChosen
    if (fit.fit === 'with-choice') return t.fitsWith(how(fit.choice))
    const traces = 'traces' in fit && fit.traces.length > 0 ? words.traces(list(fit.traces)) : ''
    if (fit.fit === 'not-declared') return sentences(words.notDeclared, traces)
    if (fit.fit === 'not') return sentences(words.contains(list(fit.of)), traces)
    return 'choice' in fit && fit.choice ? t.tracesWith(how(fit.choice), list(fit.of)) : t.traces(list(fit.of))
  }
}

const sentences = (first: string, second: string): string => (second ? `${first}. ${second}` : first)

/** 'with oat milk and without biscuit, +€0.40'. */
function useHow(): (choice: FittingChoice) => string {
  const { t, money, locale } = useDietText()
  const { without } = useOptionsText().t
  return ({ picked, price }) => {
    const names = picked.map(({ kind, name }) => (kind === 'remove' ? without(name) : t.withThat(name)))
    const how = formatList(names, locale)
    return price === 0 ? how : t.dearer(how, `${price > 0 ? '+' : '−'}${money(Math.abs(price))}`)
  }
}

/** 'milk and soya' in the reader's language. */
function useSubstanceList(): (ids: readonly Substance[]) => string {
  const { t, locale } = useAllergensText()
  return (ids) =>
    formatList(
      ids.map((id) => t.names[id]),
      locale,
    )
}
