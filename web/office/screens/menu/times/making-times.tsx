// How long each item takes at each station: a category in one table, all changes saved in one go (TIME-1).
import { useState } from 'react'
import { makingProblems } from '#domain/branch/capacity/pace-settings.ts'
import { localize } from '#domain/shared/locale.ts'
import { accept, refuse } from '#domain/shared/result.ts'
import { rebaseEach } from '#web/data/forms/rebase.ts'
import { categoryIcon } from '#web/data/menu/category-icon-api.ts'
import { type EditableItem, freshItem, freshItems, useItems, useSaveItem } from '#web/data/staff/menu-api.ts'
import { useShopMenu } from '#web/data/staff/shop-api.ts'
import { sendBy } from '#web/data/staff/staff-api.ts'
import { EditFoot, EditForm } from '#web/office/forms/edit-form.tsx'
import { changedLines } from '#web/office/forms/form-lines.ts'
import { useEditForm } from '#web/office/forms/use-edit-form.ts'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { PaceTabs } from '#web/office/staff/pace-tabs.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { useStaffUpdates } from '#web/office/staff/use-staff-updates.ts'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { bagIcon, clockIcon } from '#web/ui/icons/icons.ts'
import { ChipNav } from '#web/ui/navigation/chip-nav.tsx'
import { usePaceText } from '#web/words/board/index.ts'
import { formatList } from '#web/words/format-more.ts'
import { saveTimes } from './save-times.ts'
import { type AllTimes, makingFrom, sameMaking, type TypedTimes, timeText, typedTimesOf } from './typed-times.ts'
import { type NamedStation, useStations } from './use-stations.ts'

export function MakingTimes() {
  return (
    <StaffPage page="makingTimes" narrow>
      {(member) => (
        <>
          <PaceTabs member={member} />
          <Times />
        </>
      )}
    </StaffPage>
  )
}

function Times() {
  const { t } = usePaceText()
  const stations = useStations()
  const items = useItems(true)
  useStaffUpdates()
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
  const categories = useShopMenu(locale).data?.categories.filter(({ hidden }) => !hidden) ?? []
  const [chosen, setChosen] = useState<string>()
  const edit = useTimesForm(items)
  const { form, changed } = edit
  const category = chosen ?? categories[0]?.id
  const shown = items.filter((item) => item.category === category)
  const lines = (times: AllTimes) =>
    items.flatMap(({ id, name }) =>
      stations.map((station) => ({
        field: id,
        id: station.id,
        label: t.timeOf(localize(name, locale), station.name),
        text: timeText(times[id]?.[station.id]),
      })),
    )
  const changes = changedLines(form, lines)
  const contested = items.filter(({ id }) => changes.some(({ field, isTheirs }) => isTheirs && field === id))
  const changedByOthers = contested.map(({ name }) => localize(name, locale))

  return (
    <EditForm
      form={form}
      className="grid grid-cols-1 gap-4 [&_input]:scroll-my-28"
      // A mistake in another category has to be on the screen before it can be reached.
      onMistake={({ field }) => setChosen(items.find(({ id }) => id === field)?.category)}
    >
      <p className="max-w-prose text-ink-2">{`${t.timesLead} ${t.timesHint}`}</p>
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
        <TimesTable items={shown} stations={stations} edit={edit} />
      ) : (
        <EmptyState icon={bagIcon} title={t.noItems} />
      )}
      <div className="foot-bar sticky bottom-0 z-10 -mx-4 grid gap-2 border-t border-line bg-paper px-4 py-3 md:mx-0">
        <EditFoot
          form={form}
          words={{
            changedText: changedByOthers.length > 0 ? t.theirs(formatList(changedByOthers, locale)) : undefined,
            changes,
            notSaved: t.notSaved(changed.length),
            unsaved: t.changedTimes(changed.length),
          }}
        />
      </div>
    </EditForm>
  )
}

type TimesTableProps = {
  items: readonly EditableItem[]
  stations: readonly NamedStation[]
  edit: TimesEditing
}

function TimesTable({ items, stations, edit }: TimesTableProps) {
  const { t } = usePaceText()
  return (
    <Card bare className="overflow-x-auto">
      <table className="w-full border-collapse">
        <caption className="sr-only">{t.times}</caption>
        <thead>
          <tr className="border-b border-line text-start text-sm">
            <th scope="col" className="px-4 py-3 text-start font-semibold">
              {t.item}
            </th>
            {stations.map(({ id, name }) => (
              <th key={id} scope="col" className="w-28 px-2 py-3 text-start font-semibold last:pe-4">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Row key={item.id} item={item} stations={stations} edit={edit} />
          ))}
        </tbody>
      </table>
    </Card>
  )
}

