// Paying a part of what is due: the amount as it is typed, and what is wrong with it.
import { useState } from 'react'
import { TextField } from '../../components/fields/field.tsx'
import { useTillText } from '../../i18n/board/index.ts'

export interface PartPaid {
  readonly typed: string
  readonly type: (text: string) => void
  /** In cents; undefined: all that is due. */
  readonly amount: number | undefined
  readonly wrong: boolean
}

/** Cents from '4,20' or '4.2'; undefined if it is no amount. */
export function centsTyped(text: string): number | undefined {
  const typed = text.replace('€', '').trim().replace(',', '.')
  return /^\d{1,6}(\.\d{0,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : undefined
}

export function usePart(due: number): PartPaid {
  const [typed, type] = useState('')
  const cents = centsTyped(typed)
  const wrong = typed.trim() !== '' && (cents === undefined || cents === 0 || cents > due)
  return { typed, type, amount: wrong || cents === due ? undefined : cents, wrong }
}

export function PartField({ part, due }: { part: PartPaid; due: number }) {
  const { t, money } = useTillText()
  return (
    <TextField
      label={t.pay.howMuch}
      hint={t.pay.orAll(money(due))}
      error={part.wrong ? t.pay.atMost(money(due)) : undefined}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={part.typed}
      onChange={(event) => part.type(event.target.value)}
    />
  )
}
