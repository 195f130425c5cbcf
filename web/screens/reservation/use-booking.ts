// The state of one reservation: what is filled in, which times are free, what is wrong, and what was reserved.
import { useRef, useState } from 'react'
import type { Problem } from '../../../contract/index.ts'
import { useAnswer } from '../../api/answer.ts'
import { ask, type Refused } from '../../api/http/client.ts'
import { useMenu } from '../../api/menu/menu.ts'
import { useBranchId } from '../../cart/cart.ts'
import type { FormKey } from '../../forms/draft.ts'
import { sendOnce } from '../../forms/send-once.ts'
import { type Draft, keepDraft, keepReserved, missingIn, readDraft, readReserved } from './booking-draft.ts'

export type BookingField = Exclude<keyof Draft, keyof FormKey>
export type Booking = ReturnType<typeof useBooking>

export function useBooking() {
  const { branches } = useMenu()
  const usual = useBranchId()
  const [draft, setDraft] = useState(readDraft)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [refused, setRefused] = useState<Refused>()
  const [sending, setSending] = useState(false)
  const [reserved, setReserved] = useState(readReserved)
  const busy = useRef(false)

  const branch = branches.find(({ id }) => id === (draft.branch || usual)) ?? branches[0]
  const days = useAnswer('reservations.days', branch && { branch: branch.id, persons: draft.persons })
  const day = days.value?.days.find(({ date }) => date === draft.date && draft.date !== null)
  // While the free times are read again, for another number of guests say, what was chosen stands: the server judges it.
  const reading = days.value === undefined
  const date = reading ? draft.date : day && day.times.length > 0 ? day.date : null
  const time = reading ? draft.time : (day?.times.find((each) => each === draft.time) ?? null)

  function put(next: Draft) {
    setDraft(next)
    keepDraft(next)
  }

  function change<Field extends BookingField>(field: Field, value: Draft[Field]) {
    put({ ...draft, [field]: value })
    const settled: readonly string[] =
      field === 'name' || field === 'phone' ? [field] : [field, 'date', 'time', 'persons']
    setProblems(problems.filter((problem) => !settled.includes(problem.field ?? '')))
    setRefused(undefined)
  }

  async function submit() {
    // A second tap in the same moment finds the first one at work.
    if (busy.current || !branch) return
    const missing = missingIn({ ...draft, date, time })
    setProblems(missing)
    setRefused(undefined)
    if (missing.length > 0 || date === null || time === null) return
    busy.current = true
    setSending(true)
    const { persons, name, phone } = draft
    const wish = { branch: branch.id, persons, date, time, name, phone }
    const renew = (form: FormKey) => put({ ...draft, ...form })
    const answer = await sendOnce(draft, renew, ({ key, replaces }) =>
      ask('reservations.place', { key, ...(replaces && { replaces }), ...wish }),
    )
    busy.current = false
    setSending(false)
    if (answer.ok) {
      keepDraft(undefined)
      keepReserved(answer.value)
      setReserved(answer.value)
      return
    }
    setProblems(answer.refusal.problems)
    setRefused(answer.refusal)
    // What was refused may be news: somebody else took the last table.
    days.again()
  }

  function another() {
    keepReserved(undefined)
    setReserved(undefined)
    setDraft(readDraft())
    days.again()
  }

  return {
    draft: { ...draft, date, time },
    branch,
    branches,
    days,
    day,
    problems,
    refused,
    sending,
    reserved,
    change,
    submit,
    another,
  }
}
