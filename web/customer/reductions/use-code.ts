// The code of a reduction, at the checkout and at the counter: what is typed, the rule behind it, and why it gives
// nothing (PRICE-2).
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { PublicReduction } from '#contract/index.ts'
import type { OrderForm } from '#domain/branch/branch.ts'
import { type Instant, localTime } from '#domain/branch/hours.ts'
import { codeProblem } from '#domain/money/reductions/reduction-code.ts'
import { ask, type CallRefused } from '#web/data/http/client.ts'
import type { MenuBranch } from '#web/data/menu/public-menu-api.ts'
import { problemText, useRefusalText } from '#web/words/order/index.ts'

interface CodeAsked {
  readonly branch: Pick<MenuBranch, 'id' | 'timeZone'>
  readonly form: OrderForm
  /** When the order is wanted. */
  readonly at: Instant
  /** The time that the customer chose; null: as soon as possible. */
  readonly chosen: Instant | null
  readonly typed: string
  /** The refusal of the order, which may be about the code. */
  readonly refused: CallRefused | undefined
}

export type AskedCode = ReturnType<typeof useCode>

/** What is typed stays typed: a code that counts for nothing now may count at another time or with something else. */
export function useCode({ branch, form, at, chosen, typed, refused }: CodeAsked) {
  const { t, locale } = useRefusalText()
  const [known, know] = useState<{ readonly typed: string; readonly rule: PublicReduction }>()
  const [told, tell] = useState<{ readonly typed: string; readonly text: string }>()
  const [busy, setBusy] = useState(false)
  const ofOrder = refused?.problems.find(({ field }) => field === 'code')
  const rule = known?.typed === typed ? known.rule : undefined
  const asked = rule && { rule: { ...rule, name: {}, on: true } }
  const problem = asked && codeProblem(asked, branch.id, localTime(at, branch.timeZone))

  /** Returns why it is not good, in words. */
  async function check(): Promise<string | undefined> {
    setBusy(true)
    const answer = await ask('reductions.check', { code: typed, branch: branch.id, at: chosen, form, lang: locale })
    setBusy(false)
    if (answer.ok) {
      know({ typed, rule: answer.value })
      tell(undefined)
      return undefined
    }
    const [why] = answer.refusal.problems
    const text = why ? problemText(t, why) : t.refusals[answer.refusal.refusal]
    know(undefined)
    tell({ typed, text })
    return text
  }

  // What was typed before a reload; and a code that was refused for this branch or time may count at another.
  const checkAgain = useEffectEvent(() => {
    if (typed.trim() !== '' && !rule) void check()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for each of them.
  useEffect(() => checkAgain(), [branch.id, chosen, form])

  // The total without it is on screen before anything can be tapped again.
  const refuse = useEffectEvent(() => {
    if (!ofOrder) return
    know(undefined)
    tell({ typed, text: problemText(t, ofOrder) })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal.
  useLayoutEffect(() => refuse(), [refused])

  return {
    typed,
    /** The rule behind what is typed, if it counts here and then. */
    rule: problem ? undefined : rule,
    /** Typed and not asked about yet. */
    isNew: typed.trim() !== '' && !rule && told?.typed !== typed,
    /** Why it gives nothing, as far as the code itself is concerned. */
    problem: problem ? t.problems[problem] : told?.typed === typed ? told.text : undefined,
    busy,
    check,
  }
}
