// The log as a spreadsheet: what the search finds, in the reader's words, to keep or to hand on.
import { useState } from 'react'
import type { LogEntry } from '../../../contract/index.ts'
import { clockText, localTime } from '../../../domain/branch/hours.ts'
import { csvText, separatorOf } from '../../../domain/shared/csv.ts'
import { keepFile } from '../../api/keep-file.ts'
import { type LogWish, mostTakenOut, readWholeLog } from '../../api/staff/log-calls.ts'
import { Button } from '../../components/controls/button.tsx'
import { useLogText } from '../../i18n/owner/index.ts'
import { showToast, showWarning } from '../../staff/toasts.tsx'
import { actsOf, sentenceOf } from './sentence.ts'

export function TakeOut({ wish, timeZone }: { wish: LogWish; timeZone: string }) {
  const { t, locale } = useLogText()
  const [isBusy, setBusy] = useState(false)

  const takeOut = async () => {
    setBusy(true)
    try {
      const { entries, more } = await readWholeLog(wish)
      const read = { t, locale, timeZone }
      keepFile(csvText([[...t.columns], ...rowsOf(entries, read)], separatorOf(locale)), t.fileName, 'text/csv')
      if (more) showToast(t.tookSome(mostTakenOut))
    } catch {
      showWarning(t.notTaken)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button size="staff" variant="quiet" className="justify-self-start" busy={isBusy} onClick={() => void takeOut()}>
      {t.takeOut}
    </Button>
  )
}

/** A row for each act: day, time, who, what, and the name of the call. */
export const rowsOf = (
  entries: readonly LogEntry[],
  reader: Parameters<typeof sentenceOf>[1] & { readonly timeZone: string },
): string[][] =>
  actsOf(entries).flatMap((act) => {
    const [first] = act
    if (!first) return []
    const { date, minutes } = localTime(first.at, reader.timeZone)
    const plain = sentenceOf(act, reader).replace(/[\u2066-\u2069]/g, '')
    return [[date, clockText(minutes), first.staffName, plain, first.act]]
  })
