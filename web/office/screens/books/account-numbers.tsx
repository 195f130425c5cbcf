// The account numbers of the journal, which the owner sets (BOOK-3).
import type { Output, Problem } from '#contract/index.ts'
import { isAccountNumber, journalAccounts } from '#domain/money/journal.ts'
import { useNumbers, useSetNumbers } from '#web/data/staff/book-api.ts'
import { askStaff, sendBy } from '#web/data/staff/staff-api.ts'
import { EditFoot, EditForm } from '#web/office/forms/edit-form.tsx'
import { useEditForm } from '#web/office/forms/use-edit-form.ts'
import { Unread } from '#web/office/staff/states.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { useBookPages } from '#web/words/books/index.ts'

export function AccountNumbersForm({ edits }: { edits: boolean }) {
  const read = useNumbers()
  if (!read.data) return <Unread of={read} />
  return <NumbersForm kept={read.data} edits={edits} />
}

type KeptNumbers = Pick<Output<'books.readNumbers'>, 'numbers' | 'version'>
type TypedNumbers = KeptNumbers['numbers']

const wrongNumbers = (typed: TypedNumbers): Problem[] =>
  journalAccounts
    .filter((account) => !isAccountNumber(typed[account]))
    .map((account) => ({ problem: 'bad_input', field: account }))

function NumbersForm({ kept, edits }: { kept: KeptNumbers; edits: boolean }) {
  const t = useBookPages().t.accountant
  const send = sendBy(useSetNumbers())
  const form = useEditForm<TypedNumbers, KeptNumbers>({
    name: 'book numbers',
    stored: kept,
    fieldsOf: (read = kept) => read.numbers,
    check: wrongNumbers,
    send: async (numbers, { version } = kept) => {
      const saved = await send({ numbers, version })
      return saved.ok ? { ok: true, value: { numbers, version: saved.value.version } } : saved
    },
    latest: () => askStaff('books.readNumbers', {}),
    told: () => showToast(t.saved),
  })
  return (
    <EditForm form={form} className="grid gap-4">
      <Notice compact>{t.numbersHint}</Notice>
      {journalAccounts.map((account) => (
        <TextField
          key={account}
          label={t.accounts[account]}
          inputMode="numeric"
          maxLength={10}
          readOnly={!edits}
          value={form.fields[account]}
          error={!isAccountNumber(form.fields[account]) && t.wrongNumber}
          onChange={({ target }) => form.change({ [account]: target.value.trim() })}
        />
      ))}
      {edits && (
        <EditFoot form={form} words={{ fields: t.accounts }}>
          <Button type="submit" size="staff" busy={form.busy}>
            {t.save}
          </Button>
        </EditFoot>
      )}
    </EditForm>
  )
}
