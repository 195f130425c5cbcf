// The page on which the owner keeps the VAT rates: those in force, those to come, and which day counts (VAT-1, VAT-3).

import type { Output } from '#contract/index.ts'
import { type DateText, localTime, usualTimeZone } from '#domain/branch/hours.ts'
import { sellingWays, vatDays } from '#domain/money/vat.ts'
import { vatClasses } from '#domain/money/vat-class.ts'
import { checkVat, tidyVat } from '#domain/money/vat-draft.ts'
import { localize } from '#domain/shared/locale.ts'
import { categoryEditPath } from '#web/data/address/edit-paths.ts'
import { linkTo } from '#web/data/address/location.ts'
import { sentencesAt } from '#web/data/forms/form-problems.ts'
import { serverNow } from '#web/data/http/server-clock.ts'
import { useCategories } from '#web/data/staff/menu-api.ts'
import { askStaff, readAgain, sendBy, useStaffRead, useStaffSend } from '#web/data/staff/staff-api.ts'
import { EditFoot, EditForm } from '#web/office/forms/edit-form.tsx'
import { changedLines, type FormLine } from '#web/office/forms/form-lines.ts'
import { useEditForm } from '#web/office/forms/use-edit-form.ts'
import { Tick } from '#web/office/staff/fields/tick.tsx'
import { TitledPage } from '#web/office/staff/frame.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { formatDate } from '#web/words/format.ts'
import { useVatText } from '#web/words/money/index.ts'
import { useEditFormText } from '#web/words/staff/index.ts'
import { DatedRates } from './dated-rates.tsx'
import { mergedVat, placesOf, rulesFrom, type TypedRate, type VatForm, vatFormOf } from './vat-form.ts'

export function VatPage() {
  const { t } = useVatText()
  const stored = useVat()
  return (
    <TitledPage title={t.title}>
      {() => (
        <article className="mx-auto grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-5 px-4 pt-5 pb-24 md:px-8">
          <header>
            <h1>{t.title}</h1>
            <p className="mt-2 max-w-prose text-ink-2">{t.lead}</p>
          </header>
          {/* Above the tick that says that somebody checked them. */}
          <Classes />
          {stored.data ? <Rates stored={stored.data} /> : <Unread of={stored} />}
        </article>
      )}
    </TitledPage>
  )
}

