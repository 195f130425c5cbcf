// What an order consists of at one time, in a few lines.
import type { StaffOrder } from '../../../../contract/index.ts'
import { useTillText } from '../../../i18n/till/index.ts'
import { useLineWords } from '../line-name.ts'

type VersionProps = { name: string; version: Pick<StaffOrder, 'lines' | 'total'> }

export function Version({ name, version }: VersionProps) {
  const { money } = useTillText()
  const wordsOf = useLineWords()
  return (
    <p className="mt-1">
      {name}: {version.lines.map((line) => `${line.quantity} × ${wordsOf(line)}`).join(', ')} ·{' '}
      <b>{money(version.total)}</b>
    </p>
  )
}
