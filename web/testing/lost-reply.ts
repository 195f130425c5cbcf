// A save that arrived although its reply was lost: the form that sends the same again finds it, and blames nobody.
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { CallName } from '#contract/addresses.ts'
import type { Output } from '#contract/index.ts'
import type { FakeServer } from './fake-server.ts'

interface OwnSave<Read extends CallName> {
  readonly save: CallName
  readonly read: Read
  /** What is stored once it has arrived. */
  readonly stored: Output<Read>
  readonly press: () => Promise<void>
}

/** Call it with something typed: at its end nothing is left to save, and nobody else is named. */
export async function findsOwnSave<Read extends CallName>(
  server: FakeServer,
  { save, read, stored, press }: OwnSave<Read>,
): Promise<void> {
  const unsaved = () => Object.keys(JSON.parse(sessionStorage.getItem('noisette.forms') ?? '{}')).length
  server.loses(save)
  await press()
  await expect.element(page.getByText('We do not know whether this arrived.')).toBeVisible()
  const before = unsaved()
  server.refuses(save, 'changed_meanwhile')
  server.answers(read, stored)
  await press()
  await expect.poll(unsaved).toBe(before - 1)
  expect(page.getByRole('button', { name: 'Take theirs' }).elements()).toEqual([])
}
