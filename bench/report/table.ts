// The figures as a table: plain text for the terminal, Markdown for the documents.
import type { Chapter, Figure } from './figure.ts'

const head = ['Measured', 'Figure', 'Beside', 'Ratio', 'Aim', ''] as const

const cells = ({ what, value, beside = '', ratio = '', aim = '', met }: Figure): string[] => [
  what,
  value,
  beside,
  ratio,
  aim,
  verdict(met),
]

const verdict = (met: boolean | undefined): string => (met === undefined ? '' : met ? 'met' : 'NOT MET')

export function terminalTable(chapters: readonly Chapter[]): string {
  const rows = [[...head], ...chapters.flatMap(({ figures }) => figures.map(cells))]
  const widths = head.map((_, column) => Math.max(...rows.map((row) => [...(row[column] ?? '')].length)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return rows.map(line).join('\n')
}

export function markdownTable({ title, figures, notes }: Chapter): string {
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`
  const rows = [
    [...head],
    head.map(() => '---'),
    ...figures.map((figure) => cells(figure).map((cell) => cell.replaceAll('|', '\\|'))),
  ]
  return [`### ${title}`, '', ...rows.map(line), ...notes.flatMap((note) => ['', note])].join('\n')
}
