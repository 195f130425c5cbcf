// A field for a day that may be left empty, in a form.
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accept } from '#domain/shared/result.ts'
import { EditForm } from '#web/office/forms/edit-form.tsx'
import { keepForm } from '#web/office/forms/kept-forms.ts'
import { typedIn } from '#web/office/forms/typed-in.ts'
import { useEditForm, type Versioned } from '#web/office/forms/use-edit-form.ts'
import { clear, show } from '#web/testing/show.ts'
import { MomentField } from './moment-field.tsx'

let saved: object[] = []

function Closure() {
  const form = useEditForm<{ readonly to: string }, Versioned & { readonly to: string }>({
    name: 'closure',
    stored: undefined,
    fieldsOf: (stored) => ({ to: stored?.to ?? '' }),
    check: () => [],
    send: async ({ to }) => {
      saved.push({ to })
      return accept({ version: saved.length, to })
    },
    told: () => {},
  })
  return (
    <EditForm form={form}>
      <MomentField label="Until" type="date" {...typedIn(form.fields, form.change)('to')} />
      <button type="submit">Save</button>
    </EditForm>
  )
}

afterEach(() => {
  clear()
  saved = []
  keepForm('closure', undefined)
})

test('[J-63] a day that is filled in by half is not saved as none: its field says so, until it is whole or empty', async () => {
  show(<Closure />)
  const until = page.getByLabelText('Until')
  const save = page.getByRole('button', { name: 'Save' })
  ;(until.element() as HTMLInputElement).focus()
  await userEvent.keyboard('12')
  await save.click()
  await expect.element(until).toHaveAccessibleDescription('Fill in the whole day, or empty it.')
  await expect.element(until).toHaveFocus()
  expect(saved).toEqual([])
  await until.fill('2026-12-24')
  await expect.element(until).not.toHaveAccessibleDescription()
  await save.click()
  await expect.poll(() => saved).toEqual([{ to: '2026-12-24' }])
  await until.fill('')
  await save.click()
  await expect.poll(() => saved).toHaveLength(2)
  expect(saved[1]).toEqual({ to: '' })
})
