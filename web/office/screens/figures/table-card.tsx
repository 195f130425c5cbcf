// A chart with its title: drawn, or as a table of the same numbers, which a file takes along.
import { type ReactNode, useState } from 'react'
import { csvText, separatorOf } from '#domain/shared/csv.ts'
import { keepFile } from '#web/data/keep-file.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { useFiguresText } from '#web/words/figures/index.ts'

/** Rows of cells, the first row and the first cell of each row being heads. */
export type Cells = readonly (readonly string[])[]

type TableCardProps = {
  title: string
  /** Below the title: what the drawing means. */
  hint?: ReactNode
  cells: Cells
  /** As a spreadsheet reads them, if it reads them otherwise. */
  plain?: Cells
  file: string
  /** The drawing is a table by itself, so that readers need no other. */
  isTable?: boolean
  children: ReactNode
}

export function TableCard({ title, hint, cells, plain = cells, file, isTable = false, children }: TableCardProps) {
  const { t, locale } = useFiguresText()
  const [asTable, setTable] = useState(false)
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <div className="flex flex-wrap items-center gap-x-2">
        <div className="me-auto min-w-0">
          <h2 className="text-lg">{title}</h2>
          {hint}
        </div>
        <Button variant="text" aria-pressed={asTable} onClick={() => setTable(!asTable)} className="text-sm">
          {t.asTable}
        </Button>
        <Button
          variant="text"
          aria-label={`CSV. ${t.takeOut}: ${title}`}
          onClick={() => keepFile(csvText(plain, separatorOf(locale)), file, 'text/csv')}
          className="text-sm"
        >
          CSV
        </Button>
      </div>
      {!asTable && children}
      {(asTable || !isTable) && (
        <div className={asTable ? '' : 'sr-only'}>
          <PlainTable title={title} cells={cells} isSeen={asTable} />
        </div>
      )}
    </Card>
  )
}

function PlainTable({ title, cells, isSeen }: { title: string; cells: Cells; isSeen: boolean }) {
  const [heads = [], ...rows] = cells
  return (
    <section aria-label={title} tabIndex={isSeen ? 0 : undefined} className={isSeen ? 'relative overflow-x-auto' : ''}>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th
                key={head}
                scope="col"
                className="px-2 py-1 text-end font-semibold whitespace-nowrap first:text-start"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(([name = '', ...row]) => (
            <tr key={name}>
              <th scope="row" className="px-2 py-1 text-start font-medium whitespace-nowrap">
                {name}
              </th>
              {row.map((cell, place) => (
                <td key={heads[place + 1]} className="px-2 py-1 text-end whitespace-nowrap">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
