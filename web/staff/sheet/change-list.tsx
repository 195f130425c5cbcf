// Every item that a sheet adds, changes or takes off: what was beside what will be.
import { localize } from '../../../domain/shared/locale.ts'
import type { SheetPreview } from '../../api/staff/sheet-calls.ts'
import { Card } from '../../components/display/card.tsx'
import { VisuallyHidden } from '../../components/display/visually-hidden.tsx'
import { useSheetText } from '../../i18n/editor/index.ts'
import { Some } from './some.tsx'
import { useHeading } from './words.ts'

type Changed = SheetPreview['added'][number]
type Field = Changed['fields'][number]

export function ChangeList({ preview: { added, changed, removed } }: { preview: SheetPreview }) {
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
            {shown.map(({ row, name, category, fields }) => (
              <li key={row}>
                <Card className="h-full">
                  <p className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
                    <bdi className="font-semibold">{localize(name, locale)}</bdi>
                    <span className="text-sm text-ink-2">
                      <bdi>{category}</bdi> · {t.row(row)}
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
