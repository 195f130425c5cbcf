// How long each item takes at each station: a category in one table, all changes saved in one go (TIME-1).
import { type FormEvent, useRef, useState } from 'react'
import { makingProblems } from '../../../../domain/capacity/pace-settings.ts'
import { localize } from '../../../../domain/shared/locale.ts'
import { categoryIcon } from '../../../api/menu/category-icons.ts'
import { usePlaces } from '../../../api/staff/branches/shop.ts'
import { type EditableItem, useItems } from '../../../api/staff/items.ts'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { bagIcon, clockIcon } from '../../../components/icons/icons.ts'
import { ChipNav } from '../../../components/navigation/chip-nav.tsx'
import { useFocusOnMistake } from '../../../forms/mistakes.ts'
import { usePaceText } from '../../../i18n/board/index.ts'
import { StaffPage } from '../../../staff/frame.tsx'
import { Unread } from '../../../staff/states.tsx'
import { showToast } from '../../../staff/toasts.tsx'
import { useStaffUpdates } from '../../../staff/use-staff-updates.ts'
import { TimesFoot } from './times-foot.tsx'
import { TimesTable } from './times-table.tsx'
import { makingFrom } from './typed-times.ts'
import { type NamedStation, useStations } from './use-stations.ts'
import { useTimesForm } from './use-times-form.ts'

const noBranches: readonly string[] = []

export function MakingTimes() {
  const { t } = usePaceText()
  return (
    <StaffPage title={t.times} narrow>
      {() => <Times />}
    </StaffPage>
  )
}

function Times() {
  const { t } = usePaceText()
  const stations = useStations()
  const items = useItems(true)
  useStaffUpdates(noBranches)
  if (!stations.stations || !items.data) return <Unread of={[stations, items]} />
  if (stations.stations.length === 0)
    return (
      <EmptyState icon={clockIcon} title={t.noStationsYet}>
        {t.noStationsYetHint}
      </EmptyState>
    )
  return <TimesForm items={items.data.items} stations={stations.stations} />
}

type TimesFormProps = { items: readonly EditableItem[]; stations: readonly NamedStation[] }

function TimesForm({ items, stations }: TimesFormProps) {
  const { t, locale } = usePaceText()
  const categories = usePlaces(locale).data?.categories.filter(({ hidden }) => !hidden) ?? []
  const [chosen, setChosen] = useState<string>()
  const form = useTimesForm(items, (saved) => showToast(t.savedTimes(saved)))
  const fields = useRef<HTMLFormElement>(null)
  useFocusOnMistake(fields, form.failures)
  const category = chosen ?? categories[0]?.id
  const shown = items.filter((item) => item.category === category)

  function submit(event: FormEvent) {
    event.preventDefault()
    // A mistake in another category has to be on the screen before it can be reached.
    const mistaken = form.changed.find((item) => makingProblems(makingFrom(form.timesAt(item))).length > 0)
    if (mistaken) setChosen(mistaken.category)
    void form.saveAll()
  }

  return (
    <form ref={fields} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4 [&_input]:scroll-my-28">
      <p className="max-w-prose text-ink-2">
        {t.timesLead} {t.timesHint}
      </p>
      <ChipNav
        label={t.category}
        items={categories.map(({ id, name, icon }) => ({ id, text: name, href: '', icon: categoryIcon(icon) }))}
        current={category}
        onSelect={(id, event) => {
          event.preventDefault()
          setChosen(id)
        }}
        className="[&_a]:h-14"
      />
      {shown.length > 0 ? (
        <TimesTable items={shown} stations={stations} form={form} />
      ) : (
        <EmptyState icon={bagIcon} title={t.noItems} />
      )}
      <TimesFoot form={form} nameOf={({ name }) => localize(name, locale)} />
    </form>
  )
}
