// The form about something stored: what is typed is kept, and what somebody else saved meanwhile is merged or taken.
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Problem } from '#contract/index.ts'
import { mergedRows } from '#web/data/forms/merged-rows.ts'
import type { SendResult } from '#web/data/forms/submission.ts'
import type { CallRefused } from '#web/data/http/client.ts'
import { clear, show } from '#web/testing/show.ts'
import { EditDialog, EditFoot, EditForm } from './edit-form.tsx'
import { useEditForm } from './use-edit-form.ts'

interface Note {
  readonly version: number
  readonly title: string
  readonly text: string
}
type Fields = Pick<Note, 'title' | 'text'>

/** What the shop has; `refuses` is how it refuses the next save. */
interface Shop {
  note: Note | undefined
  refuses?: CallRefused['refusal'] | undefined
  saves: number
}

const shopWith = (title: string, text: string): Shop => ({ note: { version: 1, title, text }, saves: 0 })

function save(shop: Shop, fields: Fields, base: Note | undefined): SendResult<Note> {
  const refusal = shop.refuses ?? (shop.note && base?.version !== shop.note.version ? 'changed_meanwhile' : undefined)
  delete shop.refuses
  if (refusal) return { ok: false, refusal: { refusal, problems: [] } } as SendResult<Note>
  shop.saves += 1
  shop.note = { ...fields, version: (shop.note?.version ?? 0) + 1 }
  return { ok: true, value: shop.note }
}

function check({ title }: Fields): Problem[] {
  if (title.length > 9) return [{ problem: 'title_too_long', field: 'title' }]
  return title.trim() ? [] : [{ problem: 'title_missing', field: 'title' }]
}

function useNote(name: string, shop: Shop, told: () => void = () => {}) {
  return useEditForm<Fields, Note>({
    name,
    stored: shop.note,
    fieldsOf: (note) => ({ title: note?.title ?? '', text: note?.text ?? '' }),
    check,
    send: async (fields, base) => save(shop, fields, base),
    latest: async () => shop.note,
    addsAgain: true,
    told,
  })
}

function Inputs({ form }: { form: ReturnType<typeof useNote> }) {
  return (['title', 'text'] as const).map((field) => (
    <input
      key={field}
      aria-label={field}
      aria-description={form.problems.find((problem) => problem.field === field)?.problem}
      aria-invalid={form.problems.some((problem) => problem.field === field) || undefined}
      value={form.fields[field]}
      onChange={(event) => form.change({ [field]: event.target.value })}
    />
  ))
}

const words = { changed: 'Jef changed it.', gone: 'Jef removed it.', fields: { title: 'Title', text: 'Text' } }

function NotePage({ name, shop }: { name: string; shop: Shop }) {
  const form = useNote(name, shop)
  return (
    <EditForm form={form}>
      <Inputs form={form} />
      <EditFoot form={form} words={words} />
    </EditForm>
  )
}

function NoteDialog({ name, shop }: { name: string; shop: Shop }) {
  const [open, setOpen] = useState(true)
  return open ? <Opened name={name} shop={shop} onClose={() => setOpen(false)} /> : <p>closed</p>
}

function Opened({ name, shop, onClose }: { name: string; shop: Shop; onClose: () => void }) {
  const form = useNote(name, shop, onClose)
  return (
    <EditDialog form={form} words={words} title="A note" onClose={onClose}>
      <Inputs form={form} />
    </EditDialog>
  )
}

const field = (name: string) => page.getByLabelText(name)
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('[EDIT-3] it is saved only once something is typed, and typing it back leaves nothing to save', async () => {
  show(<NotePage name="dirty" shop={shopWith('Beans', 'Two bags')} />)
  await expect.element(button('Save')).toBeDisabled()
  await field('title').fill('Milk')
  await expect.element(button('Save')).toBeEnabled()
  await expect.element(page.getByText(/^Not saved yet · Kept in this tab since \d\d:\d\d$/)).toBeVisible()
  await field('title').fill('Beans')
  await expect.element(button('Save')).toBeDisabled()
  await field('text').fill('Three bags')
  await button('Save').click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Everything is saved')
  await expect.element(field('text')).toHaveValue('Three bags')
})

