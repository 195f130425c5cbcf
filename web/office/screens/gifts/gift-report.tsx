// What gift cards owe to their holders at the end of a day, and what moved until then (GIFT-2).
import { useState } from 'react'
import { useGiftReport, useTakeOverGifts } from '#web/data/staff/gift-api.ts'
import { useAllBranches } from '#web/data/staff/shop-api.ts'
import { AskDialog } from '#web/office/staff/ask-dialog.tsx'
import { MomentField } from '#web/office/staff/fields/moment-field.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { formatMonth } from '#web/words/format-more.ts'
import { useGiftOfficeText } from '#web/words/gift-desk/index.ts'

const kinds = ['sold', 'used', 'returned', 'credited', 'expired', 'corrected'] as const

type Sums = NonNullable<ReturnType<typeof useGiftReport>['data']>['months'][number]

/** What came back stands beside what was used, so that the two and what was sold come to what is owed. */
const shownOf = (sums: Sums, kind: (typeof kinds)[number]): number =>
  kind === 'used' ? sums.used + sums.returned : sums[kind]

export function GiftReport({ edits }: { edits: boolean }) {
  const { t, money, locale } = useGiftOfficeText()
  const [on, setOn] = useState('')
  const read = useGiftReport(on)
  const branches = useAllBranches(locale)
  const nameOf = (id: string) => branches.find((one) => one.id === id)?.name ?? id
  const data = read.data
  if (!data) return <Unread of={read} />
  const owed = data.branches.filter(({ outstanding }) => outstanding !== 0)
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5!">
      <div>
        <h2 className="text-xl">{t.report}</h2>
        <p className="mt-1 text-ink-2">{t.reportHint}</p>
      </div>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <p className="me-auto">
          <span className="block text-ink-2">{t.outstanding}</span>
          <b className="font-brand text-3xl leading-tight font-semibold">{money(data.outstanding)}</b>
        </p>
        <div className="w-48">
          <MomentField
            label={t.at}
            type="date"
            max={data.on > on ? data.on : undefined}
            value={on || data.on}
            onChange={(event) => setOn(event.target.value)}
          />
        </div>
      </div>
      {data.expired > 0 && <Expired amount={data.expired} edits={edits} />}
      {owed.length > 1 && (
        <section>
          <h3 className="mb-1 font-text text-base">{t.byBranch}</h3>
          <ul className="divide-y divide-line">
            {owed.map(({ branch, outstanding }) => (
              <li key={branch} className="flex justify-between gap-4 py-2">
                <bdi>{nameOf(branch)}</bdi>
                <b className="font-semibold">{money(outstanding)}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3 className="mb-1 font-text text-base">{t.byMonth}</h3>
        {data.months.length === 0 ? (
          <p className="text-ink-2">{t.nothingYet}</p>
        ) : (
          <ul className="divide-y divide-line">
            {data.months.map((sums) => (
              <li key={`${sums.month} ${sums.branch}`} className="py-2.5">
                <p className="font-semibold">
                  <span>{formatMonth(sums.month, locale)}</span> · <bdi>{nameOf(sums.branch)}</bdi>
                </p>
                <dl className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-x-4">
                  {kinds
                    .filter((kind) => shownOf(sums, kind) !== 0 || kind === 'sold' || kind === 'used')
                    .map((kind) => (
                      <div key={kind}>
                        <dt className="text-sm text-ink-2">{t[kind]}</dt>
                        <dd>
                          <bdi>{money(shownOf(sums, kind))}</bdi>
                        </dd>
                      </div>
                    ))}
                </dl>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Card>
  )
}

/** What stands on expired cards stays a debt until the owner says otherwise. */
function Expired({ amount, edits }: { amount: number; edits: boolean }) {
  const { t, money } = useGiftOfficeText()
  const send = useTakeOverGifts()
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Notice
        kind="warning"
        action={
          edits && (
            <Button variant="quiet" onClick={() => setAsked(true)}>
              {t.takeOver}
            </Button>
          )
        }
      >
        {t.ofIt(money(amount))}
      </Notice>
      <AskDialog
        wish={asked ? {} : undefined}
        send={send}
        words={{ title: t.takeOver, act: t.takeOver, done: t.tookOver }}
        onClose={() => setAsked(false)}
      >
        <p>{t.takeOverText(money(amount))}</p>
      </AskDialog>
    </>
  )
}
