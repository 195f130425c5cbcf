// The message that Noor sends to the shop in many tests.
import type { Input } from '../../contract/index.ts'
import { newKey } from './order-drafts.ts'

export type Letter = Input<'contact.send'>

export const noorsLetter = (change: Partial<Letter> = {}): Letter => ({
  key: newKey(),
  name: 'Noor',
  email: 'noor@voorbeeld.example',
  message: 'Do you have oat milk?',
  ...change,
})
