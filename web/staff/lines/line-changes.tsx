// What changes the making of a line: additions on honey, what is left out behind a red bar, in their own order.
import { changesOf } from '../../../domain/counter/line-changes.ts'
import { localize } from '../../../domain/shared/locale.ts'
import { Icon } from '../../components/icons/icon.tsx'
import { checkIcon } from '../../components/icons/icons.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { type SaidOption, type SaidPart, useBesideName, useKitchenWords } from './kitchen-words.ts'

/** `inline`: beside the name, on one line with it. */
export function LineChanges({ options, inline = false }: { options: readonly SaidOption[]; inline?: boolean }) {
  return changesOf(options).map((option) => (
    <LineChange key={option.option} option={option} className={inline ? 'ms-2 inline-block' : 'mt-0.5 block w-fit'} />
  ))
}

/** The parts of a meal deal, each with what changes its making; nothing for any other line. */
export function PartChanges({
  parts = [],
  inline = false,
}: {
  parts: readonly SaidPart[] | undefined
  inline?: boolean
}) {
  const { t, locale } = useStaffText()
  const withSizes = useBesideName()
  return parts.map(({ part, name, kitchenName, options, ready }) => (
    <span key={part} className={inline ? 'ms-2 inline-block' : 'mt-1 block border-s-3 border-latte ps-2'}>
      {ready && <Icon of={checkIcon} label={t.board.partReady} className="me-1 inline-block size-5 text-leaf" />}
      <bdi>{withSizes(kitchenName ?? (typeof name === 'string' ? name : localize(name, locale)), options)}</bdi>
      <LineChanges options={options} inline={inline} />
    </span>
  ))
}

function LineChange({ option, className }: { option: SaidOption; className: string }) {
  const { t } = useStaffText()
  const name = useKitchenWords().nameOf(option)
  if (option.kind === 'remove')
    return (
      <span className={`${className} border-s-5 border-cherry ps-2 text-lg leading-snug font-semibold text-ink`}>
        <b className="font-extrabold text-cherry">{t.board.no}</b> <bdi>{name}</bdi>
      </span>
    )
  return (
    <span className={`${className} rounded-small bg-honey-soft px-2 text-lg leading-snug font-bold text-ink`}>
      + {option.quantity > 1 && <span>{option.quantity}× </span>}
      <bdi>{name}</bdi>
    </span>
  )
}
