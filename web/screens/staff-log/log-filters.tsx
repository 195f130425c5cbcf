// By what the owner searches the staff log: words, person, branch, what it is about, and days.
import type { ReactNode } from 'react'
import { type LogKind, logKindNames } from '../../../domain/staff-log.ts'
import { useAccounts } from '../../api/staff/accounts.ts'
import type { BranchName } from '../../api/staff/branches/shop.ts'
import { SelectField, TextField } from '../../components/fields/field.tsx'
import { useLogText } from '../../i18n/log/index.ts'

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
      <div className="grow basis-full xl:basis-80">
        <TextField
          label={t.search}
          placeholder={t.searchHint}
          type="search"
          maxLength={100}
          value={typed.search}
          onChange={(event) => onType({ search: event.target.value })}
        />
      </div>
      <Narrow>
        <SelectField label={t.who} value={typed.staff} onChange={(event) => onType({ staff: event.target.value })}>
          <option value="">{t.everybody}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </Narrow>
      <Narrow>
        <SelectField label={t.where} value={typed.branch} onChange={(event) => onType({ branch: event.target.value })}>
          <option value="">{t.everywhere}</option>
          {branches.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </Narrow>
      <Narrow>
        <SelectField
          label={t.kind}
          value={typed.kind}
          onChange={(event) => onType({ kind: event.target.value as LogKind | '' })}
        >
          <option value="">{t.everything}</option>
          {logKindNames.map((kind) => (
            <option key={kind} value={kind}>
              {t.kinds[kind]}
            </option>
          ))}
        </SelectField>
      </Narrow>
      <div className="flex flex-[2_1_19rem] flex-wrap items-end gap-3">
        <Narrow>
          <TextField
            label={t.from}
            type="date"
            max={typed.to || undefined}
            value={typed.from}
            onChange={(event) => onType({ from: event.target.value })}
          />
        </Narrow>
        <Narrow>
          <TextField
            label={t.to}
            type="date"
            min={typed.from || undefined}
            value={typed.to}
            onChange={(event) => onType({ to: event.target.value })}
          />
        </Narrow>
      </div>
    </search>
  )
}

/** As many side by side as there is room for, however large the letters are. */
const Narrow = ({ children }: { children: ReactNode }) => <div className="min-w-0 flex-[1_1_9rem]">{children}</div>
