// For whom a line of an office basket is: what stands on the cup (GROUP-2).
import type { LinePerson as Person } from '#domain/order/order.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { userIcon } from '#web/ui/icons/icons.ts'
import { useBoardText } from '#web/words/board/index.ts'

/** Nothing, for the line of an order of one customer. */
export function LinePersonName({ person, inline = false }: { person: Person | undefined; inline?: boolean }) {
  const { t } = useBoardText()
  if (!person || person.name === '') return null
  return (
    <span
      className={`${inline ? 'ms-2 inline-flex' : 'mt-0.5 flex w-fit'} items-center gap-1 rounded-small bg-latte-soft px-2 text-lg leading-snug font-bold text-ink`}
    >
      <Icon of={userIcon} label={t.basket.forWhom} className="size-5 shrink-0" />
      <bdi className="wrap-anywhere">{person.name}</bdi>
    </span>
  )
}
