// The code of a reduction at the checkout (PRICE-2).
import { FoldedCode } from '#web/customer/reductions/code-field.tsx'
import { useReductionText } from '#web/words/reductions/index.ts'
import type { CheckoutState } from './use-checkout.ts'

export function CodePart({ checkout: { code, change } }: { checkout: CheckoutState }) {
  const { haveCode } = useReductionText().t
  return <FoldedCode link={haveCode} code={code} off={code.off} onType={(typed) => change('code', typed)} />
}
