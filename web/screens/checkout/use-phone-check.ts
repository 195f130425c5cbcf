// Checks the telephone number when its field is left, by the server's own rule; loads the library for it.
import { useState } from 'react'

/** `wrong` is about the number that was checked, and disappears with its next change. */
export function usePhoneCheck(phone: string): { readonly wrong: boolean; readonly check: () => Promise<void> } {
  const [wrong, setWrong] = useState<string>()

  async function check() {
    if (phone.trim() === '') return
    // If loading fails, the server still checks.
    const known = await import('./is-phone.ts').catch(() => null)
    if (known) setWrong(known.isPhone(phone) ? undefined : phone)
  }

  return { wrong: phone === wrong, check }
}
