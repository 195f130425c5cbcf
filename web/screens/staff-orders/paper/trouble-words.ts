// How the board says that a printer is in trouble.
import { isTroubled } from '../../../../domain/paper/printer.ts'
import type { OrderSlip, PrinterTroubles, TroubledPrinter } from '../../../api/staff/slip-api.ts'
import { useSlipText } from '../../../i18n/printers/index.ts'
import { useSlipWords } from '../../../staff/slips/slip-sentences.ts'
import { useDueText } from '../board/order-words.tsx'

/** A printer that takes over has no need to say how many wait: it prints them. */
export function useTroubleWords(timeZone: string) {
  const { t, locale } = useSlipText()
  const dueText = useDueText(timeZone)
  const { slipOf } = useSlipWords()

  /** 'Bar: no paper'. */
  const what = ({ name, condition }: TroubledPrinter): string => `${name}: ${t.conditions[condition]}`

  /** 'since 12:03, 4 slips wait'; empty for one that has little paper left. */
  const since = ({ condition, since: at, waiting, by }: TroubledPrinter): string => {
    if (!isTroubled(condition)) return ''
    const then = by === null ? waiting > 0 && t.waiting(waiting) : t.takesOver(by)
    return [t.since(dueText(at)), then].filter(Boolean).join(locale === 'ar' ? '، ' : ', ')
  }

  const sentence = (one: TroubledPrinter): string => [what(one), since(one)].filter(Boolean).join(' ')

  const notPrinted = (slip: OrderSlip): string => t.notPrinted(slipOf(slip), slip.by ?? slip.printer.name)

  return {
    ...{ what, since, sentence, notPrinted },
    /** Everything, in one line. */
    all: ({ printers, failed }: PrinterTroubles): string =>
      [...printers.map(sentence), ...failed.map(notPrinted)].join('. '),
    /** What is said aloud: it stays the same while the number of slips that wait changes. */
    spoken: ({ printers, failed }: PrinterTroubles): string =>
      [...printers.filter(isUrgent).map((one) => sentence({ ...one, waiting: 0 })), ...failed.map(notPrinted)].join(
        '. ',
      ),
  }
}

export const isUrgent = ({ condition }: Pick<TroubledPrinter, 'condition'>): boolean => isTroubled(condition)
