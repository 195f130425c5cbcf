// The state of one reservation: what is filled in, which times are free, what is wrong, and what was reserved.
import { useState } from 'react'
import { type ReadyForm, readForm } from '../../../domain/reservation/reservation-form.ts'
import { useAnswer } from '../../api/answer.ts'
import { ask } from '../../api/http/client.ts'
import { useMenu } from '../../api/menu/menu.ts'
import { useBranchId } from '../../cart/cart.ts'
import { type FormKey, useDraft } from '../../forms/draft.ts'
import { sendOnce } from '../../forms/send-once.ts'
import { useSubmission } from '../../forms/submission.ts'
import { bookingDraft, type Draft, keepReserved, readReserved } from './booking-draft.ts'

export type BookingField = Exclude<keyof Draft, keyof FormKey>
export type Booking = ReturnType<typeof useBooking>

export function useBooking() {
  const { branches } = useMenu()
  const usual = useBranchId()
  const { fields: typed, change: changeDraft, forget } = useDraft(bookingDraft)
  const { submit: submitWish, mend, forgive, busy, problems, refused } = useSubmission(readForm<Draft>, place)
  const [reserved, setReserved] = useState(readReserved)

  const branch = branches.find(({ id }) => id === (typed.branch || usual)) ?? branches[0]
  const days = useAnswer('reservations.days', branch && { branch: branch.id, persons: typed.persons })
  const day = days.value?.days.find(({ date }) => date === typed.date && typed.date !== null)
  // While the free times are read again, for example for another number of guests, the chosen time stays: the server
  // decides.
  const reading = days.value === undefined
  const date = reading ? typed.date : day && day.times.length > 0 ? day.date : null
  const time = reading ? typed.time : (day?.times.find((each) => each === typed.time) ?? null)
  const draft = { ...typed, date, time }

  function change<Field extends BookingField>(field: Field, value: Draft[Field]) {
    changeDraft({ [field]: value } as Pick<Draft, Field>)
    const settled: readonly string[] =
      field === 'name' || field === 'phone' ? [field] : [field, 'date', 'time', 'persons']
    mend((problem) => settled.includes(problem.field ?? ''))
    forgive()
  }

  /** What was changed after a lost answer changes the reservation that was made. */
  function place({ key, replaces, branch, persons, date, time, name, phone }: ReadyForm<Draft>) {
    const wish = { branch, persons, date, time, name, phone }
    return sendOnce({ key, ...(replaces && { replaces }) }, changeDraft, (form) =>
      ask('reservations.place', { ...form, ...wish }),
    )
  }

  async function submit() {
    if (!branch) return
    const sent = await submitWish({ ...draft, branch: branch.id })
    if (sent?.ok) {
      forget()
      keepReserved(sent.value)
      setReserved(sent.value)
    }
    // The refusal may mean a change: somebody else took the last table.
    else if (sent) days.again()
  }

  function another() {
    keepReserved(undefined)
    setReserved(undefined)
    days.again()
  }

  return { draft, branch, branches, days, day, problems, refused, sending: busy, reserved, change, submit, another }
}
