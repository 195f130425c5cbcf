// The dialog that asks before something cannot be undone: it stays open until that is done, and says why it was not.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { RefusalName } from '#contract/refusals.ts'
import { Refusal, staffCache } from '#web/data/staff/staff-api.ts'
import { clear, show } from '#web/testing/show.ts'
import { AskDialog } from './ask-dialog.tsx'

/** Asks whether Jef is removed; the shop refuses the first tries as said. */
function Asked({ refusals, goneIsDone = true }: { refusals: RefusalName[]; goneIsDone?: boolean }) {
  const [done, setDone] = useState(false)
  const [open, setOpen] = useState(true)
  const mutationFn = async (_: { id: number }) => {
    const refusal = refusals.shift()
    if (refusal) throw new Refusal({ refusal, problems: [] })
  }
  return (
    <>
      <p>{done ? 'Done' : 'Not done'}</p>
      <AskDialog
        wish={open ? { id: 7 } : undefined}
        send={useMutation<void, Error, { id: number }>({ mutationFn }, staffCache)}
        words={{ title: 'Remove Jef?', act: 'Remove him', done: 'Jef is removed', failed: 'Jef is still here' }}
        goneIsDone={goneIsDone}
        onDone={() => setDone(true)}
        onClose={() => setOpen(false)}
      >
        <p>He cannot sign in any more.</p>
      </AskDialog>
    </>
  )
}

const dialog = page.getByRole('dialog', { name: 'Remove Jef?' })
const act = page.getByRole('button', { name: 'Remove him' })

test('a failure stays in the dialog, and the next try succeeds', async () => {
  show(<Asked refusals={['broken']} />)
  await act.click()
  await expect.element(dialog.getByText('Jef is still here')).toBeVisible()
  await act.click()
  await expect.element(page.getByText('Done', { exact: true })).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  clear()
})

test('what somebody else removed meanwhile counts as removed', async () => {
  show(<Asked refusals={['not_found']} />)
  await act.click()
  await expect.element(page.getByText('Done', { exact: true })).toBeVisible()
  clear()
})

test('what can no longer be done to somebody who is gone is a failure', async () => {
  show(<Asked refusals={['not_found']} goneIsDone={false} />)
  await act.click()
  await expect.element(dialog.getByText('Jef is still here')).toBeVisible()
  await expect.element(page.getByText('Not done')).toBeInTheDocument()
  clear()
})
