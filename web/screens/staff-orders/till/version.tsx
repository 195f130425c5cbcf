// What an order consists of at one time, in a few lines.
import type { StaffOrder } from '../../../../contract/index.ts'
import { localize } from '../../../../domain/shared/locale.ts'
import { useTillText } from '../../../i18n/till/index.ts'

type VersionProps = { name: string; version: NonNullable<StaffOrder['proposal']> }

export function Version({ name, version }: VersionProps) {
  const { money, locale } = useTillText()
  return (
    <p className="mt-1">
      {name}: {version.lines.map((line) => `${line.quantity} × ${localize(line.name, locale)}`).join(', ')} ·{' '}
      <b>{money(version.total)}</b>
    </p>
  )
}
