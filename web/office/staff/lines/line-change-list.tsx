// How staff read a line: options in the shop's own short words, additions on honey, and behind a red bar what is left
// out (OPT-6).

import type { LinePart } from '#domain/menu/deals/deal-line.ts'
import type { LineOption } from '#domain/menu/piece-price.ts'
import { besideName, changesOf, nameBeside } from '#domain/order/counter/line-changes.ts'
import { type LocalText, localize } from '#domain/shared/locale.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon } from '#web/ui/icons/icons.ts'
import { useStaffText } from '#web/words/staff/index.ts'

/** Each on a line of its own, or else: */
interface Flow {
  /** Beside the name, on one line with it. */
  readonly inline?: boolean
  /** After the name and one another, as many to a line as there is room for. */
  readonly dense?: boolean
}

export function LineChanges({ options, inline = false, dense = false }: Flow & { options: readonly SaidOption[] }) {
  const flow = inline ? 'ms-2 inline-block px-2' : dense ? 'me-1 inline-block px-1.5' : 'mt-0.5 block w-fit px-2'
  return changesOf(options).map((option) => (
    <LineChange key={option.option} option={option} className={`${flow} ${dense ? 'leading-tight' : 'leading-snug'}`} />
  ))
}

/** The parts of a meal deal, each with what changes its making; nothing for any other line. */
export function PartChanges({
  parts = [],
  inline = false,
  dense = false,
}: Flow & { parts: readonly SaidPart[] | undefined }) {
  const { t, locale } = useStaffText()
  const withSizes = useBesideName()
  const flow = inline ? 'ms-2 inline-block' : `block border-s-3 border-latte ${dense ? 'mt-0.5 ps-1.5' : 'mt-1 ps-2'}`
  return parts.map(({ part, name, kitchenName, options, ready }) => (
    <span key={part} className={flow}>
      {ready && <Icon of={checkIcon} label={t.board.partReady} className="me-1 inline-block size-5 text-leaf" />}
      <bdi className={dense ? 'me-1.5' : ''}>
        {withSizes(kitchenName ?? (typeof name === 'string' ? name : localize(name, locale)), options)}
      </bdi>
      <LineChanges options={options} inline={inline} dense={dense} />
    </span>
  ))
}

function LineChange({ option, className }: { option: SaidOption; className: string }) {
  const { t } = useStaffText()
  const name = useKitchenWords().nameOf(option)
  if (option.kind === 'remove')
    return (
      <span className={`${className} border-s-5 border-cherry pe-0! text-lg font-semibold text-ink`}>
        <b className="font-extrabold text-cherry">{t.board.no}</b> <bdi>{name}</bdi>
      </span>
    )
  return (
    <span className={`${className} rounded-small bg-honey-soft text-lg font-bold text-ink`}>
      + {option.quantity > 1 && <span>{`${option.quantity}× `}</span>}
      <bdi>{name}</bdi>
    </span>
  )
}

/** From an order, with its name in all languages, or from the open menu, with its name in the reader's language. */
export type SaidOption = LineOption<LocalText | string>
/** A part of a meal deal, from an order or from the menu. */
export type SaidPart = Pick<
  LinePart<LocalText | string>,
  'part' | 'item' | 'name' | 'kitchenName' | 'options' | 'ready'
>
type ChangedOption = Pick<SaidOption, 'kind' | 'name' | 'kitchenName' | 'quantity'>

/** 'Latte L', 'Cava · Bottle': the name of an item with its sizes. */
export function useBesideName(): (name: string, options: readonly SaidOption[]) => string {
  const { nameOf } = useKitchenWords()
  return (name, options) => nameBeside(name, besideName(options).map(nameOf))
}

export function useKitchenWords() {
  const { t, locale } = useStaffText()
  /** The kitchen name; without one, the name. */
  const nameOf = ({ kitchenName, name }: ChangedOption): string =>
    kitchenName ?? (typeof name === 'string' ? name : localize(name, locale))
  /** '2 × shot', 'NO onion'. */
  const say = (option: ChangedOption): string => {
    const name = nameOf(option)
    if (option.kind === 'remove') return `${t.board.no} ${name}`
    return option.quantity > 1 ? `${option.quantity} × ${name}` : name
  }
  return { nameOf, say }
}
