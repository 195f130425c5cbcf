import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#web/testing/show.ts'
import { TextArea } from './field.tsx'

function Note() {
  const [note, setNote] = useState('')
  return <TextArea label="Note" most={4} value={note} onChange={(event) => setNote(event.target.value)} />
}

/** Types as an emoji keyboard does: one after the other, each whole. */
function type(into: HTMLElement, text: string): void {
  into.focus()
  for (const character of text) document.execCommand('insertText', false, character)
}

test('[ORDER-1] a note takes as many emoji as letters, also as its last character', async () => {
  show(<Note />)
  const note = page.getByLabelText('Note')
  await expect.element(note).toBeVisible()
  type(note.element() as HTMLElement, '🥛🥛🥛🥛🥛')
  await expect.element(note).toHaveValue('🥛🥛🥛🥛')
  await userEvent.clear(note)
  type(note.element() as HTMLElement, 'oat🥛x')
  await expect.element(note).toHaveValue('oat🥛')
})
