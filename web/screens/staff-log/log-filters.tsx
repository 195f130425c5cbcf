// By what the owner searches the staff log: words, person, branch, what it is about, and days.
import type { ReactNode } from 'react'
import { type LogKind, logKindNames } from '../../../domain/staff-log.ts'
import { useAccounts } from '../../api/staff/accounts.ts'
import type { BranchName } from '../../api/staff/branches/shop.ts'
import { SelectField, TextField } from '../../components/fields/field.tsx'
import { useLogText } from '../../i18n/owner/index.ts'

export interface Typed {
  readonly search: string
  readonly staff: string
  readonly branch: string
  readonly kind: LogKind | ''
  readonly from: string
  readonly to: string
}

type LogFiltersProps = {
  typed: Typed
  branches: readonly BranchName[]
  onType: (part: Partial<Typed>) => void
}

export function LogFilters({ typed, branches, onType }: LogFiltersProps) {
  const { t } = useLogText()
  const people = useAccounts(1).data?.accounts.filter(({ state }) => state !== 'pending') ?? []
  return (
    <search className="flex flex-wrap items-end gap-3">
      <div className="grow basis-full 2xl:basis-80">
        <TextField
          label={t.search}
          placeholder={t.searchHint}
          type="search"
          maxLength={100}
          value={typed.search}
          onChange={(event) => onType({ search: event.target.value })}
        />
      </div>
      <Pick
        label={t.who}
        any={t.everybody}
        value={typed.staff}
        choices={people.map(({ id, name }) => [String(id), name])}
        onPick={(staff) => onType({ staff })}
      />
      <Pick
        label={t.where}
        any={t.everywhere}
        value={typed.branch}
        choices={branches.map(({ id, name }) => [id, name])}
        onPick={(branch) => onType({ branch })}
      />
      <Pick
        label={t.kind}
        any={t.everything}
        value={typed.kind}
        choices={logKindNames.map((kind) => [kind, t.kinds[kind]])}
        onPick={(kind) => onType({ kind: kind as LogKind | '' })}
      />
      <div className="flex flex-[2_1_19rem] flex-wrap items-end gap-3">
        <Day label={t.from} value={typed.from} max={typed.to} onPick={(from) => onType({ from })} />
        <Day label={t.to} value={typed.to} min={typed.from} onPick={(to) => onType({ to })} />
      </div>
    </search>
  )
}

/** As many side by side as there is room for, however large the letters are. */
const Narrow = ({ children }: { children: ReactNode }) => (
  <div className="min-w-0 flex-[1_1_9rem] sm:flex-[1_1_11rem]">{children}</div>
)

type PickProps = {
  label: string
  /** The word for no choice. */
  any: string
  value: string
  choices: readonly (readonly [value: string, name: string])[]
  onPick: (value: string) => void
}

const Pick = ({ label, any, value, choices, onPick }: PickProps) => (
  <Narrow>
    <SelectField label={label} value={value} onChange={(event) => onPick(event.target.value)}>
      <option value="">{any}</option>
      {choices.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectField>
  </Narrow>
)

type DayProps = { label: string; value: string; min?: string; max?: string; onPick: (day: string) => void }

const Day = ({ label, value, min, max, onPick }: DayProps) => (
  <Narrow>
    <TextField
      label={label}
      type="date"
      min={min || undefined}
      max={max || undefined}
      value={value}
      onChange={(event) => onPick(event.target.value)}
    />
  </Narrow>
)