test('[EDIT-4] what is typed is kept when the page is left, until it is saved or given up', async () => {
  const shop = shopWith('Beans', 'Two bags')
  show(<NotePage name="left" shop={shop} />)
  await field('text').fill('Three bags')
  expect(sessionStorage.getItem('noisette.forms')).toContain('Three bags')
  clear()
  show(<NotePage name="left" shop={shop} />)
  await expect.element(field('text')).toHaveValue('Three bags')
  await expect.element(page.getByText('You left this without saving. Here it is as you typed it.')).toBeVisible()
  await button('Start anew').click()
  await expect.element(field('text')).toHaveValue('Two bags')
  clear()
  show(<NotePage name="left" shop={shop} />)
  await expect.element(field('text')).toHaveValue('Two bags')
  await expect.element(button('Start anew')).not.toBeInTheDocument()
})

test('[EDIT-4] what was left before somebody else saved is merged once it is saved', async () => {
  const shop = shopWith('Beans', 'Two bags')
  show(<NotePage name="older" shop={shop} />)
  await field('text').fill('Three bags')
  clear()
  shop.note = { version: 2, title: 'Coffee', text: 'Two bags' }
  show(<NotePage name="older" shop={shop} />)
  await expect.element(field('text')).toHaveValue('Three bags')
  await button('Save').click()
  await button('Save mine').click()
  await expect.poll(() => shop.note).toEqual({ version: 3, title: 'Coffee', text: 'Three bags' })
})

test('[EDIT-4] a mistake is marked at its field and nothing new while somebody types; a failure keeps what was typed', async () => {
  const shop = shopWith('Beans', 'Two bags')
  show(<NotePage name="failure" shop={shop} />)
  await field('title').fill('')
  await expect.element(field('title')).not.toHaveAttribute('aria-invalid')
  await button('Save').click()
  await expect.element(field('title')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field('title')).toHaveFocus()
  expect(shop.saves).toBe(0)
  await expect.element(field('title')).toHaveAttribute('aria-description', 'title_missing')
  await field('title').fill('Milk and more')
  await expect.element(field('title')).toHaveAttribute('aria-description', 'title_too_long')
  await field('title').fill('Milk')
  await expect.element(field('title')).not.toHaveAttribute('aria-invalid')
  shop.refuses = 'unreachable' as CallRefused['refusal']
  await button('Save').click()
  await expect.element(page.getByText('We do not know whether this arrived.')).toBeVisible()
  await expect.element(field('title')).toHaveValue('Milk')
  await button('Save').click()
  await expect.poll(() => shop.note?.title).toBe('Milk')
})

test('[EDIT-4] somebody else was quicker: their fields are shown, mine stay, and I save mine', async () => {
  const shop = shopWith('Beans', 'Two bags')
  show(<NotePage name="mine" shop={shop} />)
  await field('text').fill('Three bags')
  shop.note = { version: 2, title: 'Coffee', text: 'Two bags' }
  await button('Save').click()
  await expect.element(page.getByText('Jef changed it.')).toBeVisible()
  await expect.element(page.getByText(/They changed: Title\./)).toBeVisible()
  await expect.element(field('title')).toHaveValue('Coffee')
  await expect.element(field('text')).toHaveValue('Three bags')
  await button('Save mine').click()
  await expect.poll(() => shop.note).toEqual({ version: 3, title: 'Coffee', text: 'Three bags' })
  await expect.element(page.getByText('Jef changed it.')).not.toBeInTheDocument()
})

test('[EDIT-4] somebody else was quicker: I take theirs', async () => {
  const shop = shopWith('Beans', 'Two bags')
  show(<NotePage name="theirs" shop={shop} />)
  await field('text').fill('Three bags')
  shop.note = { version: 2, title: 'Beans', text: 'One bag' }
  await button('Save').click()
  await expect.element(field('text')).toHaveValue('Three bags')
  await button('Take theirs').click()
  await expect.element(field('text')).toHaveValue('One bag')
  expect(shop.saves).toBe(0)
})

