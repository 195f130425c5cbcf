// New orders whose cards are out of view in a long column: how many, and a button that scrolls to the first.
import { useEffect, useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { useStaffText } from '../../../i18n/staff/index.ts'

/** The id of the link in the head of an order's card: a card can be longer than the screen, its head is not. */
export const headId = (order: number): string => `order-${order}`

/** `orders`: the ids of the column's orders, from top to bottom. */
export function JustIn({ orders }: { orders: readonly number[] }) {
  const { t } = useStaffText()
  const missed = useOutOfSight(orders)
  const [first] = missed
  if (first === undefined) return null
  return (
    <div className="sticky top-0 z-10 grid">
      <Button variant="primary" size="staff" wide onClick={() => show(first)}>
        {t.board.justIn(missed.length)}
      </Button>
    </div>
  )
}

/** Moves the focus there as well. */
function show(order: number): void {
  const head = document.getElementById(headId(order))
  head?.scrollIntoView({ block: 'center' })
  head?.focus({ preventScroll: true })
}

/** Orders that were not in the column at first and whose heads have not been on the screen since. */
function useOutOfSight(orders: readonly number[]): readonly number[] {
  const [seen, setSeen] = useState<ReadonlySet<number>>(() => new Set(orders))
  const [below, setBelow] = useState<ReadonlySet<number>>(new Set())
  const fresh = orders.filter((id) => !seen.has(id))
  const watched = fresh.join()

  useEffect(() => {
    if (watched === '') return
    const observer = new IntersectionObserver(
      (entries) => {
        const ids = (inSight: boolean) =>
          entries.filter((entry) => entry.isIntersecting === inSight).map(({ target }) => numberOf(target))
        const [now, not] = [ids(true), ids(false)]
        if (now.length > 0) setSeen((before) => new Set([...before, ...now]))
        if (not.length > 0) setBelow((before) => new Set([...before, ...not]))
      },
      { threshold: 0.5 },
    )
    for (const id of watched.split(',')) {
      const head = document.getElementById(headId(Number(id)))
      if (head) observer.observe(head)
    }
    return () => observer.disconnect()
  }, [watched])

  return fresh.filter((id) => below.has(id))
}

const numberOf = (head: Element): number => Number(head.id.slice(headId(0).length - 1))
