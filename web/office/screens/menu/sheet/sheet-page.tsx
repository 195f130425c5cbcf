// The menu as a spreadsheet: taken out as a file, and brought in with a preview of every change (CATG-3).
import { columnKindOf, columnKinds } from '#domain/menu/sheet/sheet-columns.ts'
import { useTakeOut } from '#web/data/staff/file-api.ts'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { useSaveAtOnce } from '#web/office/staff/save-at-once.ts'
import { SheetImport } from '#web/office/staff/sheet/sheet-import.tsx'
import { useColumns, useHeading } from '#web/office/staff/sheet/sheet-words.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { downIcon } from '#web/ui/icons/icons-staff.ts'
import { useSheetText } from '#web/words/editor/index.ts'

export function SheetPage() {
  const { t } = useSheetText()
  return (
    <StaffPage title={t.title}>
      {() => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_min(24rem,40%)] lg:grid-rows-[auto_1fr] lg:items-start">
          <Card className="grid gap-3 lg:col-start-2">
            <h2>{t.outTitle}</h2>
            <p className="max-w-prose text-ink-2">{t.outHint}</p>
            <div className="flex flex-wrap gap-3">
              <TakeOut format="xlsx" />
              <TakeOut format="csv" />
            </div>
          </Card>
          <section className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <h2>{t.inTitle}</h2>
            <p className="max-w-prose text-ink-2">{t.inHint}</p>
            <SheetImport />
          </section>
          <Columns />
        </div>
      )}
    </StaffPage>
  )
}

function TakeOut({ format }: { format: 'xlsx' | 'csv' }) {
  const { t, locale } = useSheetText()
  const takeOut = useTakeOut()
  const save = useSaveAtOnce(takeOut)
  const take = () => save({ format, lang: locale, name: `${t.fileName}.${format}` })
  return (
    <Button size="staff" variant={format === 'xlsx' ? 'dark' : 'quiet'} busy={takeOut.isPending} onClick={take}>
      <Icon of={downIcon} className="size-5" />
      <span>{t[format]}</span>
    </Button>
  )
}

function Columns() {
  const { t } = useSheetText()
  const heading = useHeading()
  const columns = useColumns()
  const kinds = columnKinds.filter((kind) => columns.some((column) => columnKindOf(column) === kind))
  return (
    <details className="rounded-card bg-card px-4 shade-card lg:col-start-2">
      <summary className="flex min-h-control cursor-pointer items-center font-semibold">{t.columns}</summary>
      <dl className="grid gap-3 pb-4">
        {kinds.map((kind) => (
          <div key={kind}>
            <dt className="font-semibold wrap-anywhere">
              {columns
                .filter((column) => columnKindOf(column) === kind)
                .map(heading)
                .join(' · ')}
            </dt>
            <dd className="text-ink-2">{t.words.hints[kind]}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
