// Words that are addresses of the site itself, by which no category is called; a test compares them with the routes.
import { legalPages } from '../legal/pages.ts'

const words = `about account admin alerts all-orders api assets begin board branches brand c categories confirm contact days
  display displays fake-orders food-edit food-edit-hidden food-edit-options food-edit-prices food-edit-sheet
  food-edit-undeclared foods healthz legal-edit log making-times menu messages metrics new-order order password people
  persons pictures promises readyz reservation reservations review review-admin sent site-edit table-cards track uploads`

export const siteWords: ReadonlySet<string> = new Set([...words.split(/\s+/), ...legalPages])
