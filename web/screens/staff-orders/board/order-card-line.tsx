// One line of an order on the board: quantity, name, note, and the checkbox for ready.

import type { OrderLine } from '../../../../domain/order/order.ts'
import { localize } from '../../../../domain/shared/locale.ts'
import { Icon } from '../../../components/icons/icon.tsx'
import { checkIcon } from '../../../components/icons/icons.ts'
import { noteIcon } from '../../../components/icons/icons-more.ts'
import { useStaffText } from '../../../i18n/staff/index.ts'

type OrderCardLineProps = { line: OrderLine; checkable: boolean; onPress: () => void }

export function OrderCardLine({ line, checkable, onPress }: OrderCardLineProps) {
  const { t, locale } = useStaffText()
  const name = useLineName(line)
  const done = line.status !== 'received'
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-dashed border-line py-1.5">
      <span className="col-start-1 row-span-2 row-start-1 grid size-9 place-items-center rounded-small bg-latte-soft font-bold">
        {line.quantity}
      </span>
      <p
        className={`col-start-2 row-start-1 leading-snug font-medium ${line.notes ? 'pt-1' : 'row-span-2 py-1'} ${done && checkable ? 'text-ink-2' : ''}`}
      >
        {name}
      </p>
      {line.notes && (
        <p className="col-start-2 row-start-2 mt-0.5 mb-1 flex items-start gap-1.5 justify-self-start rounded-small bg-honey-soft px-2 py-0.5 text-sm font-medium text-honey-ink @max-[19rem]:col-span-2">
          <Icon of={noteIcon} label={t.board.note} className="mt-0.5 size-4" />
          <bdi className="wrap-anywhere whitespace-pre-line">{line.notes}</bdi>
        </p>
      )}
      {checkable && (
        <span className="relative col-start-3 row-start-1 @[19rem]:row-span-2">
          <input
            type="checkbox"
            aria-label={t.board.isReady(localize(line.name, locale))}
            checked={done}
            disabled={line.status === 'served'}
            onChange={onPress}
            className="block size-14 appearance-none rounded-control border-2 border-edge bg-card checked:border-leaf checked:bg-leaf"
          />
          {done && <Icon of={checkIcon} className="pointer-events-none absolute inset-0 m-auto size-7 text-card" />}
        </span>
      )}
    </li>
  )
}

/** 'Cava, bottle': the name, and the choice if that matters. */
export function useLineName({ name, choice }: Pick<OrderLine, 'name' | 'choice'>): string {
  const { t, locale } = useStaffText()
  const item = localize(name, locale)
  if (choice === 'one') return item
  if (choice === 'glass' || choice === 'bottle') return `${item} · ${t.board[choice]}`
  return `${item} · ${t.board.persons(Number(choice.slice(-1)))}`
}
