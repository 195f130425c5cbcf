// A slip in words: which one it is, why it was given up, and which printer got it.
import type { OrderSlip } from '../../api/staff/slip-api.ts'
import { formatList } from '../../i18n/format-more.ts'
import { useSlipText } from '../../i18n/slips/index.ts'
import { slipReason } from './slip-reasons.ts'

export function useSlipWords() {
  const { t, locale } = useSlipText()
  return {
    /** 'A-47 Kitchen ticket, changed'. */
    slipOf: ({ code, what, mark, reprint }: Pick<OrderSlip, 'code' | 'what' | 'mark' | 'reprint'>): string => {
      const marks = [mark && t.marks[mark], reprint && t.marks.reprint].filter(Boolean)
      return [[code, t.kinds[what]].filter(Boolean).join(' '), ...marks].join(locale === 'ar' ? '، ' : ', ')
    },
    /** Why it was given up. */
    why: ({ why }: Pick<OrderSlip, 'why'>): string => {
      const reason = slipReason(why)
      return reason ? t.why[reason] : t.why.other(why)
    },
    sentTo: (slips: readonly OrderSlip[]): string =>
      t.sentTo(formatList([...new Set(slips.map(({ by, printer }) => by ?? printer.name))], locale)),
  }
}