test('[EDIT-4] somebody else’s change is shown at once where nothing is typed', async () => {
  const shop = shopWith('Beans', 'Two bags')
  show(<NotePage name="live" shop={shop} />)
  shop.note = { version: 2, title: 'Coffee', text: 'Two bags' }
  show(<NotePage name="live" shop={shop} />)
  await expect.element(field('title')).toHaveValue('Coffee')
})

test('[EDIT-5] what somebody removed meanwhile is there as it was typed, and can be added again', async () => {
  const shop = shopWith('Beans', 'Two bags')
  show(<NoteDialog name="gone" shop={shop} />)
  await field('text').fill('Three bags')
  shop.note = undefined
  shop.refuses = 'not_found'
  await button('Save').click()
  await expect.element(page.getByText('Jef removed it.')).toBeVisible()
  await expect.element(field('text')).toHaveValue('Three bags')
  await button('Add').click()
  await expect.element(page.getByText('closed')).toBeVisible()
  expect(shop.note).toEqual({ version: 1, title: 'Beans', text: 'Three bags' })
})

test('[EDIT-3] leaving asks, and only then gives up what was typed', async () => {
  const shop = shopWith('Beans', 'Two bags')
  show(<NoteDialog name="leaves" shop={shop} />)
  await field('text').fill('Three bags')
  await userEvent.keyboard('{Escape}')
  await button('Keep editing').click()
  await expect.element(field('text')).toHaveValue('Three bags')
  await button('Cancel').click()
  await button('Leave').click()
  await expect.element(page.getByText('closed')).toBeVisible()
  expect(sessionStorage.getItem('noisette.forms')).toBeNull()
  const ask = new Event('beforeunload', { cancelable: true })
  dispatchEvent(ask)
  expect(ask.defaultPrevented).toBe(false)
})

test('[EDIT-4] after a lost reply a change counts once, and a new one may be there already: each is said', async () => {
  const stored = shopWith('Beans', 'Two bags')
  stored.refuses = 'unreachable'
  show(<NotePage name="unsure change" shop={stored} />)
  await field('text').fill('Three bags')
  await button('Save').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/We do not know.*Nothing counts twice\.$/)
  clear()

  show(<NotePage name="unsure new" shop={{ note: undefined, refuses: 'unreachable', saves: 0 }} />)
  await field('title').fill('Milk')
  await button('Save').click()
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/We do not know.*Look whether it is there already before you add it again\.$/)
})

test('[EDIT-4] a time that is filled in by half is not saved as empty, neither at first nor over what a colleague saved', async () => {
  const shop = shopWith('Beans', 'Two bags')
  const WithTime = () => {
    const form = useNote('half typed', shop)
    return (
      <EditForm form={form}>
        <Inputs form={form} />
        <input type="time" aria-label="From" />
        <EditFoot form={form} words={words} />
      </EditForm>
    )
  }
  show(<WithTime />)
  const from = field('From')
  const halfType = async () => {
    from.element().focus()
    await userEvent.keyboard('09')
  }
  await field('text').fill('Three bags')
  await halfType()
  await button('Save').click()
  expect(shop.saves).toBe(0)
  expect(document.activeElement).toBe(from.element())
  await from.fill('09:00')
  shop.note = { version: 2, title: 'Coffee', text: 'Two bags' }
  await button('Save').click()
  await expect.element(button('Save mine')).toBeVisible()
  await from.fill('')
  await halfType()
  await button('Save mine').click()
  expect(shop.saves).toBe(0)
  await from.fill('10:00')
  await button('Save mine').click()
  await expect.poll(() => shop.saves).toBe(1)
})

interface List {
  readonly version: number
  readonly rows: readonly { readonly id: string; readonly text: string }[]
}
interface TypedList {
  readonly rows: readonly { readonly key: string; readonly id: string; readonly text: string }[]
}

