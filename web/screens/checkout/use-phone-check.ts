// Checks the telephone number when its field is left, by the server's own rule; what knows all numbers is loaded for it.
import { useState } from 'react'

/** `wrong` is said of the number as it was checked, and goes with the next change of it. */
export function usePhoneCheck(phone: string): { readonly wrong: boolean; readonly check: () => Promise<void> } {
  const [wrong, setWrong] = useState<string>()

  async function check() {
    if (phone.trim() === '') return
    // Without it the server still checks.
    const known = await import('./is-phone.ts').catch(() => null)
    if (known) setWrong(known.isPhone(phone) ? undefined : phone)
  }

  return { wrong: phone === wrong, check }
}
