// Which parts of the server's refusal still apply: each line and field disappears from it once it is fixed.
import { useEffect, useState } from 'react'
import type { Problem } from '../../../../contract/index.ts'
import { type CartLine, isLine } from '../../../../domain/cart/cart.ts'
import type { Refused } from '../../../api/http/client.ts'
import { type MenuState, useMenu } from '../../../api/menu/menu.ts'
import { useSaleText } from '../../../i18n/customer/index.ts'
import { problemText, useRefusalText } from '../../../i18n/order/index.ts'
import { hoursText } from '../../../sale/sale-hours.ts'
import { type Asked, noProblems, type Since, type SortedProblems, sortProblems, stands } from './problems.ts'

interface Refusal {
  readonly problems: SortedProblems
  /** The sentence for a line that is in the cart now. */
  readonly ofLine: (line: CartLine) => string | undefined
  /** Remembers what is sent now, to notice later what was fixed. */
  readonly send: (asked: Asked) => void
}

/** `settle` is called once everything that the server named is fixed. */
export function useRefusal(refused: Refused | undefined, now: Since, settle: () => void): Refusal {
  const words = useRefusalText().t
  const sale = useSaleText().t
  const menu = useMenu()
  const [sent, send] = useState<Asked>()
  const left = refused && sent ? refused.problems.filter((problem) => stands(problem, sent, now)) : []
  const mended = refused !== undefined && refused.problems.length > 0 && left.length === 0
  useEffect(() => {
    if (mended) settle()
  })

  const problems =
    left.length > 0
      ? sortProblems(left, (problem) =>
          problem.hours?.length
            ? sale.notThen(hoursText(problem.hours, sale))
            : problemText(words, problem, namesIn(menu, problem, sent?.lines)),
        )
      : noProblems
  return {
    problems,
    ofLine: (line) => problems.lines.get(sent?.lines.findIndex((one) => isLine(one, line)) ?? -1),
    send,
  }
}

/** The names of the part, its item, the group and the option that a problem is about, as the menu calls them. */
function namesIn(
  { groups, itemsById }: Pick<MenuState, 'groups' | 'itemsById'>,
  { line = -1, part, item, group, option }: Problem,
  lines: readonly CartLine[] = [],
): string {
  const ofDeal = itemsById.get(lines[line]?.item ?? '')?.parts?.find(({ id }) => id === part)
  const own = groups.find(({ id }) => id === group)
  const named = groups.flatMap(({ options }) => options).find(({ id }) => id === option)
  return [ofDeal?.name, itemsById.get(item ?? '')?.name, own?.name, named?.name].filter(Boolean).join(', ')
}
