// Which groups of options an item, or every item of a category, asks for, in which order and with which own rules (OPT-5).
import { type FormEvent, useId, useRef, useState } from 'react'
import { sizesGroup } from '../../../../domain/menu/sizes.ts'
import { localize } from '../../../../domain/shared/locale.ts'
import type { EditableGroups, UseOwner } from '../../../api/staff/options.ts'
import { Button, LinkButton } from '../../../components/controls/button.tsx'
import { ConfirmDialog } from '../../../components/feedback/confirm-dialog.tsx'
import { Dialog } from '../../../components/feedback/dialog.tsx'
import { SelectField } from '../../../components/fields/field.tsx'
import { useFocusOnMistake } from '../../../forms/mistakes.ts'
import { useMenuEditText, useOptionEditText } from '../../../i18n/editor/index.ts'
import { linkTo } from '../../../location.ts'
import { usesAt } from '../options/where-used.ts'
import { InheritedUses } from './inherited-uses.tsx'
import { UseCard } from './use-card.tsx'
import { type UsesFormState, useUsesForm } from './use-uses-form.ts'
import { UsesNotices } from './uses-notices.tsx'

const wide = 'rise m-auto max-h-[94dvh] w-[min(46rem,calc(100%-1rem))] rounded-card shade-bar'

type UsesDialogProps = {
  owner: UseOwner
  name: string
  /** Of an item: its category, whose groups it asks for too. */
  category?: { readonly id: string; readonly name: string } | undefined
  /** How many items it counts for. */
  items: number
  data: EditableGroups
  onClose: () => void
}

export function UsesDialog({ owner, name, category, items, data, onClose }: UsesDialogProps) {
  const { t } = useOptionEditText()
  const { t: words } = useMenuEditText()
  const form = useUsesForm(owner, name, data, onClose)
  const [leaving, setLeaving] = useState(false)
  const formId = useId()
  const fields = useRef<HTMLFormElement>(null)
  useFocusOnMistake(fields, form.failures)
  const leave = () => (form.changed ? setLeaving(true) : onClose())
  const inherited = category
    ? usesAt(data.uses, { category: category.id }).filter((use) => !form.rows.some(({ group }) => group === use.group))
    : []

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!form.busy && form.changed) form.submit()
  }

  return (
    <>
      <Dialog
        open
        onClose={leave}
        title={t.uses.title(name)}
        closeLabel={words.close}
        shape={wide}
        actions={
          <>
            <Button variant="quiet" size="staff" onClick={leave}>
              {words.cancel}
            </Button>
            <Button type="submit" form={formId} size="staff" busy={form.busy} disabled={!form.changed}>
              {words.save}
            </Button>
          </>
        }
      >
        <form ref={fields} id={formId} noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <p className="text-ink-2">
            {category ? t.uses.itemHint : t.uses.categoryHint}
            {!category && <b className="block font-semibold text-ink">{t.uses.meets(items)}</b>}
          </p>
          {category && <InheritedUses uses={inherited} groups={data.groups} category={category.name} form={form} />}
          {form.rows.length > 0 && (
            <ol className="grid gap-3">
              {form.rows.map((row, place) => (
                <UseCard
                  key={row.group}
                  form={form}
                  row={row}
                  place={place}
                  inherits={
                    category !== undefined &&
                    usesAt(data.uses, { category: category.id }).some(({ group }) => group === row.group)
                  }
                />
              ))}
            </ol>
          )}
          {form.rows.length === 0 && inherited.length === 0 && <p>{t.uses.none}</p>}
          <Attach form={form} taken={[...form.rows, ...inherited].map(({ group }) => group)} />
          <UsesNotices form={form} />
        </form>
      </Dialog>
      <ConfirmDialog
        open={leaving}
        title={words.leaveTitle}
        labels={{ cancel: words.keepEditing, confirm: words.leave, close: words.close }}
        onCancel={() => setLeaving(false)}
        onConfirm={onClose}
      >
        {words.leaveText}
      </ConfirmDialog>
    </>
  )
}

function Attach({ form, taken }: { form: UsesFormState; taken: readonly string[] }) {
  const { t, locale } = useOptionEditText()
  // An item says by its prices in which sizes it is sold.
  const groups = form.groups.filter(({ id }) => id !== sizesGroup)
  const left = groups.filter(({ id }) => !taken.includes(id))
  if (groups.length === 0)
    return (
      <div className="grid justify-items-start gap-3">
        <p>{t.uses.noGroups}</p>
        <LinkButton href={linkTo('/food-edit-options')} variant="quiet" size="staff">
          {t.uses.toGroups}
        </LinkButton>
      </div>
    )
  if (left.length === 0) return null
  return (
    <SelectField
      label={t.uses.attach}
      value=""
      error={form.wrong('uses')}
      onChange={(event) => form.attach(event.target.value)}
    >
      <option value="">{t.uses.choose}</option>
      {left.map(({ id, name }) => (
        <option key={id} value={id}>
          {localize(name, locale)}
        </option>
      ))}
    </SelectField>
  )
}
