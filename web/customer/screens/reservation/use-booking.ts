// The state of one reservation: what is filled in, which times are free, what is wrong, and what was reserved.
import { useState } from 'react'
import type { Output } from '#contract/index.ts'
import { type ReadyForm, type ReservationForm, readForm } from '#domain/guests/reservation-form.ts'
import { useBranchId } from '#web/customer/cart/cart-store.ts'
import { useAnswer } from '#web/data/answer.ts'
import { readStored, writeStored } from '#web/data/browser-storage.ts'
import { type FormKey, type Keyed, keptIn, keptText, numberIn, tabDraft, useDraft } from '#web/data/forms/draft.ts'
import { sendOnce } from '#web/data/forms/send-once.ts'
import { useSubmission } from '#web/data/forms/submission.ts'
import { ask } from '#web/data/http/client.ts'
import { useMenu } from '#web/data/menu/public-menu-api.ts'

type BookingField = Exclude<keyof BookingDraft, keyof FormKey>
export type Booking = ReturnType<typeof useBooking>

export function useBooking() {
  const { branches } = useMenu()
  const usual = useBranchId()
  const { fields: typed, change: changeDraft, forget } = useDraft(bookingDraft)
  const { submit: submitWish, mend, forgive, busy, problems, refused } = useSubmission(readForm<BookingDraft>, place)
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

  function change<Field extends BookingField>(field: Field, value: BookingDraft[Field]) {
    changeDraft({ [field]: value } as Pick<BookingDraft, Field>)
    const settled: readonly string[] =
      field === 'name' || field === 'phone' ? [field] : [field, 'date', 'time', 'persons']
    mend((problem) => settled.includes(problem.field ?? ''))
    forgive()
  }

  /** What was changed after a lost answer changes the reservation that was made. */
  function place({ key, replaces, branch, persons, date, time, name, phone }: ReadyForm<BookingDraft>) {
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

interface BookingFields extends ReservationForm {
  /** '' for the branch at which the guest orders. */
  readonly branch: string
  readonly persons: number
}

type BookingDraft = Keyed<BookingFields>

export const bookingDraft = tabDraft<BookingFields>('reservation', (kept) => ({
  branch: keptText(kept, 'branch'),
  persons: numberIn(kept, 'persons') ?? 2,
  date: keptText(kept, 'date') || null,
  time: numberIn(kept, 'time'),
  name: keptText(kept, 'name'),
  phone: keptText(kept, 'phone'),
}))

type Reserved = Output<'reservations.place'>

const readReserved = (): Reserved | undefined => reservedFrom(readStored('reserved', 'tab'))

const keepReserved = (reserved: Reserved | undefined): void => writeStored('reserved', reserved, 'tab')

/** Undefined if a part is missing: a confirmation with gaps helps nobody. */
export function reservedFrom(value: unknown): Reserved | undefined {
  const kept = keptIn(value)
  const [id, persons, time, stay] = ['id', 'persons', 'time', 'stay'].map((name) => numberIn(kept, name))
  const [branch, name, phone, date] = ['branch', 'name', 'phone', 'date'].map((name) => keptText(kept, name))
  if (id == null || persons == null || time == null || stay == null) return undefined
  if (!branch || !name || !phone || !date) return undefined
  return { id, branch, name, phone, persons, date, time, stay }
}
