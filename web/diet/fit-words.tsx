// How something fits, as a sign and words: each kind has its own, so that colour alone never says it.
import type { Substance } from '../../domain/menu/allergens.ts'
import type { DealFit } from '../../domain/menu/deals/deal-fit.ts'
import type { Fit } from '../../domain/menu/diet.ts'
import type { Chosen } from '../../domain/menu/options.ts'
import type { LineOption } from '../../domain/menu/piece-price.ts'
import { Icon, type IconShape } from '../components/icons/icon.tsx'
import { checkIcon, warningIcon } from '../components/icons/icons.ts'
import { askIcon, noIcon, swapIcon } from '../components/icons/icons-more.ts'
import { useAllergensText, useDietText, useOptionsText } from '../i18n/customer/index.ts'
import { formatList } from '../i18n/format-more.ts'

/** Another choice with the options that make it fit, and what it adds to the price in cents. */
export interface FittingChoice {
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
    if (fit.fit === 'not-declared') return words.notDeclared
    if (fit.fit === 'not') return words.contains(list(fit.of))
    return 'choice' in fit && fit.choice ? t.tracesWith(how(fit.choice), list(fit.of)) : t.traces(list(fit.of))
  }
}

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
export function useSubstanceList(): (ids: readonly Substance[]) => string {
  const { t, locale } = useAllergensText()
  return (ids) =>
    formatList(
      ids.map((id) => t.names[id]),
      locale,
    )
}
