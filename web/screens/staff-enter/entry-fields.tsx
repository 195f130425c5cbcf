// Where and when a new order is wanted, and for whom; only where and when are needed.
import { Segmented } from '../../components/controls/segmented.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { useTillText } from '../../i18n/board/index.ts'
import type { Typed } from './entry-wish.ts'

type EntryFieldsProps = { typed: Typed; onType: (part: Partial<Typed>) => void }

export function EntryFields({ typed, onType }: EntryFieldsProps) {
  const { t } = useTillText()
  return (
    <>
      <Segmented
        label={t.enter.where}
        value={typed.form}
        segments={[
          { value: 'pick-up', text: t.enter.pickUp },
          { value: 'table', text: t.enter.table },
        ]}
        onChange={(form) => onType({ form })}
      />
      {typed.form === 'table' && (
        <TextField
          label={t.enter.tableNumber}
          inputMode="numeric"
          value={typed.table}
          onChange={(event) => onType({ table: event.target.value })}
        />
      )}
      <Segmented
        label={t.enter.when}
        value={typed.later ? 'later' : 'soon'}
        segments={[
          { value: 'soon', text: t.enter.soon },
          { value: 'later', text: t.enter.atTime },
        ]}
        onChange={(value) => onType({ later: value === 'later' })}
      />
      {typed.later && (
        <TextField
          label={t.enter.time}
          type="time"
          value={typed.time}
          onChange={(event) => onType({ time: event.target.value })}
        />
      )}
      <TextField
        label={t.enter.name}
        most={80}
        value={typed.name}
        onChange={(event) => onType({ name: event.target.value })}
      />
      <TextField
        label={t.enter.phone}
        type="tel"
        value={typed.phone}
        onChange={(event) => onType({ phone: event.target.value })}
      />
    </>
  )
}