function Rates({ stored }: { stored: StoredVat }) {
  const { t, locale } = useVatText()
  const { lookOver } = useEditFormText().t
  const today = localTime(serverNow(), usualTimeZone).date
  const form = useVatForm(stored, today)
  const { rates, day, checked } = form.fields
  const wrong = sentencesAt(form.problems, t.problems, lookOver)
  const { now, later } = placesOf(rates, today)
  const lines = (fields: VatForm) => rateLines(fields, { t, locale, today })
  const change = (at: number, part: Partial<TypedRate>) =>
    form.change({ rates: rates.map((rate, place) => (place === at ? { ...rate, ...part } : rate)) })
  return (
    <EditForm form={form} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {!stored.rules.checked && (
        <Notice kind="warning" title={t.checkTitle}>
          {t.checkText}
        </Notice>
      )}
      <Card className="p-5!">
        <h2>{t.now}</h2>
        <p className="mt-1 mb-4 text-ink-2">{t.nowHint}</p>
        <table className="w-full max-w-xl">
          <thead>
            <tr>
              <td />
              {sellingWays.map((way) => (
                <th key={way} scope="col" className="w-28 pb-2 ps-3 text-start font-semibold md:w-36">
                  {t.ways[way]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {vatClasses.map((of) => (
              <tr key={of} className="border-t border-line">
                <th scope="row" className="py-2 text-start align-middle font-medium">
                  {t.classes[of]}
                </th>
                {sellingWays.map((way) => {
                  const at = now.get(`${of}.${way}`)
                  return (
                    <td key={way} className="py-2 ps-3 align-top">
                      {at === undefined ? (
                        <p className="text-sm font-medium text-cherry">{wrong(`rates.${of}.${way}`)}</p>
                      ) : (
                        <TextField
                          label={t.rateOf(t.classes[of], t.ways[way])}
                          labelHidden
                          inputMode="decimal"
                          dir="ltr"
                          maxLength={6}
                          value={rates[at]?.rate ?? ''}
                          error={wrong(`rates.${at}.rate`) ?? wrong(`rates.${at}.from`)}
                          onChange={(event) => change(at, { rate: event.target.value })}
                        />
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <DatedRates
        rates={rates}
        shown={later}
        wrong={wrong}
        onChange={change}
        onSet={(all) => form.change({ rates: all })}
      />
      <Card className="grid gap-5 p-5!">
        <RadioGroup
          label={t.day}
          name="vat-day"
          value={day}
          choices={vatDays.map((value) => ({ value, text: t.days[value], detail: t.dayHints[value] }))}
          onChange={(picked) => form.change({ day: picked })}
        />
        <p className="text-ink-2">{t.followHint}</p>
        <Tick label={t.checked} checked={checked} onChange={(is) => form.change({ checked: is })} />
        <EditFoot
          form={form}
          words={{
            fields: { rates: t.now, day: t.day, checked: t.checked },
            changes: changedLines(form, lines),
          }}
        />
      </Card>
    </EditForm>
  )
}

function useVatForm(stored: StoredVat, today: DateText) {
  const { t } = useVatText()
  const send = sendBy(useSaveVat())
  return useEditForm<VatForm, StoredVat & { readonly followed?: number }>({
    name: 'vat',
    stored,
    fieldsOf: (now = stored) => vatFormOf(now.rules),
    meaning: rulesFrom,
    check: (typed) => checkVat(rulesFrom(typed), today),
    send: (typed, { version } = stored) => send({ rules: rulesFrom(typed), version }),
    latest: freshVat,
    wishOf: (typed) => tidyVat(rulesFrom(typed)),
    merge: mergedVat,
    told: ({ followed = 0 }) => showToast(followed > 0 ? t.savedFollowed(followed) : t.saved),
  })
}

/** A rate to come, or of a part of the day, says so. */
const rateLines = (
  { rates }: VatForm,
  { t, locale, today }: Pick<ReturnType<typeof useVatText>, 't' | 'locale'> & { today: DateText },
): FormLine[] =>
  rates.map(({ class: of, way, rate, from, after, before }) => ({
    field: 'rates',
    label: [
      t.rateOf(t.classes[of], t.ways[way]),
      from > today && formatDate(from, locale),
      (after || before) && `${after} – ${before}`,
    ]
      .filter(Boolean)
      .join(' · '),
    text: rate && `${rate} %`,
  }))

/** What each category is, so that the owner can go through the menu with the accountant. */
function Classes() {
  const { t, locale } = useVatText()
  const categories = useCategories()
  if (!categories.data) return <Unread of={categories} />
  return (
    <Card className="p-5!">
      <h2>{t.menu}</h2>
      <p className="mt-1 mb-3 text-ink-2">{t.menuHint}</p>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {categories.data.categories.map(({ id, name, vat }) => (
          <li key={id} className="border-t border-line">
            <a
              href={linkTo(categoryEditPath(id))}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-3"
            >
              <bdi className="font-medium underline decoration-honey decoration-2 underline-offset-4">
                {localize(name, locale)}
              </bdi>
              <span className="font-medium">{t.classes[vat]}</span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}

type StoredVat = Output<'vat.read'>

const useVat = () => useStaffRead(['vat'], 'vat.read', {})

/** The rates as they are on the server now. */
const freshVat = (): Promise<StoredVat> => askStaff('vat.read', {})

const useSaveVat = () => useStaffSend('vat.save', { onSettled: () => readAgain('vat') })
