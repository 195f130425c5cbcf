// What a sheet would do: its mistakes first, then each item that changes, and the one button that does it.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { SheetMistakeName } from '#domain/menu/sheet/sheet-problems.ts'
import { localize } from '#domain/shared/locale.ts'
import type { SheetPreview } from '#web/data/staff/file-api.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { StatusPill } from '#web/ui/display/status-pill.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { useMenuEditText, useSheetText, useSoldEditText } from '#web/words/editor/index.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { Tick } from '../fields/tick.tsx'
import { OffMenuOnly } from '../off-menu-only.tsx'
import { onTab, useHeading, usePlaceOf } from './sheet-words.ts'
import type { Sheet, SheetState } from './use-sheet.ts'

type PreviewProps = { sheet: Sheet; seen: Extract<SheetState, { step: 'seen' }> }

export function SheetPreviewTable({ sheet, seen: { file, preview, refusal, meanwhile, doing, key } }: PreviewProps) {
  const { t, locale } = useSheetText()
  const sentences = useRefusalText().t.refusals
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each preview has a key of its own.
  useEffect(() => {
    heading.current?.focus()
  }, [key])
  const { added, changed, removed, missing, mistakeCount, categories, sizes } = preview
  const count = added.length + changed.length + removed.length
  const may = count > 0 && mistakeCount === 0
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-2">
        <h3 ref={heading} tabIndex={-1} className="wrap-anywhere outline-none">
          {t.found(file.name)}
        </h3>
        <SheetCounts preview={preview} />
      </div>
      {meanwhile && <Notice kind="warning" urgent title={t.meanwhile} />}
      <MistakeList preview={preview} />
      {categories.length > 0 && (
        <Notice title={t.newCategories(categories.map((name) => localize(name, locale)).join(', '))} />
      )}
      {sizes.length > 0 && <Notice title={t.newSizes(sizes.map((name) => localize(name, locale)).join(', '))} />}
      <Remarks preview={preview} />
      {missing > 0 && (
        <OffMenuOnly>
          <Tick label={t.removes(missing)} checked={sheet.removes} onChange={sheet.setRemoves} />
        </OffMenuOnly>
      )}
      <ChangeList preview={preview} />
      {count === 0 && mistakeCount === 0 && <Notice kind="success" title={t.nothing} />}
      {refusal && (
        <Notice kind="error" urgent title={t.notDone}>
          {sentences[refusal]}
        </Notice>
      )}
      <div
        className={`flex flex-wrap items-center gap-3 border-t border-line bg-paper py-3 ${may ? 'foot-bar sticky bottom-0 z-10' : ''}`}
      >
        {may && (
          <Button size="staff" busy={doing} onClick={sheet.doIt}>
            {refusal ? t.tryAgain : t.doIt}
          </Button>
        )}
        <Button size="staff" variant="quiet" disabled={doing} onClick={sheet.putAway}>
          {t.close}
        </Button>
      </div>
    </section>
  )
}

export function SheetCounts({ preview }: { preview: SheetPreview }) {
  const { t } = useSheetText()
  const { mistakeCount, added, changed, removed, unchanged } = preview
  return (
    <p className="flex flex-wrap gap-2">
      {mistakeCount > 0 && <StatusPill tone="cherry">{t.mistakes(mistakeCount)}</StatusPill>}
      {added.length > 0 && <StatusPill tone="leaf">{t.added(added.length)}</StatusPill>}
      {changed.length > 0 && <StatusPill tone="honey">{t.changed(changed.length)}</StatusPill>}
      {removed.length > 0 && <StatusPill tone="cherry">{t.removed(removed.length)}</StatusPill>}
      {unchanged > 0 && <StatusPill>{t.unchanged(unchanged)}</StatusPill>}
    </p>
  )
}

function MistakeList({ preview: { mistakes, mistakeCount } }: { preview: SheetPreview }) {
  const { t } = useSheetText()
  if (mistakeCount === 0) return null
  return (
    <section className="rounded-card bg-cherry-soft p-4" role="alert">
      <p className="font-semibold text-cherry">{t.mistakes(mistakeCount)}</p>
      <p className="mb-3">{t.mend}</p>
      <Some all={mistakes} more={mistakeCount - mistakes.length}>
        {(shown) => (
          <ul className="grid gap-2">
            {shown.map((mistake) => (
              <Mistake
                key={`${mistake.tab} ${mistake.row} ${mistake.column} ${mistake.problem} ${mistake.value}`}
                mistake={mistake}
              />
            ))}
          </ul>
        )}
      </Some>
    </section>
  )
}

function Mistake({ mistake }: { mistake: SheetPreview['mistakes'][number] }) {
  const { t } = useSheetText()
  const words: Readonly<Record<SheetMistakeName, string>> = {
    ...useMenuEditText().t.problems,
    ...useSoldEditText().t.problems,
    ...t.problems,
  }
  const placeOf = usePlaceOf()
  const { problem, value, other, otherTab } = mistake
  return (
    <li className="rounded-control bg-card px-4 py-2.5 wrap-anywhere">
      <span className="font-semibold">{placeOf(mistake)}</span>
      {value && (
        <>
          {' '}
          <bdi className="rounded-small bg-latte-soft px-2 py-0.5">{value}</bdi>
        </>
      )}
      <span className="block">
        <span>{words[problem]}</span> {other !== undefined && <span>{onTab(otherTab, t.seeRow(other))}</span>}
      </span>
    </li>
  )
}

