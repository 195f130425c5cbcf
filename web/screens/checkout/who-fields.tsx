// Who the order is for: the name, and what the branch asks of those who collect it (ORDER-2).
import { useState } from 'react'
import { limits } from '../../../domain/order/order-limits.ts'
import type { MenuBranch } from '../../api/menu/menu.ts'
import { Button } from '../../components/controls/button.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { useOrderText } from '../../i18n/order/index.ts'
import type { Checkout } from './use-checkout.ts'

export function NameField({ checkout }: { checkout: Checkout }) {
  const { t } = useOrderText()
  return (
    <TextField
      label={t.checkout.name}
      name="name"
      autoComplete="name"
      enterKeyHint="next"
      required
      most={limits.name}
      value={checkout.draft.name}
      error={checkout.fieldError('name')}
      onChange={(event) => checkout.change('name', event.target.value)}
    />
  )
}

export function PickUpFields({ branch, checkout }: { branch: MenuBranch; checkout: Checkout }) {
  const { t } = useOrderText()
  const words = t.checkout
  return (
    <>
      {branch.phoneField !== 'hidden' && (
        <TextField
          label={branch.phoneField === 'optional' ? words.optional(words.phone) : words.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          required={branch.phoneField !== 'optional'}
          maxLength={40}
          hint={words.phoneHint}
          value={checkout.draft.phone}
          error={checkout.fieldError('phone')}
          onChange={(event) => checkout.change('phone', event.target.value)}
          onBlur={() => void checkout.leavePhone()}
        />
      )}
      {branch.addressField !== 'hidden' && (
        <TextField
          label={branch.addressField === 'required' ? words.address : words.optional(words.address)}
          name="address"
          autoComplete="street-address"
          required={branch.addressField === 'required'}
          most={limits.address}
          value={checkout.draft.address}
          error={checkout.fieldError('address')}
          onChange={(event) => checkout.change('address', event.target.value)}
        />
      )}
      <CupField checkout={checkout} />
    </>
  )
}

/** What is called beside the code, for who wants it (CALL-1): behind a link, as few do. */
function CupField({ checkout }: { checkout: Checkout }) {
  const words = useOrderText().t.checkout
  const { cupName } = checkout.draft
  const [asked, ask] = useState<'before' | 'now' | undefined>(cupName === '' ? undefined : 'before')
  if (!asked) {
    return (
      <Button variant="text" className="-mx-2 justify-self-start" onClick={() => ask('now')}>
        {words.addCup}
      </Button>
    )
  }
  return (
    <TextField
      label={words.optional(words.cup)}
      name="cupName"
      autoComplete="off"
      autoFocus={asked === 'now'}
      hint={words.cupHint}
      most={limits.cupName}
      value={cupName}
      onChange={(event) => checkout.change('cupName', event.target.value)}
    />
  )
}
