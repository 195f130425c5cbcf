// The demo's reduction: the offer for students on its landing page, with a code (PRICE-2).
import type { StoredReduction } from '#domain/money/reductions/reduction-draft.ts'
import { text } from './demo-item.ts'

export const reductions: readonly StoredReduction[] = [
  {
    id: 'student-drink',
    name: text(
      'A drink with a panini, for students',
      'Een drankje bij een panini, voor studenten',
      'Une boisson avec un panini, pour les étudiants',
      'مشروب مع البانيني للطلاب',
    ),
    on: true,
    what: { kind: 'items', ids: ['cola', 'sparkling-water', 'lemon-iced-tea'] },
    // What the dearest of them costs by the glass, so that a bottle is not free.
    how: { kind: 'amount', amount: 360 },
    companion: { kind: 'categories', ids: ['PANINI'] },
    code: 'STUDENT',
    uses: null,
    usesEach: null,
  },
]