type RowProps = Omit<TimesTableProps, 'items'> & { item: EditableItem }

function Row({ item, stations, edit }: RowProps) {
  const { t, locale } = usePaceText()
  const name = localize(item.name, locale)
  const times = edit.timesAt(item)
  const marked = edit.isWrong(item)
  const problemId = `time-problem-${item.id}`
  const isWrong = (station: string) =>
    marked && makingProblems(makingFrom({ [station]: times[station] ?? '' })).length > 0
  return (
    <tr className="border-b border-line align-top last:border-b-0">
      <th scope="row" className="px-4 py-2.5 text-start font-medium">
        <span className="flex min-h-11 items-center">
          <bdi>{name}</bdi>
        </span>
        {marked && (
          <p id={problemId} className="text-sm text-cherry">
            {t.timeWrong}
          </p>
        )}
      </th>
      {stations.map((station) => (
        <td key={station.id} className="px-2 py-2.5 last:pe-4">
          <input
            type="text"
            aria-label={t.timeOf(name, station.name)}
            aria-invalid={isWrong(station.id) || undefined}
            aria-describedby={isWrong(station.id) ? problemId : undefined}
            autoComplete="off"
            dir="ltr"
            maxLength={6}
            placeholder="–:––"
            value={times[station.id] ?? ''}
            onChange={(event) => edit.set(item, station.id, event.target.value)}
            className="block min-h-11 w-full min-w-20 rounded-control border border-edge bg-card px-3 text-center placeholder:text-ink-2 aria-invalid:border-2 aria-invalid:border-cherry"
          />
        </td>
      ))}
    </tr>
  )
}

interface StoredTimes {
  readonly version: string
  readonly items: Readonly<Record<string, Pick<EditableItem, 'version' | 'making'>>>
}

const storedTimes = (items: readonly EditableItem[]): StoredTimes => ({
  version: items.map(({ id, version }) => `${id} ${version}`).join(),
  items: Object.fromEntries(items.map(({ id, version, making }) => [id, { version, making }])),
})

const timesIn = ({ items }: StoredTimes): AllTimes =>
  Object.fromEntries(Object.entries(items).map(([id, { making }]) => [id, typedTimesOf(making)]))

const inOrder = (typed: TypedTimes) => makingFrom(typed).sort((one, other) => (one.station < other.station ? -1 : 1))

function useTimesForm(items: readonly EditableItem[]) {
  const { t } = usePaceText()
  const save = sendBy(useSaveItem())
  const stored = storedTimes(items)
  const timesAt = (fields: AllTimes, { id, making }: EditableItem) => fields[id] ?? typedTimesOf(making)
  const changedIn = (fields: AllTimes, base: StoredTimes) =>
    items.filter((item) => !sameMaking(makingFrom(timesAt(fields, item)), base.items[item.id]?.making ?? item.making))

  const form = useEditForm<AllTimes, StoredTimes>({
    name: 'making times',
    stored,
    fieldsOf: (now = stored) => timesIn(now),
    meaning: (fields) => Object.entries(fields).map(([id, typed]) => [id, inOrder(typed)]),
    check: (fields) =>
      items
        .filter((item) => makingProblems(makingFrom(timesAt(fields, item))).length > 0)
        .map(({ id }) => ({ problem: 'time_wrong', field: id })),
    send: async (fields, base = stored) => {
      const changes = changedIn(fields, base).map((item) => ({
        item: { ...item, ...base.items[item.id] },
        making: makingFrom(timesAt(fields, item)),
      }))
      const { done, theirs, refused } = await saveTimes(changes, save, freshItem)
      if (done.length > 0) showToast(t.savedTimes(done.length))
      if (refused) return refuse(refused)
      if (theirs.length > 0) return refuse({ refusal: 'changed_meanwhile', problems: [] })
      return accept(storedTimes(await freshItems().catch(() => items)))
    },
    latest: async () => storedTimes(await freshItems()),
    merge: rebaseEach,
    revive: (kept) => ({ ...timesIn(stored), ...kept }),
    told: () => {},
  })
  return {
    form,
    changed: changedIn(form.fields, form.base ?? stored),
    timesAt: (item: EditableItem) => timesAt(form.fields, item),
    isWrong: ({ id }: EditableItem) => form.problems.some(({ field }) => field === id),
    set: (item: EditableItem, station: string, text: string) =>
      form.change((now) => ({ [item.id]: { ...timesAt(now, item), [station]: text } })),
  }
}

type TimesEditing = ReturnType<typeof useTimesForm>