/** A list whose rows get their ids when they are stored. */
function ListPage({ shop }: { shop: { list: List; losesReply: boolean } }) {
  const form = useEditForm<TypedList, List>({
    name: 'list',
    stored: shop.list,
    fieldsOf: (list = shop.list) => ({ rows: list.rows.map((row) => ({ ...row, key: row.id })) }),
    check: () => [],
    send: async ({ rows }, base) => {
      const refusedFor = (refusal: CallRefused['refusal']) =>
        ({ ok: false, refusal: { refusal, problems: [] } }) as SendResult<List>
      if (base?.version !== shop.list.version) return refusedFor('changed_meanwhile')
      const stored = rows.map(({ id, text }, at) => ({ id: id || `row-${at}`, text: text.trim() }))
      shop.list = { version: base.version + 1, rows: stored }
      if (!shop.losesReply) return { ok: true, value: shop.list }
      shop.losesReply = false
      return refusedFor('unreachable')
    },
    latest: async () => shop.list,
    merge: (base, mine, theirs) => ({
      rows: mergedRows(base.rows, mine.rows, theirs.rows, {
        inMine: ({ key }) => key,
        inTheirs: ({ id }) => id || undefined,
      }),
    }),
    told: () => {},
  })
  const { rows } = form.fields
  return (
    <EditForm form={form}>
      {rows.map(({ key, text }) => (
        <input
          key={key}
          aria-label={key}
          value={text}
          onChange={({ target }) =>
            form.change({ rows: rows.map((row) => (row.key === key ? { ...row, text: target.value } : row)) })
          }
        />
      ))}
      <button type="button" onClick={() => form.change({ rows: [...rows, { key: 'new', id: '', text: 'Oat ' }] })}>
        Add one
      </button>
      <EditFoot form={form} />
    </EditForm>
  )
}

test('[EDIT-4] a save that arrived although its reply was lost is no other person’s: the next one goes on from it', async () => {
  const shop = { list: { version: 1, rows: [{ id: 'milk', text: 'Milk' }] }, losesReply: true }
  show(<ListPage shop={shop} />)
  await button('Add one').click()
  await button('Save').click()
  await expect.element(page.getByText(/We do not know/)).toBeVisible()
  clear()
  show(<ListPage shop={shop} />)
  await field('milk').fill('Cream')
  await button('Save').click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Everything is saved')
  expect(shop.list.rows).toEqual([
    { id: 'milk', text: 'Cream' },
    { id: 'row-1', text: 'Oat' },
  ])
})

test('[EDIT-4] what was typed and never sent is no save of mine: a colleague who saved the same is named', async () => {
  const shop = shopWith('Beans', 'Two bags')
  show(<NotePage name="never sent" shop={shop} />)
  await field('title').fill('Milk and more')
  await button('Save').click()
  shop.note = { version: 2, title: 'Milk and more', text: 'Two bags' }
  await field('title').fill('Milk')
  await button('Save').click()
  await expect.element(page.getByText('Jef changed it.')).toBeVisible()
  expect(shop.saves).toBe(0)
})

test('[EDIT-4] a conflict that was shown is met again after a reload: nothing of a colleague is overwritten unseen', async () => {
  const shop = shopWith('Beans', 'Two bags')
  show(<NotePage name="conflict, then reload" shop={shop} />)
  await field('title').fill('Milk')
  shop.note = { version: 2, title: 'Tea', text: 'Two bags' }
  await button('Save').click()
  await expect.element(page.getByText('Jef changed it.')).toBeVisible()
  clear()
  show(<NotePage name="conflict, then reload" shop={shop} />)
  await expect.element(field('title')).toHaveValue('Milk')
  await button('Save').click()
  await expect.element(page.getByText('Jef changed it.')).toBeVisible()
  expect(shop.saves).toBe(0)
  await button('Save mine').click()
  await expect.poll(() => shop.note).toMatchObject({ title: 'Milk' })
})
