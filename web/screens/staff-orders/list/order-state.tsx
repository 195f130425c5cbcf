// Whether an order of the list is out; one that was refused, cancelled or not collected says so in a word.
import type { OrderRow } from '../../../../contract/index.ts'
import type { Course } from '../../../../domain/order/course.ts'
import { Icon } from '../../../components/icons/icon.tsx'
import { checkIcon, closeIcon } from '../../../components/icons/icons.ts'
import { useStaffText } from '../../../i18n/staff/index.ts'

/** How it ended without being handed over; undefined while it has not. */
export const endOf = (course: Course) => (course === 'placed' || course === 'accepted' ? undefined : course)

export function OrderState({ row: { out, course } }: { row: OrderRow }) {
  const { list } = useStaffText().t
  const end = endOf(course)
  if (end)
    return (
      <span className="inline-block rounded-small bg-latte-soft px-2 py-1 text-sm leading-tight font-semibold text-ink-2">
        {list.ended[end]}
      </span>
    )
  return (
    <>
      <Icon
        of={out ? checkIcon : closeIcon}
        label={out ? list.out : list.notOut}
        className={`size-6 ${out ? 'text-leaf' : 'text-ink-2 max-md:hidden'}`}
      />
      {!out && <span role="img" aria-label={list.notOut} className="block size-3 rounded-full bg-edge md:hidden" />}
    </>
  )
}
