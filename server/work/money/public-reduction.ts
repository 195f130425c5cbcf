// A reduction as customers read it, in one language.
import type { PublicReduction } from '#contract/index.ts'
import type { Reduction } from '#domain/money/reductions/reduction.ts'
import { type Locale, localize } from '#domain/shared/locale.ts'

export const reductionIn = (
  { id, name, what, how, companion, times, branches }: Reduction,
  locale: Locale,
): PublicReduction =>
  structuredClone({
    id,
    name: localize(name, locale),
    what,
    how,
    ...(companion && { companion }),
    ...(times && { times }),
    ...(branches && { branches }),
  }) as PublicReduction
