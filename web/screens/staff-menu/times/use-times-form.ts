// The making times of all items while they are typed, and saving those that changed.
import { useState } from 'react'
import { makingProblems } from '../../../../domain/capacity/pace-settings.ts'
import { type EditableItem, freshItem, useSaveItem } from '../../../api/staff/items.ts'
import { sendBy } from '../../../api/staff/staff.ts'
import { type Outcome, saveTimes } from './save-times.ts'
import { makingFrom, sameMaking, type TypedTimes, timesOf } from './typed-times.ts'

interface Typed {
  readonly times: TypedTimes
  /** As it was when typing began. */
  readonly item: EditableItem
}
type AllTyped = Readonly<Record<string, Typed>>

/** `told` is called with how many items were saved. */
export function useTimesForm(items: readonly EditableItem[], told: (saved: number) => void) {
  const [typed, setTyped] = useState<AllTyped>({})
  const [failures, setFailures] = useState(0)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const save = sendBy(useSaveItem())
  const timesAt = (item: EditableItem): TypedTimes => typed[item.id]?.times ?? timesOf(item.making)
  const changed = items.filter(({ id, making }) => typed[id] && !sameMaking(makingFrom(typed[id].times), making))
  const wrong = changed.filter((item) => makingProblems(makingFrom(timesAt(item))).length > 0)

  function set(item: EditableItem, station: string, text: string) {
    setTyped((before) => {
      const mine = before[item.id]
      const times = mine?.times ?? timesOf(item.making)
      return { ...before, [item.id]: { item: mine?.item ?? item, times: { ...times, [station]: text } } }
    })
  }

  async function saveAll() {
    if (busy || changed.length === 0) return
    setOutcome(undefined)
    if (wrong.length > 0) return setFailures(failures + 1)
    setBusy(true)
    const sent = typed
    const changes = changed.flatMap(({ id }) => {
      const mine = sent[id]
      return mine ? [{ item: mine.item, making: makingFrom(mine.times) }] : []
    })
    const end = await saveTimes(changes, save, freshItem)
    setTyped((now) => afterSaving(now, sent, end))
    setOutcome(end)
    setBusy(false)
    if (end.done.length > 0) told(end.done.length)
  }

  function discard() {
    setTyped({})
    setOutcome(undefined)
    setFailures(0)
  }

  return { timesAt, set, changed, wrong: failures > 0 ? wrong : [], failures, busy, outcome, saveAll, discard }
}

/** What is saved needs no draft, unless it was typed on; what somebody else changed is typed upon theirs from now on. */
const afterSaving = (now: AllTyped, sent: AllTyped, { done, theirs }: Outcome): AllTyped =>
  Object.fromEntries(
    Object.entries(now).flatMap(([id, mine]) => {
      if (done.includes(id) && mine.times === sent[id]?.times) return []
      return [[id, { ...mine, item: theirs.find((one) => one.id === id) ?? mine.item }]]
    }),
  )
