// The table of figures as Kysely sees it.

/** A row of figures: how often something happened at a branch on one of its days. */
export interface FigureRow {
  branch: string
  day: string
  kind: string
  subject: string
  amount: number
}