function Remarks({ preview: { remarks, unknown, unread, hidden, guessed } }: { preview: SheetPreview }) {
  const { t } = useSheetText()
  const placeOf = usePlaceOf()
  const leftOut = [unknown, unread, hidden].filter((names) => names.length > 0).length
  const count = remarks.length + (guessed ? 1 : 0) + leftOut
  if (count === 0) return null
  const said = ({ problem, value }: (typeof remarks)[number]) =>
    t.remark[problem](problem === 'languages_missing' ? languages(value) : value)
  const languages = (codes: string) =>
    codes
      .split(', ')
      .map((code) => t.words.languages[code as keyof typeof t.words.languages])
      .join(', ')
  return (
    <details className="rounded-card bg-honey-soft px-4" open={guessed || leftOut > 0}>
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-honey-ink">
        {`${t.remarks} (${count})`}
      </summary>
      <div className="grid gap-2 pb-4">
        {guessed && <p>{t.guessed}</p>}
        {unknown.length > 0 && <p className="wrap-anywhere">{t.unknown(unknown.join(', '))}</p>}
        {unread.length > 0 && <p className="wrap-anywhere">{t.unread(unread.join(', '))}</p>}
        {hidden.length > 0 && <p className="wrap-anywhere">{t.hidden(hidden.join(', '))}</p>}
        <Some all={remarks}>
          {(shown) => (
            <ul className="grid gap-1">
              {shown.map((remark) => (
                <li key={`${remark.tab} ${remark.row} ${remark.column} ${remark.problem}`} className="wrap-anywhere">
                  <span className="font-semibold">{placeOf(remark)}</span> <span>{said(remark)}</span>
                </li>
              ))}
            </ul>
          )}
        </Some>
      </div>
    </details>
  )
}

type Changed = SheetPreview['added'][number]
type Field = Changed['fields'][number]

function ChangeList({ preview: { added, changed, removed } }: { preview: SheetPreview }) {
  const { t, locale } = useSheetText()
  return (
    <>
      <Items title={t.changed(changed.length)} items={changed} />
      <Items title={t.added(added.length)} items={added} isNew />
      {removed.length > 0 && (
        <section>
          <h4 className="mb-2">{t.removed(removed.length)}</h4>
          <Some all={removed}>
            {(shown) => (
              <ul className="flex flex-wrap gap-2">
                {shown.map(({ item, name }) => (
                  <li key={item} className="rounded-control bg-cherry-soft px-3 py-1.5 line-through wrap-anywhere">
                    <bdi>{localize(name, locale)}</bdi>
                  </li>
                ))}
              </ul>
            )}
          </Some>
        </section>
      )}
    </>
  )
}

function Items({ title, items, isNew = false }: { title: string; items: readonly Changed[]; isNew?: boolean }) {
  const { t, locale } = useSheetText()
  if (items.length === 0) return null
  return (
    <section>
      <h4 className="mb-2">{title}</h4>
      <Some all={items}>
        {(shown) => (
          <ul className="grid gap-2.5 lg:grid-cols-2">
            {shown.map(({ row, tab, name, category, fields }) => (
              <li key={`${tab} ${row}`}>
                <Card className="h-full">
                  <p className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
                    <bdi className="font-semibold">{localize(name, locale)}</bdi>
                    <span className="text-sm text-ink-2">
                      <bdi>{category}</bdi>
                      <span>{` · ${onTab(tab, t.row(row))}`}</span>
                    </span>
                  </p>
                  <dl className="mt-1.5 grid gap-1">
                    {fields.map((field) => (
                      <Change key={field.column} field={field} isNew={isNew} />
                    ))}
                  </dl>
                </Card>
              </li>
            ))}
          </ul>
        )}
      </Some>
    </section>
  )
}

function Change({ field: { column, from, to }, isNew }: { field: Field; isNew: boolean }) {
  const { t } = useSheetText()
  const heading = useHeading()
  const said = (text: string) => (text === '' ? <i className="text-ink-2">{t.empty}</i> : <bdi>{text}</bdi>)
  return (
    <div className="grid gap-x-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-sm text-ink-2">{heading(column)}</dt>
      <dd className="min-w-0 whitespace-pre-line wrap-anywhere">
        {!isNew && (
          <>
            <del className="text-ink-2 decoration-1">{said(from)}</del> <VisuallyHidden>{t.becomes}</VisuallyHidden>
            <span aria-hidden="true" className="inline-block rtl:-scale-x-100">
              →
            </span>{' '}
          </>
        )}
        <span className="font-semibold">{said(to)}</span>
      </dd>
    </div>
  )
}

const step = 50

type SomeProps<One> = {
  all: readonly One[]
  /** How many more there are, which were not sent. */
  more?: number
  children: (shown: readonly One[]) => ReactNode
}

function Some<One>({ all, more = 0, children }: SomeProps<One>) {
  const { t } = useSheetText()
  const [count, setCount] = useState(step)
  const hidden = all.length - count
  return (
    <>
      {children(all.slice(0, count))}
      {hidden > 0 && (
        <Button variant="text" className="justify-self-start" onClick={() => setCount(count + step * 4)}>
          {t.more(Math.min(hidden, step * 4))}
        </Button>
      )}
      {hidden <= 0 && more > 0 && <p className="mt-2 text-ink-2">{`+ ${more}`}</p>}
    </>
  )
}
